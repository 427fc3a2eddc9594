"""A bit flips somewhere in a data folder with a table of every game."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.library import read_table
from companion.store import Play, Player, Store
from companion.store.doctor import examine
from companion.store.lock import NAME as LOCK

ENTRIES = (
    '{"move": "rename", "seat": 1, "name": "Zoë", "at": "2025-11-30T20:15:00+01:00"}',
    '{"move": "undo"}',
    '{"move": "redo", "by": "kitchen phone"}',
    '{"move": "finish"}',
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    with Store.open(folder) as store:
        for slug in GAMES:
            store.tables.create(
                slug, b'{"companion": 1, "game": "%s", "seats": ["Ana", "Ben"]}' % slug.encode()
            )
            for line in ENTRIES:
                store.tables.append(slug, line.encode())
            store.beside.of(slug).put("ticks", ["a", "b"])
            store.beside.of(slug).put("ticks", ["a"])
            play = Play(
                id=slug, game=slug, started="2025-11-30T20:00:00+01:00", seats=("Ana", "Zoë")
            )
            store.documents.plays.put(play)
        store.documents.players.put(Player(id="z", name="Zoë"))
        store.documents.settings.put("theme", "dark")
        store.backups.automatic(read_table, datetime(2025, 11, 30))
    return folder


def content(store: Store) -> dict[str, Any]:
    """Everything a person sees of a folder."""
    documents = store.documents
    return {
        **{slug: store.tables.load(slug, read_table).data for slug in store.tables.ids()},
        "ticks": [store.beside.of(slug).get("ticks") for slug in GAMES],
        "plays": documents.plays.newest_first(),
        "players": documents.players.all(),
        "settings": documents.settings.all(),
    }


def flips(file: Path) -> Iterator[bytes]:
    """The file with one bit flipped, at some twelve places spread over it."""
    whole = file.read_bytes()
    for position in range(0, len(whole), len(whole) // 12 + 1):
        flipped = bytearray(whole)
        flipped[position] ^= 1 << position % 8
        yield bytes(flipped)


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_a_flipped_bit_anywhere_changes_nothing_or_is_told(folder: Path, tmp_path: Path) -> None:
    with Store.open(folder, read_only=True) as store:
        right = content(store)
    for name in files(folder):
        for flipped in flips(folder / name):
            copy = tmp_path / "copy"
            shutil.copytree(folder, copy)
            (copy / name).write_bytes(flipped)
            examine(copy, read_table)
            with Store.open(copy) as store:
                found = content(store)
                assert found == right or store.notices, name
                assert sum(found[key] != right[key] for key in right) <= 1, name
            kept = [(copy / file).read_bytes() for file in files(copy)]
            assert flipped in kept or name == LOCK, name
            shutil.rmtree(copy)
