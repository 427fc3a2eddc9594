"""Corrections played as moves: back to the wrong entry, then everything again."""

from __future__ import annotations

import pytest

from companion.games.filler.moves import Order, Time
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Entry, Table
from companion.views.play.filler.rewriting import may_correct_times, with_order, with_time
from tests.games.filler.tables import in_turns, late_morning, new_table, play

LATE = {"only_early": True}


def times(table: Table, *shown: str | None) -> Table:
    entries = [
        {"move": "time", "seat": seat, **({"time": time} if time else LATE)}
        for seat, time in enumerate(shown)
    ]
    return play(table, *entries)


def played(table: Table, moves: tuple[Move, ...]) -> Table:
    for move in moves:
        table.play(Entry(move))
    return table


def test_while_times_come_in_the_new_one_takes_the_place_of_the_old() -> None:
    table = times(new_table(3), "6:24", "6:50")
    assert with_time(table, Time(seat=0, time="7:00")) == (Time(seat=0, time="7:00"),)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_can_be_put_right_after_the_last_one(seat: int) -> None:
    table = times(new_table(3), "6:24", "6:50", "6:38")
    played(table, with_time(table, Time(seat=seat, time="5:00")))
    assert table.position.state.order[0] == seat
    assert table.position.state.turn == seat


def test_an_order_that_was_told_is_told_again_if_it_is_still_asked_for() -> None:
    table = times(late_morning(3), "6:24", None, None)
    play(table, {"move": "order", "seats": [2, 1]})
    played(table, with_time(table, Time(seat=0, time="5:00")))
    assert table.position.state.order == (0, 2, 1)
    assert table.position.state.phase == "turns"


def test_an_order_that_nobody_asks_for_any_more_is_left_out() -> None:
    table = times(late_morning(3), "6:24", None, None)
    play(table, {"move": "order", "seats": [2, 1]})
    played(table, with_time(table, Time(seat=1, time="5:00")))
    assert table.position.state.order == (1, 0, 2)
    assert table.entries[-1].move == Time(seat=2, only_early=True)


def test_corrections_in_between_are_kept() -> None:
    table = times(new_table(3), "6:24", "6:50", "6:38")
    play(table, {"move": "adjust", "fills": 5}, {"move": "rename", "seat": 0, "name": "Zoe"})
    played(table, with_time(table, Time(seat=1, time="5:00")))
    assert table.position.state.fills == 5
    assert table.position.names[0] == "Zoe"


def test_what_is_refused_is_refused_before_anything_is_taken_back() -> None:
    table = times(new_table(3), "6:24", "6:50", "6:38")
    with pytest.raises(IllegalMove):
        with_time(table, Time(seat=0, time="6:50"))
    assert len(table.entries) == 3


def test_times_that_are_in_are_taken_back_for_an_order_without_times() -> None:
    table = times(new_table(3), "6:24", "6:50")
    played(table, with_order(table, Order(seats=(2, 0, 1))))
    assert table.position.state.order == (2, 0, 1)
    assert table.position.state.times == (None, None, None)


def test_times_can_be_corrected_until_the_first_turn_was_taken() -> None:
    table = times(new_table(2), "6:24", "6:50")
    assert may_correct_times(table)
    play(table, {"move": "fill"})
    assert not may_correct_times(table)
    assert may_correct_times(play(table, {"move": "undo"}))


def test_an_order_without_times_has_no_times_to_correct() -> None:
    assert not may_correct_times(in_turns(2))
