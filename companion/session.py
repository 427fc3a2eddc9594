"""One open table: take moves, persist them, then publish them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Protocol

from companion.rules import codec, reading
from companion.rules.following import BY_ITSELF as BY_ITSELF
from companion.rules.following import Habits, follow_up, turn_end
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Entry, Step, Table

Now = Callable[[], str]
"""The time of day in RFC 3339 with its offset."""

May = Callable[[Table, Move], None]
"""Raises IllegalMove where whoever taps may not make a move, on the table as it is then."""


class Keeper(Protocol):
    """Where entries become durable. A failure raises; nothing is counted then."""

    def append(self, table: str, *lines: bytes) -> None:
        """Add lines to a table; all are on disk when this returns, none if it raises."""


class Notes(Protocol):
    """What lies beside a table and is no move. It never raises: such notes can be done without."""

    def get(self, key: str, default: Any = None) -> Any:
        """A note."""

    def put(self, key: str, value: Any) -> None:
        """Keep a note, a JSON value."""


class NotesInMemory:
    """Notes that end with the process."""

    def __init__(self) -> None:
        self._kept: dict[str, Any] = {}

    def get(self, key: str, default: Any = None) -> Any:
        """A note."""
        return self._kept.get(key, default)

    def put(self, key: str, value: Any) -> None:
        """Keep a note."""
        self._kept[key] = value


class StaleTap(Exception):
    """A tap that was made against an older state of the table; who made the newest entry."""

    def __init__(self, by: str | None = None) -> None:
        self.by = by
        super().__init__(by)


def now() -> str:
    """The time of day here, to the millisecond, with its offset."""
    return datetime.now().astimezone().isoformat(timespec="milliseconds")


class TableSession:
    """A table that phones watch and play. Every phone of a process shares one for each table."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        keeper: Keeper,
        *,
        clock: Now = now,
        on_entry: OnEntry | None = None,
        notes: Notes | None = None,
        load: Callable[[], Table] | None = None,
    ) -> None:
        self.id = table_id
        self.table = table
        self.unwatched_since: str | None = None
        """Since when nobody had looked at the table, until a question about it is answered."""
        self._keeper = keeper
        self._notes: Notes = notes or NotesInMemory()
        self._clock = clock
        self._on_entry = on_entry
        self._load = load
        self._in_doubt = False
        self._watchers: set[asyncio.Queue[int]] = set()
        self._noticed = 0

    @property
    def revision(self) -> int:
        """Grows with every entry: a tap names the one it was made against."""
        return len(self.table.entries)

    def stamp(self) -> str:
        """The time of day as entries carry it."""
        return self._clock()

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why a move is not possible now; None if it is."""
        try:
            self.table.check(move)
        except IllegalMove as refusal:
            return refusal
        return None

    def take(
        self, move: Move, *, seen: int, by: str | None = None, end_after_last: bool = False
    ) -> None:
        """Check a move, make it durable, count it, tell everybody.

        With ``end_after_last`` a turn's end follows its last action, as an entry of its own.
        Raises StaleTap if the table has moved on since ``seen``, IllegalMove, or whatever the
        keeper raises; in each case nothing has been counted.
        """
        self.take_all((move,), seen=seen, by=by, end_after_last=end_after_last)

    def take_all(
        self,
        moves: Sequence[Move],
        *,
        seen: int,
        by: str | None = None,
        end_after_last: bool = False,
        may: May | None = None,
    ) -> None:
        """Take several moves, an entry each: all of them or, as `take` says, none.

        ``may`` is asked about each of them; whoever has no bounds needs none.
        """
        if self._in_doubt:
            self._look_again()
        if seen != self.revision:
            raise StaleTap(self.table.entries[-1].by if self.revision else None)
        habits = Habits(self.away, end_after_last)
        stamp = self.stamp()
        ahead = self.table.fork()
        for move in moves:
            timed = _timed(move, stamp)
            if may is not None:
                may(ahead, timed)
            ahead.play(Entry(timed, at=stamp, by=by))
            following = follow_up(ahead, timed, habits)
            while following is not None:
                ahead.play(Entry(following, at=stamp, by=BY_ITSELF))
                following = follow_up(ahead, following, habits)
        self._keep(ahead.entries[seen:])
        self.table = ahead
        self.publish()
        if self._on_entry is not None:
            self._on_entry(self)

    def _keep(self, entries: Sequence[Entry]) -> None:
        try:
            self._keeper.append(self.id, *(codec.write_entry(one).encode() for one in entries))
        except Exception:
            self._in_doubt = True
            raise

    def _look_again(self) -> None:
        """After something could not be saved the file decides: it may have come to hold it."""
        if self._load is not None:
            self.table = self._load()
        self._in_doubt = False
        self.publish()

    @property
    def away(self) -> frozenset[int]:
        """Seats whose turns are passed, until they are back."""
        return frozenset(self._notes.get("away", ()))

    def may_leave(self, seat: int) -> bool:
        """Whether somebody else stays to play on."""
        return len(self.away | {seat}) < len(self.table.header.seats)

    def set_away(self, seat: int, away: bool) -> None:
        """Note that a seat is away or back; a turn of an absent one ends at once, where it may.

        Raises what the keeper raises. The last seat present can't leave: nothing happens then.
        """
        if away and not self.may_leave(seat):
            return
        self._notes.put("away", sorted(self.away | {seat} if away else self.away - {seat}))
        ending = turn_end(self.table)
        if away and ending is not None and self.table.game.turn(self.table.position.state) == seat:
            self.take(ending, seen=self.revision, by=BY_ITSELF)
        self.publish()

    def publish(self) -> None:
        """Tell every watcher that there is something new to draw."""
        self._noticed += 1
        for queue in self._watchers:
            queue.put_nowait(self._noticed)

    def watch(self) -> asyncio.Queue[int]:
        """A queue that gets a number whenever there is something new to draw."""
        queue: asyncio.Queue[int] = asyncio.Queue()
        self._watchers.add(queue)
        return queue

    def unwatch(self, queue: asyncio.Queue[int]) -> None:
        """Stop telling a watcher."""
        self._watchers.discard(queue)

    def was_unwatched(self, since: str | None) -> None:
        """Note that nobody looked at the table for a while; None once that has been settled."""
        self.unwatched_since = since
        self.publish()

    @property
    def newest(self) -> tuple[Step, ...]:
        """What the newest tap in force led to: its step, and those that followed by themselves."""
        found: list[Step] = []
        for step in reversed(self.table.steps):
            found.insert(0, step)
            if self.table.entries[step.entry].by != BY_ITSELF:
                break
        return tuple(found)

    @property
    def summary_closed_at(self) -> int:
        """The revision if the newest tap's summary was closed, by whichever phone; else -1."""
        newest = self.newest
        closed = bool(newest) and self._notes.get("summary_closed") == newest[0].entry
        return self.revision if closed else -1

    def close_summary(self) -> None:
        """The summary of the newest tap was read: it goes from every phone, and stays away."""
        if self.newest:
            self._notes.put("summary_closed", self.newest[0].entry)
        self.publish()


def _timed(move: Move, stamp: str) -> Move:
    """A move that counts the time gets the moment of its entry."""
    if not hasattr(move, "at"):
        return move
    return replace(move, at=reading.instant(stamp))  # type: ignore[call-arg]  # it has the field


OnEntry = Callable[[TableSession], None]
"""Told after each tap that was counted and published. It never raises: the tap counts."""


class OpenTables:
    """The sessions of all tables that are open in this process, by id."""

    def __init__(
        self,
        load: Callable[[str], Table],
        keeper: Keeper,
        on_entry: OnEntry,
        notes: Callable[[str], Notes],
        clock: Now = now,
    ) -> None:
        self._load = load
        self._keeper = keeper
        self._notes = notes
        self._on_entry = on_entry
        self._clock = clock
        self._open: dict[str, TableSession] = {}

    def get(self, table_id: str) -> TableSession:
        """The session of a table, opened if it is not yet. Raises what loading raises."""
        if table_id not in self._open:
            table = self._load(table_id)
            self._open[table_id] = TableSession(
                table_id,
                table,
                self._keeper,
                clock=self._clock,
                on_entry=self._on_entry,
                notes=self._notes(table_id),
                load=lambda: self._load(table_id),
            )
        return self._open[table_id]

    def lend(self, table_id: str, table: Table, keeper: Keeper) -> None:
        """Open a table that has a keeper of its own and counts nowhere."""
        self._open[table_id] = TableSession(table_id, table, keeper, clock=self._clock)

    def is_lent(self, table_id: str) -> bool:
        """Whether a table is open here."""
        return table_id in self._open

    def forget(self, table_id: str) -> None:
        """Close a table that was deleted or replaced."""
        self._open.pop(table_id, None)

    def forget_all(self) -> None:
        """Close every table: a backup has taken their place."""
        self._open.clear()
