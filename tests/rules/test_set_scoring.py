"""A point a symbol, and a bonus for each set of all kinds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.set_scoring import complete_sets, set_points


@pytest.mark.parametrize(
    ("symbols", "sets", "points"),
    [
        ((0, 0, 0), 0, 0),
        ((2, 3, 4), 2, 13),
        ((0, 5, 5), 0, 10),
        ((1, 7, 1), 1, 11),
        ((3, 3, 3), 3, 15),
        ((), 0, 0),
        ((2, 2), 2, 8),
    ],
)
def test_sets_are_the_smallest_count(symbols: tuple[int, ...], sets: int, points: int) -> None:
    assert complete_sets(symbols) == sets
    assert set_points(symbols, bonus=2) == points


def test_the_bonus_is_the_games_own() -> None:
    assert set_points((2, 2, 2), bonus=0) == 6
    assert set_points((2, 2, 2), bonus=5) == 16


@given(st.lists(st.integers(0, 99), min_size=3, max_size=3))
def test_one_of_each_more_is_one_set_more(symbols: list[int]) -> None:
    more = [count + 1 for count in symbols]
    assert complete_sets(more) == complete_sets(symbols) + 1
    assert set_points(more, bonus=2) == set_points(symbols, bonus=2) + 5
