"""What a move asks of everybody's hands stays in sight until the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.rules.story import sentence
from companion.views.play.race.told import asked
from tests.games.cake_auf.tables import END, place
from tests.games.hasty_baker.tables import HASTY, RECIPE
from tests.replaying import move
from tests.views.play.race.at_table import phone


@pytest.mark.parametrize(
    ("slug", "entries", "said"),
    [
        ("cake-auf", [place(1)], []),
        ("cake-auf", [place(1), END], []),
        (
            "cake-auf",
            [place(2), place(2), place(2, stars=1)],
            ["Ana completed a recipe: +1", "Ana: a new recipe comes to place 2"],
        ),
        ("cake-auf", [move("new_recipe", place=1)], ["Ana: a new recipe comes to place 1"]),
        (
            "hasty-baker",
            list(RECIPE),
            ["Ana completed a recipe: +1", "Ana starts on a new recipe"],
        ),
        ("hasty-baker", [move("new_hand", to=1)], ["Ben discards the hand and draws 7"]),
        (
            "hasty-baker",
            [move("broken_timer", to=2)],
            ["Broken Timer: Cy loses the recipe and all on it", "Cy starts on a new recipe"],
        ),
        (
            "hasty-baker",
            [move("ingredient"), move("spoiled", name="eggs", lost=[1, 0, 0])],
            ["Ana discards 1 × eggs"],
        ),
        (
            "hasty-baker",
            [move("spoiled", name="eggs", lost=[0, 0, 0])],
            ["Nobody had any eggs in play"],
        ),
        ("hasty-baker", [HASTY] * 7, ["Ana: the hand is empty, draw 7 at once"]),
    ],
)
def test_hands_are_told_what_to_do(
    slug: str, entries: list[Mapping[str, Any]], said: list[str]
) -> None:
    table = phone(slug, *entries).table
    told = asked(table.position.events)
    assert [sentence(table.game, event, table.position.names) for event in told] == said
