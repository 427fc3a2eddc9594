"""#9's clock as this phone shows it: computed from the entries, drawn once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from companion.games.magic_bakery.moves import Timer
from companion.games.magic_bakery.state import Clock
from companion.library import StoreError
from companion.rules import reading
from companion.rules.game import Move
from companion.rules.table import Table
from companion.session import StaleTap, TableSession
from companion.views.feedback import Moment
from companion.views.hooks import remembered, running
from companion.views.words import say

LAST_MINUTE_S = 60
TICKS_S = (60, 10)
"""Seconds left at which there is a tick; the last ten seconds are silent."""
SECOND_US = 1_000_000


@dataclass(frozen=True, slots=True)
class Face:
    """What the clock shows: whole seconds left, and its state."""

    left_s: int
    state: str

    @property
    def digits(self) -> str:
        """``6:42``."""
        return f"{self.left_s // 60}:{self.left_s % 60:02}"

    @property
    def last_minute(self) -> bool:
        """Whether less than a minute is left, and it counts."""
        return self.state in ("running", "paused") and self.left_s < LAST_MINUTE_S

    @property
    def spoken(self) -> str:
        """``6 minutes 42 seconds left``."""
        minutes, seconds = divmod(self.left_s, 60)
        return say("{m} minutes {s} seconds left", m=minutes, s=seconds)


def left_us(session: TableSession) -> int:
    """Microseconds left now; below 0 once they have run out."""
    clock: Clock = session.table.position.state.clock
    moment: int = reading.instant(session.stamp())
    return clock.left_at(moment)


def face(session: TableSession) -> Face:
    """The clock now; every phone shows the same second."""
    left = left_us(session)
    return Face(max(0, -(-left // SECOND_US)), session.table.position.state.clock.state)


def newest_timer_entry(table: Table) -> int:
    """The number of the clock's newest entry in force, -1 if it was never touched."""
    steps = (
        step.entry for step in table.steps if isinstance(table.entries[step.entry].move, Timer)
    )
    return max(steps, default=-1)


def was_taken_back(table: Table) -> bool:
    """Whether "time is up" was undone since the clock's newest move: it does not come again."""
    later = table.entries[newest_timer_entry(table) + 1 :]
    return any(isinstance(entry.move, Timer) and entry.move.do == "up" for entry in later)


def ring_if_due(session: TableSession) -> None:
    """Enter "time is up" once it is; of several phones the first one counts."""
    if session.table.outcome is not None or session.table.position.state.clock.state != "running":
        return
    if left_us(session) > 0 or was_taken_back(session.table):
        return
    try:
        session.take(touch("up"), seen=session.revision)
    except (StaleTap, StoreError):
        return  # somebody was faster; or the clock stands at 0:00 with a button that tries again


LONG_US = 60 * SECOND_US
"""Away for longer than this is asked about."""


def note_absence(session: TableSession, since: str) -> None:
    """Ask about the time, if it ran while nobody looked for over a minute."""
    clock: Clock = session.table.position.state.clock
    if session.table.outcome is not None or clock.state != "running":
        return
    if reading.instant(session.stamp()) - reading.instant(since) > LONG_US:
        session.was_unwatched(since)


def touch(do: str) -> Move:
    """A tap on the clock; the session gives it the moment of its entry."""
    return Timer(do=do, at=0)  # type: ignore[arg-type]  # callers name one of the four


def use_clock(session: TableSession, feel: Callable[[Moment], None]) -> Face:
    """The clock's face, drawn anew each second while it runs; its marks can be felt."""

    def feel_mark(left_s: int) -> None:
        if left_s in TICKS_S:
            feel("tick")
        elif session.table.position.state.clock.state == "up":
            feel("end")

    drawn, draw = remembered(lambda: 0)
    clock: Clock = session.table.position.state.clock

    async def tick() -> None:
        count = drawn
        while clock.state == "running" and left_us(session) > 0:
            before = session.stamp()
            await asyncio.sleep((left_us(session) % SECOND_US) / SECOND_US + 0.01)
            note_absence(session, before)
            ring_if_due(session)
            feel_mark(face(session).left_s)
            count += 1
            draw(count)

    running(tick, anew=clock)
    return face(session)
