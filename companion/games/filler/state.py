"""Filler at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeVar

from companion.games.filler.moves import Symbols
from companion.rules.game import Event, Json
from companion.rules.turn_order import Reveal, clock

RECIPES_EACH = 10
"""FI-SETUP-03: recipes in the deck for each player."""
CHEF_CARDS = 3
"""FI-SETUP-01."""

Phase = Literal["times", "turns", "scores", "over"]
"""What a day is made of (FI-DAY-01), and what comes after the last one."""
Pending = Literal["order", "bonus-fill", "remove"]

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Setup:
    """What was decided before the first move and does not change."""

    seats: int
    advanced: bool
    score_only: bool

    @property
    def book(self) -> int:
        """Recipes in a full book (FI-SETUP-04)."""
        return self.seats + 1

    @property
    def last_fill(self) -> int:
        """The game ends with the day in which the table fills this many recipes (FI-END-03)."""
        return RECIPES_EACH * self.seats - self.seats


@dataclass(frozen=True, slots=True)
class Rulings:
    """The table's answers to open questions; the defaults are ours."""

    late_order: str = "ask"
    reserve: str = "optional"


@dataclass(frozen=True, slots=True)
class Player:
    """What one seat owns."""

    symbols: Symbols
    claimed: int = 0
    """Recipes filled."""
    counted: int = CHEF_CARDS
    """Cards: chef cards and recipes filled, less those removed (FI-SCORE-07, FI-AMB-20)."""
    stated: int | None = None
    """Cards as people counted them for the score, where they did."""
    scored: bool = False

    @property
    def cards(self) -> int:
        """Cards, as counted or as stated with the score."""
        return self.counted if self.stated is None else self.stated


@dataclass(frozen=True, slots=True)
class State:
    """Counts of everything that all can see; ``times`` and ``players`` by seat."""

    setup: Setup
    rulings: Rulings
    phase: Phase
    deck: int
    book: int
    times: tuple[Reveal | None, ...]
    players: tuple[Player, ...]
    day: int = 1
    order: tuple[int, ...] = ()
    """Seats in the order of their turns today, as far as it is settled."""
    turn: int | None = None
    restocked: frozenset[int] = frozenset()
    """Seats that took the restock action today."""
    fills: int = 0
    restocks_in_a_row: int = 0
    """Days on which all restocked, the newest ones in a row."""
    pending: Pending | None = None
    events: tuple[Event, ...] = ()

    @property
    def fills_left(self) -> int:
        """How many fills from now the last day is reached (FI-END-03)."""
        return max(0, self.setup.last_fill - self.fills)

    @property
    def undecided(self) -> tuple[int, ...]:
        """Seats that the table has to put in order (FI-AMB-02)."""
        if self.pending != "order":
            return ()
        return tuple(seat for seat in range(self.setup.seats) if seat not in self.order)

    @property
    def must_restock(self) -> bool:
        """Whether the seat in turn has only arrive-early cards (FI-TIME-06)."""
        reveal = None if self.turn is None else self.times[self.turn]
        return reveal is not None and reveal.minutes is None

    def as_json(self) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        return {
            "day": self.day,
            "phase": self.phase,
            "order": list(self.order),
            "turn": self.turn,
            "times": [reveal and _shown(reveal) for reveal in self.times],
            "deck": self.deck,
            "book": self.book,
            "fills": self.fills,
            "fills_left": self.fills_left,
            "cards": [player.cards for player in self.players],
            "claimed": [player.claimed for player in self.players],
            "scored": [player.scored for player in self.players],
            "restocks_in_a_row": self.restocks_in_a_row,
            "pending": self.pending,
            "undecided": list(self.undecided),
            "symbols": [list(player.symbols) for player in self.players],
        }


def _shown(reveal: Reveal) -> dict[str, Json]:
    only_early = reveal.minutes is None
    return {
        "time": None if reveal.minutes is None else clock(reveal.minutes),
        "early": reveal.early,
        "only_early": only_early,
        "effective": None if reveal.effective is None else clock(reveal.effective),
    }


def with_seat(values: tuple[V, ...], seat: int, value: V) -> tuple[V, ...]:
    """Values by seat with one of them replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
