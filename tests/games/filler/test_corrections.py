"""Corrections by hand, rulings and the header."""

from __future__ import annotations

import pytest

from companion.rules.game import BadHeader
from companion.rules.reading import Malformed
from tests.games.filler.tables import (
    Entry,
    code,
    in_turns,
    malformed,
    new_table,
    play,
    show,
    shown,
)

FILL: Entry = {"move": "fill"}


def adjust(**values: object) -> Entry:
    return {"move": "adjust", **values}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("day", 7),
        ("deck", 999),
        ("book", 0),
        ("fills", 12),
        ("cards", [5, 0]),
        ("restocks_in_a_row", 1),
        ("symbols", [[1, 2, 3], [0, 0, 9]]),
        ("order", [1, 0]),
        ("turn", 1),
    ],
)
def test_what_the_state_shows_can_be_put_right(key: str, value: object) -> None:
    assert shown(play(in_turns(2), adjust(**{key: value})))[key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("cards", [3]),
        ("cards", [3, 3, 3]),
        ("symbols", [[1, 2, 3]]),
        ("order", [0]),
        ("order", [0, 0]),
        ("order", [0, 2]),
        ("turn", 2),
    ],
)
def test_a_value_fits_the_table(key: str, value: object) -> None:
    assert code(in_turns(2), adjust(**{key: value})) == "bad_value"


def test_one_bad_value_changes_nothing_at_all() -> None:
    assert code(in_turns(2), adjust(deck=3, cards=[1])) == "bad_value"


@pytest.mark.parametrize("values", [{"order": [1, 0]}, {"turn": 0}])
def test_nobodys_turn_is_no_counter(values: Entry) -> None:
    assert code(new_table(2), adjust(**values)) == "not_in_play"


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"deck": -1},
        {"deck": 1000},
        {"day": 0},
        {"deck": True},
        {"cards": 3},
        {"symbols": [[1, 2], [3, 4]]},
        {"turn": 6},
        {"phase": "over"},
        {"claimed": [1, 1]},
    ],
)
def test_what_the_format_forbids_is_no_correction(values: Entry) -> None:
    assert malformed(adjust(**values))


def test_fills_left_follow_the_fills() -> None:
    assert shown(play(in_turns(2), adjust(fills=17)))["fills_left"] == 1
    assert shown(play(in_turns(2), adjust(fills=40)))["fills_left"] == 0


def test_cards_go_on_from_the_count_put_right_and_recipes_claimed_stay() -> None:
    table = play(in_turns(2), FILL, adjust(cards=[9, 9]), FILL)
    assert (shown(table)["cards"], shown(table)["claimed"]) == ([9, 10], [1, 1])


def test_cards_put_right_override_those_of_a_score() -> None:
    table = play(in_turns(2), adjust(deck=0), FILL, {"move": "restock"})
    play(table, {"move": "score", "seat": 0, "symbols": [0, 0, 0], "cards": 12})
    assert shown(table)["cards"] == [12, 3]
    assert shown(play(table, adjust(cards=[5, 6])))["cards"] == [5, 6]


def test_no_cards_cannot_become_fewer() -> None:
    table = play(in_turns(2, advanced=True), {"move": "fill", "ability": "bad-batch"})
    play(table, adjust(cards=[0, 3]), {"move": "remove"})
    assert shown(table)["cards"] == [0, 3]


def test_the_end_is_looked_at_when_the_day_ends() -> None:
    table = play(in_turns(2), adjust(deck=0, book=0))
    assert shown(table)["phase"] == "turns"
    play(table, adjust(deck=1), {"move": "restock"}, {"move": "restock"})
    state = shown(table)
    assert (state["phase"], state["deck"], state["book"]) == ("scores", 0, 1)
    assert shown(play(table, adjust(deck=20)))["phase"] == "scores"


def test_a_book_too_full_is_left_so() -> None:
    table = play(in_turns(2), adjust(book=9), FILL, FILL)
    assert (shown(table)["book"], shown(table)["deck"], shown(table)["day"]) == (7, 17, 2)


def test_an_order_put_right_counts_from_the_seat_in_turn() -> None:
    table = play(in_turns(3), FILL, adjust(order=[0, 2, 1], turn=2), FILL)
    assert shown(table)["turn"] == 1
    play(table, FILL)
    assert shown(table)["day"] == 2


def test_a_question_is_not_passed_on_with_the_turn() -> None:
    table = play(in_turns(2), {"move": "fill", "ability": "bonus-fill"})
    assert shown(play(table, adjust(turn=0)))["pending"] == "bonus-fill"
    assert shown(play(table, adjust(turn=1)))["pending"] is None


def test_a_correction_can_be_taken_back() -> None:
    table = play(in_turns(2), adjust(deck=3), {"move": "undo"})
    assert shown(table)["deck"] == 17


def test_a_morning_is_kept_through_a_correction() -> None:
    table = play(new_table(2), show(0, "6:24"), adjust(day=4), show(1, "6:23"))
    assert (shown(table)["day"], shown(table)["order"]) == (4, [1, 0])


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"advanced": 1}),
        (2, {"ducks": 1}),
        (2, {"score_only": None}),
    ],
)
def test_a_header_is_read_by_the_format(seats: int, options: Entry) -> None:
    with pytest.raises(Malformed):
        new_table(seats, options)


@pytest.mark.parametrize("options", [{}, {"score_only": True}])
def test_FI_COMP_06_six_need_the_advanced_recipes(options: Entry) -> None:
    assert new_table(6, options).position.state.setup.advanced
    with pytest.raises(BadHeader) as caught:
        new_table(6, {**options, "advanced": False})
    assert caught.value.code == "advanced_needed"


def test_an_unknown_ruling_is_refused() -> None:
    with pytest.raises(Malformed):
        new_table(2, {}, {"late_order": "by-age"})
    assert malformed({"move": "ruling", "set": {"ties": "shared"}})
