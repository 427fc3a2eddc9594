"""#9's clock as this phone shows it: computed from the entries, drawn once a second."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import flet as ft

from companion.games.magic_bakery.moves import Timer
from companion.games.magic_bakery.state import Clock
from companion.rules import reading
from companion.rules.game import Move
from companion.rules.table import Table
from companion.session import StaleTap, TableSession
from companion.views.hooks import remembered
from companion.views.words import say

LAST_MINUTE_S = 60
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
    except StaleTap:
        return


def touch(do: str) -> Move:
    """A tap on the clock; the session gives it the moment of its entry."""
    return Timer(do=do, at=0)  # type: ignore[arg-type]  # callers name one of the four


def use_clock(session: TableSession) -> Face:
    """The clock's face, drawn anew each second while it runs."""
    drawn, draw = remembered(lambda: 0)
    clock: Clock = session.table.position.state.clock

    async def tick() -> None:
        count = drawn
        while clock.state == "running" and left_us(session) > 0:
            await asyncio.sleep((left_us(session) % SECOND_US) / SECOND_US + 0.01)
            ring_if_due(session)
            count += 1
            draw(count)

    ft.use_effect(tick, [clock])
    return face(session)
