"""How each game is drawn. To add one: a line here, and one in the games' registry."""

from __future__ import annotations

from collections.abc import Mapping

from companion.views.play.magic_bakery.view import MagicBakeryView
from companion.views.play.play import GameView

VIEWS: Mapping[str, GameView] = {view.slug: view for view in (MagicBakeryView(),)}
