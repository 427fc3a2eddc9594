"""A summary that is closed only once it can have been read: its button lies where End turn was."""

from __future__ import annotations

import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

from companion.session import TableSession

DEAF_S = 0.8
"""Seconds in which a summary that has just appeared ignores taps."""

_shown: WeakKeyDictionary[TableSession, tuple[int, float]] = WeakKeyDictionary()
"""At which revision of a table its newest summary was first drawn, and when."""


def closing(
    session: TableSession, clock: Callable[[], float] = time.monotonic
) -> Callable[[], None]:
    """A tap that closes the summary being drawn, deaf for as long as nobody can have read it."""
    revision, since = _shown.get(session, (-1, 0.0))
    if revision != session.revision:
        since = clock()
        _shown[session] = (session.revision, since)

    def tapped() -> None:
        if clock() - since >= DEAF_S:
            session.close_summary()

    return tapped
