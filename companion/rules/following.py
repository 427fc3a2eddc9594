"""What the app plays by itself after a move, where people have asked it to. Pure."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

from companion.rules.common import COMMON_MOVES
from companion.rules.game import Game, IllegalMove, Move
from companion.rules.table import Position, Table

BY_ITSELF = "Companion"
"""Who made an entry that nobody tapped: what the people here have asked the app to do."""

_COMMON = frozenset(COMMON_MOVES)


@dataclass(frozen=True, slots=True)
class Habits:
    """Seats whose turns are passed, and whether a turn ends by itself after its last action."""

    away: AbstractSet[int] = frozenset()
    end_after_last: bool = False


def turn_end(table: Table) -> Move | None:
    """The move that ends the turn now; None if the game has none or it is not possible."""
    kind = table.game.moves.get("end_turn")
    if kind is None or table.outcome is not None:
        return None
    try:
        table.check(kind())
    except IllegalMove:
        return None
    return kind()


def follow_up(table: Table, move: Move, habits: Habits) -> Move | None:
    """What follows ``move``, the newest one of the table, by itself; None if nothing does.

    Nothing ever follows undo, redo and the other common moves: whoever takes back a turn's end
    that came by itself has the turn before them, and not the same end again.
    """
    if type(move) in _COMMON or move.after_end:
        return None
    step = table.steps[-1]
    game = table.game
    if move.name == "end_turn":
        wanted = game.turn(step.position.state) in habits.away
    else:
        wanted = habits.end_after_last and _used_up(game, step.before, step.position)
    return turn_end(table) if wanted else None


def _used_up(game: Game[Any], before: Position, after: Position) -> bool:
    """Whether the turn's last action was taken, or the question settled that it had raised."""
    had = getattr(before.state, "actions", 0) or getattr(before.state, "pending", ())
    same_turn = game.turn(before.state) == game.turn(after.state)
    return bool(had) and same_turn and getattr(after.state, "actions", None) == 0


def plays_together(table: Table) -> bool:
    """Whether all seats win or lose together: its result ranks nobody."""
    return not table.game.finished(table.position.state).ranking
