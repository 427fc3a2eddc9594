"""What goes into the header of a new table, and which questions are asked for it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.views.screens.new_table.choices import (
    drawn_scenarios,
    has_first_player,
    header_options,
    header_rulings,
    most_drawn,
    open_rulings,
    scenarios,
    toggled,
    waiting_for,
    with_customers,
)
from companion.views.screens.new_table.draft import Draft

THREE = ("Ana", "Ben", "Cy")


def bakery(**options: Any) -> Draft:
    return Draft("magic-bakery", THREE, options)


@pytest.mark.parametrize(
    ("chosen", "header"),
    [
        ({}, {"mode": "relaxed", "ducks": 1}),
        ({"mode": "warm-up", "scenarios": [3]}, {"mode": "warm-up", "ducks": 1}),
        ({"mode": "campaign"}, {"mode": "campaign", "ducks": 1, "scenarios": [1]}),
        (
            {"mode": "campaign", "scenario": 4, "scenarios": [2, 9], "ducks": 3},
            {"mode": "campaign", "ducks": 3, "scenarios": [4]},
        ),
        (
            {"mode": "freeplay", "scenarios": [6, 2], "turtle": "Cy"},
            {"mode": "freeplay", "ducks": 1, "scenarios": [2, 6], "turtle": 2},
        ),
        (
            {"mode": "freeplay", "scenarios": [6], "turtle": "Somebody else"},
            {"mode": "freeplay", "ducks": 1, "scenarios": [6], "turtle": 0},
        ),
    ],
)
def test_the_header_has_what_this_table_needs(
    chosen: dict[str, Any], header: dict[str, Any]
) -> None:
    assert header_options(bakery(**chosen)) == header


def test_the_order_of_the_piles_counts_with_the_cat_only() -> None:
    order = ["jam", "icing", "sponge", "pastry", "biscuit", "creme-pat"]
    with_cat = bakery(mode="campaign", scenario=1, layers=order)
    assert header_options(with_cat)["layers"] == order
    assert "layers" not in header_options(with_cat.option("scenario", 2))


def test_other_customer_numbers_belong_to_so_many_players() -> None:
    changed = with_customers(bakery(), 1, 2)
    assert header_options(changed)["customers"] == [2, 2, 4]
    assert "customers" not in header_options(changed.seated("Dee"))
    assert header_options(changed.seated("Dee").without("Cy"))["customers"] == [2, 2, 4]


def test_customer_numbers_changed_back_are_the_printed_ones() -> None:
    assert "customers" not in header_options(with_customers(with_customers(bakery(), 3, 5), 3, 4))


@pytest.mark.parametrize(
    ("numbers", "asked"),
    [
        ([], ()),
        ([1, 2], ()),
        ([5], ("extra_keep",)),
        ([6], ("turtle_when",)),
        ([5, 6], ("bees_and_turtle", "turtle_when", "extra_keep")),
        ([9, 10], ("extra_actions", "panda_end")),
    ],
)
def test_a_question_of_the_rulebook_is_asked_where_it_comes_up(
    numbers: list[int], asked: tuple[str, ...]
) -> None:
    draft = bakery(mode="freeplay", scenarios=numbers)
    assert open_rulings(draft) == asked


def test_a_ruling_that_cannot_come_up_stays_out_of_the_header_and_is_not_forgotten() -> None:
    draft = bakery(mode="campaign", scenario=9).ruled({"panda_end": "row"})
    assert header_rulings(draft) == {"panda_end": "row"}
    elsewhere = draft.option("scenario", 2)
    assert header_rulings(elsewhere) == {}
    assert header_rulings(elsewhere.option("scenario", 9)) == {"panda_end": "row"}


def test_in_the_campaign_one_scenario_takes_the_place_of_the_other() -> None:
    assert scenarios(toggled(bakery(mode="campaign", scenario=3), 7)) == (7,)
    free = toggled(bakery(mode="freeplay", scenarios=[3]), 1)
    assert free.options["scenarios"] == [1, 3]
    assert toggled(free, 3).options["scenarios"] == [1]


def test_scenarios_8_and_10_are_never_drawn_together() -> None:
    chance = Random(3)
    for how_many in range(2, most_drawn() + 1):
        for _ in range(50):
            drawn = drawn_scenarios(how_many, chance)
            assert len(set(drawn)) == how_many
            assert not {8, 10} <= set(drawn)


def test_every_pair_that_works_is_drawn_alike() -> None:
    chance = Random(11)
    pairs = Counter(drawn_scenarios(2, chance) for _ in range(4400))
    assert len(pairs) == 44
    assert all(60 <= count <= 140 for count in pairs.values())


@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        (Draft("filler"), "2 more players are needed"),
        (Draft("filler", ("Ana",)), "1 more player is needed"),
        (Draft("filler", THREE), None),
        (bakery(mode="freeplay"), "Choose at least one scenario"),
        (bakery(mode="freeplay", scenarios=[2]), None),
    ],
)
def test_a_table_says_what_it_waits_for(draft: Draft, reason: str | None) -> None:
    assert waiting_for(draft) == reason


@pytest.mark.parametrize(
    ("players", "chosen", "advanced"), [(3, False, False), (3, True, True), (6, False, True)]
)
def test_six_players_of_filler_cannot_do_without_the_advanced_recipes(
    players: int, chosen: bool, advanced: bool
) -> None:
    draft = Draft("filler", tuple("ABCDEF"[:players]), {"advanced": chosen})
    assert header_options(draft) == {"advanced": advanced}
    assert ("late_order" in open_rulings(draft)) is advanced


def test_just_the_score_needs_no_choice() -> None:
    draft = Draft("magic-bakery", THREE, {"mode": "campaign"}, just_score=True)
    assert header_options(draft) == {"score_only": True}
    assert open_rulings(draft) == ()


def test_nobody_begins_in_filler() -> None:
    assert not has_first_player(Draft("filler"))
    assert all(
        has_first_player(Draft(game)) for game in ("magic-bakery", "hasty-baker", "cake-auf")
    )
