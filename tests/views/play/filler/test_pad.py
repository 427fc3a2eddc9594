"""Time cards as they are entered: seat after seat, early cards, corrections of any of them."""

from __future__ import annotations

from companion.views.play.filler.pad import (
    early_for_entered,
    enter,
    enter_only_early,
    key,
    seat_of,
    step_early,
    take_back_digit,
    touch_seat,
)
from companion.views.settings import Settings
from tests.games.filler.tables import late_morning, new_table
from tests.views.play.filler.phone import Phone, phone


def type_in(at: Phone, digits: str) -> None:
    for digit in digits:
        key(at.play, digit)


def shown(at: Phone) -> list[str | None]:
    return [one["effective"] if one else None for one in at.state.as_json()["times"]]


def test_the_third_digit_enters_the_time_and_goes_on_to_the_next_seat() -> None:
    at = phone(new_table(3))
    type_in(at, "624")
    assert shown(at) == ["6:24", None, None]
    assert seat_of(at.play) == 1
    type_in(at, "105")
    assert shown(at) == ["6:24", None, None]
    enter(at.play)
    assert seat_of(at.play) == 2


def test_the_last_time_shows_the_order() -> None:
    at = phone(new_table(2))
    type_in(at, "624610")
    assert at.state.order == (1, 0)
    assert "Ben’s turn, 1st of 2, 6:10" in at.names()


def test_seats_may_be_entered_in_any_order() -> None:
    at = phone(new_table(3))
    touch_seat(at.play, 2)
    type_in(at, "624")
    assert seat_of(at.play) == 0
    touch_seat(at.play, 1)
    type_in(at, "650")
    assert shown(at) == [None, "6:50", "6:24"]
    assert seat_of(at.play) == 0


def test_early_cards_count_an_hour_each_before_and_after_the_time_went_on() -> None:
    at = phone(late_morning(3))
    step_early(at.play, 1)
    type_in(at, "749")
    assert shown(at) == ["6:49", None, None]
    early_for_entered(at.play)
    assert shown(at) == ["5:49", None, None]
    assert seat_of(at.play) == 1
    assert "1. Ana, 5:49: 7:49 less 2 hours" in phone(at.session.table, width=1024).words()


def test_no_more_early_cards_than_recipes_filled() -> None:
    at = phone(new_table(6))
    step_early(at.play, 1)
    type_in(at, "749")
    assert shown(at)[0] == "7:49"
    assert at.refused == []


def test_only_early_cards_is_one_tap() -> None:
    at = phone(late_morning(2))
    enter_only_early(at.play)
    type_in(at, "650")
    assert at.state.order == (1, 0)
    assert "Ana, 2nd, last, only early cards: last. Correct this time card" in at.names()


def test_a_time_that_is_taken_is_refused_and_can_be_typed_over() -> None:
    at = phone(new_table(2))
    type_in(at, "624624")
    assert at.refused == ["time_taken"]
    type_in(at, "625")
    assert at.state.order == (0, 1)


def test_a_touched_box_is_put_right_and_the_pad_goes_back_to_who_is_missing() -> None:
    at = phone(new_table(3))
    type_in(at, "624")
    touch_seat(at.play, 0)
    assert "Ana’s time: 6:24" in at.names()
    type_in(at, "651")
    assert shown(at) == ["6:51", None, None]
    assert seat_of(at.play) == 1
    assert at.moves == ["time", "time"]


def test_a_touched_box_touched_again_is_left_as_it_was() -> None:
    at = phone(new_table(3))
    type_in(at, "624")
    touch_seat(at.play, 0)
    touch_seat(at.play, 0)
    assert seat_of(at.play) == 1
    assert at.moves == ["time"]


def test_after_the_last_time_an_earlier_one_takes_back_and_enters_again_what_came_after() -> None:
    at = phone(new_table(3))
    type_in(at, "624650638")
    touch_seat(at.play, 1)
    assert "Enter this time and show the order" in at.names()
    type_in(at, "610")
    assert at.moves == ["time", "time", "time", "undo", "time", "time"]
    assert at.state.order == (1, 0, 2)


def test_a_correction_that_is_refused_changes_nothing() -> None:
    at = phone(new_table(3))
    type_in(at, "624650638")
    touch_seat(at.play, 1)
    type_in(at, "624")
    assert at.refused == ["time_taken"]
    assert at.state.order == (0, 2, 1)


def test_the_evening_hours_can_be_entered_by_touching_a_box() -> None:
    at = phone(new_table(3))
    type_in(at, "210")
    touch_seat(at.play, 0)
    type_in(at, "210")
    assert shown(at) == ["2:10", None, None]
    type_in(at, "5")
    assert shown(at) == ["21:05", None, None]


def test_a_digit_that_leads_to_no_time_says_so() -> None:
    at = phone(new_table(2))
    type_in(at, "69")
    assert at.told == ["Hours go to 23 and minutes to 59."]
    take_back_digit(at.play)
    enter(at.play)
    assert at.told[1:] == ["Type three or four digits first, as on the card."]
    assert at.moves == []


def test_next_after_a_time_that_went_on_by_itself_is_no_mistake() -> None:
    at = phone(new_table(3))
    type_in(at, "650")
    enter(at.play)
    assert at.told == []
    assert seat_of(at.play) == 1
    type_in(at, "71")
    enter(at.play)
    assert at.told == ["Type three or four digits first, as on the card."]
    assert at.moves == ["time"]


def test_hidden_times_are_not_on_the_screen_until_all_are_in() -> None:
    at = phone(new_table(3), width=1024, height=900)
    at.settings = Settings(hide_times=True)
    type_in(at, "624650")
    touch_seat(at.play, 0)
    everything = " ".join([*at.words(), *at.names()])
    assert "6:24" not in everything
    assert "6:50" not in everything
    assert "Ana’s time card is in. Change it" in everything
    touch_seat(at.play, 0)
    type_in(at, "638")
    assert "Cy, 2nd, 6:38, next. Correct this time card" in at.names()
