"""Backups come by themselves: at the start, after a result, and in nobody's way."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest

from companion.backups import AutomaticBackups
from companion.library import Library, read_table
from companion.rules.common import Finish
from companion.store import Store

PATIENCE_S = 20


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as store:
        yield store


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def plays_in(store: Store) -> list[int]:
    """How many plays each kept backup holds, the newest first."""
    found = []
    for kept in store.backups.kept():
        incoming = store.backups.open(kept.path, read_table)
        counted = incoming.preview()
        incoming.close()
        found.append(counted.plays_new + counted.plays_here)
    return found


def test_a_backup_is_made_when_it_is_asked_for(store: Store) -> None:
    Library(store).start("filler", ("Ana", "Ben"), {}, {})
    with AutomaticBackups(store) as backups:
        backups.want()
        until(lambda: len(store.backups.kept()) == 1)
    assert plays_in(store) == [1]


def test_a_result_at_a_table_makes_one(store: Store) -> None:
    with AutomaticBackups(store) as backups:
        library = Library(store, on_result=backups.want)
        session = library.open(library.start("filler", ("Ana", "Ben"), {}, {}))
        assert store.backups.kept() == ()
        session.take(Finish(), seen=0)
        until(lambda: len(store.backups.kept()) == 1)
    assert plays_in(store) == [1]


def test_nothing_new_makes_none(store: Store) -> None:
    Library(store).start("filler", ("Ana", "Ben"), {}, {})
    for _ in range(3):
        with AutomaticBackups(store) as backups:
            backups.want()
            until(lambda: len(store.backups.kept()) == 1)
            time.sleep(0.05)
    assert len(store.backups.kept()) == 1


def test_the_app_ends_at_once_in_the_middle_of_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(store)
    for _ in range(5):
        library.start("filler", ("Ana", "Ben"), {}, {})
    monkeypatch.setattr("companion.backups.BREATH_S", 60)
    start = time.monotonic()
    with AutomaticBackups(store) as backups:
        backups.want()
        time.sleep(0.1)
    assert time.monotonic() - start < PATIENCE_S
    assert store.backups.kept() == ()
    assert "backups" not in {thread.name for thread in threading.enumerate()}


def test_a_folder_that_can_t_be_written_stops_nothing(store: Store) -> None:
    Library(store).start("filler", ("Ana", "Ben"), {}, {})
    store.backups.folder.write_text("no folder")
    with AutomaticBackups(store) as backups:
        backups.want()
        time.sleep(0.1)
        store.backups.folder.unlink()
        backups.want()
        until(lambda: len(store.backups.kept()) == 1)


def test_a_damaged_table_is_left_out_of_it(store: Store) -> None:
    library = Library(store)
    tables = [library.start("filler", ("Ana", "Ben"), {}, {}) for _ in range(2)]
    for path in (store.folder / "tables").glob(f"{tables[0]}*"):
        path.write_bytes(b"nonsense\n")
    with AutomaticBackups(store) as backups:
        backups.want()
        until(lambda: len(store.backups.kept()) == 1)
    incoming = store.backups.open(store.backups.kept()[0].path, read_table)
    assert incoming.preview().tables_here == 1
    incoming.close()


def test_a_folder_among_the_tables_is_left_out_of_it_and_told(store: Store) -> None:
    Library(store).start("filler", ("Ana", "Ben"), {}, {})
    (store.folder / "tables" / "stray.jsonl").mkdir()
    (store.folder / "beside").mkdir(exist_ok=True)
    (store.folder / "beside" / "stray.json").mkdir()
    told: list[str] = []
    packed = store.backups.export(read_table, datetime(2025, 11, 30), told.append)
    assert store.backups.automatic(read_table, datetime(2025, 11, 30)) is not None
    incoming = store.backups.open(packed, read_table)
    assert incoming.preview().tables_here == 1
    incoming.close()
    assert [sentence.split("(")[1].split(")")[0].split("/")[-1] for sentence in told] == [
        "stray.jsonl",
        "stray.json",
    ]
    assert all("a folder is there where a file should be" in sentence for sentence in told)
