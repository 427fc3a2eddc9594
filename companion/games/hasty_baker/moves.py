"""What a player can do in Hasty Baker, as the table file names it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.rules import reading
from companion.rules.game import Move, arg

WILD = "wild"
NAMED = ("flour", "frosting", "butter", "eggs", "sugar", "chocolate", "milk", "berries")
"""HB-COMP-04."""
INGREDIENTS = (*NAMED, WILD)

ingredient = reading.choice(*INGREDIENTS)


@dataclass(frozen=True, slots=True)
class Ingredient(Move):
    """An ingredient onto one's own recipe; which one, where the app knows ingredients by name."""

    name: ClassVar[str] = "ingredient"
    ingredient: str | None = arg(ingredient, default=None, key="name")


@dataclass(frozen=True, slots=True)
class Replace(Move):
    """A card of the hand for one of the draw pile."""

    name: ClassVar[str] = "replace"


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """An ingredient from another's recipe onto one's own."""

    name: ClassVar[str] = "steal"
    victim: int = arg(reading.seat, key="from")
    ingredient: str | None = arg(ingredient, default=None, key="name")


@dataclass(frozen=True, slots=True)
class TakeTwo(Move):
    """Two cards at random from another's hand."""

    name: ClassVar[str] = "take_two"
    victim: int = arg(reading.seat, key="from")


@dataclass(frozen=True, slots=True)
class Spoiled(Move):
    """An ingredient that nobody may keep in play.

    ``lost`` says how many each seat had, where the app only counts ingredients.
    """

    name: ClassVar[str] = "spoiled"
    ingredient: str = arg(ingredient, key="name")
    lost: tuple[int, ...] | None = arg(reading.listing(reading.count), default=None)


@dataclass(frozen=True, slots=True)
class Hasty(Move):
    """Two more actions for one."""

    name: ClassVar[str] = "hasty"


@dataclass(frozen=True, slots=True)
class NewHand(Move):
    """A new hand for a seat, oneself by default."""

    name: ClassVar[str] = "new_hand"
    to: int | None = arg(reading.seat, default=None)


@dataclass(frozen=True, slots=True)
class DoubleBatch(Move):
    """Double Batch beside a seat's recipe, one's own by default."""

    name: ClassVar[str] = "double_batch"
    to: int | None = arg(reading.seat, default=None)


@dataclass(frozen=True, slots=True)
class Ribbon(Move):
    """Blue Ribbon beside one's own recipe."""

    name: ClassVar[str] = "ribbon"


@dataclass(frozen=True, slots=True)
class BrokenTimer(Move):
    """A seat starts on a new recipe and loses what lies on the old one."""

    name: ClassVar[str] = "broken_timer"
    to: int = arg(reading.seat)


@dataclass(frozen=True, slots=True)
class Note(Move):
    """Which recipe a seat bakes, empty where nobody knows."""

    name: ClassVar[str] = "recipe"
    anyones: ClassVar[bool] = True
    after_end: ClassVar[bool] = True
    seat: int = arg(reading.seat)
    recipe: str = arg(reading.plain_text, key="name")


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """The next player."""

    name: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class Score(Move):
    """A seat's points, where the table only keeps score."""

    name: ClassVar[str] = "score"
    anyones: ClassVar[bool] = True
    seat: int = arg(reading.seat)
    points: int = arg(reading.count)


ACTIONS: tuple[type[Move], ...] = (
    Ingredient,
    Replace,
    Steal,
    TakeTwo,
    Spoiled,
    Hasty,
    NewHand,
    DoubleBatch,
    Ribbon,
    BrokenTimer,
)
"""Whatever takes one of the turn's actions (HB-TURN-01)."""

_ALL: tuple[type[Move], ...] = (*ACTIONS, Note, EndTurn, Score)

MOVES: Mapping[str, type[Move]] = {kind.name: kind for kind in _ALL}
