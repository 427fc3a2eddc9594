"""Setting the table: options, rulings and the state before the first move."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.hasty_baker.hands import HAND
from companion.games.hasty_baker.state import (
    ACTIONS_A_TURN,
    RECIPES,
    Kitchen,
    Rulings,
    Setup,
    State,
)
from companion.rules import reading
from companion.rules.game import Json

TARGET = 5
"""HB-SCORE-02."""

OPTIONS: Mapping[str, reading.Reader] = {
    "ingredients": reading.choice("count", "names"),
    "target": reading.ordinal,
}
RULINGS: Mapping[str, tuple[str, ...]] = {
    "spoiled_double": ("both", "one"),
    "empty_hand": ("draw-at-once", "own-turn-end"),
    "create_your_own": ("four-different", "any-four"),
}


def setup(seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> State:
    """The state before the first move (HB-SETUP-01, HB-SETUP-03): a recipe and seven cards each."""
    fixed = Setup(
        seats=seats,
        named=options.get("ingredients", "count") == "names",
        target=options.get("target", TARGET),
        score_only=options.get("score_only", False),
    )
    return State(
        setup=fixed,
        rulings=Rulings(**rulings),
        kitchens=(Kitchen(),) * seats,
        recipes_left=RECIPES - seats,
        hands=(HAND,) * seats,
        actions=ACTIONS_A_TURN,
    )
