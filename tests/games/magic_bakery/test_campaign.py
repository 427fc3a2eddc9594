"""The campaign's stars, titles and ducks: the worked examples by value."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.magic_bakery.campaign import campaign
from tests.worked import name_of

CASES = json.loads((Path(__file__).parents[2] / "cases" / "magic-bakery.json").read_text("utf-8"))
STARTS = (10, 13, 16, 19, 22, 25, 28)
"""MB-CAMP-04."""


def of_kind(kind: str) -> list[Any]:
    return [pytest.param(one, id=name_of(one)) for one in CASES["cases"] if one["kind"] == kind]


def played(stars: int) -> list[tuple[int, int]]:
    """Ten scenarios with so many stars in all."""
    return [(number, min(3, max(0, stars - 3 * (number - 1)))) for number in range(1, 11)]


@pytest.mark.parametrize("case", of_kind("tier"))
def test_mb_camp_04_the_title_follows_from_the_stars(case: Any) -> None:
    done = campaign(played(case["given"]["stars"]))
    assert done.total == case["given"]["stars"]
    tier = done.tier(STARTS)
    assert (None if tier is None else tier + 1) == case["expected"]["tier"]


@pytest.mark.parametrize("case", of_kind("campaign"))
def test_mb_camp_02_the_best_result_of_each_scenario_counts(case: Any) -> None:
    done = campaign(tuple(one) for one in case["given"]["results"])
    tier = done.tier(STARTS)
    found = {
        "best": {str(scenario): stars for scenario, stars in done.stars.items()},
        "total": done.total,
        "complete": done.complete,
        "tier": None if tier is None else tier + 1,
        "ducks_if_always_accepted": done.ducks_if_always_added(),
    }
    assert {key: found[key] for key in case["expected"]} == case["expected"]


def test_mb_camp_01_the_first_scenario_not_played_is_suggested() -> None:
    assert campaign([]).next == 1
    assert campaign([(1, 0), (2, 3), (5, 1)]).next == 3
    assert campaign(played(12)).next is None


def test_mb_camp_03_there_is_a_title_so_far_before_all_ten_are_played() -> None:
    half = campaign([(1, 3), (2, 3), (3, 3), (4, 3)])
    assert half.tier(STARTS) is None
    assert half.tier_so_far(STARTS) == 0
