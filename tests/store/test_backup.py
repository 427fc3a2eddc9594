"""Years of evenings in one file: out, in again, back in time, and nothing twice."""

from __future__ import annotations

import errno
import io
import zipfile
from datetime import timedelta
from pathlib import Path

import pytest

from companion.store import Store, StoreError
from tests.store.faulty import HEADER, FaultyDisk, Killed, entry, lines, parse
from tests.store.furnished import NOW, content
from tests.store.test_documents import play


def test_a_backup_merged_into_an_empty_folder_is_everything_again(
    full: Path, backup: bytes, empty: Store
) -> None:
    empty.backups.open(backup, parse).merge()
    empty.close()
    assert content(empty.folder) == content(full)


def test_a_backup_taken_over_twice_doubles_nothing(full: Path, backup: bytes) -> None:
    before = content(full)
    with Store.open(full) as store:
        preview = store.backups.open(backup, parse).preview()
        assert (preview.plays_new, preview.plays_here) == (0, 3)
        assert (preview.tables_new, preview.tables_here) == (0, 3)
        store.backups.open(backup, parse).merge()
    assert content(full) == before


def test_a_preview_counts_what_is_new_and_changes_nothing(backup: bytes, empty: Store) -> None:
    empty.documents.plays.put(play(1, id="t"))
    preview = empty.backups.open(backup, parse).preview()
    assert (preview.plays_new, preview.plays_here) == (2, 1)
    assert (preview.tables_new, preview.players_new) == (3, 4)
    assert preview.made == "2025-11-30T20:15:00"
    assert empty.tables.ids() == ()


def test_a_merge_keeps_what_is_here(backup: bytes, empty: Store) -> None:
    empty.tables.create("t", HEADER)
    empty.documents.plays.put(play(7, id="t", place="garden"))
    empty.documents.settings.put("theme", "light")
    empty.backups.open(backup, parse).merge()
    assert empty.tables.load("t", parse).value == lines(0)
    assert empty.tables.load("u", parse).value == lines(1)
    kept = empty.documents.plays.get("t")
    assert kept is not None
    assert kept.place == "garden"
    assert empty.documents.settings.get("theme") == "light"


def test_a_restored_backup_is_exactly_that_state_and_the_one_left_is_backed_up(
    full: Path, backup: bytes
) -> None:
    before = content(full)
    with Store.open(full) as store:
        change_much(store)
        store.backups.restore(backup, parse, NOW + timedelta(days=30))
        assert store.tables.load("t", parse).value == lines(3)  # in the running process, too
        assert store.documents.settings.get("theme") == "dark"
        (left,) = store.backups.kept()
    assert content(full) == before
    with Store.open(full) as store:
        store.backups.restore(left.path, parse, NOW + timedelta(days=31))
        assert store.documents.settings.get("theme") == "light"
        assert store.tables.ids() == ("new", "t")


def change_much(store: Store) -> None:
    store.tables.load("t", parse)
    store.tables.append("t", entry(3))
    store.tables.delete("u")
    store.tables.create("new", HEADER)
    store.documents.settings.put("theme", "light")
    store.documents.plays.remove("u")


def test_export_import_export_gives_the_same_bytes(backup: bytes, empty: Store) -> None:
    def files(raw: bytes) -> dict[str, bytes]:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            listed = {name: archive.read(name) for name in archive.namelist()}
        del listed["companion-backup.json"]
        return listed

    empty.backups.open(backup, parse).merge()
    assert files(empty.backups.export(parse, NOW)) == files(backup)


def test_a_table_that_does_not_open_does_not_spoil_the_backup(full: Path, empty: Store) -> None:
    for name in ("t.jsonl", "t.previous.jsonl"):
        (full / "tables" / name).write_bytes(b"broken\n")
    with Store.open(full) as store:
        backup = store.backups.export(parse, NOW)
    empty.backups.open(backup, parse).merge()
    assert empty.tables.ids() == ("u",)


def calls_of_taking_over(folder: Path, backup: bytes, *, replace: bool) -> range:
    """The numbers of the system calls after the folder is open and the backup looked through."""
    disk = FaultyDisk()
    with Store.open(folder, disk=disk) as store:
        furnish_other(store)
        incoming = store.backups.open(backup, parse)
        start = len(disk.calls)
        incoming.restore() if replace else incoming.merge()
    return range(start, len(disk.calls))


def furnish_other(store: Store) -> None:
    store.tables.create("other", HEADER)
    store.documents.plays.put(play(9, id="other"))


@pytest.mark.parametrize("fault", [errno.ENOSPC, None], ids=["disk full", "killed"])
@pytest.mark.parametrize("replace", [False, True], ids=["merge", "restore"])
def test_a_backup_comes_in_whole_or_not_at_all_whichever_call_fails(
    tmp_path: Path, backup: bytes, replace: bool, fault: int | None
) -> None:
    calls = calls_of_taking_over(tmp_path / "whole", backup, replace=replace)
    after = content(tmp_path / "whole")
    with Store.open(tmp_path / "untouched") as store:
        furnish_other(store)
    before = content(tmp_path / "untouched")
    seen = set()
    for number in calls:
        folder = tmp_path / f"{number}"
        with Store.open(folder, disk=FaultyDisk(number, fault)) as store:
            furnish_other(store)
            incoming = store.backups.open(backup, parse)
            with pytest.raises((StoreError, Killed)) as failed:
                incoming.restore() if replace else incoming.merge()
            assert "of the backup" not in str(failed.value)
        found = content(folder)
        assert found in (before, after)
        seen.add(found == after)
    assert seen == {False, True}


def test_a_backup_that_is_not_there_is_named(empty: Store) -> None:
    with pytest.raises(StoreError, match="read the backup"):
        empty.backups.open(empty.folder / "none.zip", parse)
