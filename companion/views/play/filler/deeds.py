"""What each seat did today, in words."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.filler.state import State
from companion.rules.table import Step, Table
from companion.views.words import say


def deeds(table: Table) -> Mapping[int, str]:
    """By seat, for those who did something; ``filled 2 recipes``."""
    state: State = table.position.state
    found: dict[int, list[str]] = {}
    for step in table.steps:
        seat = _who(step, state.day)
        if seat is not None:
            found.setdefault(seat, []).extend(event.code for event in step.position.events)
    return {seat: _words(codes) for seat, codes in found.items()}


def _who(step: Step, day: int) -> int | None:
    """The seat in turn when a step of today was made."""
    before: State = step.before.state
    return before.turn if before.day == day else None


def _words(codes: list[str]) -> str:
    fills = codes.count("filled")
    parts: list[str] = []
    if fills == 1:
        parts.append(say("filled a recipe"))
    elif fills:
        parts.append(say("filled {n} recipes", n=fills))
    if "removed" in codes:
        parts.append(say("removed a card"))
    if "reserved" in codes:
        parts.append(say("restocked and reserved"))
    elif "restocked" in codes:
        parts.append(say("restocked"))
    return ", ".join(parts)
