"""The morning: time cards, and the order of turns that they give."""

from __future__ import annotations

from companion.games.filler.moves import EARLY_CARDS, Order, Time
from companion.games.filler.state import State, with_seat
from companion.games.filler.words import refuse
from companion.rules.changed import changed
from companion.rules.game import Event, Who
from companion.rules.turn_order import Place, Reveal, clock, minutes_of, placed, turn_order


def check_time(state: State, move: Time) -> None:
    """Raises IllegalMove if the seat can't show these cards (FI-TIME-01 to 04)."""
    if state.phase != "times" or state.pending:
        raise refuse("not_now")
    shown = _reveal(move)
    if shown.minutes is not None:
        _check_free(state, move.seat, shown.minutes)
    early = _early_cards(shown)
    if early == 0:
        return
    if not state.setup.advanced:
        raise refuse("not_advanced")
    others = sum(_early_cards(one) for one in with_seat(state.times, move.seat, None) if one)
    if early > state.players[move.seat].claimed or early + others > EARLY_CARDS:
        raise refuse("no_such_cards", most=EARLY_CARDS)


def _check_free(state: State, seat: int, minutes: int) -> None:
    """FI-CARD-03, FI-AMB-12: an equal time is a slip."""
    for other, reveal in enumerate(state.times):
        if reveal is not None and reveal.minutes == minutes and other != seat:
            raise refuse("time_taken", time=clock(minutes), other=Who(other))


def _reveal(move: Time) -> Reveal:
    return Reveal(None if move.time is None else minutes_of(move.time), move.early or 0)


def _early_cards(reveal: Reveal) -> int:
    """Arrive-early cards laid: with nothing else in hand, one (FI-TIME-06, FI-AMB-04)."""
    return 1 if reveal.minutes is None else reveal.early


def show(state: State, move: Time) -> State:
    """A seat's time card; the last one of the day settles the order."""
    reveal = _reveal(move)
    event = _told("shown", move.seat, reveal)
    times = with_seat(state.times, move.seat, reveal)
    state = changed(state, times=times, events=(event,))
    return state if any(one is None for one in times) else settled(state)


def settled(state: State) -> State:
    """The order of the day once all have shown their time, or the question that it leaves open.

    Its events are added to those the state has.
    """
    found = turn_order(_shown(state))
    if not found.undecided:
        return _started(state, found.places)
    if state.rulings.late_order == "seat-order":
        return _started(state, placed(found.seats + found.undecided, _shown(state)))
    asked = Event("order_asked", {"seats": found.undecided})
    events = (*state.events, *place_events(found.places), asked)
    return changed(state, pending="order", order=found.seats, events=events)


def check_order(state: State, move: Order) -> None:
    """Raises IllegalMove if nobody asked for an order, or for that of others."""
    unasked = state.phase != "times" or any(state.times)
    if unasked and state.pending != "order":
        raise refuse("not_now")
    asked = state.undecided or tuple(range(state.setup.seats))
    if tuple(sorted(move.seats)) != asked:
        raise refuse("wrong_seats")


def put_in_order(state: State, move: Order) -> State:
    """The order as the table says, after the seats whose times gave them theirs."""
    order = state.order + move.seats
    return _started(changed(state, events=()), placed(order, _shown(state)))


def _started(state: State, order: tuple[Place, ...]) -> State:
    seats = tuple(place.seat for place in order)
    events = state.events + place_events(order)
    return changed(state, phase="turns", order=seats, turn=seats[0], pending=None, events=events)


def places(state: State) -> tuple[Place, ...]:
    """Today's places as far as they are known: while times come in, and all through the day."""
    reveals = _shown(state)
    return placed(state.order, reveals) if state.order else turn_order(reveals).places


def place_events(order: tuple[Place, ...]) -> tuple[Event, ...]:
    """Places as sentences, each with its reason."""
    events = []
    for number, place in enumerate(order, start=1):
        events.append(_told("place", place.seat, place.reveal, place=number))
        if place.over is not None:
            events.append(_tie(place, place.over, events[-1]["effective"]))
    return tuple(events)


def _tie(place: Place, over: int, effective: str) -> Event:
    return Event("tie", {"seat": Who(place.seat), "other": Who(over), "effective": effective})


def _shown(state: State) -> dict[int, Reveal]:
    return {seat: reveal for seat, reveal in enumerate(state.times) if reveal is not None}


def _told(code: str, seat: int, reveal: Reveal | None, **facts: object) -> Event:
    """A seat and its time as an event, of the kind that says how the time came about."""
    told = {**facts, "seat": Who(seat)}
    if reveal is None:
        return Event(f"{code}_told", told)
    if reveal.minutes is None or reveal.effective is None:
        return Event(f"{code}_last", told)
    kind = "time" if reveal.early == 0 else "hour" if reveal.early == 1 else "hours"
    told |= {"time": clock(reveal.minutes), "effective": clock(reveal.effective)}
    return Event(f"{code}_{kind}", {**told, "early": reveal.early})
