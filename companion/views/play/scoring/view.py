"""A table that only takes one number: a seat's points or stars, or the points of a whole team."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import flet as ft

from companion.games.cake_auf.moves import Score as Stars
from companion.games.hasty_baker.moves import Score as Points
from companion.games.magic_bakery.moves import Score as TeamPoints
from companion.rules.game import Move
from companion.views.play.play import GameView, Play
from companion.views.play.scoring.board import score_board, score_hands, score_primary
from companion.views.play.scoring.draft import Draft
from companion.views.play.scoring.rewriting import scores_of, with_scores
from companion.views.play.scoring.scoring import Counts, Given, Kind, Scoring
from companion.views.words import counted, say


@dataclass(frozen=True, slots=True)
class Unit:
    """What a game counts: its word and icon, ``1 star`` and ``2 stars``, and the largest number
    that is one touch away."""

    word: str
    symbol: ft.IconData
    one: str
    many: str
    most: int


POINTS = Unit("Points", ft.Icons.WORKSPACE_PREMIUM_ROUNDED, "{n} point", "{n} points", 16)
STARS = Unit("Stars", ft.Icons.STAR_ROUNDED, "{n} star", "{n} stars", 10)


class ScoreView(GameView):
    """How a table of scores is drawn."""

    def __init__(
        self,
        slug: str,
        picture: str,
        unit: Unit,
        make: Callable[[int | None, int], Move],
        *,
        team: bool = False,
    ) -> None:
        self.slug = slug
        self.picture = picture
        self._unit = unit
        self._make = make
        self._team = team

    def heading(self, play: Play) -> tuple[str, str]:
        """What is done here."""
        title = say("{game}: just the score", game=play.table.game.title)
        return title, counted(len(play.names), "{n} player", "{n} players")

    def board(self, play: Play) -> ft.Control:
        """The scores."""
        return score_board(play, self.scoring(), self.picture)

    def hands(self, play: Play) -> ft.Control | None:
        """The numbers."""
        return score_hands(play, self.scoring())

    def primary(self, play: Play) -> ft.Control | None:
        """Enter the score."""
        return score_primary(play, self.scoring())

    def describe(self, play: Play) -> str:
        """The table in one sentence."""
        entered, seats = len(scores_of(play.table)), 1 if self._team else len(play.names)
        return say("{n} of {all} scores are in.", n=entered, all=seats)

    def counters(self, play: Play) -> Mapping[str, str]:
        """Scores are put right where they are entered."""
        return {}

    def steps(self, play: Play) -> tuple[str, ...]:
        """Who wins."""
        return ("result",)

    def scoring(self) -> Scoring:
        """What is counted here."""
        unit = self._unit
        return Scoring(
            kinds=(Kind(say(unit.word), unit.symbol),),
            most=unit.most,
            team=self._team,
            given=self._given,
            words=self._words,
            moves=self._moves,
        )

    def _words(self, counts: Counts) -> tuple[str, str]:
        return counted(counts[0], self._unit.one, self._unit.many), ""

    def _given(self, play: Play, seat: int | None) -> Given:
        move = scores_of(play.table).get(seat)
        if move is None:
            return Given((0,), False)
        return Given((number_of(move),), True)

    def _moves(self, play: Play, draft: Draft) -> tuple[Move, ...]:
        assert draft.whole is not None, "the number is there"
        return with_scores(play.table, [self._make(draft.seat, draft.whole[0])])


def number_of(move: Move) -> int:
    """The number that a score move enters."""
    if isinstance(move, Stars):
        return move.stars
    assert isinstance(move, Points | TeamPoints), "the scores of a game with one number"
    return move.points


def _team_points(seat: int | None, points: int) -> Move:
    return TeamPoints(points=points)


def _points(seat: int | None, points: int) -> Move:
    assert seat is not None, "every seat has points of its own"
    return Points(seat=seat, points=points)


def _stars(seat: int | None, stars: int) -> Move:
    assert seat is not None, "every seat has stars of its own"
    return Stars(seat=seat, stars=stars)


SCORE_VIEWS = (
    ScoreView("magic-bakery", "cupcake", POINTS, _team_points, team=True),
    ScoreView("hasty-baker", "whisk", POINTS, _points),
    ScoreView("cake-auf", "layer-cake", STARS, _stars),
)
