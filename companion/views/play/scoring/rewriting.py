"""A score that is put right after the last one was in: what came after is entered again."""

from __future__ import annotations

from collections.abc import Sequence

from companion.rules.common import Undo
from companion.rules.game import Move
from companion.rules.table import Table


def scores_of(table: Table) -> dict[int | None, Move]:
    """The score that counts for each seat, or for the team (None)."""
    moves = (table.entries[step.entry].move for step in table.steps)
    return {move.seat: move for move in moves if move.name == "score"}


def with_scores(table: Table, scores: Sequence[Move]) -> tuple[Move, ...]:
    """The moves that put scores right: an ended table is opened by undoing its last score."""
    if table.outcome is None:
        return tuple(scores)
    moves = [table.entries[step.entry].move for step in table.steps]
    ending = max(number for number, move in enumerate(moves) if move.name == "score")
    seats = {score.seat for score in scores}
    others = [move for move in moves[ending:] if move.seat not in seats]
    return (*(Undo() for _ in moves[ending:]), *scores, *others)
