"""One open table: take a move, persist it, then publish it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Protocol

from companion.rules import codec, reading
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Entry, Table

Now = Callable[[], str]
"""The time of day in RFC 3339 with its offset."""


class Keeper(Protocol):
    """Where entries become durable. A failure raises; nothing is counted then."""

    def append(self, table: str, line: bytes) -> None:
        """Add one line to a table; it is on disk when this returns."""


class StaleTap(Exception):
    """A tap that was made against an older state of the table."""


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
    ) -> None:
        self.id = table_id
        self.table = table
        self.summary_closed_at = -1
        """The revision at which the newest round summary was closed, by whichever phone."""
        self.unwatched_since: str | None = None
        """Since when nobody had looked at the table, until a question about it is answered."""
        self._keeper = keeper
        self._clock = clock
        self._on_entry = on_entry
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

    def take(self, move: Move, *, seen: int, by: str | None = None) -> None:
        """Check a move, make it durable, count it, tell everybody.

        Raises StaleTap if the table has moved on since ``seen``, IllegalMove, or whatever the
        keeper raises; in each case nothing has been counted.
        """
        if seen != self.revision:
            raise StaleTap
        stamp = self.stamp()
        move = _timed(move, stamp)
        self.table.check(move)
        entry = Entry(move, at=stamp, by=by)
        self._keeper.append(self.id, codec.write_entry(entry).encode())
        self.table.play(entry)
        if self._on_entry is not None:
            self._on_entry(self)
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

    def close_summary(self) -> None:
        """The round summary was read: it goes from every phone."""
        self.summary_closed_at = self.revision
        self.publish()


def _timed(move: Move, stamp: str) -> Move:
    """A move that counts the time gets the moment of its entry."""
    if not hasattr(move, "at"):
        return move
    return replace(move, at=reading.instant(stamp))  # type: ignore[call-arg]  # it has the field


OnEntry = Callable[[TableSession], None]
"""Told after each entry that was counted, before it is published."""


class OpenTables:
    """The sessions of all tables that are open in this process, by id."""

    def __init__(
        self, load: Callable[[str], Table], keeper: Keeper, on_entry: OnEntry, clock: Now = now
    ) -> None:
        self._load = load
        self._keeper = keeper
        self._on_entry = on_entry
        self._clock = clock
        self._open: dict[str, TableSession] = {}

    def get(self, table_id: str) -> TableSession:
        """The session of a table, opened if it is not yet. Raises what loading raises."""
        if table_id not in self._open:
            table = self._load(table_id)
            self._open[table_id] = TableSession(
                table_id, table, self._keeper, clock=self._clock, on_entry=self._on_entry
            )
        return self._open[table_id]

    def forget(self, table_id: str) -> None:
        """Close a table that was deleted or replaced."""
        self._open.pop(table_id, None)
