"""A player's turn: a fill with its ability, or a restock; what any move needs and does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.filler import day, scoring
from companion.games.filler import moves as m
from companion.games.filler.evening import end_of_day
from companion.games.filler.state import Pending, State, with_seat
from companion.games.filler.words import refuse
from companion.rules.changed import changed
from companion.rules.game import Event, Move, Who

ASKS: Mapping[m.Ability | None, Pending] = {"bonus-fill": "bonus-fill", "bad-batch": "remove"}
"""The abilities that leave a question open (FI-ABIL-01, FI-ABIL-06)."""


def check(state: State, move: Move) -> None:
    """Raises IllegalMove, the first refusal that fits."""
    _CHECK[type(move)](state, move)


def apply(state: State, move: Move) -> State:
    """The state after a legal move; everything that follows without a decision is in it."""
    return _APPLY[type(move)](state, move)


def _check_fill(state: State, move: m.Fill) -> None:
    if state.phase != "turns" or state.pending == "remove":
        raise refuse("not_now")
    if state.book == 0:
        raise refuse("book_empty")
    if state.must_restock:
        raise refuse("must_restock")
    if move.ability in m.ADVANCED and not state.setup.advanced:
        raise refuse("not_advanced")


def _check_remove(state: State, move: m.Remove) -> None:
    if state.pending != "remove":
        raise refuse("not_now")


def _check_pass(state: State, move: m.Pass) -> None:
    """FI-AMB-14: a bonus fill may be let go, a turn may not."""
    if state.pending != "bonus-fill":
        raise refuse("not_now")


def _check_restock(state: State, move: m.Restock) -> None:
    if state.phase != "turns" or state.pending:
        raise refuse("not_now")
    if move.reserve and state.book == 0:
        raise refuse("book_empty")
    if move.reserve is False and state.book and state.rulings.reserve == "always":
        raise refuse("must_reserve")


def _in_turn(state: State) -> int:
    assert state.turn is not None, "check has seen to it"
    return state.turn


def _fill(state: State, move: m.Fill) -> State:
    """FI-FILL-03, FI-FILL-04."""
    seat = _in_turn(state)
    who = {"seat": Who(seat)}
    book, pending = state.book - 1, ASKS.get(move.ability)
    events = [Event("filled", {**who, "ability": move.ability})]
    if pending == "bonus-fill" and book == 0:
        pending = None
        events.append(Event("bonus_fill_none"))
    elif move.ability is not None:
        events.append(Event(move.ability.replace("-", "_"), who))
    had = state.players[seat]
    has = changed(
        had,
        claimed=had.claimed + 1,
        counted=had.counted + 1,
        symbols=_with_card(had.symbols, move.symbols, 1),
    )
    return _went_on(
        state,
        pending,
        tuple(events),
        book=book,
        fills=state.fills + 1,
        players=with_seat(state.players, seat, has),
        restocked=state.restocked - {seat},
    )


def _with_card(had: m.Symbols, noted: m.Symbols | None, sign: int) -> m.Symbols:
    """Running counts with a card's symbols added or taken off, never below 0."""
    if noted is None:
        return had
    return tuple(max(0, one + sign * card) for one, card in zip(had, noted, strict=True))


def _remove(state: State, move: m.Remove) -> State:
    """FI-ABIL-06."""
    seat = _in_turn(state)
    had = state.players[seat]
    symbols = _with_card(had.symbols, move.symbols, -1)
    has = changed(had, counted=max(0, had.counted - 1), symbols=symbols)
    event = Event("removed", {"seat": Who(seat)})
    return _went_on(state, None, (event,), players=with_seat(state.players, seat, has))


def _pass(state: State, move: m.Pass) -> State:
    return _went_on(state, None, (Event("passed", {"seat": Who(_in_turn(state))}),))


def _restock(state: State, move: m.Restock) -> State:
    """FI-REST-02, FI-REST-03."""
    seat = _in_turn(state)
    reserved = state.book > 0 if move.reserve is None else move.reserve
    return _went_on(
        state,
        None,
        (Event("reserved" if reserved else "restocked", {"seat": Who(seat)}),),
        book=state.book - reserved,
        deck=state.deck + reserved,
        restocked=state.restocked | {seat},
    )


def _went_on(
    state: State, pending: Pending | None, events: tuple[Event, ...], **changes: Any
) -> State:
    """The same seat's turn with a question open, or the next one's; after the last the day ends."""
    if pending:
        return changed(state, pending=pending, events=events, **changes)
    following = state.order.index(_in_turn(state)) + 1
    if following < len(state.order):
        turn = state.order[following]
        return changed(state, turn=turn, pending=None, events=events, **changes)
    return end_of_day(changed(state, turn=None, pending=None, events=events, **changes))


_CHECK: Mapping[type[Move], Callable[[State, Any], None]] = {
    m.Time: day.check_time,
    m.Order: day.check_order,
    m.Fill: _check_fill,
    m.Remove: _check_remove,
    m.Pass: _check_pass,
    m.Restock: _check_restock,
    m.Score: scoring.check_score,
}

_APPLY: Mapping[type[Move], Callable[[State, Any], State]] = {
    m.Time: day.show,
    m.Order: day.put_in_order,
    m.Fill: _fill,
    m.Remove: _remove,
    m.Pass: _pass,
    m.Restock: _restock,
    m.Score: scoring.score,
}
