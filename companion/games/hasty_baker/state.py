"""Hasty Baker at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.games.hasty_baker.moves import NAMED, WILD
from companion.games.racing import RaceSetup, RaceState
from companion.rules.game import Json

RECIPES = 24
"""HB-COMP-03, HB-AMB-18."""
RIBBONS = 4
DOUBLES = 2
"""HB-COMP-02: Blue Ribbon and Double Batch cards in the box."""
ACTIONS_A_TURN = 2
"""HB-TURN-01."""
NEEDS = 4
"""HB-WILD-02: ingredient cards that complete a recipe; twice as many with a Double Batch."""
UNSEEN = ""
"""An ingredient in play, where the app only counts them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup(RaceSetup):
    """What was decided before the first move and does not change."""

    named: bool
    """Whether the app knows which ingredients are in play."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """The table's answers to open questions; the defaults are ours."""

    spoiled_double: str = "both"
    empty_hand: str = "draw-at-once"
    create_your_own: str = "four-different"


@dataclass(frozen=True, slots=True)
class Completed:
    """A completed recipe with what lay beside it."""

    recipe: str
    ribbon: bool
    double: bool

    @property
    def points(self) -> int:
        """HB-SCORE-01: one for the recipe and one for each card beside it, whoever played it.

        That makes three at most (HB-AMB-03, HB-AMB-04).
        """
        return 1 + self.ribbon + self.double


@dataclass(frozen=True, slots=True)
class Kitchen:
    """What lies before a seat: a recipe (None: the pile had none left) and what is on it."""

    recipe: str | None = ""
    in_play: tuple[str, ...] = ()
    """Ingredients in alphabetical order, ``UNSEEN`` where the app only counts them."""
    ribbon: bool = False
    double: bool = False
    completed: tuple[Completed, ...] = ()
    points: int = 0

    @property
    def needs(self) -> int:
        """How many cards complete the recipe (HB-WILD-02, HB-DB-01); a wild is one (HB-AMB-05)."""
        return NEEDS * self.of_a_kind

    @property
    def of_a_kind(self) -> int:
        """How many of one named ingredient may lie there (HB-ACT-02)."""
        return 2 if self.double else 1

    @property
    def kinds(self) -> set[str]:
        """The named ingredients that lie there."""
        return {card for card in self.in_play if is_named(card)}


def is_named(card: str) -> bool:
    """Whether a card counts as one kind only: no wild, and the app knows it."""
    return card not in (WILD, UNSEEN)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(RaceState):
    """Everything that all can see."""

    unit: ClassVar[str] = "points"

    setup: Setup
    rulings: Rulings
    kitchens: tuple[Kitchen, ...]
    recipes_left: int

    @property
    def tally(self) -> tuple[int, ...]:
        """HB-SCORE-01, as counted or as corrected by hand."""
        return tuple(kitchen.points for kitchen in self.kitchens)

    @property
    def recipes(self) -> tuple[int, ...]:
        """How many recipes each seat has completed."""
        return tuple(len(kitchen.completed) for kitchen in self.kitchens)

    @property
    def ribbons_left(self) -> int:
        """Blue Ribbons that are neither in play nor on a completed recipe."""
        return RIBBONS - sum(
            kitchen.ribbon + sum(one.ribbon for one in kitchen.completed)
            for kitchen in self.kitchens
        )

    @property
    def doubles_left(self) -> int:
        """Double Batches that are neither in play nor on a completed recipe."""
        return DOUBLES - sum(
            kitchen.double + sum(one.double for one in kitchen.completed)
            for kitchen in self.kitchens
        )

    def spoils(self, ingredient: str) -> tuple[int, ...] | None:
        """How many cards each seat loses if ``ingredient`` spoils (HB-SP-01, HB-AMB-02).

        None where the app only counts ingredients and people have to say.
        """
        if not self.setup.named or ingredient not in NAMED:
            return None
        most = 1 if self.rulings.spoiled_double == "one" else 2
        return tuple(min(most, kitchen.in_play.count(ingredient)) for kitchen in self.kitchens)

    def as_json(self) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        named = self.setup.named
        return {
            "round": self.round,
            "turn": self.turn,
            "actions": self.actions,
            "points": list(self.tally),
            "in_play": [
                list(kitchen.in_play) if named else len(kitchen.in_play)
                for kitchen in self.kitchens
            ],
            "needs": [kitchen.needs for kitchen in self.kitchens],
            "ribbon": [kitchen.ribbon for kitchen in self.kitchens],
            "double": [kitchen.double for kitchen in self.kitchens],
            "recipe": [kitchen.recipe for kitchen in self.kitchens],
            "completed": [
                [
                    {
                        "recipe": one.recipe,
                        "ribbon": one.ribbon,
                        "double": one.double,
                        "points": one.points,
                    }
                    for one in kitchen.completed
                ]
                for kitchen in self.kitchens
            ],
            "recipes_left": self.recipes_left,
            "winner": self.winner,
        }
