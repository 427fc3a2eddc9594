"""The end of a round: bees, turtle, customers, in the order the table has agreed on."""

from __future__ import annotations

from typing import Any

from companion.games.magic_bakery.state import KEEP, State
from companion.rules.changed import changed
from companion.rules.conveyor import progress
from companion.rules.game import Event, Who


def end_of_round(state: State) -> State:
    """All that happens after the last seat's turn (MB-CONV-01 to 05, MB-S05-01, MB-S06-01, 02).

    In which order is for the table to rule (MB-AMB-03, MB-AMB-04). Its events are added to those
    the state has.
    """
    steps = [_bees, _turtle]
    if state.rulings.bees_and_turtle == "turtle-first":
        steps.reverse()
    if state.rulings.turtle_when == "after-customers":
        steps = [_bees, _customers, _turtle]
    else:
        steps.append(_customers)
    state = _told(state, [Event("round_over", {"round": state.round})])
    for step in steps:
        state = step(state)
    return state


def _told(state: State, events: list[Event], **changes: Any) -> State:
    return changed(state, events=(*state.events, *events), **changes)


def _bees(state: State) -> State:
    """MB-S05-01: to the left is in the order of turns, and all pass at the same time.

    Who has no more than that passes nothing (MB-AMB-06).
    """
    if state.keep is None:
        return state
    seats = state.setup.seats
    way = tuple(Who(seat % seats) for seat in range(seats + 1))
    common = min(state.keep)
    events = [Event("bees", {"keep": common, "each": state.keep, "way": way})]
    for seat, keep in enumerate(state.keep):
        if keep > common:
            events.append(Event("bees_more", {"seat": Who(seat), "keep": keep}))
    return _told(state, events, keep=(KEEP,) * seats)


def _turtle(state: State) -> State:
    """MB-S06-02: the turtle goes to the right, against the order of turns.

    Of two players the other one is on both sides (MB-AMB-33).
    """
    holder = state.turtle
    if holder is None:
        return state
    right = (holder - 1) % state.setup.seats
    event = Event("turtle", {"seat": Who(holder), "to": Who(right)})
    return _told(state, [event], turtle=right)


def _customers(state: State) -> State:
    arriving = state.arriving
    shift = progress(state.row, arriving)
    events = []
    if arriving is not None:
        events.append(Event("arrives", {"customer": arriving}))
    for customer in shift.moved:
        space = shift.row.index(customer) + 1
        events.append(Event("moves", {"customer": customer, "space": space}))
    if shift.left is not None:
        events.append(Event("leaves", {"customer": shift.left}))
    return _told(
        state,
        events,
        row=shift.row,
        stack=state.stack - (arriving is not None),
        newest=max(state.newest, arriving or 0),
        discarded=state.discarded if shift.left is None else (*state.discarded, shift.left),
    )
