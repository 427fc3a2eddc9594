"""The store on a browser's disk: what it promised is there when the browser starts again."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.store import Store, StoreError
from companion.web.disk import JournaledDisk
from companion.web.journal import Journal, MemorySlot
from tests.store.faulty import HEADER, entry, lines, parse
from tests.store.furnished import content, furnish
from tests.web.slots import NO_ROOM, FaultySlot, Killed, Trouble

Slots = tuple[MemorySlot, MemorySlot]


def start(folder: Path, slots: Slots) -> tuple[JournaledDisk, bytes]:
    """A browser that starts: the memory is empty, its own files are as they were left."""
    disk = JournaledDisk(folder, Journal(*slots))
    return disk, disk.restore()


def opened(folder: Path, slots: Slots) -> Store:
    return Store.open(folder, disk=start(folder, slots)[0])


@pytest.fixture
def slots() -> Slots:
    return MemorySlot(), MemorySlot()


def test_everything_a_group_keeps_is_there_at_the_next_start(tmp_path: Path, slots: Slots) -> None:
    with opened(tmp_path / "one", slots) as store:
        furnish(store)
    opened(tmp_path / "two", slots).close()
    assert content(tmp_path / "two") == content(tmp_path / "one")


def test_a_table_taken_in_and_one_deleted_are_so_at_the_next_start(
    tmp_path: Path, slots: Slots, backup: bytes
) -> None:
    with opened(tmp_path / "one", slots) as store:
        incoming = store.backups.open(backup, parse)
        incoming.restore()
        incoming.close()
        store.tables.delete("u")
    opened(tmp_path / "two", slots).close()
    assert content(tmp_path / "two") == content(tmp_path / "one")
    with opened(tmp_path / "three", slots) as store:
        assert store.tables.ids() == ("t",)


def test_ended_at_any_call_each_acknowledged_move_is_there(tmp_path: Path) -> None:
    for at in range(30):
        trouble = Trouble(kill=True)
        slots = FaultySlot(trouble), FaultySlot(trouble)
        store = opened(tmp_path / f"{at}", slots)
        store.tables.create("t", HEADER)
        trouble.at = trouble.calls + at
        with store:
            taken = play_until_killed(store)
        trouble.at = None
        with opened(tmp_path / f"{at} again", slots) as again:
            there = again.tables.load("t", parse).value
            again.tables.append("t", entry(0))
        assert there in (lines(taken), lines(taken + 1))


def play_until_killed(store: Store) -> int:
    """How many moves were acknowledged."""
    for number in range(100):
        try:
            store.tables.append("t", entry(number))
        except Killed:
            return number
    raise AssertionError("it went on all the same")


def test_with_no_room_a_move_is_refused_and_counts_once_there_is_room(
    tmp_path: Path,
) -> None:
    trouble = Trouble()
    slots = FaultySlot(trouble), FaultySlot(trouble)
    store = opened(tmp_path / "one", slots)
    store.tables.create("t", HEADER)
    trouble.at = trouble.calls
    for _ in range(2):
        with pytest.raises(StoreError, match=f"Could not save the move.*{NO_ROOM}"):
            store.tables.append("t", entry(0))
    trouble.at = None
    store.tables.append("t", entry(0))
    with opened(tmp_path / "two", slots) as again:
        assert again.tables.load("t", parse).value == lines(1)


def test_the_past_does_not_pile_up(tmp_path: Path, slots: Slots) -> None:
    store = opened(tmp_path / "one", slots)
    for number in range(300):
        store.documents.settings.put("note", f"{number} " + "x" * 20_000)
    assert sum(len(slot.read()) for slot in slots) < 2_000_000
    with opened(tmp_path / "two", slots) as again:
        assert again.documents.settings.get("note").startswith("299 ")


def test_bytes_that_say_nothing_are_given_back(tmp_path: Path, slots: Slots) -> None:
    with opened(tmp_path / "one", slots) as store:
        store.tables.create("t", HEADER)
    longer = max(slots, key=lambda slot: len(slot.read()))
    longer.write(b"half a rec", len(longer.read()))
    _, rest = start(tmp_path / "two", slots)
    assert rest == b"half a rec"


NAMES = st.sampled_from(["a", "b", "c"])
FOLDERS = st.sampled_from(["", "in", "out"])
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["write", "extend", "cut", "move", "copy", "remove", "shift", "sync"]),
        FOLDERS,
        NAMES,
        st.binary(max_size=5),
    ),
    max_size=25,
)


@settings(deadline=None, max_examples=60)
@given(steps=STEPS)
def test_after_any_changes_the_next_start_has_the_same_files(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, str, str, bytes]]
) -> None:
    root = tmp_path_factory.mktemp("disk")
    slots = MemorySlot(), MemorySlot()
    disk, _ = start(root / "one", slots)
    for step in steps:
        change(disk, root / "one", *step)
    disk.sync_folder(root)
    start(root / "two", slots)
    assert files(root / "two") == files(root / "one")


def change(disk: JournaledDisk, root: Path, kind: str, folder: str, name: str, data: bytes) -> None:
    """Do one thing to the disk, as far as it can be done."""
    path = root / folder / name
    disk.make_folder(path.parent)
    if kind == "write" and not path.exists():
        handle = disk.create(path)
        disk.write(handle, data)
        disk.close(handle)
    elif kind == "sync":
        disk.sync_folder(root)
    elif kind == "shift" and folder == "in" and not any((root / "out").glob("*")):
        disk.replace(root / "in", root / "out")
    elif path.exists():
        further(disk, root, kind, path, data)


def further(disk: JournaledDisk, root: Path, kind: str, path: Path, data: bytes) -> None:
    if kind in ("extend", "cut"):
        handle = disk.extend(path)
        if kind == "cut":
            disk.cut(handle, min(len(data), disk.size(handle)))
        else:
            disk.write(handle, data)
        disk.close(handle)
    elif kind == "move":
        disk.replace(path, root / "moved")
    elif kind == "copy" and not (root / "copied").exists():
        disk.link(path, root / "copied")
    elif kind == "remove":
        disk.remove(path)


def files(root: Path) -> dict[str, bytes]:
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file()
    }
