"""A clock time while it is typed: three or four digits, none that leads to no time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.turn_order import clock, minutes_of
from companion.views.play.filler.typed_time import BLANK, TypedTime

DIGITS = st.text("0123456789", max_size=6)


def typed(digits: str, *, patient: bool = False) -> TypedTime:
    found = TypedTime(patient=patient)
    for digit in digits:
        found = found.with_digit(digit)
    return found


@pytest.mark.parametrize(
    ("digits", "shown", "time", "whole"),
    [
        ("", "_:__", None, False),
        ("6", "6:__", None, False),
        ("65", "6:5_", None, False),
        ("650", "6:50", "6:50", True),
        ("1", "1:__", None, False),
        ("17", "17:__", None, False),
        ("105", "1:05", "1:05", False),
        ("1050", "10:50", "10:50", True),
        ("137", "1:37", "1:37", True),
        ("1650", "16:50", "16:50", True),
        ("030", "0:30", "0:30", False),
        ("0630", "06:30", "6:30", True),
        ("235", "2:35", "2:35", True),
    ],
)
def test_digits_fill_from_the_left(digits: str, shown: str, time: str | None, whole: bool) -> None:
    found = typed(digits)
    assert (found.shown, found.time, found.whole) == (shown, time, whole)


@pytest.mark.parametrize("first", "23456789")
def test_after_a_first_digit_two_to_nine_the_third_is_the_last(first: str) -> None:
    assert not typed(first + "1").whole
    assert typed(first + "10").whole


@pytest.mark.parametrize(("digits", "digit"), [("6", "6"), ("69", "9"), ("2", "9"), ("16", "6")])
def test_a_digit_that_leads_to_no_time_changes_nothing(digits: str, digit: str) -> None:
    assert typed(digits).with_digit(digit) == typed(digits)


def test_a_whole_time_gives_way_to_the_next_one() -> None:
    assert typed("6507") == typed("7")


def test_the_evening_can_be_typed_where_nobody_is_hurried_on() -> None:
    assert typed("2105", patient=True).time == "21:05"
    assert typed("230", patient=True).time == "2:30"


def test_the_last_digit_can_be_taken_back_down_to_nothing() -> None:
    assert typed("65").without_last() == typed("6")
    assert typed("6").without_last().without_last() == BLANK


@given(st.integers(0, 24 * 60 - 1))
def test_every_time_of_the_day_can_be_typed(minutes: int) -> None:
    time = clock(minutes)
    assert typed(time.replace(":", ""), patient=True).time == time


@given(DIGITS)
def test_whatever_is_typed_is_a_time_or_the_beginning_of_one(digits: str) -> None:
    found = typed(digits)
    if found.whole:
        assert found.time is not None
    if found.time is not None:
        assert minutes_of(found.time) is not None
    else:
        assert any(found.can(digit) for digit in "0123456789")
