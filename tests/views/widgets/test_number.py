"""A number that is typed: also as a sum, as people add up a score."""

from __future__ import annotations

import pytest

from companion.views.widgets.number import summed


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("105", 105),
        ("12+7+3", 22),
        (" 12 + 7 + 3 ", 22),
        ("105+5-3", 107),
        ("10−4", 6),
        ("3-5", -2),
        ("0", 0),
        ("007", 7),
    ],
)
def test_numbers_and_sums_are_read(typed: str, number: int) -> None:
    assert summed(typed) == number


@pytest.mark.parametrize("typed", ["", "+", "12+", "-3", "3*4", "1.5", "twelve", "12++7", "9" * 7])
def test_what_is_no_number_yet_is_waited_for(typed: str) -> None:
    assert summed(typed) is None
