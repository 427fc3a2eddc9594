"""A table's file: what was acknowledged is there, what is broken is set aside and told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.store import Damaged, NoSuchTable, Store, StoreError, TableExists
from tests.store.faulty import HEADER, entry, lines, opened, parse


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as store:
        yield store


def newest(store: Store) -> Path:
    return store.folder / "tables" / "t.jsonl"


def spare(store: Store) -> Path:
    return store.folder / "tables" / "t.previous.jsonl"


def play(store: Store, moves: int) -> None:
    store.tables.create("t", HEADER)
    for number in range(moves):
        store.tables.append("t", entry(number))


def test_a_table_is_its_public_file_and_nothing_else(store: Store) -> None:
    play(store, 3)
    assert newest(store).read_bytes() == lines(3)
    assert spare(store).read_bytes() == lines(3)


def test_a_table_is_carried_on_by_the_next_process(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        play(store, 2)
    with Store.open(tmp_path) as store:
        assert store.tables.load("t", parse).value == lines(2)
        store.tables.append("t", entry(2))
    assert opened(tmp_path) == lines(3)


def test_several_moves_of_one_tap_are_saved_together(store: Store) -> None:
    play(store, 1)
    store.tables.append("t", entry(1), entry(2), entry(3))
    assert newest(store).read_bytes() == lines(4)
    assert spare(store).read_bytes() == lines(4)


@pytest.mark.parametrize("bad", [(), (b"",), (entry(1), b""), (entry(1), b"{}\n{}")])
def test_what_is_no_entry_is_not_saved(store: Store, bad: tuple[bytes, ...]) -> None:
    play(store, 1)
    with pytest.raises(ValueError, match="one line"):
        store.tables.append("t", *bad)
    assert newest(store).read_bytes() == lines(1)


def test_a_move_cut_off_while_it_was_saved_does_not_count_and_is_kept_aside(store: Store) -> None:
    play(store, 2)
    newest(store).write_bytes(lines(2) + b'{"move": "ta')
    loaded = store.tables.load("t", parse)
    assert loaded.value == lines(2)
    assert "stopped while it saved a move" in loaded.notices[0].sentence
    kept = loaded.notices[0].set_aside
    assert kept is not None
    assert kept.read_bytes() == b'{"move": "ta'
    store.tables.append("t", entry(2))
    assert newest(store).read_bytes() == lines(3)


@pytest.mark.parametrize("tail", [b"\0" * 40, b"\xff\xfe", b"[" * 100_000, b" "])
def test_whatever_stands_behind_the_last_line_is_never_appended_to(
    store: Store, tail: bytes
) -> None:
    play(store, 2)
    newest(store).write_bytes(lines(2) + tail)
    assert store.tables.load("t", parse).value == lines(2)
    store.tables.append("t", entry(2))
    assert newest(store).read_bytes() == lines(3)


def test_a_last_move_that_lacks_only_its_newline_counts(store: Store) -> None:
    play(store, 2)
    newest(store).write_bytes(lines(2)[:-1])
    assert store.tables.load("t", parse).value == lines(2)
    store.tables.append("t", entry(2))
    assert newest(store).read_bytes() == lines(3)


BROKEN = {
    "empty": b"",
    "another file": b"PK\x03\x04",
    "cut off inside": lines(5)[:80],
    "cut off after a move": lines(3),
    "a line in the middle broken": lines(5).replace(b"slot", b"sl\0t", 1),
    "header broken": lines(5).replace(b"companion", b"companiom"),
    "zeros": b"\0" * len(lines(5)),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_set_aside_and_its_second_copy_opens(store: Store, content: bytes) -> None:
    play(store, 5)
    newest(store).write_bytes(content)
    loaded = store.tables.load("t", parse)
    assert loaded.value == lines(5)
    assert store.notices == loaded.notices
    assert "please check that the last move is there" in loaded.notices[0].sentence
    moved = loaded.notices[0].set_aside
    assert moved is not None
    assert moved.read_bytes() == content
    assert moved.with_name(moved.name + ".reason.txt").read_text("utf-8").strip()
    store.tables.append("t", entry(5))
    assert opened_twice(store) == lines(6)


def opened_twice(store: Store) -> bytes:
    """The table once more, and nothing to tell about it this time."""
    loaded = store.tables.load("t", parse)
    assert loaded.notices == ()
    assert newest(store).read_bytes() == spare(store).read_bytes() == loaded.value
    return loaded.value


def test_a_file_that_vanished_comes_back_from_its_second_copy(store: Store) -> None:
    play(store, 2)
    newest(store).unlink()
    assert store.tables.ids() == ("t",)
    loaded = store.tables.load("t", parse)
    assert loaded.value == lines(2)
    assert "it was gone" in loaded.notices[0].sentence


@pytest.mark.parametrize(
    "content", [b"", b"nonsense\n", lines(5).replace(b"Ana", b"Anb"), b"[1]\n"]
)
def test_a_damaged_second_copy_is_set_aside_and_made_anew(store: Store, content: bytes) -> None:
    play(store, 5)
    spare(store).write_bytes(content)
    loaded = store.tables.load("t", parse)
    assert loaded.value == lines(5)
    assert len(loaded.notices) == 1
    store.tables.append("t", entry(5))
    assert opened_twice(store) == lines(6)


def test_two_readable_copies_that_differ_are_both_kept_and_the_line_is_named(
    store: Store,
) -> None:
    play(store, 5)
    newest(store).write_bytes(lines(5).replace(b'"slot": 3', b'"slot": 1'))
    loaded = store.tables.load("t", parse)
    assert "differ in line 4" in loaded.notices[0].sentence
    moved = loaded.notices[0].set_aside
    assert moved is not None
    assert moved.read_bytes() == lines(5)


def test_a_missing_second_copy_is_made_again_with_the_next_move(store: Store) -> None:
    play(store, 2)
    spare(store).unlink()
    assert store.tables.load("t", parse).notices == ()
    store.tables.append("t", entry(2))
    assert opened_twice(store) == lines(3)


def test_a_table_of_which_nothing_opens_stays_where_it_is(store: Store) -> None:
    play(store, 2)
    newest(store).write_bytes(b"one\n")
    spare(store).write_bytes(b"two\n")
    with pytest.raises(Damaged, match=r"t\.jsonl does not open: line 1 is no header\."):
        store.tables.load("t", parse)
    assert newest(store).read_bytes() == b"one\n"
    assert spare(store).read_bytes() == b"two\n"


def test_a_table_that_did_not_open_takes_no_moves(store: Store) -> None:
    with pytest.raises(StoreError, match="table t is not open"):
        store.tables.append("t", entry(0))


def test_a_file_changed_by_another_program_takes_no_moves_until_it_is_opened_again(
    store: Store,
) -> None:
    play(store, 2)
    newest(store).write_bytes(lines(3))
    for _ in range(2):
        with pytest.raises(StoreError, match=r"open it again|open the table again"):
            store.tables.append("t", entry(2))
    store.tables.load("t", parse)
    store.tables.append("t", entry(3))
    assert newest(store).read_bytes() == lines(4)


def test_a_deleted_table_waits_in_the_recycle_bin_and_comes_back_whole(store: Store) -> None:
    play(store, 2)
    store.tables.delete("t")
    assert (store.tables.ids(), store.tables.trashed()) == ((), ("t",))
    with pytest.raises(TableExists, match="recycle bin"):
        store.tables.create("t", HEADER)
    store.tables.restore("t")
    assert (store.tables.ids(), store.tables.trashed()) == (("t",), ())
    assert opened_twice(store) == lines(2)


def test_no_table_is_written_over_another(store: Store) -> None:
    play(store, 2)
    with pytest.raises(TableExists):
        store.tables.import_bytes("t", lines(1))
    assert newest(store).read_bytes() == lines(2)


@pytest.mark.parametrize("name", ["", "../t", "a/b", ".t", "t.previous", "x" * 65, "é", "t\n"])
def test_an_id_is_no_path(store: Store, name: str) -> None:
    with pytest.raises(NoSuchTable):
        store.tables.create(name, HEADER)
    assert not (store.folder / "tables").exists()


@pytest.mark.parametrize("line", [b"", b"a\nb", b"a\n"])
def test_an_entry_is_exactly_one_line(store: Store, line: bytes) -> None:
    play(store, 0)
    with pytest.raises(ValueError, match="one line"):
        store.tables.append("t", line)


def test_a_store_that_only_looks_opens_a_broken_table_and_changes_no_file(
    tmp_path: Path,
) -> None:
    with Store.open(tmp_path) as store:
        play(store, 3)
        newest(store).write_bytes(lines(3)[:-5])
        before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
        looking = Store.open(tmp_path, read_only=True)  # while the other one has the folder
        assert looking.tables.load("t", parse).value == lines(3)
        with pytest.raises(StoreError, match="can only be read"):
            looking.tables.append("t", entry(3))
        with pytest.raises(StoreError, match="can only be read"):
            looking.tables.delete("t")
        after = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
        assert after == before
