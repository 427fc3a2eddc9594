"""Corrections by hand: any counter that the state shows, and the rulings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.magic_bakery.setup import clash
from companion.games.magic_bakery.state import PANTRY_SLOTS, State
from companion.games.magic_bakery.turn import over, termination
from companion.games.magic_bakery.words import refuse
from companion.rules import reading
from companion.rules.changed import changed

ADJUSTABLE: Mapping[str, reading.Reader] = {
    "round": reading.ordinal,
    "turn": reading.seat,
    "actions": reading.count,
    "stack": reading.count,
    "row": reading.listing(reading.nullable(reading.ordinal)),
    "points": reading.count,
    "ducks": reading.count,
    "cat": reading.count,
    "face_down": reading.listing(reading.count),
    "eggs": reading.count,
    "turtle": reading.seat,
    "extra": reading.listing(reading.count),
    "timer_left_s": reading.count,
}


def adjust(state: State, values: Mapping[str, Any]) -> State:
    """The state with counters corrected and the end looked at again.

    Raises IllegalMove: ``not_in_play`` for a counter this table does not have, ``bad_value`` for a
    value that does not fit it.
    """
    for key, value in values.items():
        if _is_missing(state, key):
            raise refuse("not_in_play", key=key)
        if not _FITS.get(key, _fits_any)(state, value):
            raise refuse("bad_value", key=key, value=reading.shown(value))
    for key, value in values.items():
        state = _SET[key](state, value) if key in _SET else changed(state, **{key: value})
    return _end_again(state)


def _is_missing(state: State, key: str) -> bool:
    if key == "timer_left_s":
        return state.clock is None
    return key in _PIECES and getattr(state, key) is None


_PIECES = ("cat", "face_down", "eggs", "turtle", "extra")


def _fits_any(state: State, value: object) -> bool:
    return True


def _fits_seat(state: State, value: int) -> bool:
    return value < state.setup.seats


def _fits_row(state: State, value: tuple[int | None, ...]) -> bool:
    there = [one for one in value if one is not None]
    served = {order.customer for order in state.fulfilled}
    return (
        len(value) == len(state.row)
        and len(set(there)) == len(there)
        and all(state.has_arrived(one) and one not in served for one in there)
    )


def _fits_slots(state: State, value: tuple[int, ...]) -> bool:
    return len(set(value)) == len(value) and set(value) <= set(PANTRY_SLOTS)


_FITS: Mapping[str, Callable[[State, Any], bool]] = {
    "turn": _fits_seat,
    "turtle": _fits_seat,
    "row": _fits_row,
    "cat": lambda state, value: 1 <= value <= 5,
    "face_down": _fits_slots,
    "extra": lambda state, value: len(value) == state.setup.seats,
}


def _set_row(state: State, row: tuple[int | None, ...]) -> State:
    """One put back leaves ``discarded``, one dropped goes there."""
    dropped = tuple(one for one in state.row if one is not None and one not in row)
    kept = tuple(one for one in state.discarded if one not in row)
    return changed(state, row=row, discarded=kept + dropped)


def _set_points(state: State, points: int) -> State:
    return changed(state, points_adjust=points - state.earned)


def _set_clock(state: State, left_s: int) -> State:
    assert state.clock is not None, "it is in play"
    kind = "paused" if state.clock.state == "up" and left_s else state.clock.state
    return changed(state, clock=changed(state.clock, left=left_s * 1_000_000, state=kind))


def _set_slots(state: State, slots: tuple[int, ...]) -> State:
    return changed(state, face_down=tuple(sorted(slots)))


_SET: Mapping[str, Callable[[State, Any], State]] = {
    "row": _set_row,
    "points": _set_points,
    "timer_left_s": _set_clock,
    "face_down": _set_slots,
}


def _end_again(state: State) -> State:
    """The end looked at again; one that people brought about by hand or by scores stays."""
    by_hand = state.over if state.over in ("finished", "scored") else None
    state = changed(state, over=None, events=())
    reason = by_hand or termination(state)
    return over(state, reason) if reason else state


def rule(state: State, values: Mapping[str, str]) -> State:
    """The state under changed rulings, which count from here on. Raises IllegalMove."""
    rulings = changed(state.rulings, **values)
    if clash(state.setup.scenarios, rulings):
        raise refuse("bad_value", key="turtle_when", value=rulings.turtle_when)
    return _end_again(changed(state, rulings=rulings))
