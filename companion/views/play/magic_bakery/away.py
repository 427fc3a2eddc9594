"""#9 after the phone was away: keep the time as it ran, or set it back? Asked once."""

from __future__ import annotations

from weakref import WeakSet

import flet as ft

from companion.games.magic_bakery.state import Clock
from companion.rules import reading
from companion.rules.common import Adjust
from companion.session import TableSession
from companion.views.hooks import held
from companion.views.play.magic_bakery.ticking import (
    SECOND_US,
    left_us,
    newest_timer_entry,
    note_absence,
    touch,
)
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def use_absence(session: TableSession) -> None:
    """Notice that this phone was put away, and ask about the time when it is back."""
    page = ft.context.page
    since: ft.MutableRef[str | None] = held(None)

    def lives(event: ft.AppLifecycleStateChangeEvent) -> None:
        if event.state in _GONE:
            since.current = since.current or session.stamp()
        elif since.current is not None:
            note_absence(session, since.current)
            since.current = None

    def mounted() -> None:
        page.on_app_lifecycle_state_change = lives
        if session not in _SEEN:
            _SEEN.add(session)
            note_closed_app(session)

    ft.use_effect(mounted, [])


_GONE = (ft.AppLifecycleState.HIDE, ft.AppLifecycleState.PAUSE, ft.AppLifecycleState.DETACH)
_SEEN: WeakSet[TableSession] = WeakSet()
"""Tables with a clock that this process has shown: the others may have run while it was closed."""


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
    if play.act(touch("pause"), Adjust(values={"timer_left_s": left_s}), touch("resume")):
        play.session.was_unwatched(None)


def _minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"
