"""The screen stays on while a table is open."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any
from weakref import WeakKeyDictionary

import flet as ft

from companion.views.here import Here
from companion.views.hooks import held

_SETTLING_S = 0.3
"""From one screen of a table to the next nothing is switched off and on again."""


class _Lamp:
    """One browser's wake lock, and the screens that want it."""

    def __init__(self) -> None:
        self.wanted_by: set[object] = set()
        self._lock: Any = None

    async def settle(self) -> None:
        """Do what is wanted, after a moment in which one screen follows another."""
        await asyncio.sleep(_SETTLING_S)
        if self._lock is None and not self.wanted_by:
            return
        self._lock = self._lock or ft.Wakelock()
        # A browser may refuse, and has no such thing without https: the screen goes off as ever.
        with contextlib.suppress(Exception):
            await (self._lock.enable() if self.wanted_by else self._lock.disable())


_LAMPS: WeakKeyDictionary[ft.Page, _Lamp] = WeakKeyDictionary()


def use_awake(here: Here, open_table: bool) -> None:
    """Keep the device awake as long as this component shows an open table, if people want that.

    A reload ends it without a word, so every new connection asks for it again.
    """
    page = ft.context.page
    lamp = _LAMPS.setdefault(page, _Lamp())
    screen: object = held(object()).current
    wanted = open_table and here.settings.awake

    def hold() -> None:
        (lamp.wanted_by.add if wanted else lamp.wanted_by.discard)(screen)
        page.run_task(lamp.settle)

    def let_go() -> None:
        lamp.wanted_by.discard(screen)
        page.run_task(lamp.settle)

    ft.use_effect(hold, [wanted, here.connection], cleanup=let_go)
