"""Every system call fails in turn, and the process dies at each of them: nothing is lost."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from companion.store import Notice, Store, StoreError
from companion.store.storage import Data, decode
from tests.store.faulty import HEADER, FaultyDisk, Killed, entry, lines, opened, parse
from tests.store.test_storage import storage

T = TypeVar("T")

MOVES = 3
FAULTS = {
    "disk full": errno.ENOSPC,
    "bad disk": errno.EIO,
    "read only": errno.EROFS,
    "no permission": errno.EACCES,
    "folder gone": errno.ENOENT,
}


def calls_of(act: Callable[[FaultyDisk], object]) -> range:
    """The numbers of the system calls that `act` makes on a disk without a fault."""
    disk = FaultyDisk()
    act(disk)
    return range(len(disk.calls))


def play(folder: Path, disk: FaultyDisk) -> int:
    """Play until something fails; returns how many lines were acknowledged, header included."""
    acknowledged = 0
    try:
        with Store.open(folder, disk=disk) as store:
            store.tables.create("t", HEADER)
            acknowledged = 1
            for number in range(MOVES):
                store.tables.append("t", entry(number))
                acknowledged += 1
    except (StoreError, Killed):
        pass
    return acknowledged


@pytest.mark.parametrize("fault", [*FAULTS.values(), None], ids=[*FAULTS, "killed"])
def test_no_acknowledged_move_is_lost_whichever_call_fails_for_good(
    tmp_path: Path, fault: int | None
) -> None:
    for number in calls_of(lambda disk: play(tmp_path / "whole", disk)):
        folder = tmp_path / f"{number}"
        acknowledged = play(folder, FaultyDisk(number, fault))
        if acknowledged == 0 and not (folder / "tables" / "t.jsonl").exists():
            continue
        found = opened(folder)
        # One more may be there: saved, but the process stopped before it could say so.
        assert found in (lines(acknowledged - 1), lines(acknowledged))
        assert opened(folder) == found


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_after_a_call_that_failed_once_the_same_tap_can_be_made_again(
    tmp_path: Path, fault: int
) -> None:
    for number in calls_of(lambda disk: play(tmp_path / "whole", disk)):
        folder = tmp_path / f"{number}"
        disk = FaultyDisk(number, fault, times=1)
        with twice(partial(Store.open, folder, disk=disk)) as store:
            twice(partial(store.tables.create, "t", HEADER))
            for move in range(MOVES):
                twice(partial(store.tables.append, "t", entry(move)))
        assert disk.failed
        assert opened(folder) == lines(MOVES)


def twice(act: Callable[[], T]) -> T:
    """What a person does about an error: once more."""
    try:
        return act()
    except StoreError:
        return act()


def test_a_line_that_could_be_neither_finished_nor_taken_back_stops_the_table_until_reopened(
    tmp_path: Path,
) -> None:
    disk = FaultyDisk()
    with Store.open(tmp_path, disk=disk) as store:
        store.tables.create("t", HEADER)
        store.tables.append("t", entry(0))
        disk.fault, disk.fail_at = errno.EIO, len(disk.calls) + 2  # the write, and the cut after it
        with pytest.raises(StoreError, match="the disk reported a fault"):
            store.tables.append("t", entry(1))
        disk.fail_at = None
        with pytest.raises(StoreError, match="open the table again first"):
            store.tables.append("t", entry(1))
        assert store.tables.load("t", parse).value == lines(1)
        store.tables.append("t", entry(1))
    assert opened(tmp_path) == lines(2)


def test_of_a_tap_that_makes_several_moves_none_is_left_when_it_failed(tmp_path: Path) -> None:
    disk = FaultyDisk(fault=errno.ENOSPC, times=1)
    with Store.open(tmp_path, disk=disk) as store:
        store.tables.create("t", HEADER)
        store.tables.append("t", entry(0), entry(1))
        disk.fail_at = len(disk.calls) + 2  # after opening and measuring: half of it is written
        with pytest.raises(StoreError, match="the disk is full"):
            store.tables.append("t", entry(2), entry(3), entry(4))
        assert (tmp_path / "tables" / "t.jsonl").read_bytes() == lines(2)
        store.tables.append("t", entry(2), entry(3), entry(4))
    assert opened(tmp_path) == lines(5)


def test_a_second_copy_that_could_not_be_written_catches_up_later(tmp_path: Path) -> None:
    spare = tmp_path / "tables" / "t.previous.jsonl"
    disk = FaultyDisk()
    with Store.open(tmp_path, disk=disk) as store:
        store.tables.create("t", HEADER)
        before = len(disk.calls)
        store.tables.append("t", entry(0))
        disk.fail_at = len(disk.calls) + (len(disk.calls) - before) // 2  # the copy's first call
        store.tables.append("t", entry(1))
        assert spare.read_bytes() == lines(1)
        disk.fail_at = None
        store.tables.append("t", entry(2))
        assert spare.read_bytes() == lines(3)


OLDER: Data = {"plays": {"1": {"place": "kitchen"}}}
OLD: Data = {"plays": {"1": {"place": "garden"}}}
NEW: Data = {"plays": {"1": {"place": "train"}}}


def change(folder: Path, disk: FaultyDisk, told: list[Notice]) -> bool:
    """Write NEW; returns whether it was acknowledged."""
    kept = storage(folder, disk, told)
    try:
        kept.write(NEW)
    except StoreError:
        if disk.times == 1:
            assert kept.read() in (OLD, NEW)
        return False
    except Killed:
        return False
    return True


def two_generations(folder: Path) -> Path:
    kept = storage(folder)
    kept.write(OLDER)
    kept.write(OLD)
    return folder


@pytest.mark.parametrize("times", [1, 1_000_000], ids=["once", "for good"])
@pytest.mark.parametrize("links", [True, False], ids=["with links", "without links"])
@pytest.mark.parametrize("fault", [*FAULTS.values(), None], ids=[*FAULTS, "killed"])
def test_the_log_and_the_generation_before_survive_whichever_call_fails(
    tmp_path: Path, fault: int | None, links: bool, times: int
) -> None:
    for number in calls_of(lambda disk: change(two_generations(tmp_path / "whole"), disk, [])):
        folder = two_generations(tmp_path / f"{number}")
        disk = FaultyDisk(number, fault, times=times)
        if not links:
            disk.without("link")
        told: list[Notice] = []
        acknowledged = change(folder, disk, told)
        # A bad sector under the newest, or its name gone: told, and the one before was opened.
        safe = (OLDER, OLD) if told else (OLD,)
        told.clear()
        found = storage(folder, told=told).read()
        assert found == NEW if acknowledged else found in (*safe, NEW)
        assert told == []
        before = decode((folder / "companion.previous.json").read_bytes())
        assert before in (safe if acknowledged else (OLDER, OLD))


def test_every_flipped_bit_is_found_out(tmp_path: Path) -> None:
    """In the log always the right content; in a table the right content, or both copies kept."""
    with Store.open(tmp_path) as store:
        store.tables.create("t", HEADER)
        for number in range(MOVES):
            store.tables.append("t", entry(number))
    two_generations(tmp_path)
    files = ("companion.json", "companion.previous.json", *TABLE)
    for name in files:
        content = (tmp_path / name).read_bytes()
        for position in range(0, len(content), 3):
            flipped = bytearray(content)
            flipped[position] ^= 1 << position % 8
            folder = tmp_path / "flipped"
            shutil.copytree(tmp_path / "tables", folder / "tables")
            for log in files[:2]:
                shutil.copy(tmp_path / log, folder / log)
            (folder / name).write_bytes(flipped)
            told: list[Notice] = []
            with Store.open(folder) as store:
                table = store.tables.load("t", parse).value
                log_content = storage(folder, told=told).read()
                told.extend(store.notices)
            if name == "companion.json":
                assert (log_content, len(told)) == (OLDER, 1)
            elif name == "companion.previous.json":
                assert (log_content, told) == (OLD, [])
            else:
                assert len(told) == 1
                assert table == lines(MOVES) or "differ in line" in told[0].sentence
                assert bytes(flipped) in kept_in(folder) or table == flipped
                assert lines(MOVES) in (table, *kept_in(folder))
            shutil.rmtree(folder)


TABLE = ("tables/t.jsonl", "tables/t.previous.jsonl")


def kept_in(folder: Path) -> set[bytes]:
    """The content of all files that were set aside."""
    return {path.read_bytes() for path in (folder / "set-aside").glob("*.jsonl")}


def test_a_folder_that_vanishes_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    with Store.open(folder) as store:
        store.tables.create("t", HEADER)
        shutil.rmtree(folder)
        with pytest.raises(StoreError, match="the folder or file is gone") as refusal:
            store.tables.append("t", entry(0))
    assert str(folder) in str(refusal.value)


def test_a_file_where_the_folder_should_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"Could not open the data folder \(.*/file\)"):
        Store.open(tmp_path / "file")
