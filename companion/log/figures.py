"""Numbers that are worked out of a table when it ends, so that statistics need not open it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from companion.rules.game import Json
from companion.rules.reading import instant
from companion.rules.table import Step, Table, outcome_of

PAUSE_MINUTES = 60
"""Whoever does nothing for so long is not playing: the time does not count."""

_MINUTE = 60_000_000  # in microseconds

# Figure: the key of the state, as the table format has it, that holds it or a list of it.
_NUMBERS = {"rounds": "round", "days": "day", "fills": "fills"}
_LISTS = {"served": "fulfilled", "lost": "discarded"}


def figures(table: Table) -> dict[str, Json]:
    """The figures of a table that has a result.

    `minutes` played, pauses left out; `rounds` or `days`; `fills`; customers `served` and `lost`:
    each only where the table knows it. A table of scores knows none of them.
    """
    if table.header.options.get("score_only"):
        return {}
    state = table.game.as_json(table.position.state)
    found: dict[str, Json] = {name: state[key] for name, key in _NUMBERS.items() if key in state}
    found |= {name: len(state[key]) for name, key in _LISTS.items() if key in state}
    minutes = _minutes(table)
    return found if minutes is None else {"minutes": minutes, **found}


def ending(table: Table) -> Step | None:
    """The step that brought the result which stands, None while there is none."""
    if table.outcome is None:
        return None
    over = reversed(table.steps)
    return next((step for step in over if outcome_of(table.game, step.before) is None), None)


def ended_at(table: Table) -> str | None:
    """When the result came, RFC 3339: notes and corrections after it do not move it.

    If its entry has no time, the newest one before it; None if there is no result or no time.
    """
    times = _times(table)
    return times[-1] if times else None


def _minutes(table: Table) -> int | None:
    """Whole minutes from the start to the result, None if no two times are known."""
    times = [instant(time) for time in _times(table)]
    return round(_played(times) / _MINUTE) if len(times) > 1 else None


def _times(table: Table) -> list[str]:
    """The times known from the start to the result, none if there is no result."""
    step = ending(table)
    if step is None:
        return []
    times = [table.header.started, *(entry.at for entry in table.entries[: step.entry + 1])]
    return [time for time in times if time is not None]


def _played(times: Iterable[int]) -> int:
    gaps = (later - earlier for earlier, later in pairwise(times))
    return sum(gap for gap in gaps if 0 < gap < PAUSE_MINUTES * _MINUTE)
