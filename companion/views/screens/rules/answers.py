"""How open questions are answered: at a table, by the group, or as we read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.content.rulebook import Choice, Rule
from companion.library import Library
from companion.rules.common import Ruling
from companion.rules.table import Table
from companion.session import now
from companion.views.screens.new_table.last_time import keep_ruling, kept_rulings

_KEY = "rulings/{game}"


@dataclass(frozen=True, slots=True)
class Answer:
    """The choice in force, and since when somebody wanted it so (RFC 3339; None: from the start).

    ``at_table`` where the table itself holds it.
    """

    choice: Choice
    since: str | None
    at_table: bool


def answer(library: Library, rule: Rule, table: Table | None = None) -> Answer:
    """How a rule of the kind "ruling" is read: at a table, else by this group."""
    if table is not None and rule.ruling is not None:
        value = str(getattr(table.position.state.rulings, rule.ruling))
        return Answer(_choice(rule, value), _changed_at(table, rule.ruling), at_table=True)
    noted = _noted(library, rule)
    kept, since = noted.get("value"), noted.get("since")
    if rule.ruling is not None:
        at_next_table = kept_rulings(library, rule.game).get(rule.ruling)
        since = since if kept == at_next_table else None
        kept = at_next_table
    return Answer(_choice(rule, kept), since, at_table=False)


def keep(library: Library, rule: Rule, choice: Choice) -> None:
    """Keep a choice for this group's next tables. Raises StoreError."""
    key = _KEY.format(game=rule.game)
    noted = {**library.setting(key, {}), rule.id: {"value": choice.value, "since": now()}}
    library.keep_setting(key, noted)
    if rule.ruling is not None:
        keep_ruling(library, rule.game, rule.ruling, choice.value)


def _choice(rule: Rule, value: object) -> Choice:
    return next((one for one in rule.choices if one.value == value), rule.choices[0])


def _changed_at(table: Table, key: str) -> str | None:
    for step in reversed(table.steps):
        entry = table.entries[step.entry]
        if isinstance(entry.move, Ruling) and key in entry.move.values:
            return entry.at
    return None


def _noted(library: Library, rule: Rule) -> dict[str, Any]:
    found = library.setting(_KEY.format(game=rule.game), {}).get(rule.id)
    return found if isinstance(found, dict) else {}
