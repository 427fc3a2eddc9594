"""Setting the table: options, rulings and the state before the first move."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.filler.moves import KINDS
from companion.games.filler.state import RECIPES_EACH, Player, Rulings, Setup, State
from companion.rules import reading
from companion.rules.game import BadHeader, Json

SEATS = range(2, 7)
"""FI-COMP-05."""
STANDARD_RECIPES = 50
"""FI-COMP-01."""

OPTIONS: Mapping[str, reading.Reader] = {"advanced": reading.boolean}
RULINGS: Mapping[str, tuple[str, ...]] = {
    "late_order": ("ask", "seat-order"),
    "reserve": ("optional", "always"),
}


def needs_advanced(seats: int) -> bool:
    """Whether the standard recipes are too few for the deck (FI-COMP-06)."""
    return RECIPES_EACH * seats > STANDARD_RECIPES


def setup(seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> State:
    """The state before the first move (FI-SETUP-01 to 04). Raises BadHeader."""
    advanced = options.get("advanced", needs_advanced(seats))
    if needs_advanced(seats) and not advanced:
        raise BadHeader(
            "advanced_needed",
            f"options: {seats} players need the advanced recipes: the deck takes"
            f" {RECIPES_EACH * seats} and only {STANDARD_RECIPES} are standard ones",
        )
    fixed = Setup(seats, advanced, options.get("score_only", False))
    return State(
        setup=fixed,
        rulings=Rulings(**rulings),
        phase="scores" if fixed.score_only else "times",
        deck=RECIPES_EACH * seats - fixed.book,
        book=fixed.book,
        times=(None,) * seats,
        players=(Player((0,) * KINDS),) * seats,
    )
