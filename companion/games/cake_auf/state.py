"""Cake Auf! at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.games.cake_auf.moves import PLACES
from companion.games.racing import RaceState
from companion.rules.changed import changed
from companion.rules.game import Json

ACTIONS_A_TURN = 3
"""CA-TURN-01."""
INGREDIENTS = 3
"""CA-COMP-05: a recipe's ingredients."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """The table's answers to open questions; the defaults are ours."""

    new_recipe_when: str = "at-once"
    two_bans: str = "one-of-each"
    destroy_choice: str = "attacker"
    dive_itself: str = "no"


@dataclass(frozen=True, slots=True)
class Recipe:
    """An open recipe and what lies on it; None for what nobody has told the app."""

    name: str | None = None
    stars: int | None = None
    fire: bool | None = None
    power: bool | None = None
    """Whether it shows the icon of that ban (CA-COMP-03)."""
    placed: int = 0
    """Ingredients of whatever kind (CA-AMB-21)."""
    bans: tuple[str, ...] = ()
    """In alphabetical order; each lies there until it is taken off (CA-AMB-14)."""

    @property
    def is_complete(self) -> bool:
        """CA-COMPL-01, CA-BAN-04."""
        return self.placed == INGREDIENTS and not self.bans

    @property
    def needs_one(self) -> bool:
        """Whether one ingredient more completes it."""
        return self.placed == INGREDIENTS - 1 and not self.bans

    def needs_only(self, kind: str) -> bool:
        """Whether taking a ban of this kind off completes it (CA-RES-03)."""
        return self.placed == INGREDIENTS and self.bans == (kind,)

    def icon(self, kind: str) -> bool | None:
        """Whether the recipe shows a ban's icon, None if unknown."""
        return self.fire if kind == "fire" else self.power

    def with_ingredient(self) -> Recipe:
        """The recipe with one ingredient more."""
        return changed(self, placed=self.placed + 1)

    def with_ban(self, kind: str) -> Recipe:
        """The recipe under one ban more; its icon is known from then on (CA-BAN-01)."""
        return changed(self, bans=tuple(sorted((*self.bans, kind))), **{kind: True})

    def without_ban(self, kind: str) -> Recipe:
        """The recipe with one ban of a kind taken off (CA-RES-01)."""
        first = self.bans.index(kind)
        return changed(self, bans=self.bans[:first] + self.bans[first + 1 :])


BLANK = Recipe()
"""A recipe just drawn: nobody has told the app which it is."""


@dataclass(frozen=True, slots=True)
class Completed:
    """A completed recipe."""

    name: str | None
    stars: int


@dataclass(frozen=True, slots=True)
class Kitchen:
    """What lies before a seat. A place is empty (None) until the recipe deck fills it."""

    open: tuple[Recipe | None, ...] = (BLANK,) * len(PLACES)
    completed: tuple[Completed, ...] = ()
    stars: int = 0

    def with_open(self, place: int, recipe: Recipe | None) -> Kitchen:
        """The kitchen with another recipe in a place (from 1)."""
        places = (*self.open[: place - 1], recipe, *self.open[place:])
        return Kitchen(places, self.completed, self.stars)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(RaceState):
    """Everything that all can see."""

    unit: ClassVar[str] = "stars"

    rulings: Rulings
    kitchens: tuple[Kitchen, ...]

    @property
    def tally(self) -> tuple[int, ...]:
        """CA-WIN-01: the stars of the completed recipes."""
        return tuple(kitchen.stars for kitchen in self.kitchens)

    @property
    def recipes(self) -> tuple[int, ...]:
        """How many recipes each seat has completed."""
        return tuple(len(kitchen.completed) for kitchen in self.kitchens)

    def recipe(self, seat: int, place: int) -> Recipe | None:
        """The open recipe in a seat's place (from 1)."""
        return self.kitchens[seat].open[place - 1]

    def as_json(self) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        return {
            "round": self.round,
            "turn": self.turn,
            "actions": self.actions,
            "stars": list(self.tally),
            "open": [
                [None if one is None else _recipe_json(one) for one in kitchen.open]
                for kitchen in self.kitchens
            ],
            "completed": [
                [{"name": one.name, "stars": one.stars} for one in kitchen.completed]
                for kitchen in self.kitchens
            ],
            "winner": self.winner,
        }


def _recipe_json(recipe: Recipe) -> dict[str, Json]:
    return {
        "name": recipe.name,
        "stars": recipe.stars,
        "fire": recipe.fire,
        "power": recipe.power,
        "placed": recipe.placed,
        "bans": list(recipe.bans),
    }
