"""The screen stays on while a table is open."""

from __future__ import annotations

import contextlib
from typing import Any
from weakref import WeakKeyDictionary

import flet as ft

from companion.views.here import Here

_LOCKS: WeakKeyDictionary[ft.Page, ft.Wakelock] = WeakKeyDictionary()


def use_awake(here: Here, open_table: bool) -> None:
    """Keep the device awake as long as this component shows an open table, if people want that.

    A reload ends it without a word, so every new connection asks for it again.
    """
    page = ft.context.page
    wanted = open_table and here.settings.awake

    async def hold() -> None:
        await _set(page, wanted)

    async def let_go() -> None:
        await _set(page, False)

    ft.use_effect(hold, [wanted, here.connection], cleanup=let_go)


async def _set(page: ft.Page, awake: bool) -> None:
    if not awake and page not in _LOCKS:
        return
    lock: Any = _LOCKS.setdefault(page, ft.Wakelock())
    # A browser may refuse, and has no such thing without https: then the screen goes off as ever.
    with contextlib.suppress(Exception):
        await (lock.enable() if awake else lock.disable())
