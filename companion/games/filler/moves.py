"""What a player can do in Filler, as the table file names it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from companion.rules import reading
from companion.rules.game import Move, arg
from companion.rules.turn_order import minutes_of

Ability = Literal["bonus-fill", "bonus-restock", "bad-batch", "arrive-early"]
Symbols = tuple[int, ...]
"""Money, reviews, acclaim."""

ABILITIES: tuple[Ability, ...] = ("bonus-fill", "bonus-restock", "bad-batch", "arrive-early")
ADVANCED: tuple[Ability, ...] = ("bad-batch", "arrive-early")
"""FI-COMP-02: found on advanced recipes only."""
EARLY_CARDS = 10
"""FI-COMP-02: there can be no more arrive-early cards than advanced recipes."""
KINDS = 3

symbols = reading.listing(reading.count, least=KINDS, most=KINDS)


def _clock_time(value: object) -> str:
    text = reading.plain_text(value)
    if minutes_of(text) is None:
        raise reading.Malformed(
            f"expected a time from 0:00 to 23:59 such as 6:24, found {reading.shown(text)}"
        )
    return text


@dataclass(frozen=True, slots=True, kw_only=True)
class Time(Move):
    """The time card that a seat shows, and the arrive-early cards laid with it."""

    name: ClassVar[str] = "time"
    anyones: ClassVar[bool] = True
    seat: int = arg(reading.seat)
    time: str | None = arg(_clock_time, default=None)
    early: int | None = arg(reading.integer(0, EARLY_CARDS), default=None)
    only_early: bool = arg(reading.boolean, default=False)

    def __post_init__(self) -> None:
        if not self.only_early and self.time is None:
            raise reading.Malformed("time needs time, or only_early")
        if self.only_early and not (self.time is None and self.early is None):
            raise reading.Malformed("time with only_early has neither time nor early")


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(Move):
    """The order of seats that no clock time gives."""

    name: ClassVar[str] = "order"
    seats: tuple[int, ...] = arg(reading.listing(reading.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Fill(Move):
    """A recipe from the book, with its ability and its symbols where people note them."""

    name: ClassVar[str] = "fill"
    ability: Ability | None = arg(reading.nullable(reading.choice(*ABILITIES)), default=None)
    symbols: Symbols | None = arg(symbols, default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Move):
    """The card that a bad batch takes out of the game."""

    name: ClassVar[str] = "remove"
    symbols: Symbols | None = arg(symbols, default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Move):
    """No bonus fill."""

    name: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class Restock(Move):
    """The discard pile back into the hand. ``reserve`` left out: if the book has a recipe."""

    name: ClassVar[str] = "restock"
    reserve: bool | None = arg(reading.boolean, default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(Move):
    """What a seat has in the end. ``cards`` left out: as many as were counted."""

    name: ClassVar[str] = "score"
    anyones: ClassVar[bool] = True
    seat: int = arg(reading.seat)
    symbols: Symbols = arg(symbols)
    cards: int | None = arg(reading.count, default=None)


MOVES: Mapping[str, type[Move]] = {
    kind.name: kind for kind in (Time, Order, Fill, Remove, Pass, Restock, Score)
}
