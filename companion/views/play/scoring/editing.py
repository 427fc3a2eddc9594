"""A score that is put right on the result: touched there, counted anew, entered again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.views.play.play import Play
from companion.views.play.registry import scoring_of
from companion.views.play.scoring.board import score_sheet
from companion.views.play.scoring.entering import choose
from companion.views.play.scoring.rewriting import scores_of
from companion.views.play.scoring.scoring import Scoring


def edits(play: Play) -> Callable[[int], None] | None:
    """Opens a seat's score; None where scores were not entered but played for."""
    scoring = scoring_of(play.table.header)
    outcome = play.table.outcome
    if scoring is None or outcome is None or outcome.termination not in ("deck-empty", "scored"):
        return None
    if None in scores_of(play.table):
        return None
    return partial(_open, play, scoring)


def _open(play: Play, scoring: Scoring, seat: int) -> None:
    choose(play, scoring, seat)
    play.show(lambda now: score_sheet(now, scoring))
