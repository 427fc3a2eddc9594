"""Automatic backups in the background: nobody waits for one, and no tap notices."""

from __future__ import annotations

import hashlib
import threading
from contextlib import suppress
from datetime import datetime
from types import TracebackType

from companion.log.table import read_table
from companion.store import Store, StoreError

BREATH_S = 0.01
"""Seconds of rest after each table, so that taps come first."""


class Stopped(Exception):
    """The app ends: an unfinished backup is left, the next start makes it."""


class AutomaticBackups:
    """Backs a data folder up, on a thread of its own, whenever that is asked for and needed.

    A `with` block is its life; leaving it waits for at most one table.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted = threading.Event()
        self._stopping = threading.Event()
        self._sound: set[bytes] = set()
        self._thread = threading.Thread(target=self._run, name="backups", daemon=True)

    def want(self) -> None:
        """Ask for a backup; several askings at once make one. Returns at once."""
        self._wanted.set()

    def __enter__(self) -> AutomaticBackups:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stopping.set()
        self._wanted.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            self._wanted.wait()
            self._wanted.clear()
            with suppress(Stopped, StoreError):  # a full disk: the next asking tries again
                self._breathe()
                self._store.backups.automatic(self._check, datetime.now(), breathe=self._breathe)

    def _breathe(self) -> None:
        if self._stopping.wait(BREATH_S):
            raise Stopped

    def _check(self, table: bytes) -> None:
        """Raises ValueError for no table; what was sound once is not played through again."""
        digest = hashlib.sha256(table).digest()
        if digest not in self._sound:
            read_table(table)
            self._sound.add(digest)
