"""What a player can do in the Magic Bakery, as the table file names it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from companion.rules import reading
from companion.rules.game import Move, arg

Slot = int | Literal["deck"]
Layer = Literal["biscuit", "creme-pat", "icing", "jam", "pastry", "sponge"]

LAYERS: tuple[Layer, ...] = ("biscuit", "creme-pat", "icing", "jam", "pastry", "sponge")

_slot = reading.either(reading.integer(1, 5), reading.choice("deck"))
_cat_place = reading.integer(1, 5)
layer = reading.choice(*LAYERS)


@dataclass(frozen=True, slots=True)
class Take(Move):
    """An ingredient from the Pantry: one of the five slots (from 1), or the deck."""

    name: ClassVar[str] = "take"
    slot: Slot | None = arg(_slot, default=None)


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """A card to another player."""

    name: ClassVar[str] = "pass"
    to: int | None = arg(reading.seat, default=None)


@dataclass(frozen=True, slots=True)
class Bake(Move):
    """A layer for its ingredients."""

    name: ClassVar[str] = "bake"
    layer: Layer | None = arg(layer, default=None)


@dataclass(frozen=True, slots=True)
class Fulfil(Move):
    """The order of the customer in a space of the row (from 1, next to the stack)."""

    name: ClassVar[str] = "fulfil"
    space: int = arg(reading.integer(1, 3))
    garnish: bool = arg(reading.boolean, default=False)
    showstopper: bool = arg(reading.boolean, default=False)
    card: str | None = arg(reading.plain_text, default=None)


@dataclass(frozen=True, slots=True)
class Refresh(Move):
    """Five new cards in the Pantry row."""

    name: ClassVar[str] = "refresh"


@dataclass(frozen=True, slots=True)
class Cat(Move):
    """#1: the cat one place along; ``to`` is the left one of the two places it covers."""

    name: ClassVar[str] = "cat"
    to: int = arg(_cat_place)


@dataclass(frozen=True, slots=True)
class Egg(Move):
    """#3: an egg from the fox for a matching pair."""

    name: ClassVar[str] = "egg"


@dataclass(frozen=True, slots=True)
class Bonus(Move):
    """The answer to a garnish that asks for one."""

    name: ClassVar[str] = "bonus"
    scenario: int = arg(reading.integer(1, 10))
    skip: bool = arg(reading.boolean, default=False)
    cat: int | None = arg(_cat_place, default=None)
    to: int | None = arg(reading.seat, default=None)

    def __post_init__(self) -> None:
        if self.skip:
            return
        if self.scenario == 1 and self.cat is None:
            raise reading.Malformed("bonus of scenario 1 needs cat")
        if self.scenario in (6, 10) and self.to is None:
            raise reading.Malformed(f"bonus of scenario {self.scenario} needs to")


@dataclass(frozen=True, slots=True)
class Name(Move):
    """A note: which card a customer is."""

    name: ClassVar[str] = "name"
    anyones: ClassVar[bool] = True
    after_end: ClassVar[bool] = True
    customer: int = arg(reading.ordinal)
    card: str | None = arg(reading.plain_text, default=None)
    level: int | None = arg(reading.integer(1, 3), default=None)


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """The next player, and after the last one the end of the round."""

    name: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class Timer(Move):
    """#9: the clock. ``at`` is in microseconds since 1970 (UTC)."""

    name: ClassVar[str] = "timer"
    anyones: ClassVar[bool] = True
    do: Literal["start", "pause", "resume", "up"] = arg(
        reading.choice("start", "pause", "resume", "up")
    )
    at: int = arg(reading.instant)


@dataclass(frozen=True, slots=True)
class Score(Move):
    """The whole team's points, where the table only keeps score."""

    name: ClassVar[str] = "score"
    anyones: ClassVar[bool] = True
    points: int = arg(reading.count)


MOVES: Mapping[str, type[Move]] = {
    kind.name: kind
    for kind in (Take, Pass, Bake, Fulfil, Refresh, Cat, Egg, Bonus, Name, EndTurn, Timer, Score)
}
