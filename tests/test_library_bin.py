"""Deleting a table moves it to the bin with everything it is, and it comes back from there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.magic_bakery.moves import Take
from companion.library import Library
from companion.store import NoSuchTable, Play, Store, StoreError


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def table_of(library: Library) -> str:
    table = library.start("magic-bakery", ("Ana", "Ben"), {}, {})
    library.open(table).take(Take(), seen=0)
    return table


def ids(plays: tuple[Play, ...]) -> list[str]:
    return [play.id for play in plays]


def test_a_deleted_table_leaves_the_log_and_lies_in_the_bin(library: Library) -> None:
    kept, gone = table_of(library), table_of(library)
    library.delete(gone)
    assert ids(library.log()) == ids(library.running()) == [kept]
    assert ids(library.binned()) == [gone]
    with pytest.raises(NoSuchTable):
        library.open(gone)


def test_a_restored_table_is_what_it_was_and_goes_on(library: Library) -> None:
    table = table_of(library)
    before = library.open(table).table.position
    library.delete(table)
    library.restore(table)
    assert library.open(table).table.position == before
    library.open(table).take(Take(), seen=1)
    assert ids(library.log()) == [table]
    assert library.binned() == ()


def test_deleting_twice_is_deleting_once(library: Library) -> None:
    table = table_of(library)
    library.delete(table)
    library.delete(table)
    library.restore(table)
    library.restore(table)
    assert ids(library.log()) == [table]


def test_a_play_without_a_table_can_be_deleted_too(library: Library) -> None:
    play = Play(id="old", game="filler", started="2019-04-07", seats=("Ana",), tracked=False)
    library.store.documents.plays.put(play)
    library.delete("old")
    assert library.log() == ()
    library.restore("old")
    assert ids(library.log()) == ["old"]


def test_if_the_log_cannot_be_saved_the_table_stays_where_it_was(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(library)

    def full(_: Play) -> None:
        raise StoreError("Could not save the log: the disk is full.")

    monkeypatch.setattr(library.store.documents.plays, "put", full)
    with pytest.raises(StoreError):
        library.delete(table)
    assert ids(library.log()) == [table]
    assert library.open(table).revision == 1


@pytest.mark.parametrize("deleting", [True, False])
def test_a_process_that_ended_halfway_leaves_nothing_in_between(
    tmp_path: Path, deleting: bool
) -> None:
    with Store.open(tmp_path) as store:
        library = Library(store)
        table = table_of(library)
        if not deleting:
            library.delete(table)
        move = store.tables.delete if deleting else store.tables.restore
        move(table)  # and the log was not reached any more
    with Store.open(tmp_path) as store:
        library = Library(store)
        there = library.binned() if deleting else library.log()
        assert ids(there) == [table]
