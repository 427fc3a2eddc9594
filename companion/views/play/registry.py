"""How each game is drawn. To add one: a line here, and one in the games' registry."""

from __future__ import annotations

from collections.abc import Mapping

from companion.rules.table import Header
from companion.views.play.cake_auf.view import CakeAufView
from companion.views.play.filler.scores import filler_scoring
from companion.views.play.filler.view import FillerView
from companion.views.play.hasty_baker.view import HastyBakerView
from companion.views.play.magic_bakery.view import MagicBakeryView
from companion.views.play.play import GameView
from companion.views.play.scoring.scoring import Scoring
from companion.views.play.scoring.view import SCORE_VIEWS, ScoreView

VIEWS: Mapping[str, GameView] = {
    view.slug: view for view in (MagicBakeryView(), FillerView(), HastyBakerView(), CakeAufView())
}
SCORES: Mapping[str, ScoreView] = {view.slug: view for view in SCORE_VIEWS}
"""Games whose score is one number. Filler counts symbols, at the end of a game as well."""


def scoring_of(header: Header) -> Scoring | None:
    """How scores are entered at a table, None where points are only played for."""
    if header.game == FillerView.slug:
        return filler_scoring()
    return SCORES[header.game].scoring() if header.options.get("score_only") else None


def view_of(header: Header) -> GameView:
    """How a table is drawn: where only a score is taken, all but Filler look alike."""
    if header.options.get("score_only") and header.game in SCORES:
        return SCORES[header.game]
    return VIEWS[header.game]
