"""Results in words: winners, shared victories, teams, and what decided a tie."""

from __future__ import annotations

from typing import Any

import pytest

from companion.views.screens.result.columns import parts, total
from companion.views.screens.result.words import headline, in_a_line, place_word, tie_words
from tests.views.screens.result.outcomes import (
    ABANDONED,
    ALL_THREE,
    ALONE,
    ANA_BY_CARDS,
    NAMES,
    RELAXED,
    SHARED,
    STARS,
    ranked,
)


@pytest.mark.parametrize(
    ("outcome", "title", "line"),
    [
        (ANA_BY_CARDS, "Ana is Star Baker!", "Ana won with 23 points"),
        (SHARED, "Ana and Cy share the victory", "Ana and Cy shared the victory with 23 points"),
        (
            ALL_THREE,
            "Ana, Ben and Cy share the victory",
            "Ana, Ben and Cy shared the victory with 5 stars",
        ),
        (ALONE, "Ben wins!", "Ben won with 5 points"),
        (STARS, "2 of 3 stars", "5 points, 2 of 3 stars"),
        (RELAXED, "1 point", "1 point"),
        (ABANDONED, "Abandoned", "Abandoned, no result"),
    ],
)
def test_a_result_is_said_in_words(outcome: dict[str, Any], title: str, line: str) -> None:
    assert headline(NAMES, outcome) == title
    assert in_a_line(NAMES, outcome) == line


def test_a_table_that_goes_on_has_no_result_yet() -> None:
    assert in_a_line(NAMES, None) == "Not finished"


def test_a_tie_says_what_decided_it() -> None:
    assert tie_words(NAMES, ANA_BY_CARDS) == (
        "Tie at 23 points, decided by cards",
        "Ana has 13 cards and Cy has 12 cards. More cards win.",
    )


def test_a_tie_that_nothing_decided_is_a_shared_victory() -> None:
    words = tie_words(NAMES, SHARED)
    assert words is not None
    assert words[1].endswith("The victory is shared.")


@pytest.mark.parametrize("outcome", [ALONE, ALL_THREE, STARS, ABANDONED])
def test_where_cards_decide_nothing_no_tie_is_told(outcome: dict[str, Any]) -> None:
    assert tie_words(NAMES, outcome) is None


@pytest.mark.parametrize(
    ("place", "word"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (6, "6th")]
)
def test_places_have_their_words(place: int, word: str) -> None:
    assert place_word(place) == word


def test_symbols_and_sets_are_columns_that_add_up_to_the_points() -> None:
    columns = parts(ANA_BY_CARDS, None)
    assert [one.word for one in columns] == ["Money", "Reviews", "Acclaim", "Sets"]
    assert columns[-1].shown(0) == "+8"
    sums = [sum(one.values[line] or 0 for one in columns) for line in range(3)]
    assert tuple(sums) == total(ANA_BY_CARDS).values


def test_ribbons_batches_and_corrections_are_columns_that_add_up_to_the_points() -> None:
    done = [
        [{"recipe": "", "ribbon": False, "double": False, "points": 1}],
        [
            {"recipe": "", "ribbon": True, "double": False, "points": 2},
            {"recipe": "", "ribbon": True, "double": True, "points": 3},
        ],
    ]
    outcome = ranked(
        {"seat": 1, "points": 6, "recipes": 2, "place": 1},
        {"seat": 0, "points": 1, "recipes": 1, "place": 2},
    )
    columns = parts(outcome, {"completed": done})
    shown = {one.word: (one.shown(0), one.shown(1)) for one in columns}
    assert shown == {
        "Recipes": ("2", "1"),
        "Blue Ribbon": ("+2", "+0"),
        "Double Batch": ("+1", "+0"),
        "Corrected": ("+1", "+0"),
    }
    assert sum(one.values[0] or 0 for one in columns) == 6


def test_a_part_that_nobody_has_is_no_column() -> None:
    only_scores = ranked({"seat": 0, "points": 3, "recipes": 0, "place": 1})
    assert parts(only_scores, None) == []
