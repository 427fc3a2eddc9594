"""Whole games of Hasty Baker and Cake Auf! as they were once played: where they end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.games.cake_auf import moves as cake_auf
from companion.games.hasty_baker import moves as hasty_baker
from companion.rules.game import Move
from tests.replaying import replay

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize(
    ("name", "cards"),
    [("hasty-baker-4-seats", hasty_baker.ACTIONS), ("cake-auf-4-seats", cake_auf.ACTIONS)],
)
def test_a_played_game_ends_as_it_did(name: str, cards: tuple[type[Move], ...]) -> None:
    content = (GOLDEN / f"{name}.jsonl").read_bytes()
    expected = json.loads((GOLDEN / f"{name}.expected.json").read_text("utf-8"))
    found = replay(content)
    assert (found.exit, found.last) == (0, expected)
    moves = {json.loads(line).get("move") for line in content.splitlines()}
    assert {card.name for card in cards} <= moves, "each card is in it once at least"
    assert {"undo", "redo", "recipe", "end_turn"} <= moves
