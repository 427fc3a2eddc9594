"""A table: its header and the ordered list of what people did. All else follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from companion.rules.common import (
    COMMON_MOVES,
    Abandon,
    Adjust,
    Finish,
    Redo,
    Rename,
    Ruling,
    Undo,
)
from companion.rules.game import ABANDONED, Event, Game, Json, Move, Outcome

_COMMON = frozenset(COMMON_MOVES)
_TRAVEL = frozenset({Undo, Redo})


@dataclass(frozen=True, slots=True)
class Header:
    """What was decided before the first move; ``seats`` are names in turn order."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
    rulings: Mapping[str, str] = field(default_factory=dict)
    id: str | None = None
    rules: str | None = None
    started: str | None = None
    title: str | None = None
    campaign: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that somebody did: the move, when (RFC 3339) and from which phone."""

    move: Move
    at: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """The table at one moment: the game's state, the names now, and how it was ended by hand."""

    state: Any
    names: tuple[str, ...]
    ended: type[Finish] | type[Abandon] | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made: its number among all entries (the first is 0), what it led to."""

    entry: int
    position: Position
    before: Position


class Table:
    """Header and entries, folded as they come. Entries are only ever added.

    Moves go through ``play``, which refuses an illegal one and then changes nothing.
    """

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        state = game.setup(len(header.seats), header.options, header.rulings)
        self._start = Position(state, header.seats, events=game.events(state))
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._made: list[Step] = []
        self._last: tuple[Event, ...] = self._start.events

    @property
    def position(self) -> Position:
        """The table now."""
        return self._done[-1].position if self._done else self._start

    @property
    def start(self) -> Position:
        """The table before the first move."""
        return self._start

    @property
    def steps(self) -> tuple[Step, ...]:
        """The entries that count now, in order."""
        return tuple(self._done)

    @property
    def made(self) -> tuple[Step, ...]:
        """Every entry but undo and redo, in order, whether it still counts or not."""
        return tuple(self._made)

    @property
    def taken_back(self) -> tuple[Step, ...]:
        """What ``redo`` would bring back, the next one first."""
        return tuple(reversed(self._undone))

    @property
    def in_force(self) -> int:
        """How many entries, other than undo and redo, count now."""
        return len(self._done)

    @property
    def undoable(self) -> Step | None:
        """What ``undo`` would take back."""
        return self._done[-1] if self._done else None

    @property
    def redoable(self) -> Step | None:
        """What ``redo`` would bring back."""
        return self._undone[-1] if self._undone else None

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last entry brought about."""
        return self._last

    @property
    def outcome(self) -> Outcome | None:
        """The result, None while the game goes on."""
        return outcome_of(self.game, self.position)

    def fork(self) -> Table:
        """The same table, to be played on apart from this one."""
        other = copy(self)
        other.entries = list(self.entries)
        other._done, other._undone = list(self._done), list(self._undone)
        other._made = list(self._made)
        return other

    def check(self, move: Move) -> None:
        """Raises IllegalMove if ``move`` is not possible now."""
        if type(move) in _TRAVEL:
            self._check_travel(move)
        else:
            self._next(move)

    def play(self, entry: Entry) -> None:
        """Add one entry. Raises IllegalMove and changes nothing if it breaks a rule."""
        move = entry.move
        if type(move) in _TRAVEL:
            self._check_travel(move)
            self._travel(move)
        else:
            position = self._next(move)
            step = Step(len(self.entries), position, self.position)
            self._done.append(step)
            self._made.append(step)
            self._undone.clear()
            self._last = position.events
        self.entries.append(entry)

    def _check_travel(self, move: Move) -> None:
        self._check_seat(move)
        if isinstance(move, Undo) and not self._done:
            raise self.game.refusals("nothing_to_undo")
        if isinstance(move, Redo) and not self._undone:
            raise self.game.refusals("nothing_to_redo")

    def _travel(self, move: Move) -> None:
        if isinstance(move, Undo):
            self._undone.append(self._done.pop())
            self._last = (Event("undone"),)
        else:
            self._done.append(self._undone.pop())
            self._last = (Event("redone"), *self.position.events)

    def _next(self, move: Move) -> Position:
        """The position after any move but undo and redo. Raises IllegalMove."""
        game, now = self.game, self.position
        kind = type(move)
        if kind is not Adjust and not kind.after_end and outcome_of(game, now) is not None:
            raise game.refusals("game_over")
        self._check_seat(move)
        if kind in _COMMON:
            return self._common(move)
        game.check(now.state, move)
        state = game.apply(now.state, move)
        return Position(state, now.names, now.ended, game.events(state))

    def _common(self, move: Move) -> Position:
        game, now = self.game, self.position
        match move:
            case Adjust(values=values):
                return self._looked_again("adjusted", game.adjust(now.state, values))
            case Ruling(values=values):
                return self._looked_again("ruled", game.rule(now.state, values))
            case Finish():
                events = (Event("finished"),)
                return Position(game.close(now.state), now.names, Finish, events)
            case Abandon():
                events = (Event("abandoned"),)
                return Position(game.close(now.state), now.names, Abandon, events)
        assert isinstance(move, Rename), "undo and redo have been seen to"
        return self._renamed(move)

    def _looked_again(self, code: str, state: Any) -> Position:
        """After a correction, which may have ended the game, or have it go on."""
        position = Position(state, self.position.names, self.position.ended, (Event(code),))
        before, after = self.outcome, outcome_of(self.game, position)
        if (before is None) == (after is None):
            return position
        told = Event("reopened" if after is None else "ended")
        return Position(state, position.names, position.ended, (*position.events, told))

    def _renamed(self, move: Rename) -> Position:
        now = self.position
        others = now.names[: move.seat] + now.names[move.seat + 1 :]
        if move.person.casefold() in (one.casefold() for one in others):
            raise self.game.refusals("name_taken", name=move.person)
        names = (*now.names[: move.seat], move.person, *now.names[move.seat + 1 :])
        return Position(now.state, names, now.ended, (Event("renamed", {"name": move.person}),))

    def _check_seat(self, move: Move) -> None:
        seat = move.seat
        if seat is None:
            return
        if not (move.anyones or type(move) in _COMMON):
            turn = self.game.turn(self.position.state)
            if turn is not None and seat != turn:
                raise self.game.refusals("not_your_turn")
        if seat >= len(self.header.seats):
            raise self.game.refusals("no_such_seat", seat=seat)


def outcome_of(game: Game[Any], position: Position) -> Outcome | None:
    """The result at a position, None while the game goes on."""
    if position.ended is Abandon:
        return ABANDONED
    if position.ended is Finish:
        return game.finished(position.state)
    return game.outcome(position.state)


def fold(game: Game[Any], header: Header, entries: tuple[Entry, ...]) -> Table:
    """A table with all entries played. Raises IllegalMove at the first that breaks a rule."""
    table = Table(game, header)
    for entry in entries:
        table.play(entry)
    return table
