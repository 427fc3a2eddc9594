"""Everything in one file, out and in again, and the automatic backups of the last weeks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from companion.store.archive import LOG, Archive, pack
from companion.store.disk import Disk
from companion.store.documents import Documents
from companion.store.durable import read_if_there, write_atomic
from companion.store.errors import NoSuchTable, StoreError, explain
from companion.store.generations import Parse
from companion.store.incoming import Incoming
from companion.store.keeping import Kept, file_name, kept_of, surplus
from companion.store.merging import in_order
from companion.store.staging import FOLDERS
from companion.store.storage import decode, encode
from companion.store.tables import Tables

Breathe = Callable[[], None]
LeftOut = Callable[[str], None]
"""Told, in a sentence, of each file that can't be read and so is in no backup."""


class Backups:
    """Backups of one data folder. Every method raises StoreError.

    `parse`, as everywhere, raises ValueError with a sentence for bytes that are no table; a table
    that doesn't open is left out of a backup, and makes one that holds it unusable.
    """

    def __init__(
        self,
        folder: Path,
        *,
        disk: Disk,
        tables: Tables,
        documents: Documents,
        forget: Callable[[], None],
    ) -> None:
        self.folder = folder / "backups"
        self._data = folder
        self._disk = disk
        self._tables = tables
        self._documents = documents
        self._forget = forget

    def export(
        self, parse: Parse[object], now: datetime, left_out: LeftOut = lambda sentence: None
    ) -> bytes:
        """Everything there is, as one file: the same content and `now` make the same bytes."""
        return self._packed(parse, now, state="", left_out=left_out)

    def _packed(
        self,
        parse: Parse[object],
        now: datetime,
        state: str,
        breathe: Breathe = lambda: None,
        left_out: LeftOut = lambda sentence: None,
    ) -> bytes:
        files = self._files(parse, breathe, left_out)
        return pack(files, made=now.isoformat(timespec="seconds"), state=state)

    def open(self, source: Path | bytes, parse: Parse[object]) -> Incoming:
        """Look a backup through from its first byte to its last; nothing is changed yet."""
        return Incoming(
            Archive(source),
            parse,
            folder=self._data,
            disk=self._disk,
            tables=self._tables,
            documents=self._documents,
            forget=self._forget,
        )

    def restore(self, source: Path | bytes, parse: Parse[object], now: datetime) -> None:
        """Go back to exactly what a backup holds; what is there now is backed up first."""
        incoming = self.open(source, parse)
        try:
            self.automatic(parse, now)
            incoming.restore()
        finally:
            incoming.close()

    def automatic(
        self, parse: Parse[object], now: datetime, *, breathe: Breathe = lambda: None
    ) -> Path | None:
        """Make today's backup if anything changed since the last one; returns its path.

        Afterwards only the newest of each of the last ten days and weeks with a backup is kept.
        `now` is the time on the wall. `breathe` is called after each table, while nothing is held;
        what it raises ends the making.
        """
        kept = self.kept()
        if kept and self._state_of(kept[0].path) == self._state():
            return None
        path = self.folder / file_name(now)
        packed = self._packed(parse, now, self._state(), breathe)
        write_atomic(self._disk, path, packed, doing="make a backup")
        with suppress(OSError):  # one too many does no harm
            for old in surplus(self.kept()):
                self._disk.remove(old.path)
        return path

    def kept(self) -> tuple[Kept, ...]:
        """The automatic backups, newest first."""
        try:
            names = self._disk.names(self.folder)
            found = [
                kept_of(self.folder / name, self._disk.stamp(self.folder / name)[0])
                for name in names
            ]
        except OSError as error:
            raise explain(error, "list the backups", self.folder) from error
        return tuple(
            sorted((each for each in found if each), key=lambda each: each.made, reverse=True)
        )

    def _files(
        self, parse: Parse[object], breathe: Breathe, left_out: LeftOut
    ) -> Iterator[tuple[str, bytes]]:
        with self._documents.alone() as data:
            log = encode(in_order(data))
        yield LOG, log
        for table in self._tables.ids():
            with _passing_over(left_out):
                yield f"tables/{table}.jsonl", self._tables.read(table, parse).lines
            breathe()
        for table in self._tables.trashed():
            with _passing_over(left_out):
                choice = self._tables.read(table, parse, trashed=True)
                yield f"trash/{table}.jsonl", choice.lines
            breathe()
        for path in self._newest_files("beside"):
            with _passing_over(left_out):
                raw = read_if_there(self._disk, path)
                if raw is not None and _opens(raw):
                    yield f"beside/{path.name}", raw

    def _newest_files(self, folder: str) -> list[Path]:
        names = self._disk.names(self._data / folder)
        return [
            self._data / folder / name
            for name in names
            if name.endswith((".json", ".jsonl")) and ".previous." not in name
        ]

    def _state(self) -> str:
        """What tells this state of the folder from any other, without reading the files."""
        digest = hashlib.sha256()
        try:
            log = self._data / LOG
            paths = [log] if self._disk.there(log) else []
            for folder in FOLDERS:
                paths += self._newest_files(folder)
            for path in paths:
                stamp = self._disk.stamp(path)
                digest.update(repr((path.parent.name, path.name, *stamp)).encode())
        except OSError as error:
            raise explain(error, "look the data folder through", self._data) from error
        return digest.hexdigest()

    def _state_of(self, backup: Path) -> str | None:
        try:
            archive = Archive(backup)
        except StoreError:
            return None
        archive.close()
        return archive.state


@contextmanager
def _passing_over(left_out: LeftOut) -> Iterator[None]:
    """What can't be read is told, and keeps nothing else out of a backup."""
    try:
        yield
    except NoSuchTable:  # deleted a moment ago
        pass
    except StoreError as error:
        left_out(str(error))


def _opens(raw: bytes) -> bool:
    try:
        decode(raw)
    except StoreError:
        return False
    return True
