"""A data folder with something of everything, and all that a person has in one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from companion.store import Player, Store
from tests.store.faulty import HEADER, entry, parse
from tests.store.test_documents import play

NOW = datetime(2025, 11, 30, 20, 15)


def furnish(store: Store) -> None:
    """A folder with something of everything."""
    for name, moves in (("t", 3), ("u", 1), ("gone", 2)):
        store.tables.create(name, HEADER)
        for number in range(moves):
            store.tables.append(name, entry(number))
        store.documents.plays.put(play(len(name), id=name))
    store.tables.delete("gone")
    store.beside.of("t").put("ticks", ["MB-SETUP-01"])
    for number, name in enumerate(("Zoë", "李雷", "عمر", "x" * 40)):
        store.documents.players.put(Player(id=f"{number}", name=name))
    store.documents.settings.put("theme", "dark")


def content(folder: Path) -> dict[str, object]:
    """Everything a person has in a folder."""
    with Store.open(folder) as store:
        documents = store.documents
        assert store.notices == ()
        return {
            "tables": {name: store.tables.load(name, parse).value for name in store.tables.ids()},
            "trash": {
                name: store.tables.read(name, parse, trashed=True).lines
                for name in store.tables.trashed()
            },
            "beside": {name: store.beside.of(name).all() for name in store.tables.ids()},
            "plays": documents.plays.newest_first(),
            "players": sorted(documents.players.all(), key=lambda player: player.id),
            "settings": documents.settings.all(),
        }
