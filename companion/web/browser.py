"""What only the browser has: its own files, the right to be the one who writes, the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy, to_js

from companion.web.journal import Journal

NAMES = ("companion.1.journal", "companion.2.journal")
LOCK = "companion"
FULL = "the browser gives Companion no more room. Delete something or free space on this device"
REFUSED = "the browser refused to keep it. Close this page and open it again"

log = logging.getLogger(__name__)


class BrowserFile:
    """A file of the browser's own (origin private file system), open for this tab alone."""

    def __init__(self, handle: Any) -> None:
        self._handle = handle  # FileSystemSyncAccessHandle

    def read(self) -> bytes:
        """All of it."""
        buffer = js.Uint8Array.new(self._handle.getSize())
        self._handle.read(buffer, _at(0))
        return bytes(buffer.to_py())

    def write(self, data: bytes, at: int) -> None:
        """Write at this many bytes from its beginning."""
        _told(lambda: self._whole(data, at))

    def cut(self, length: int) -> None:
        """Cut it off at `length` bytes."""
        _told(lambda: self._handle.truncate(length))

    def sync(self) -> None:
        """Return only when what was written stays."""
        _told(self._handle.flush)

    def _whole(self, data: bytes, at: int) -> None:
        if self._handle.write(to_js(data), _at(at)) < len(data):
            raise OSError(0, FULL)


async def own_files() -> Journal | None:
    """The files that this browser keeps for Companion; None if it keeps nothing."""
    try:
        folder = await js.navigator.storage.getDirectory()
        slots = []
        for name in NAMES:
            file = await folder.getFileHandle(name, create=True)
            slots.append(BrowserFile(await file.createSyncAccessHandle()))
    except (AttributeError, JsException):  # an old browser, a private window, no https
        return None
    return Journal(*slots)


async def alone(waiting: Callable[[], None], patience: float = 1.0) -> None:
    """Return once no other tab may write, until this one is closed.

    `waiting` is called if another one still may after `patience` seconds.
    """
    if not hasattr(js.navigator, "locks"):
        return
    granted = asyncio.Event()

    def hold(_: object) -> Any:
        granted.set()
        return js.Promise.new(create_proxy(lambda *_: None))  # for as long as the tab lives

    js.navigator.locks.request(LOCK, create_proxy(hold))
    try:
        await asyncio.wait_for(granted.wait(), patience)
    except TimeoutError:
        waiting()
        await granted.wait()


async def lasting() -> bool:
    """Whether the browser has promised to keep what it stores until the person clears it."""
    asked: Callable[[], Awaitable[bool]] = js.navigator.storage.persisted
    return bool(await asked())


def languages() -> tuple[str, ...]:
    """The languages that the browser prefers, the dearest first."""
    return tuple(js.navigator.languages.to_py())


def say(words: str) -> None:
    """Show words while there is no screen yet."""
    _page("say", words)


def failed(words: str) -> None:
    """Show why there will be no screen."""
    _page("failed", words)


def when_newer(then: Callable[[Callable[[], None]], None]) -> None:
    """Call `then` once a newer version of the app is here, with what changes to it."""
    _page("whenNewer", create_proxy(then))


def _page(name: str, *values: object) -> None:
    """Our own worker has this object; under another one there is only silence."""
    page = getattr(js, "companionPage", None)
    if page is not None:
        getattr(page, name)(*values)


def _at(position: int) -> Any:
    return to_js({"at": position}, dict_converter=js.Object.fromEntries)


def _told(call: Callable[[], object]) -> None:
    """Errors of the browser as the system's: the store knows how to tell those."""
    try:
        call()
    except JsException as error:
        log.warning("The browser refused to keep something: %s", error)
        raise OSError(0, FULL if "quota" in str(error).lower() else REFUSED) from error
