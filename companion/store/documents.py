"""Everything but the tables, in one database: the log, people, settings.

A move at a table never comes here: each change rewrites the file, however long the log.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import replace

from companion.store.plays import Plays
from companion.store.records import Group, Player, group_from, player_from, to_document
from companion.store.rows import Database, Rows, Values
from companion.store.storage import AtomicStorage, Data


class Documents:
    """The database's tables. Every change is on disk when it returns, or raises StoreError."""

    def __init__(self, storage: AtomicStorage) -> None:
        self._storage = storage
        self._database = Database(storage)
        self.plays = Plays(self._database)
        self.players: Rows[Player] = Rows(self._database, "players", player_from, to_document)
        self.groups: Rows[Group] = Rows(self._database, "groups", group_from, to_document)
        self.campaigns = Values(self._database, "campaigns")
        self.catalogue = Values(self._database, "catalogue")
        self.settings = Values(self._database, "settings")

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """All changes inside are saved in one step: all, or after any exception none."""
        with self._database.together():
            yield

    def merge_players(self, kept: str, merged: str) -> None:
        """Make two players one: everything `merged` played now belongs to `kept`.

        The name of the one who goes is kept to be recognised in imports.
        """
        one, other = self.players.get(kept), self.players.get(merged)
        if one is None or other is None or kept == merged:
            return
        names = dict.fromkeys((*one.known_as, other.name, *other.known_as))
        with self.together():
            self.players.put(replace(one, known_as=tuple(names)))
            self.players.remove(merged)
            self.plays.put_all(
                replace(play, players=tuple(kept if p == merged else p for p in play.players))
                for play in self.plays.of_player(merged)
            )
            self.groups.put_all(
                replace(
                    group,
                    players=tuple(dict.fromkeys(kept if p == merged else p for p in group.players)),
                )
                for group in self.groups.all()
                if merged in group.players
            )

    @contextlib.contextmanager
    def alone(self) -> Iterator[Data]:
        """Nobody changes anything meanwhile; yields the whole content, not to be changed."""
        with self._database.alone():
            yield self._storage.read()

    def forget(self) -> None:
        """Read everything afresh, because a restored backup has changed the file."""
        self._database.forget()
