"""What a phone showed when it was touched: a tap counts only on what somebody has seen.

The server draws before the phone shows it. So each drawing of a table is followed by a mark on the
same line, and each touch tells the newest mark that was in sight (assets/line.js).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

import flet as ft
from flet.messaging.protocol import Message

CHANNEL = 0xFFFFFFFF
"""The number of our frames among the app's; its own count up from 1."""
_KEPT = 64
"""So many drawings are remembered: nobody touches what was shown before those."""
_NUMBER = 4
"""Bytes of a number on the line."""


class Sight:
    """One browser's line: what was drawn on it, and what it says of its touches."""

    def __init__(self) -> None:
        self.touch = 0
        """The number of the newest touch; 0 where the browser tells none."""
        self._drawn: OrderedDict[int, tuple[str, int]] = OrderedDict()
        self._count = 0
        self._seen: tuple[str, int] | None = None
        self._connection: Any = None

    def attach(self, page: ft.Page) -> None:
        """Listen to the browser's present connection."""
        connection: Any = page.session.connection
        if connection is None or connection is self._connection or not page.web:
            return
        self._connection = connection
        self._seen = None
        connection.send_message = _or_lost(connection.send_message)
        with suppress(NotImplementedError):  # inside the browser there is no line
            connection.data_channel_for(CHANNEL).on_bytes(self._heard)

    def drawn(self, page: ft.Page, table: str, revision: int) -> None:
        """A table was drawn as it is at a revision: mark it for the browser."""
        self.attach(page)
        self._count += 1
        self._drawn[self._count] = (table, revision)
        if len(self._drawn) > _KEPT:
            self._drawn.popitem(last=False)
        self._mark()

    def seen(self, table: str, drawn: int) -> int:
        """The revision that whoever touched had seen; ``drawn``, the newest, if that is unknown."""
        if self._seen is None or self._seen[0] != table:
            return drawn
        return min(self._seen[1], drawn)

    def _mark(self) -> None:
        if self._connection is not None:
            with suppress(NotImplementedError):
                number = self._count.to_bytes(_NUMBER, "little")
                self._connection.send_data_channel_frame(CHANNEL, number)

    def _heard(self, payload: bytes) -> None:
        if len(payload) < 2 * _NUMBER:
            self._mark()  # it only asks whether somebody is there
            return
        self._seen = self._drawn.get(int.from_bytes(payload[:_NUMBER], "little"), self._seen)
        self.touch = int.from_bytes(payload[_NUMBER : 2 * _NUMBER], "little")


def _or_lost(send: Callable[[Message], None]) -> Callable[[Message], None]:
    """Between a line's end and the moment when Flet knows of it there is nowhere to send to.

    Its error would end all further drawing, for whoever connects again as well. What is lost is
    drawn anew for them.
    """

    def say(message: Message) -> None:
        try:
            send(message)
        except AttributeError as error:
            if error.name != "put_nowait":
                raise

    return say


_SIGHTS: WeakKeyDictionary[ft.Page, Sight] = WeakKeyDictionary()


def sight_of(page: ft.Page) -> Sight:
    """The line of a browser."""
    return _SIGHTS.setdefault(page, Sight())
