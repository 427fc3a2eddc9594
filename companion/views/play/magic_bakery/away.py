"""#9 after the phone was away: keep the time as it ran, or set it back? Asked once."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.state import Clock
from companion.rules import reading
from companion.rules.common import Adjust
from companion.session import TableSession
from companion.views.play.magic_bakery.ticking import (
    SECOND_US,
    left_us,
    newest_timer_entry,
    touch,
)
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say

LONG_US = 60 * SECOND_US
"""Away for longer than this is asked about."""


def note_absence(session: TableSession, since: str) -> None:
    """Ask about the time, if it ran while nobody looked for over a minute."""
    clock: Clock = session.table.position.state.clock
    if session.table.outcome is not None or clock.state != "running":
        return
    if reading.instant(session.stamp()) - reading.instant(since) > LONG_US:
        session.was_unwatched(since)


def note_closed_app(session: TableSession) -> None:
    """The same for a table that was just opened: nobody has looked since its newest entry."""
    entries = session.table.entries
    newest = entries[-1].at if newest_timer_entry(session.table) >= 0 else None
    if newest is not None:
        note_absence(session, newest)


def _left_at(session: TableSession, stamp: str) -> int:
    clock: Clock = session.table.position.state.clock
    return max(0, clock.left_at(reading.instant(stamp)))


def away_sheet(play: Play) -> ft.Control:
    """Keep or set back, one tap each."""
    session = play.session
    since = session.unwatched_since
    assert since is not None, "the sheet is shown for an absence"
    then = -(-_left_at(session, since) // SECOND_US)
    gone = (reading.instant(session.stamp()) - reading.instant(since)) // SECOND_US
    words = say("The clock ran on for {gone}. Nobody was looking.", gone=_minutes(gone))
    now_left = max(0, -(-left_us(session) // SECOND_US))
    return sheet(
        play.look,
        say("The phone was away"),
        column(
            [
                text(words, Role.BODY_LARGE),
                button(
                    play.look,
                    say("Keep the time: {left}", left=_minutes(now_left)),
                    lambda: session.was_unwatched(None),
                    kind="outlined",
                    height=64,
                ),
                button(
                    play.look,
                    say("Set it back to {left}", left=_minutes(then)),
                    lambda: set_back(play, then),
                    kind="filled",
                    height=64,
                ),
            ],
            12,
        ),
    )


def set_back(play: Play, left_s: int) -> None:
    """Pause, correct, go on: three entries, each of which can be undone."""
    counted = play.act(touch("pause"))
    session = play.session
    if counted:
        session.take(Adjust(values={"timer_left_s": left_s}), seen=session.revision)
        session.take(touch("resume"), seen=session.revision)
    session.was_unwatched(None)


def _minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"
