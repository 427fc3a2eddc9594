"""Corrections by hand: any counter that the state shows, and the rulings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.filler.day import settled
from companion.games.filler.moves import Symbols, symbols
from companion.games.filler.state import State
from companion.games.filler.words import refuse
from companion.rules import reading
from companion.rules.changed import changed

ADJUSTABLE: Mapping[str, reading.Reader] = {
    "day": reading.ordinal,
    "deck": reading.count,
    "book": reading.count,
    "fills": reading.count,
    "cards": reading.listing(reading.count),
    "restocks_in_a_row": reading.count,
    "symbols": reading.listing(symbols),
    "order": reading.listing(reading.seat),
    "turn": reading.seat,
}


def adjust(state: State, values: Mapping[str, Any]) -> State:
    """The state with counters corrected. The end is looked at at the end of a day only.

    Raises IllegalMove: ``not_in_play`` for the order and the turn while nobody has a turn,
    ``bad_value`` for a value that does not fit this table.
    """
    for key, value in values.items():
        if key in ("order", "turn") and state.turn is None:
            raise refuse("not_in_play", key=key)
        if key in _FITS and not _FITS[key](state, value):
            raise refuse("bad_value", key=key, value=reading.shown(value))
    for key, value in values.items():
        state = _SET[key](state, value) if key in _SET else changed(state, **{key: value})
    return changed(state, events=())


def _one_a_seat(state: State, value: tuple[Any, ...]) -> bool:
    return len(value) == state.setup.seats


_FITS: Mapping[str, Callable[[State, Any], bool]] = {
    "cards": _one_a_seat,
    "symbols": _one_a_seat,
    "order": lambda state, value: sorted(value) == list(range(state.setup.seats)),
    "turn": lambda state, value: value < state.setup.seats,
}


def _set_cards(state: State, cards: tuple[int, ...]) -> State:
    pairs = zip(state.players, cards, strict=True)
    players = tuple(changed(player, counted=count, stated=None) for player, count in pairs)
    return changed(state, players=players)


def _set_symbols(state: State, noted: tuple[Symbols, ...]) -> State:
    pairs = zip(state.players, noted, strict=True)
    return changed(state, players=tuple(changed(one, symbols=counts) for one, counts in pairs))


def _set_turn(state: State, seat: int) -> State:
    """A question open to the seat in turn is not one for another seat."""
    return changed(state, turn=seat, pending=state.pending if seat == state.turn else None)


_SET: Mapping[str, Callable[[State, Any], State]] = {
    "cards": _set_cards,
    "symbols": _set_symbols,
    "turn": _set_turn,
}


def rule(state: State, values: Mapping[str, str]) -> State:
    """The state under changed rulings, which count from here on: also for an order just asked."""
    state = changed(state, rulings=changed(state.rulings, **values), events=())
    if state.pending == "order" and state.rulings.late_order == "seat-order":
        return settled(state)
    return state
