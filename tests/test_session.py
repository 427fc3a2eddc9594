"""One open table: a tap is kept before it counts, and counts once."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from companion.games.magic_bakery.moves import Bake, EndTurn, Take
from companion.games.registry import GAMES
from companion.rules import codec
from companion.rules.common import Redo, Undo
from companion.rules.game import IllegalMove, Move
from companion.rules.history import history, way
from companion.rules.table import Header, Table, fold
from companion.session import BY_ITSELF, NotesInMemory, StaleTap, TableSession

SEATS = ("Ana", "Ben", "Cy")


class Full(Exception):
    """The disk is full."""


@dataclass
class Shelf:
    """Keeps lines in memory; can be full."""

    lines: list[bytes] = field(default_factory=list)
    writes: int = 0
    full: bool = False

    def append(self, table: str, *lines: bytes) -> None:
        if self.full:
            raise Full
        self.writes += 1
        self.lines += lines


def at_table(shelf: Shelf, notes: NotesInMemory | None = None) -> TableSession:
    table = Table(GAMES["magic-bakery"], Header("magic-bakery", SEATS))
    return TableSession("t", table, shelf, clock=lambda: "2026-05-01T19:30:00+02:00", notes=notes)


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def session(shelf: Shelf) -> TableSession:
    return at_table(shelf)


def take(session: TableSession, *moves: Move, end_after_last: bool = False) -> None:
    for move in moves:
        session.take(move, seen=session.revision, end_after_last=end_after_last)


def kept(shelf: Shelf) -> list[str]:
    return [json.loads(line)["move"] for line in shelf.lines]


def test_what_was_kept_is_the_table(session: TableSession, shelf: Shelf) -> None:
    take(session, Take(), Bake(), Undo(), EndTurn())
    sheet = codec.read_table(GAMES, _file(session, shelf))
    assert fold(sheet.game, sheet.header, sheet.entries).position == session.table.position


def _file(session: TableSession, shelf: Shelf) -> bytes:
    header = codec.write_header(session.table.header).encode()
    return b"\n".join([header, *shelf.lines]) + b"\n"


def test_a_tap_made_against_an_older_table_is_not_counted(
    session: TableSession, shelf: Shelf
) -> None:
    session.take(Take(), seen=0, by="Cy's phone")
    with pytest.raises(StaleTap) as stale:
        session.take(Take(), seen=0)
    assert stale.value.by == "Cy's phone"
    assert kept(shelf) == ["take"]


def test_what_could_not_be_kept_was_not_counted(session: TableSession, shelf: Shelf) -> None:
    take(session, Take())
    before = session.table.position
    shelf.full = True
    with pytest.raises(Full):
        take(session, Take())
    assert session.table.position == before
    assert session.revision == 1
    shelf.full = False
    take(session, Take())
    assert kept(shelf) == ["take", "take"]


def test_a_refused_move_reaches_neither_the_file_nor_the_table(
    session: TableSession, shelf: Shelf
) -> None:
    with pytest.raises(IllegalMove):
        take(session, Undo())
    assert (shelf.lines, session.revision) == ([], 0)


def test_going_back_seven_moves_is_seven_entries_in_one_tap(
    session: TableSession, shelf: Shelf
) -> None:
    take(session, Take(), Take(), Bake(), EndTurn(), Take(), EndTurn(), Take(), Take())
    first = history(session.table)[0]
    assert first.away == 7
    writes = shelf.writes
    session.take_all(way(first.away), seen=session.revision)
    assert session.table.position == first.step.position
    assert kept(shelf)[-7:] == ["undo"] * 7
    assert shelf.writes == writes + 1, "all of them are kept at once, or none"
    session.take_all(way(-7), seen=session.revision)
    assert session.table.in_force == 8


def test_of_several_moves_all_count_or_none(session: TableSession, shelf: Shelf) -> None:
    take(session, Take())
    with pytest.raises(IllegalMove):
        session.take_all((Undo(), Undo()), seen=1)
    assert session.table.in_force == 1
    assert kept(shelf) == ["take"]


def test_a_turn_ends_after_its_last_action_as_an_entry_of_its_own(
    session: TableSession, shelf: Shelf
) -> None:
    take(session, Take(), Take(), Take(), end_after_last=True)
    assert kept(shelf) == ["take", "take", "take", "end_turn"]
    assert session.table.entries[-1].by == BY_ITSELF
    assert session.table.position.state.turn == 1


def test_a_turn_end_that_came_by_itself_is_taken_back_before_the_action(
    session: TableSession,
) -> None:
    take(session, Take(), Take(), Take(), end_after_last=True)
    take(session, Undo(), end_after_last=True)
    state = session.table.position.state
    assert (state.turn, state.actions) == (0, 0)
    take(session, Undo(), end_after_last=True)
    assert session.table.position.state.actions == 1


def test_turns_of_a_seat_that_is_away_are_passed(session: TableSession, shelf: Shelf) -> None:
    session.set_away(1, True)
    take(session, EndTurn())
    assert session.table.position.state.turn == 2
    assert kept(shelf) == ["end_turn", "end_turn"]


def test_a_round_goes_on_past_several_seats_that_are_away(session: TableSession) -> None:
    session.set_away(2, True)
    session.set_away(0, True)
    take(session, EndTurn())
    state = session.table.position.state
    assert (state.round, state.turn) == (2, 1)


def test_a_seat_that_is_away_in_its_own_turn_ends_it_at_once(session: TableSession) -> None:
    session.set_away(0, True)
    assert session.table.position.state.turn == 1
    session.set_away(0, False)
    take(session, Undo())
    assert session.table.position.state.turn == 0, "undo gives the turn back, and it stays"


def test_somebody_has_to_stay(session: TableSession) -> None:
    session.set_away(1, True)
    session.set_away(2, True)
    assert not session.may_leave(0)
    session.set_away(0, True)
    assert session.away == {1, 2}


def test_a_seat_that_is_back_has_its_turns_again(session: TableSession) -> None:
    session.set_away(1, True)
    session.set_away(1, False)
    take(session, EndTurn())
    assert session.table.position.state.turn == 1


def test_who_is_away_and_what_was_read_outlive_the_process(shelf: Shelf) -> None:
    notes = NotesInMemory()
    before = at_table(shelf, notes)
    before.set_away(2, True)
    take(before, EndTurn(), EndTurn())
    before.close_summary()
    after = TableSession("t", before.table, shelf, notes=notes)
    assert after.away == {2}
    assert after.summary_closed_at == after.revision


def test_a_summary_is_open_until_somebody_has_read_it(session: TableSession) -> None:
    take(session, EndTurn(), EndTurn(), EndTurn())
    assert session.summary_closed_at != session.revision
    session.close_summary()
    assert session.summary_closed_at == session.revision


def test_a_summary_that_was_read_stays_closed_when_the_next_move_is_taken_back(
    session: TableSession,
) -> None:
    take(session, EndTurn(), EndTurn(), EndTurn())
    session.close_summary()
    take(session, Take())
    assert session.summary_closed_at != session.revision
    take(session, Undo())
    assert session.summary_closed_at == session.revision
    take(session, Undo(), Redo())
    assert session.summary_closed_at == session.revision
    take(session, Undo(), EndTurn())
    assert session.summary_closed_at != session.revision, "the round ended anew"


def test_the_newest_tap_is_told_with_all_that_followed_by_itself(session: TableSession) -> None:
    session.set_away(2, True)
    take(session, EndTurn())
    take(session, EndTurn())
    assert [step.entry for step in session.newest] == [1, 2]
    codes = {event.code for step in session.newest for event in step.position.events}
    assert "round_over" in codes


def test_everybody_who_watches_is_told_of_each_tap_once(session: TableSession) -> None:
    queue, other = session.watch(), session.watch()
    session.unwatch(other)
    take(session, Take(), Take())
    assert (queue.qsize(), other.qsize()) == (2, 0)
