"""The end of a round: bees, turtle, customers, in the order the table has agreed on."""

from __future__ import annotations

from dataclasses import replace

from companion.games.magic_bakery.state import State
from companion.rules.conveyor import progress
from companion.rules.game import Event, Who


def end_of_round(state: State) -> State:
    """All that happens after the last seat's turn (MB-CONV-01 to 05, MB-S05-01, MB-S06-01, 02).

    Its events are added to those the state has.
    """
    steps = [_bees, _turtle]
    if state.rulings.bees_and_turtle == "turtle-first":
        steps.reverse()
    if state.rulings.turtle_when == "after-customers":
        steps = [_bees, _customers, _turtle]
    else:
        steps.append(_customers)
    state = _told(state, Event("round_over", {"round": state.round}))
    for step in steps:
        state = step(state)
    return state


def _told(state: State, *events: Event) -> State:
    return replace(state, events=state.events + events)


def _bees(state: State) -> State:
    if state.keep is None:
        return state
    told = _told(state, Event("bees", {"keep": state.keep}))
    return replace(told, keep=(2,) * state.setup.seats)


def _turtle(state: State) -> State:
    """MB-S06-02: the turtle goes to the right, against the order of turns."""
    holder = state.turtle
    if holder is None:
        return state
    right = (holder - 1) % state.setup.seats
    told = _told(state, Event("turtle", {"seat": Who(holder), "to": Who(right)}))
    return replace(told, turtle=right)


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
    return replace(
        state,
        row=shift.row,
        stack=state.stack - (arriving is not None),
        newest=max(state.newest, arriving or 0),
        discarded=state.discarded if shift.left is None else (*state.discarded, shift.left),
        events=state.events + tuple(events),
    )
