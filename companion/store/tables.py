"""The tables of a data folder, each a public file of its own."""

from __future__ import annotations

import contextlib
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from companion.store.aside import Aside
from companion.store.disk import Disk
from companion.store.errors import (
    NoSuchTable,
    Notice,
    StoreError,
    TableExists,
    explain,
)
from companion.store.generations import Choice, Parse
from companion.store.table_file import Loaded, TableFile

T = TypeVar("T")

# In lower case, because some file systems don't tell it from upper case.
_ID = re.compile(r"[0-9a-z][0-9a-z_-]{0,63}")
_SUFFIX = ".jsonl"


def checked_id(table: str) -> str:
    """The id, if it is fit to be a file's name: up to 64 of a-z, 0-9, - and _.

    Raises NoSuchTable.
    """
    if not _ID.fullmatch(table):
        raise NoSuchTable(f"{table!r} is no table's id.")
    return table


class Tables:
    """Tables by id. Safe to use from several threads; every method may raise StoreError."""

    def __init__(
        self, folder: Path, *, disk: Disk, aside: Aside, tell: Callable[[Notice], None]
    ) -> None:
        self._live = folder / "tables"
        self._bin = folder / "trash"
        self._disk = disk
        self._aside = aside
        self._tell = tell
        self._open: dict[str, TableFile] = {}
        self._one_at_a_time = threading.RLock()

    def ids(self) -> tuple[str, ...]:
        """All tables but those in the recycle bin, in no order that means anything."""
        return self._ids(self._live)

    def trashed(self) -> tuple[str, ...]:
        """The tables in the recycle bin."""
        # Stopped in the middle of a move a table has a file in both places: it is not in the bin.
        live = set(self._ids(self._live))
        return tuple(table for table in self._ids(self._bin) if table not in live)

    def changed(self, table: str) -> int:
        """When a table was last written, in ns; 0 if its newest file is gone."""
        path = self._file(self._live, table).newest
        try:
            return self._disk.stamp(path)[1]
        except FileNotFoundError:
            return 0
        except OSError as error:
            raise explain(error, "look at the table", path) from error

    def create(self, table: str, header: bytes) -> None:
        """Start a table: its header line, without the newline. Raises TableExists."""
        if not header or b"\n" in header:
            raise ValueError("a header is one line")
        self.import_bytes(table, header + b"\n")

    def import_bytes(self, table: str, data: bytes) -> None:
        """Put a whole table file here, which the caller has checked. Raises TableExists."""
        with self._one_at_a_time:
            self.refuse_if_there(table)
            file = self._file(self._live, table)
            file.create(data if data.endswith(b"\n") else data + b"\n")
            self._open[table] = file

    def refuse_if_there(self, table: str) -> None:
        """Raises TableExists if there is a table of this id, in the recycle bin or not."""
        if self._there(self._file(self._bin, table)):
            raise TableExists(f"Table {table} is in the recycle bin; restore it from there.")
        if self._there(self._file(self._live, table)):
            raise TableExists(f"Table {table} is here already.")

    def load(self, table: str, parse: Parse[T]) -> Loaded[T]:
        """Open a table; `parse` raises ValueError with a sentence for bytes that are none.

        Raises NoSuchTable, or Damaged if no generation of it opens.
        """
        with self._one_at_a_time:
            file = self._file(self._live, table)
            loaded = file.load(parse)
            self._open[table] = file
        for notice in loaded.notices:
            self._tell(notice)
        return loaded

    def append(self, table: str, *lines: bytes) -> None:
        """Add entries, without their newlines, to a table that was created or loaded before.

        All are on disk when this returns; after an error the table is as it was.
        """
        with self._one_at_a_time:
            file = self._open.get(table)
            if file is None:
                raise StoreError(f"Could not save the move: table {table} is not open.")
            file.append(*lines)

    def read(self, table: str, parse: Parse[T], *, trashed: bool = False) -> Choice[T]:
        """What `load` would open, with nothing repaired and nothing told.

        With `trashed` it is looked for in the recycle bin. Raises NoSuchTable, Damaged.
        """
        with self._one_at_a_time:
            return self._file(self._bin if trashed else self._live, table).read(parse)

    def export_bytes(self, table: str, parse: Parse[T]) -> bytes:
        """The table's public file, whole lines only. Raises NoSuchTable, Damaged."""
        return self.read(table, parse).lines

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody changes a table meanwhile."""
        with self._one_at_a_time:
            yield

    def delete(self, table: str) -> None:
        """Move a table to the recycle bin. Raises NoSuchTable."""
        with self._one_at_a_time:
            live, binned = self._file(self._live, table), self._file(self._bin, table)
            # The newest file goes last: stopped in between, the table has not been deleted.
            steps = [(live.previous, binned.previous), (live.newest, binned.newest)]
            self._move(table, live, steps, "delete the table")

    def restore(self, table: str) -> None:
        """Bring a table back from the recycle bin. Raises NoSuchTable, TableExists."""
        with self._one_at_a_time:
            live, binned = self._file(self._live, table), self._file(self._bin, table)
            if self._there(live):
                raise TableExists(f"Table {table} is here already.")
            # The newest file goes first: stopped in between, the table is back.
            steps = [(binned.newest, live.newest), (binned.previous, live.previous)]
            self._move(table, binned, steps, "bring the table back")

    def forget(self) -> None:
        """Close all tables, because a restored backup has changed the files."""
        with self._one_at_a_time:
            self._open.clear()

    def _move(
        self, table: str, source: TableFile, steps: list[tuple[Path, Path]], doing: str
    ) -> None:
        if not self._there(source):
            raise NoSuchTable(f"There is no table {table} here.")
        self._open.pop(table, None)
        moved: list[tuple[Path, Path]] = []
        try:
            self._disk.make_folder(steps[0][1].parent)
            for here, there in steps:
                if self._disk.there(here):
                    self._disk.replace(here, there)
                    moved.append((here, there))
            self._disk.sync_folder(self._live)
            self._disk.sync_folder(self._bin)
        except OSError as error:
            with contextlib.suppress(OSError):
                for here, there in reversed(moved):
                    self._disk.replace(there, here)
            raise explain(error, doing, source.newest) from error

    def _there(self, file: TableFile) -> bool:
        try:
            return self._disk.there(file.newest) or self._disk.there(file.previous)
        except OSError as error:
            raise explain(error, "look for the table", file.newest) from error

    def _file(self, folder: Path, table: str) -> TableFile:
        path = folder / (checked_id(table) + _SUFFIX)
        return TableFile(path, disk=self._disk, aside=self._aside)

    def _ids(self, folder: Path) -> tuple[str, ...]:
        try:
            names = self._disk.names(folder)
        except OSError as error:
            raise explain(error, "list the tables", folder) from error
        found = {
            name.removesuffix(_SUFFIX).removesuffix(".previous")
            for name in names
            if name.endswith(_SUFFIX)
        }
        return tuple(sorted(table for table in found if _ID.fullmatch(table)))
