"""What the seat in turn has done so far. Pure."""

from __future__ import annotations

from typing import Any

from companion.games.cake_auf import moves as cake_auf
from companion.games.hasty_baker import moves as hasty_baker
from companion.rules.game import Move
from companion.rules.table import Step, Table

_ACTIONS = (*hasty_baker.ACTIONS, *cake_auf.ACTIONS)


def this_turn(table: Table) -> tuple[Step, ...]:
    """The steps in force since the turn began, notes and corrections among them."""
    now = _moment(table.position.state)
    found: list[Step] = []
    for step in reversed(table.steps):
        if _moment(step.before.state) != now:
            break
        found.append(step)
    return tuple(reversed(found))


def _moment(state: Any) -> tuple[int, int]:
    return state.round, state.turn


def actions_taken(table: Table) -> tuple[Move, ...]:
    """The actions of this turn, in order."""
    moves = (table.entries[step.entry].move for step in this_turn(table))
    return tuple(move for move in moves if isinstance(move, _ACTIONS))


def turn_before(table: Table) -> Step | None:
    """The step that ended the turn before this one; None in the first turn."""
    ended = len(table.steps) - len(this_turn(table)) - 1
    if ended < 0:
        return None
    step = table.steps[ended]
    return step if table.entries[step.entry].move.name == "end_turn" else None
