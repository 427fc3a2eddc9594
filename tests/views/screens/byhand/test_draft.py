"""A result written down: what is known counts, what is missing is asked for or stays missing."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from companion.views.screens.byhand.draft import Draft, Incomplete

DAY = date(2024, 2, 29)
FILLER = Draft("filler", DAY, ("Ana", "Ben", "Cy"))


def places(outcome: Any) -> list[tuple[int, int | None, int]]:
    return [(one["seat"], one.get("points"), one["place"]) for one in outcome["ranking"]]


def with_points(draft: Draft, *typed: str) -> Draft:
    for name, points in zip(draft.names, typed, strict=True):
        draft = draft.scored(name, points)
    return draft


def test_points_make_places_and_a_sum_is_a_number() -> None:
    play = with_points(FILLER, "12+7", "23", "19").play()
    assert play.outcome is not None
    assert places(play.outcome) == [(1, 23, 1), (0, 19, 2), (2, 19, 2)]
    assert play.outcome["winners"] == [1]
    assert (play.started, play.tracked, play.state) == ("2024-02-29", False, "finished")


def test_level_points_are_shared_unless_a_tie_break_decided() -> None:
    level = with_points(FILLER, "23", "23", "1")
    assert level.level() == ("Ana", "Ben")
    shared, decided = level.play().outcome, level.flipped("Ben").play().outcome
    assert shared is not None
    assert decided is not None
    assert (shared["winners"], places(shared)) == ([0, 1], [(0, 23, 1), (1, 23, 1), (2, 1, 3)])
    assert (decided["winners"], places(decided)) == ([1], [(1, 23, 1), (0, 23, 2), (2, 1, 3)])


def test_without_all_points_somebody_says_who_won_and_nothing_becomes_0() -> None:
    draft = FILLER.scored("Ana", "20")
    with pytest.raises(Incomplete, match="Who won"):
        draft.play()
    outcome = draft.flipped("Cy").play().outcome
    assert outcome is not None
    assert places(outcome) == [(2, None, 1), (0, 20, 2), (1, None, 2)]


def test_new_points_take_back_what_a_tie_break_said() -> None:
    draft = with_points(FILLER, "5", "5", "1").flipped("Ben").scored("Ana", "6")
    assert draft.play().outcome["winners"] == [0]  # type: ignore[index]


def test_what_is_no_number_is_named() -> None:
    with pytest.raises(Incomplete, match="Points of Ben: a number"):
        with_points(FILLER, "1", "many", "2").play()


def test_a_player_less_keeps_the_points_of_the_others() -> None:
    draft = with_points(FILLER, "1", "2", "3").without("Ben")
    assert draft.known() == {"Ana": 1, "Cy": 3}


def test_nobody_sits_there_twice_and_no_more_than_may_play() -> None:
    assert FILLER.with_name("ana").names == FILLER.names
    cake = Draft("cake-auf", DAY, ("A", "B", "C", "D"))
    assert cake.with_name("E") is cake


def test_too_few_players_are_told() -> None:
    with pytest.raises(Incomplete, match="At least 2"):
        Draft("filler", DAY, ("Ana",)).play()


def test_a_team_has_stars_and_perhaps_points_a_scenario_and_a_campaign() -> None:
    draft = Draft("magic-bakery", DAY, ("Ana", "Ben"))
    with pytest.raises(Incomplete, match="stars"):
        draft.play()
    plain = replace(draft, stars=0).play()
    assert plain.outcome == {
        "points": None, "goals": None, "stars": 0, "termination": "recorded",
    }  # fmt: skip
    counted = replace(draft, stars=2, team_points="4", scenario=1, campaign="Ours").play()
    assert counted.outcome is not None
    assert (counted.outcome["points"], len(counted.outcome["goals"])) == (4, 3)
    assert (counted.campaign, counted.options["scenarios"]) == ("Ours", [1])


def test_cake_auf_counts_stars() -> None:
    outcome = with_points(Draft("cake-auf", DAY, ("Ana", "Ben")), "5", "3").play().outcome
    assert outcome is not None
    assert [one["stars"] for one in outcome["ranking"]] == [5, 3]
