"""Random taps over whole games: every one is counted or refused in words, and replays the same."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.rules.game import Game
from tests.hostile.games import try_a_game


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_random_taps_are_counted_or_refused_in_words(game: Game[Any]) -> None:
    counted = [try_a_game(game, seed) for seed in range(12)]
    assert max(counted) > 20
