"""A backup on its way in: looked through, counted, then taken over as a whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.store.archive import LOG, Archive, Entry
from companion.store.disk import Disk
from companion.store.documents import Documents
from companion.store.errors import Damaged, StoreError, explain
from companion.store.generations import Parse, split_tail
from companion.store.merging import check, merge, new
from companion.store.staging import put_in_place
from companion.store.storage import Data, decode, encode
from companion.store.tables import Tables


@dataclass(frozen=True, slots=True)
class Preview:
    """What a merge would bring, and what of it is here already. `made` is RFC 3339."""

    made: str
    plays_new: int
    plays_here: int
    tables_new: int
    tables_here: int
    players_new: int


class Incoming:
    """A sound backup. Made by `Backups.open`, to be closed; every method raises StoreError."""

    def __init__(
        self,
        archive: Archive,
        parse: Parse[object],
        *,
        folder: Path,
        disk: Disk,
        tables: Tables,
        documents: Documents,
        forget: Callable[[], None],
    ) -> None:
        self._archive = archive
        self._folder = folder
        self._disk = disk
        self._tables = tables
        self._documents = documents
        self._forget = forget
        try:
            self._log = self._looked_through(parse)
        except BaseException:
            archive.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._archive.close()

    def preview(self) -> Preview:
        """Count what `merge` would do."""
        with self._documents.alone() as ours:
            plays, players = new("plays", ours, self._log), new("players", ours, self._log)
        here = self._here()
        tables = [entry.table for entry in self._archive.entries if entry.table is not None]
        return Preview(
            made=self._archive.made,
            plays_new=len(plays),
            plays_here=len(self._log.get("plays", {})) - len(plays),
            tables_new=sum(table not in here for table in tables),
            tables_here=sum(table in here for table in tables),
            players_new=len(players),
        )

    def merge(self) -> None:
        """Add what is not here yet, by id; what is here stays as it is."""
        with self._tables.alone(), self._documents.alone() as ours:
            here = self._here()
            wanted = [
                entry
                for entry in self._archive.entries
                if entry.name != LOG and entry.table not in here and not self._there(entry)
            ]
            try:
                files = self._files(wanted, merge(ours, self._log))
                put_in_place(self._folder, self._disk, files, replace=False)
            finally:
                self._documents.forget()  # the tables that are open stay so: none was changed

    def restore(self) -> None:
        """Put this in the place of everything there is; that goes to the set-aside folder."""
        with self._tables.alone(), self._documents.alone():
            wanted = [entry for entry in self._archive.entries if entry.name != LOG]
            try:
                files = self._files(wanted, self._log)
                put_in_place(self._folder, self._disk, files, replace=True)
            finally:
                self._forget()

    def _files(self, wanted: list[Entry], log: Data) -> Iterator[tuple[str, bytes]]:
        for entry in wanted:
            yield entry.name, self._archive.read(entry)
        yield LOG, encode(log)

    def _looked_through(self, parse: Parse[object]) -> Data:
        log: Data | None = None
        tables: set[str] = set()
        for entry in self._archive.entries:
            data = self._archive.read(entry)
            try:
                if entry.table is not None:
                    if entry.table in tables:
                        raise Damaged("the table is in it twice")
                    tables.add(entry.table)
                    parse(data)
                    if split_tail(data)[1]:  # no backup of ours has one
                        raise Damaged("its last line was cut off")
                elif entry.name == LOG:
                    log = decode(data)
                    check(log)
                else:
                    check(decode(data), ["beside"])
            except (StoreError, ValueError) as error:
                raise self._archive.bad(f"{entry.name}: {str(error).rstrip('.')}") from error
        if log is None:
            raise self._archive.bad(f"there is no {LOG} in it")
        return log

    def _here(self) -> set[str | None]:
        return {*self._tables.ids(), *self._tables.trashed()}

    def _there(self, entry: Entry) -> bool:
        path = self._folder / entry.name
        try:
            return self._disk.there(path)
        except OSError as error:
            raise explain(error, "look the data folder through", path) from error
