"""Tables, plays and people from elsewhere come in as one change; equal folders, equal backups."""

from __future__ import annotations

import contextlib
import errno
from pathlib import Path

import pytest

from companion.store import NoSuchTable, Player, Store, StoreError, TableExists
from tests.store.faulty import FaultyDisk, entry, lines, parse
from tests.store.furnished import NOW, content, furnish
from tests.store.test_documents import play


def add(store: Store) -> None:
    store.add(
        tables={"new": lines(4), "newer": lines(1)},
        plays=[play(50, id="new"), play(51, id="newer"), play(1, id="t", notes="better")],
        players=[Player(id="0", name="Zoe"), Player(id="new", name="Ken")],
    )


def test_what_is_added_is_there_and_what_was_there_stays(full: Path) -> None:
    before = content(full)
    with Store.open(full) as store:
        add(store)
        plays = {one.id: one for one in store.documents.plays.all()}
        assert (len(plays), plays["t"].notes) == (5, "better")
        assert {player.id: player.name for player in store.documents.players.all()} == {
            "0": "Zoe", "1": "李雷", "2": "عمر", "3": "x" * 40, "new": "Ken",
        }  # fmt: skip
        assert store.tables.load("new", parse).value == lines(4)
    after = content(full)
    assert after["settings"] == before["settings"]
    assert after["trash"] == before["trash"]
    assert isinstance(after["tables"], dict)
    assert after["tables"].keys() == {"t", "u", "new", "newer"}


def test_a_table_that_is_open_goes_on_while_others_come_in(full: Path) -> None:
    with Store.open(full) as store:
        store.tables.load("t", parse)
        add(store)
        store.tables.append("t", entry(3))
        assert store.tables.read("t", parse).value == lines(4)


@pytest.mark.parametrize("table", ["t", "gone"])
def test_a_table_that_is_here_or_in_the_bin_is_not_replaced(full: Path, table: str) -> None:
    before = content(full)
    with Store.open(full) as store, pytest.raises(TableExists):
        store.add(tables={"new": lines(1), table: lines(9)}, plays=[play(50, id="new")])
    assert content(full) == before


@pytest.mark.parametrize("table", ["../t", "a/b", "", "T", "con.jsonl"])
def test_no_name_leads_out_of_the_folder(full: Path, table: str) -> None:
    before = content(full)
    with Store.open(full) as store, pytest.raises(NoSuchTable):
        store.add(tables={table: lines(1)}, plays=[])
    assert content(full) == before


def test_whichever_call_fails_everything_comes_in_or_nothing(tmp_path: Path) -> None:
    whole = FaultyDisk()
    with Store.open(tmp_path / "whole", disk=whole) as store:
        furnish(store)
        first = len(whole.calls)
        add(store)
        calls = range(first, len(whole.calls))
    without, with_it = empty_and_added(tmp_path)
    for number in calls:
        folder = tmp_path / f"{number}"
        disk = FaultyDisk(number, errno.EIO)
        with Store.open(folder, disk=disk) as store:
            furnish(store)
            with contextlib.suppress(StoreError):
                add(store)
        assert content(folder) in (without, with_it)


def empty_and_added(tmp_path: Path) -> tuple[dict[str, object], dict[str, object]]:
    with Store.open(tmp_path / "both") as store:
        furnish(store)
    without = content(tmp_path / "both")
    with Store.open(tmp_path / "both") as store:
        add(store)
    return without, content(tmp_path / "both")


def test_a_folder_that_can_only_be_read_takes_nothing_in(full: Path) -> None:
    with pytest.raises(StoreError, match="can only be read"):
        add(Store.open(full, read_only=True))


def test_a_restored_folder_makes_the_same_backup_byte_for_byte(backup: bytes, empty: Store) -> None:
    incoming = empty.backups.open(backup, parse)
    incoming.merge()
    incoming.close()
    assert empty.backups.export(parse, NOW) == backup


def test_the_order_in_which_things_came_does_not_show_in_a_backup(tmp_path: Path) -> None:
    packed = []
    for order in ((1, 2, 3), (3, 1, 2)):
        with Store.open(tmp_path / f"{order}") as store:
            for number in order:
                store.documents.plays.put(play(number, id=f"{number}"))
            packed.append(store.backups.export(parse, NOW))
    assert packed[0] == packed[1]
