"""Values by id in one TinyDB table, all in memory once one was asked for."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from tinydb import TinyDB, where
from tinydb.table import Table

from companion.store.errors import Damaged
from companion.store.storage import AtomicStorage

V = TypeVar("V")
Document = dict[str, Any]


class Database:
    """The TinyDB database, for one thread at a time."""

    def __init__(self, storage: AtomicStorage) -> None:
        self._storage = storage
        self._db = self._connect()
        self._one_at_a_time = threading.RLock()
        self.version = 0  # counts what makes rows read before out of date

    def table(self, name: str) -> Table:
        """A table of the database."""
        return self._db.table(name)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """All changes inside are saved in one step: all, or after any exception none.

        Raises StoreError at the end if they could not be saved.
        """
        with self._one_at_a_time:
            try:
                with self._storage.together():
                    yield
            except BaseException:
                self._start_afresh()
                raise

    @contextlib.contextmanager
    def alone(self) -> Iterator[int]:
        """Nobody writes meanwhile; yields the version."""
        with self._one_at_a_time:
            yield self.version

    def forget(self) -> None:
        """Read everything afresh: the file has been replaced."""
        with self._one_at_a_time:
            self._storage.forget()
            self._start_afresh()

    def _start_afresh(self) -> None:
        # TinyDB counts its ids in memory, and would give one out twice after the file went back.
        self._db = self._connect()
        self.version += 1

    def _connect(self) -> TinyDB:
        return TinyDB(storage=lambda: self._storage)


class Rows(Generic[V]):
    """The values of one table. `dump` makes a document with an "id" of a value, `load` reads it.

    Every change is on disk when it returns; it raises StoreError, and then nothing has changed.
    """

    def __init__(
        self,
        database: Database,
        name: str,
        load: Callable[[Mapping[str, Any]], V],
        dump: Callable[[V], Document],
    ) -> None:
        self._database = database
        self._name = name
        self._load = load
        self._dump = dump
        self._memory: dict[str, V] = {}
        self._version = -1  # of the database when the memory was filled

    def get(self, key: str) -> V | None:
        """The value of this id."""
        return self._rows().get(key)

    def all(self) -> tuple[V, ...]:
        """All values, in no order that means anything."""
        return tuple(self._rows().values())

    def put(self, value: V) -> None:
        """Save a value, in the place of the one that had its id."""
        self.put_all([value])

    def put_all(self, values: Iterable[V]) -> None:
        """Save several values in one step."""
        documents = {document["id"]: document for document in map(self._dump, values)}
        if not documents:
            return
        with self._database.together():
            known = self._rows()
            table = self._database.table(self._name)
            if not documents.keys().isdisjoint(known):
                table.remove(where("id").test(documents.__contains__))
            table.insert_multiple(documents.values())
            self._memory = known | {key: self._load(each) for key, each in documents.items()}

    def remove(self, key: str) -> V | None:
        """Remove a value; returns it, None if it wasn't there."""
        with self._database.together():
            gone = self._rows().get(key)
            if gone is not None:
                self._database.table(self._name).remove(where("id") == key)
                self._memory = {k: value for k, value in self._memory.items() if k != key}
        return gone

    def _rows(self) -> dict[str, V]:
        if self._version != self._database.version:
            with self._database.alone() as version:
                self._memory = dict(map(self._read, self._database.table(self._name)))
                self._version = version
        return self._memory

    def _read(self, document: Mapping[str, Any]) -> tuple[str, V]:
        try:
            return document["id"], self._load(document)
        except (ValueError, KeyError) as error:
            raise Damaged(f"An entry of {self._name} in the log does not open: {error}.") from error


class Values:
    """JSON values by a key of one's own, such as settings."""

    def __init__(self, database: Database, name: str) -> None:
        self._rows = Rows(database, name, load=dict, dump=dict)

    def get(self, key: str, default: Any = None) -> Any:
        """A copy of the value, the default if there is none."""
        row = self._rows.get(key)
        return default if row is None else copied(row["value"])

    def all(self) -> dict[str, Any]:
        """Copies of all values by key."""
        return {row["id"]: copied(row["value"]) for row in self._rows.all()}

    def put(self, key: str, value: Any) -> None:
        """Save a value. Raises Unstorable if JSON can't hold it, StoreError if it failed."""
        self._rows.put({"id": key, "value": copied(value)})

    def remove(self, key: str) -> None:
        """Forget a value; one that isn't there is fine."""
        self._rows.remove(key)


def copied(value: Any) -> Any:
    """A JSON value with no part in common with the one given; tuples become lists."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [copied(inner) for inner in value]
    return value
