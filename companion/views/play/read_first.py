"""A summary that is closed only once it can have been read: its button lies where End turn was."""

from __future__ import annotations

import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

import flet as ft

from companion.session import TableSession
from companion.views.component import component
from companion.views.hooks import after, remembered
from companion.views.play.play import Play
from companion.views.widgets.basics import button

DEAF_S = 0.8
"""Seconds in which a summary that has just appeared ignores taps."""

_LATE_S = 0.02
"""A timer may be early by the fineness of its clock; the colour never is."""

_shown: WeakKeyDictionary[TableSession, tuple[int, float]] = WeakKeyDictionary()
"""At which revision of a table its newest summary was first drawn, and when."""


@component
def ReadFirst(play: Play, label: str) -> ft.Control:
    """The button that closes the summary; it has its colour once it hears."""
    session = play.session
    rest = unread_for(session)
    _, woken = remembered(lambda: 0)
    after(rest + _LATE_S, lambda: woken(session.revision), anew=session.revision)
    return button(
        play.look,
        label,
        closing(session),
        kind="quiet" if rest else "filled",
        height=64,
    )


def unread_for(session: TableSession, clock: Callable[[], float] | None = None) -> float:
    """Seconds until the summary that is being drawn can have been read; 0 once it can."""
    clock = clock or time.monotonic
    revision, since = _shown.get(session, (-1, 0.0))
    if revision != session.revision:
        since = clock()
        _shown[session] = (session.revision, since)
    return max(0.0, since + DEAF_S - clock())


def closing(session: TableSession, clock: Callable[[], float] | None = None) -> Callable[[], None]:
    """A tap that closes the summary being drawn, deaf for as long as nobody can have read it."""
    unread_for(session, clock)

    def tapped() -> None:
        if not unread_for(session, clock):
            session.close_summary()

    return tapped
