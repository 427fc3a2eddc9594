"""The moves that every game has, and the refusals that any game may need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from companion.rules import reading
from companion.rules.game import Move, arg


@dataclass(frozen=True, slots=True)
class Undo(Move):
    """Takes back the newest entry still in force."""

    name: ClassVar[str] = "undo"


@dataclass(frozen=True, slots=True)
class Redo(Move):
    """Brings back the newest entry taken back."""

    name: ClassVar[str] = "redo"


@dataclass(frozen=True, slots=True)
class Adjust(Move):
    """Corrects counters: people miscount, cards fall on the floor."""

    name: ClassVar[str] = "adjust"
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruling(Move):
    """The table answers open questions of the rulebook anew, from here on."""

    name: ClassVar[str] = "ruling"
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rename(Move):
    """A substitute carries on at a seat."""

    name: ClassVar[str] = "rename"
    seat: int = arg(reading.seat)
    person: str = arg(reading.name, key="name")


@dataclass(frozen=True, slots=True)
class Finish(Move):
    """Ends the table with the result as it stands."""

    name: ClassVar[str] = "finish"


@dataclass(frozen=True, slots=True)
class Abandon(Move):
    """Ends the table without a result."""

    name: ClassVar[str] = "abandon"


COMMON_MOVES: tuple[type[Move], ...] = (Undo, Redo, Adjust, Ruling, Rename, Finish, Abandon)

COMMON_OPTIONS: Mapping[str, reading.Reader] = {"score_only": reading.boolean}

COMMON_REFUSALS: Mapping[str, tuple[str | None, str]] = {
    "game_over": (None, "The game is over. Undo the last move to play on."),
    "not_your_turn": (None, "It is another player's turn."),
    "nothing_to_undo": (None, "There is nothing to undo."),
    "nothing_to_redo": (None, "There is nothing to bring back."),
    "no_such_seat": (None, "There is no seat {seat} at this table."),
    "not_oneself": (None, "Choose another player, not the one whose turn it is."),
    "not_now": (None, "That is not possible at this point of the game."),
    "wrong_seats": (None, "Name exactly the seats that are asked for, each once."),
    "bad_value": (None, "{value} does not fit {key} at this table."),
    "not_in_play": (None, "{key} is not in play at this table."),
    "name_taken": (None, "Somebody at this table is called {name} already."),
}
