"""The games there are. To add one: a line here, and one in the views' registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.cake_auf.game import CakeAuf
from companion.games.filler.game import Filler
from companion.games.hasty_baker.game import HastyBaker
from companion.games.magic_bakery.game import MagicBakery
from companion.rules.game import Game

GAMES: Mapping[str, Game[Any]] = {
    game.slug: game for game in (MagicBakery(), Filler(), HastyBaker(), CakeAuf())
}
