"""What people did at a table, move by move: what counts, what was taken back, how to return."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.rules.common import Redo, Undo
from companion.rules.game import Game, Move
from companion.rules.table import Entry, Position, Step, Table


@dataclass(frozen=True, slots=True)
class Past:
    """A move of the history.

    ``away`` is how far its moment, right after the move, lies from now: 2 if that takes two undos,
    -2 if it takes two redos, 0 for the move that counts as the last one; None for a move that was
    taken back and then replaced by another, to which no undo or redo leads any more.
    """

    step: Step
    entry: Entry
    away: int | None

    @property
    def counts(self) -> bool:
        """Whether the move is part of the table as it is now."""
        return self.away is not None and self.away >= 0


def history(table: Table) -> Sequence[Past]:
    """Every move that was ever made, oldest first."""
    steps, back = table.steps, table.taken_back
    away = {step.entry: len(steps) - number for number, step in enumerate(steps, start=1)}
    away.update({step.entry: -number for number, step in enumerate(back, start=1)})
    return [Past(step, table.entries[step.entry], away.get(step.entry)) for step in table.made]


def way(away: int) -> tuple[Move, ...]:
    """The undos or redos that lead to the moment that lies ``away`` from now."""
    return (Undo(),) * away if away > 0 else (Redo(),) * -away


def chapter_key(game: Game[Any]) -> str:
    """What the game counts: ``round`` or ``day``."""
    return "day" if "day" in game.adjustable else "round"


def chapter(game: Game[Any], position: Position) -> int:
    """The round at a position, or the day where the game counts days."""
    return int(getattr(position.state, chapter_key(game)))
