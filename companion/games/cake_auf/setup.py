"""Setting the table: options, rulings and the state before the first move."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.cake_auf.hands import HAND
from companion.games.cake_auf.state import ACTIONS_A_TURN, Kitchen, Rulings, State
from companion.games.racing import RaceSetup
from companion.rules import reading
from companion.rules.game import Json

TARGET = 5
"""CA-WIN-01, as in the later edition (CA-COMP-02)."""

OPTIONS: Mapping[str, reading.Reader] = {"target": reading.ordinal}
RULINGS: Mapping[str, tuple[str, ...]] = {
    "new_recipe_when": ("at-once", "turn-end"),
    "two_bans": ("one-of-each", "any"),
    "destroy_choice": ("attacker", "victim"),
    "dive_itself": ("no", "yes"),
}


def setup(seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> State:
    """Three recipes and five cards each (CA-SETUP-01, CA-SETUP-03)."""
    fixed = RaceSetup(
        seats=seats,
        target=options.get("target", TARGET),
        score_only=options.get("score_only", False),
    )
    return State(
        setup=fixed,
        rulings=Rulings(**rulings),
        kitchens=(Kitchen(),) * seats,
        hands=(HAND,) * seats,
        actions=ACTIONS_A_TURN,
    )
