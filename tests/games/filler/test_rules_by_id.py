"""Rules of Filler that no worked example shows: a small test each, named after its id."""

from __future__ import annotations

import pytest

from companion.games.filler.moves import ABILITIES, EARLY_CARDS
from companion.games.filler.setup import STANDARD_RECIPES, needs_advanced
from companion.rules.set_scoring import set_points
from tests.games.filler.tables import (
    FILLER,
    Entry,
    code,
    in_turns,
    late_morning,
    malformed,
    new_table,
    only_early,
    play,
    show,
    shown,
    told,
)

FILL: Entry = {"move": "fill"}
RESTOCK: Entry = {"move": "restock"}


def test_fi_comp_01_fifty_standard_recipes_are_enough_for_five() -> None:
    assert STANDARD_RECIPES == 50
    assert [needs_advanced(seats) for seats in (2, 3, 4, 5, 6)] == [False] * 4 + [True]


def test_fi_comp_02_no_more_than_ten_cards_arrive_early() -> None:
    assert EARLY_CARDS == 10
    morning = late_morning()
    assert shown(play(morning, show(0, "20:00", 10)))["times"][0]["effective"] == "10:00"
    assert "10" in malformed(show(0, "20:00", 11))
    assert code(morning, show(1, "21:00", 1)) == "no_such_cards"


def test_fi_comp_05_two_to_six_play() -> None:
    assert list(FILLER.seats) == [2, 3, 4, 5, 6]


def test_fi_setup_01_everybody_starts_with_three_chef_cards() -> None:
    assert shown(new_table(4))["cards"] == [3, 3, 3, 3]


def test_fi_day_01_a_day_is_times_turns_and_a_refill() -> None:
    table = new_table()
    assert shown(table)["phase"] == "times"
    play(table, show(0, "6:00"), show(1, "7:00"))
    assert shown(table)["phase"] == "turns"
    play(table, FILL, FILL)
    found = shown(table)
    assert (found["phase"], found["day"], found["book"]) == ("times", 2, 3)


@pytest.mark.parametrize("ability", ABILITIES)
def test_fi_fill_04_an_ability_works_before_the_turn_is_over(ability: str) -> None:
    table = play(in_turns(advanced=True), {**FILL, "ability": ability})
    waits = {"bonus-fill": "bonus-fill", "bad-batch": "remove"}.get(ability)
    assert shown(table)["pending"] == waits
    assert shown(table)["turn"] == (0 if waits else 1)
    assert len(told(table)) == 2  # the fill, and what its ability does


def test_fi_score_04_nine_symbols_with_two_sets_are_thirteen_points() -> None:
    assert set_points((2, 3, 4), 2) == 13


def test_fi_amb_04_with_nothing_else_one_early_card_is_laid() -> None:
    table = play(late_morning(), only_early(0))
    assert shown(table)["times"][0] == {
        "time": None,
        "early": 0,
        "only_early": True,
        "effective": None,
    }
    assert "neither time nor early" in malformed({**only_early(0), "early": 2})


def test_fi_amb_11_too_few_cards_are_laid_out_and_the_game_goes_to_the_scores() -> None:
    table = play(in_turns(), {"move": "adjust", "deck": 1}, FILL, FILL)
    found = shown(table)
    assert (found["phase"], found["book"], found["deck"]) == ("scores", 2, 0)


def test_fi_amb_13_a_time_below_midnight_is_earlier_still() -> None:
    table = play(late_morning(), show(0, "0:30", 1), show(1, "0:10"))
    assert shown(table)["times"][0]["effective"] == "-0:30"
    assert shown(table)["order"] == [0, 1]


def test_fi_amb_14_nobody_may_do_nothing() -> None:
    assert code(in_turns(), {"move": "pass"}) == "not_now"
    bonus = play(in_turns(), {**FILL, "ability": "bonus-fill"})
    assert shown(play(bonus, {"move": "pass"}))["turn"] == 1


def test_fi_amb_16_one_early_card_can_make_two_times_equal_and_goes_first() -> None:
    table = play(late_morning(), show(0, "6:20"), show(1, "7:20", 1))
    assert shown(table)["order"] == [1, 0]


def test_fi_amb_18_reserved_recipes_stay_in_the_deck_when_the_book_goes_under_it() -> None:
    table = play(in_turns(), {"move": "adjust", "restocks_in_a_row": 1}, RESTOCK, RESTOCK)
    assert "book_under" in [event.code for event in table.events]
    found = shown(table)
    assert (found["deck"], found["book"]) == (17, 3)  # nothing has left the twenty


def test_fi_amb_20_chef_cards_count_and_removed_ones_do_not() -> None:
    table = in_turns(advanced=True)
    play(table, {**FILL, "ability": "bad-batch"}, {"move": "remove"}, FILL)
    assert shown(table)["cards"] == [3, 4]
