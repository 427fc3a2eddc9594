"""What a correction changed, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.rules.common import Adjust
from companion.rules.game import Json
from companion.rules.table import Step, Table
from companion.views.words import joined, say

_OF_A_SEAT = ("turn", "turtle")
"""Values that are a seat's number."""


def adjusted_words(table: Table, step: Step, move: Adjust) -> str:
    """``Corrected: Points 3 → 5, Row``: numbers with what they were, all else by its word."""
    before = table.game.as_json(step.before.state)
    after = table.game.as_json(step.position.state)
    told = [
        change
        for key in move.values
        if (change := _change(key, before, after, step.position.names)) is not None
    ]
    if not told:
        return say("Corrected, with nothing changed")
    return say("Corrected: {told}", told=joined(told))


def _change(
    key: str, before: Mapping[str, Json], after: Mapping[str, Json], names: Sequence[str]
) -> str | None:
    old, new = _value(key, before), _value(key, after)
    if old == new:
        return None
    label = say(key.removesuffix("_s").replace("_", " ").capitalize())
    if key in _OF_A_SEAT:
        old, new = _name(old, names), _name(new, names)
    parts = _numbers(old, names), _numbers(new, names)
    if None in parts:
        return label
    return say("{label} {old} → {new}", label=label, old=parts[0], new=parts[1])


def _value(key: str, state: Mapping[str, Any]) -> Any:
    """A value as it is in a state; None where the table has none."""
    if key == "timer_left_s":
        clock = state.get("timer")
        return clock and clock["left_s"]
    return state.get(key)


def _name(seat: Any, names: Sequence[str]) -> Any:
    return names[seat] if isinstance(seat, int) else seat


def _numbers(value: Any, names: Sequence[str]) -> str | None:
    """A number, a name, or a number a seat; None for what a line can't hold."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | str):
        return str(value)
    whole = isinstance(value, list) and all(type(one) is int for one in value)
    if whole and len(value) == len(names):
        return "/".join(map(str, value))
    return None
