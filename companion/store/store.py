"""A data folder: its lock, its tables, and what went wrong when it was opened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType

from companion.store.archive import LOG
from companion.store.aside import Aside
from companion.store.backup import Backups
from companion.store.beside import Beside
from companion.store.disk import Disk, ReadOnlyDisk
from companion.store.documents import Documents
from companion.store.errors import Notice, explain
from companion.store.lock import FolderLock
from companion.store.merging import merge, of_records
from companion.store.records import Play, Player
from companion.store.rows import Database, Values
from companion.store.staging import finish, put_in_place
from companion.store.storage import AtomicStorage, encode
from companion.store.tables import Tables


class Store:
    """Everything one group keeps. Made by `Store.open`, to be closed."""

    def __init__(self, folder: Path, disk: Disk, lock: FolderLock | None) -> None:
        self.folder = folder
        self._disk = disk
        self._lock = lock
        self._notices: list[Notice] = []
        aside, tell = Aside(folder / "set-aside", disk), self._notices.append
        self.tables = Tables(folder, disk=disk, aside=aside, tell=tell)
        self.beside = Beside(folder, disk=disk, aside=aside, tell=tell)
        log = AtomicStorage(folder / LOG, disk=disk, aside=aside, tell=tell)
        self.documents = Documents(log)
        device = AtomicStorage(folder / "device.json", disk=disk, aside=aside, tell=tell)
        self.device = Values(Database(device), "device")
        """What is of this device alone, such as who may join it: no backup takes it along."""
        self.backups = Backups(
            folder,
            disk=disk,
            tables=self.tables,
            documents=self.documents,
            forget=self.forget,
        )

    @classmethod
    def open(
        cls,
        folder: Path,
        *,
        port: int | None = None,
        read_only: bool = False,
        disk: Disk | None = None,
    ) -> Store:
        """Open a data folder, made if it isn't there, as its one writer.

        `port` is where this process can be reached, told to a second one. With `read_only` nothing
        is locked or written, and every change raises StoreError. Raises FolderInUse, StoreError.
        """
        if read_only:
            return cls(folder, ReadOnlyDisk(), None)
        disk = disk or Disk()
        try:
            disk.make_folder(folder)
        except OSError as error:
            raise explain(error, "open the data folder", folder) from error
        lock = FolderLock.take(folder, port=port)
        try:
            finish(folder, disk)  # a restored backup, if the process ended in the middle of it
        except BaseException:
            lock.release()
            raise
        return cls(folder, disk, lock)

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What a person should be told, oldest first, until it is dismissed."""
        return tuple(self._notices)

    def tell(self, notice: Notice) -> None:
        """Add something that a person should know."""
        self._notices.append(notice)

    def dismiss(self, notice: Notice) -> None:
        """The person has read it."""
        if notice in self._notices:
            self._notices.remove(notice)

    def unlisted(self) -> tuple[str, ...]:
        """Tables the log has no play of: the process ended between the two. To be added to it."""
        listed = {play.id for play in self.documents.plays.all()}
        return tuple(table for table in self.tables.ids() if table not in listed)

    def unsettled(self) -> tuple[str, ...]:
        """Tables the log may be behind of, to be compared with it at the start.

        A table ends, or is reopened, before the log knows; the process may have ended in between.
        """
        states = {play.id: play.state for play in self.documents.plays.all()}
        changed = self._changed_since(self.folder / LOG)
        return tuple(
            table
            for table in self.tables.ids()
            if table in changed or states.get(table, "running") == "running"
        )

    def _changed_since(self, log: Path) -> set[str]:
        try:
            then = self._disk.stamp(log)[1] if self._disk.there(log) else 0
            return {table for table in self.tables.ids() if self.tables.changed(table) >= then}
        except OSError as error:
            raise explain(error, "look the tables through", self.folder) from error

    def add(
        self,
        *,
        tables: Mapping[str, bytes],
        plays: Iterable[Play],
        players: Iterable[Player] = (),
    ) -> None:
        """Put tables, plays and people from elsewhere here as one change: all or nothing.

        `tables` are whole files, checked by the caller, by ids that are not here yet. A play or
        a player takes the place of the one that had its id. Raises StoreError.
        """
        theirs = of_records(plays=plays, players=players)
        with self.tables.alone(), self.documents.alone() as ours:
            for table in tables:
                self.tables.refuse_if_there(table)
            files = [(f"tables/{table}.jsonl", data) for table, data in tables.items()]
            files.append((LOG, encode(merge(theirs, ours))))
            try:
                put_in_place(self.folder, self._disk, files, replace=False)
            finally:
                self.documents.forget()

    def forget(self) -> None:
        """Read everything afresh, because a restored backup has changed the files."""
        self.tables.forget()
        self.beside.forget()
        self.documents.forget()

    def announce(self, port: int | None) -> None:
        """Note where this process can be reached, once that is known."""
        if self._lock is not None:
            self._lock.announce(port)

    def close(self) -> None:
        """Let others use the folder. Everything is on disk already."""
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
