"""What lies beside one table and is no move: ticks of its checklist, a summary closed.

A small database a table, so that the length of the log does not matter to a tap.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.store.aside import Aside
from companion.store.disk import Disk
from companion.store.errors import Notice, StoreError
from companion.store.rows import Database, Values
from companion.store.storage import AtomicStorage
from companion.store.tables import checked_id


class Beside:
    """JSON values by key for each table. Every change is on disk when it returns."""

    def __init__(
        self, folder: Path, *, disk: Disk, aside: Aside, tell: Callable[[Notice], None]
    ) -> None:
        self._folder = folder / "beside"
        self._disk = disk
        self._aside = aside
        self._tell = tell
        self._open: dict[str, Values] = {}
        self._one_at_a_time = threading.Lock()

    def of(self, table: str) -> Values:
        """The values beside a table; there are none at first. Raises NoSuchTable for no id."""
        with self._one_at_a_time:
            if table not in self._open:
                path = self._folder / f"{checked_id(table)}.json"
                storage = AtomicStorage(path, disk=self._disk, aside=self._aside, tell=self._tell)
                self._open[table] = Values(Database(storage), "beside")
            return self._open[table]

    def forget(self) -> None:
        """Read everything afresh, because a restored backup has changed the files."""
        with self._one_at_a_time:
            self._open.clear()


class KeptNotes:
    """Notes that are kept where they can be: a folder that can't be written loses no move by it."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._unsaved: dict[str, Any] = {}

    def get(self, key: str, default: Any = None) -> Any:
        """A note."""
        return self._unsaved[key] if key in self._unsaved else self._values.get(key, default)

    def put(self, key: str, value: Any) -> None:
        """Keep a note."""
        try:
            self._values.put(key, value)
            self._unsaved.pop(key, None)
        except StoreError:
            self._unsaved[key] = value
