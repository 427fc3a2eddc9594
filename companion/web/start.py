"""Where the app starts inside a browser: the only place where its parts meet there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import flet as ft

from companion.library import Library
from companion.store import Notice, Store, StoreError
from companion.store.aside import Aside
from companion.views.here import Surroundings
from companion.views.shell import open_session
from companion.web import browser
from companion.web.disk import JournaledDisk
from companion.web.journal import Journal, MemorySlot

log = logging.getLogger(__name__)

FOLDER = Path("/companion")
QUIET_S = 20.0
"""Seconds after a result until a backup is made: there is one thread, and it draws."""

NOTHING_KEPT = (
    "This browser keeps nothing for Companion, as in a private window: when this page is closed, "
    "every table is gone. Use an ordinary window, or export what you want to keep."
)
NOT_PROMISED = (
    "Your tables are kept by this browser. It may clear them when space runs short, and a private "
    "window forgets them when it closes. Install Companion or bookmark it, and export at times."
)
BROKEN_OFF = (
    "Companion was stopped while it saved something. That does not count; please check which move "
    "was last."
)
BUSY = "Companion is open in another tab. Close that one, and it goes on here."


def main() -> None:
    """Start the app on the page that this Python runs beside."""
    newer: asyncio.Future[Callable[[], None]] = asyncio.Future()
    browser.when_newer(newer.set_result)
    opening = asyncio.ensure_future(_open())

    async def session(page: ft.Page) -> None:
        try:
            library = await opening
        except StoreError as error:
            browser.failed(str(error))
        except OSError as error:
            browser.failed(f"Companion could not be opened: {error.strerror}.")
        except Exception:
            log.exception("Companion could not be opened")
            browser.failed("Companion could not be opened. Your tables were not touched.")
        else:
            open_session(page, library, Surroundings(True, browser.languages, newer))

    ft.run(session)


async def _open() -> Library:
    """The library of this browser, as its one writer. Raises StoreError."""
    await browser.alone(waiting=lambda: browser.say(BUSY))
    browser.say("Opening your tables …")
    journal = await browser.own_files()
    disk = JournaledDisk(FOLDER, journal or Journal(MemorySlot(), MemorySlot()))
    rest = disk.restore()
    store = Store.open(FOLDER, disk=disk)
    if rest:
        Aside(FOLDER / "set-aside", disk).keep(FOLDER / "unfinished.bin", rest, BROKEN_OFF)
        store.tell(Notice(BROKEN_OFF))
    if journal is None:
        store.tell(Notice(NOTHING_KEPT))
    elif await _untold(store):
        store.tell(Notice(NOT_PROMISED))
    return Library(store, on_result=lambda: _back_up_later(store))


async def _untold(store: Store) -> bool:
    """Whether this is the first time that the browser did not promise to keep what it stores."""
    if store.device.get("not promised") or await browser.lasting():
        return False
    with suppress(StoreError):
        store.device.put("not promised", True)
    return True


def _back_up_later(store: Store) -> None:
    asyncio.get_running_loop().call_later(QUIET_S, _back_up, store)


def _back_up(store: Store) -> None:
    with suppress(StoreError):  # no room: the next result tries again
        store.backups.automatic(_any_lines, datetime.now())


def _any_lines(table: bytes) -> None:
    """A backup here plays no table through: on a phone that would hold up the next tap."""
    if not table:
        raise ValueError("it is empty")
