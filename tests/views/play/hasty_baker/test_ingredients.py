"""Ingredients in words, and what a recipe that the box knows still lacks."""

from __future__ import annotations

import pytest

from companion.games.hasty_baker.state import Kitchen
from companion.views.play.hasty_baker.ingredients import listed, still_missing
from companion.views.play.hasty_baker.recipe import losing_words, progress_words
from companion.views.play.hasty_baker.spoiling import losses_words

KNOWN = ("butter", "chocolate", "eggs", "sugar")


@pytest.mark.parametrize(
    ("there", "said"),
    [
        ((), ""),
        (("eggs",), "eggs"),
        (("eggs", "eggs", "flour", "wild"), "2 eggs, flour, wild"),
    ],
)
def test_what_lies_there_is_told_once_for_each_kind(there: tuple[str, ...], said: str) -> None:
    assert listed(there) == said


@pytest.mark.parametrize(
    ("there", "double", "missing"),
    [
        ((), False, KNOWN),
        (("eggs",), False, ("butter", "chocolate", "sugar")),
        (("eggs", "eggs"), True, ("butter", "butter", "chocolate", "chocolate", "sugar", "sugar")),
        (("eggs", "wild"), False, ()),
        (("eggs", "milk"), False, ()),
    ],
    ids=["nothing", "one", "doubled", "a wild may be any", "an ingredient that does not belong"],
)
def test_a_known_recipe_shows_what_it_still_needs(
    there: tuple[str, ...], double: bool, missing: tuple[str, ...]
) -> None:
    assert still_missing(Kitchen(in_play=there, double=double), KNOWN) == missing


def test_of_an_unknown_recipe_nothing_is_missing() -> None:
    assert still_missing(Kitchen(in_play=("eggs",)), ()) == ()


@pytest.mark.parametrize(
    ("kitchen", "said"),
    [
        (Kitchen(), "0 of 4 ingredients"),
        (Kitchen(in_play=("", ""), ribbon=True), "2 of 4 ingredients, Blue Ribbon"),
        (
            Kitchen(in_play=("",), ribbon=True, double=True),
            "1 of 8 ingredients, Blue Ribbon, Double Batch",
        ),
        (Kitchen(recipe=None), "no recipe: the pile is empty"),
    ],
)
def test_a_recipe_is_told_with_what_lies_beside_it(kitchen: Kitchen, said: str) -> None:
    assert progress_words(kitchen) == said


@pytest.mark.parametrize(
    ("kitchen", "said"),
    [
        (Kitchen(), "nothing lies there yet"),
        (Kitchen(in_play=("",)), "loses 1 ingredient"),
        (
            Kitchen(in_play=("", ""), ribbon=True, double=True),
            "loses 2 ingredients, Blue Ribbon and Double Batch",
        ),
    ],
)
def test_a_broken_timer_says_what_is_lost(kitchen: Kitchen, said: str) -> None:
    assert losing_words(kitchen) == said


def test_only_those_who_lose_something_are_named() -> None:
    assert losses_words(("Ana", "Ben", "Cy"), (1, 0, 2)) == "Ana 1, Cy 2"
    assert losses_words(("Ana", "Ben"), (0, 0)) == ""
