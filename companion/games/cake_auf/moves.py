"""What a player can do in Cake Auf!, as the table file names it.

Places of open recipes count from 1 to 3, completed recipes from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.rules import reading
from companion.rules.game import Move, arg

KINDS = ("fire", "power")
"""CA-BAN-01: what can be banned, in alphabetical order."""
PLACES = (1, 2, 3)
"""CA-SETUP-01."""
STARS = (1, 2)
"""CA-AMB-16."""

kind = reading.choice(*KINDS)
_place = reading.integer(PLACES[0], PLACES[-1])
_stars = reading.integer(STARS[0], STARS[-1])


@dataclass(frozen=True, slots=True)
class Ingredient(Move):
    """An ingredient under one's own recipe; ``stars`` if it completes one of unknown stars."""

    name: ClassVar[str] = "ingredient"
    place: int = arg(_place)
    stars: int | None = arg(_stars, default=None)


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """A card of the hand onto the discard pile."""

    name: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Switch(Move):
    """The Old Switcheroo: one's own recipe for another's, with all that lies on both."""

    name: ClassVar[str] = "switch"
    place: int = arg(_place)
    to: int = arg(reading.seat)
    recipe: int = arg(_place)


@dataclass(frozen=True, slots=True)
class Dive(Move):
    """Go Dumpster Diving: a card of the discard pile."""

    name: ClassVar[str] = "dive"


@dataclass(frozen=True, slots=True)
class NewRecipe(Move):
    """Get New Recipe: one's own recipe goes, with all that lies on it, and another comes."""

    name: ClassVar[str] = "new_recipe"
    place: int = arg(_place)


@dataclass(frozen=True, slots=True)
class TakeGive(Move):
    """Take 1, Give 1 with another player."""

    name: ClassVar[str] = "take_give"
    to: int = arg(reading.seat)


@dataclass(frozen=True, slots=True)
class Ban(Move):
    """Fire Ban or Power Outage on another's recipe."""

    name: ClassVar[str] = "ban"
    to: int = arg(reading.seat)
    recipe: int = arg(_place)
    kind: str = arg(kind)


@dataclass(frozen=True, slots=True)
class Restore(Move):
    """Fire Restored or Power Restored on one's own recipe, which may be complete then."""

    name: ClassVar[str] = "restore"
    place: int = arg(_place)
    kind: str = arg(kind)
    stars: int | None = arg(_stars, default=None)


@dataclass(frozen=True, slots=True)
class Destroy(Move):
    """Another's completed recipe of one star."""

    name: ClassVar[str] = "destroy"
    to: int = arg(reading.seat)
    completed: int = arg(reading.ordinal)


@dataclass(frozen=True, slots=True)
class Note(Move):
    """What a recipe is: only what is given is noted."""

    name: ClassVar[str] = "recipe"
    anyones: ClassVar[bool] = True
    after_end: ClassVar[bool] = True
    seat: int = arg(reading.seat)
    place: int = arg(_place)
    recipe: str | None = arg(reading.plain_text, default=None, key="name")
    stars: int | None = arg(_stars, default=None)
    fire: bool | None = arg(reading.boolean, default=None)
    power: bool | None = arg(reading.boolean, default=None)


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """The next player."""

    name: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class Score(Move):
    """A seat's stars, where the table only keeps score."""

    name: ClassVar[str] = "score"
    anyones: ClassVar[bool] = True
    seat: int = arg(reading.seat)
    stars: int = arg(reading.count)


ACTIONS: tuple[type[Move], ...] = (
    Ingredient,
    Discard,
    Switch,
    Dive,
    NewRecipe,
    TakeGive,
    Ban,
    Restore,
    Destroy,
)
"""Whatever takes one of the turn's actions, in any mix (CA-TURN-01, CA-AMB-18)."""

_ALL: tuple[type[Move], ...] = (*ACTIONS, Note, EndTurn, Score)

MOVES: Mapping[str, type[Move]] = {one.name: one for one in _ALL}
