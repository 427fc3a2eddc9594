"""What can be corrected at a table: each value with its word, and the move that corrects it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.rules.common import Adjust
from companion.rules.game import IllegalMove, Json
from companion.rules.reading import Malformed
from companion.rules.table import Table
from companion.session import TableSession
from companion.views.words import reason, say

Draft = Mapping[str, Json]
"""The values that a person has changed, by key, as JSON."""


@dataclass(frozen=True, slots=True)
class Field:
    """One value of the table, as it is now or as a person has changed it, and how to change it."""

    key: str
    label: str
    value: Any
    names: tuple[str, ...]
    state: Mapping[str, Any]
    """All of the table's values as JSON, for what fits."""
    changed: bool
    set_value: Callable[[Any], None]

    def with_part(self, place: int, value: Any) -> None:
        """Change one part of a value that is a list."""
        self.set_value([*self.value[:place], value, *self.value[place + 1 :]])


def fields(
    session: TableSession, words: Mapping[str, str], draft: Draft, keep: Callable[[Draft], None]
) -> list[Field]:
    """Everything that this table has and that can be corrected, in the order of ``words``."""
    table = session.table
    state = table.game.as_json(table.position.state)
    keys = [*words, *(key for key in table.game.adjustable if key not in words)]
    found = []
    for key in keys:
        now = present(state, key)
        if now is None or not _in_play(session, key, now):
            continue

        def set_value(value: Any, key: str = key, now: Any = now) -> None:
            others = {one: kept for one, kept in draft.items() if one != key}
            keep(others if value == now else {**others, key: value})

        found.append(
            Field(
                key=key,
                label=words.get(key) or say(key.replace("_", " ").capitalize()),
                value=draft.get(key, now),
                names=table.position.names,
                state=state,
                changed=key in draft,
                set_value=set_value,
            )
        )
    return found


def present(state: Mapping[str, Any], key: str) -> Any:
    """A value as it is now, as JSON; None where the table has none."""
    if key == "timer_left_s":
        clock = state.get("timer")
        return clock and clock["left_s"]
    return state.get(key)


def _in_play(session: TableSession, key: str, now: Any) -> bool:
    """Whether a value belongs to this table: the rules are asked with what it is now."""
    refusal = session.refusal(Adjust(values=_read(session.table, {key: now})))
    return refusal is None or refusal.code != "not_in_play"


def _read(table: Table, draft: Draft) -> dict[str, Any]:
    return {key: table.game.adjustable[key](value) for key, value in draft.items()}


class Unfit(ValueError):
    """A correction that this table can't take; the text says which value and why."""


def correction(session: TableSession, draft: Draft, labels: Mapping[str, str]) -> Adjust:
    """The one move that makes all changes. Raises Unfit."""
    values: dict[str, Any] = {}
    for key, value in draft.items():
        try:
            values.update(_read(session.table, {key: value}))
        except Malformed as fault:
            raise Unfit(f"{labels.get(key, key)}: {fault}.") from None
    move = Adjust(values=values)
    refusal = session.refusal(move)
    if refusal is not None:
        raise Unfit(_in_words(refusal, labels))
    return move


def _in_words(refusal: IllegalMove, labels: Mapping[str, str]) -> str:
    """The refusal with the value's word in place of its key."""
    key = str(refusal.facts.get("key", ""))
    if key not in labels:
        return reason(refusal)
    return say("{label}: this does not fit the table as it is.", label=labels[key])
