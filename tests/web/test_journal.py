"""The journal gives back what was flushed, whatever happens in between."""

from __future__ import annotations

import pytest

from companion.web.journal import Change, Journal, MemorySlot
from tests.web.slots import NO_ROOM, FaultySlot, Killed, Trouble

FIRST = Change("write", "tables/t.jsonl", 0, data=b'{"companion": 1}\n')
SECOND = Change("write", "tables/t.jsonl", 17, data="李雷\n".encode())
CUT = Change("cut", "tables/t.jsonl", 17)


def journal(one: MemorySlot, other: MemorySlot) -> Journal:
    """A journal as the next start opens it."""
    opened = Journal(one, other)
    opened.load()
    return opened


def flushed(one: MemorySlot, other: MemorySlot) -> tuple[Change, ...]:
    """What the next start finds."""
    return Journal(one, other).load()[0]


@pytest.fixture
def one() -> MemorySlot:
    return MemorySlot()


@pytest.fixture
def other() -> MemorySlot:
    return MemorySlot()


def test_what_was_flushed_is_there_at_the_next_start(one: MemorySlot, other: MemorySlot) -> None:
    opened = journal(one, other)
    opened.note(FIRST)
    opened.flush()
    opened.note(SECOND)
    opened.note(Change("move", "tables/t.jsonl", target="trash/t.jsonl"))
    opened.flush()
    moved = Change("move", "tables/t.jsonl", target="trash/t.jsonl")
    assert flushed(one, other) == (FIRST, SECOND, moved)


def test_what_was_not_flushed_has_not_happened(one: MemorySlot, other: MemorySlot) -> None:
    opened = journal(one, other)
    opened.note(FIRST)
    assert flushed(one, other) == ()


def test_a_record_broken_off_is_left_out_and_given_back(one: MemorySlot, other: MemorySlot) -> None:
    opened = journal(one, other)
    for change in (FIRST, SECOND):
        opened.note(change)
        opened.flush()
    slot = max(one, other, key=lambda slot: len(slot.read()))
    slot.cut(len(slot.read()) - 3)
    changes, rest = Journal(one, other).load()
    assert changes == (FIRST,)
    assert "李".encode() in rest
    assert Journal(one, other).load() == ((FIRST,), b"")


def test_a_flipped_bit_is_no_change(one: MemorySlot, other: MemorySlot) -> None:
    opened = journal(one, other)
    for change in (FIRST, SECOND):
        opened.note(change)
        opened.flush()
    slot = max(one, other, key=lambda slot: len(slot.read()))
    raw = slot.read()
    slot.write(bytes([raw[-2] ^ 4]), len(raw) - 2)
    assert flushed(one, other) == (FIRST,)


def test_two_files_that_are_no_journal_are_given_back(one: MemorySlot, other: MemorySlot) -> None:
    one.write(b"noise" * 10, 0)
    changes, rest = Journal(one, other).load()
    assert (changes, rest) == ((), b"noise" * 10)
    assert Journal(one, other).load() == ((), b"")


def test_a_write_taken_back_leaves_nothing_to_flush(one: MemorySlot, other: MemorySlot) -> None:
    opened = journal(one, other)
    opened.note(FIRST)
    opened.flush()
    before = opened.length
    opened.note(SECOND)
    opened.note(CUT)
    opened.flush()
    assert opened.length == before


def test_a_cut_of_what_was_flushed_is_kept(one: MemorySlot, other: MemorySlot) -> None:
    opened = journal(one, other)
    opened.note(FIRST)
    opened.note(SECOND)
    opened.flush()
    opened.note(CUT)
    opened.flush()
    assert flushed(one, other) == (FIRST, SECOND, CUT)


def test_a_file_made_and_removed_before_a_flush_never_was(
    one: MemorySlot, other: MemorySlot
) -> None:
    opened = journal(one, other)
    opened.note(Change("create", "a.new"))
    opened.note(Change("write", "a.new", data=b"x"))
    opened.note(Change("move", "a.new", target="a"))
    opened.note(Change("create", "a.new"))
    opened.note(Change("write", "a.new", data=b"y"))
    opened.note(Change("remove", "a.new"))
    opened.flush()
    kinds = [change.kind for change in flushed(one, other)]
    assert kinds == ["create", "write", "move"]


def test_with_no_room_it_says_so_and_what_was_there_stays() -> None:
    trouble = Trouble()
    one, other = FaultySlot(trouble), FaultySlot(trouble)
    opened = journal(one, other)
    opened.note(FIRST)
    opened.flush()
    trouble.at = trouble.calls
    opened.note(SECOND)
    with pytest.raises(OSError, match=NO_ROOM):
        opened.flush()
    assert flushed(one, other) == (FIRST,)
    trouble.at = None
    opened.flush()
    assert flushed(one, other) == (FIRST, SECOND)


@pytest.mark.parametrize("kill", [False, True])
def test_beginning_anew_may_break_off_anywhere(kill: bool) -> None:
    for at in range(4):
        trouble = Trouble()
        one, other = FaultySlot(trouble), FaultySlot(trouble)
        opened = journal(one, other)
        opened.note(FIRST)
        opened.note(SECOND)
        opened.flush()
        trouble.at, trouble.kill = trouble.calls + at, kill
        with pytest.raises(Killed if kill else OSError):
            opened.rewrite((FIRST, SECOND))
        trouble.at = None
        assert flushed(one, other) == (FIRST, SECOND)


def test_begun_anew_it_goes_on(one: MemorySlot, other: MemorySlot) -> None:
    opened = journal(one, other)
    for _ in range(3):
        opened.note(CUT)
        opened.flush()
        opened.rewrite((FIRST,))
    opened.note(SECOND)
    opened.flush()
    assert flushed(one, other) == (FIRST, SECOND)
    assert opened.length == sum(len(slot.read()) for slot in (one, other))
