"""Corrections that the table plays as moves: what came after is taken back and entered again."""

from __future__ import annotations

from companion.games.filler.moves import Fill, Order, Pass, Remove, Restock, Time
from companion.games.filler.state import State
from companion.rules.common import Undo
from companion.rules.game import Move
from companion.rules.table import Entry, Step, Table

_TURN = (Fill, Remove, Pass, Restock)


def move_of(table: Table, step: Step) -> Move:
    """The move that a step made."""
    return table.entries[step.entry].move


def with_time(table: Table, time: Time) -> tuple[Move, ...]:
    """The moves that put a seat's time card right, also after the last one is in."""
    if _open(table.position.state):
        return (time,)
    settling = _last(table, Time)
    others = [one for one in _moves(table, settling) if not _same_seat(one, time)]
    return _again(table, settling, [time, *others])


def with_order(table: Table, order: Order) -> tuple[Move, ...]:
    """The moves that settle a day by its order alone: times that were shown are taken back."""
    state: State = table.position.state
    if not any(state.times):
        return (order,)
    first = min(
        number
        for number, step in enumerate(table.steps)
        if _is_today(step, state) and isinstance(move_of(table, step), Time)
    )
    others = [one for one in _moves(table, first) if not isinstance(one, Time | Order)]
    return _again(table, first, [*others, order])


def may_correct_times(table: Table) -> bool:
    """Whether times are what counts now: they come in, or nobody has had a turn yet."""
    state: State = table.position.state
    if state.phase == "times":
        return True
    if state.phase != "turns" or not all(state.times):
        return False
    since = (move_of(table, step) for step in table.steps[_last(table, Time) :])
    return not any(isinstance(move, _TURN) for move in since)


def _open(state: State) -> bool:
    return state.phase == "times" and state.pending is None


def _is_today(step: Step, state: State) -> bool:
    before: State = step.before.state
    return before.day == state.day


def _last(table: Table, kind: type[Move]) -> int:
    """The number of the newest step of a kind; the caller knows that there is one."""
    steps = enumerate(table.steps)
    return max(number for number, step in steps if isinstance(move_of(table, step), kind))


def _same_seat(move: Move, time: Time) -> bool:
    return isinstance(move, Time) and move.seat == time.seat


def _moves(table: Table, first: int) -> list[Move]:
    return [move_of(table, step) for step in table.steps[first:]]


def _again(table: Table, first: int, moves: list[Move]) -> tuple[Move, ...]:
    """Back to before a step, then these; an order that nobody asks for any more is left out."""
    back = (Undo(),) * (len(table.steps) - first)
    ahead = table.fork()
    for undo in back:
        ahead.play(Entry(undo))
    kept: list[Move] = []
    for move in moves:
        if isinstance(move, Order) and any(ahead.position.state.times) and not _asked(ahead):
            continue
        kept.append(move)
        ahead.play(Entry(move))
    return (*back, *kept)


def _asked(table: Table) -> bool:
    state: State = table.position.state
    return state.pending == "order"
