"""Results of Cake Auf!: the race, ends by hand, tables that keep score, corrections."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cake_auf.tables import BLANK, END, cakes, looking, place, recipe
from tests.replaying import Values, move

ONE_STAR = {"name": "Waffles", "stars": 1}
UNNAMED = {"name": None, "stars": 4}


def test_the_first_at_the_target_wins() -> None:
    found = cakes(*recipe(2), END, *recipe(1), END, END, *recipe(2), target=4)
    assert found.last["outcome"] == {
        "ranking": [
            {"seat": 0, "stars": 4, "recipes": 2, "place": 1},
            {"seat": 1, "stars": 1, "recipes": 1, "place": 2},
            {"seat": 2, "stars": 0, "recipes": 0, "place": 3},
        ],
        "winners": [0],
        "termination": "target-reached",
    }


def test_a_table_ended_by_hand_shares_places_of_equal_stars() -> None:
    twice_one = [*recipe(1), END, END, END, *recipe(1), END]
    found = cakes(*twice_one, *recipe(2), move("finish"))
    outcome = found.last["outcome"]
    assert (outcome["winners"], outcome["termination"]) == ([0, 1], "finished")
    assert [one["place"] for one in outcome["ranking"]] == [1, 1, 3]
    assert [one["recipes"] for one in outcome["ranking"]] == [2, 1, 0]
    assert found.state["winner"] is None


def score(seat: int, stars: int) -> dict[str, Any]:
    return move("score", seat=seat, stars=stars)


def test_a_table_that_keeps_score_is_over_with_the_last_score() -> None:
    found = cakes(score(1, 5), score(0, 5), score(2, 1), score_only=True)
    outcome = found.last["outcome"]
    assert (outcome["winners"], outcome["termination"]) == ([0, 1], "scored")
    assert outcome["ranking"][2] == {"seat": 2, "stars": 1, "recipes": 0, "place": 3}
    assert found.state["winner"] is None
    assert cakes(score(1, 5), score(1, 2), score_only=True).state["stars"] == [0, 2, 0]


@pytest.mark.parametrize("played", [END, place(1), move("recipe", seat=0, place=1)])
def test_a_table_that_keeps_score_plays_nothing(played: Values) -> None:
    assert cakes(played, score_only=True).error["code"] == "not_now"


def one_seat(*recipes: dict[str, Any] | None) -> list[Any]:
    """All places of the table, seat 0's as given."""
    return [list(recipes), [BLANK] * 3, [BLANK] * 3]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 999),
        ("turn", 2),
        ("actions", 7),
        ("open", one_seat(looking(name="Waffles", stars=3, fire=False, placed=2), None, BLANK)),
        ("open", one_seat(looking(placed=3, fire=True, bans=["fire"]), BLANK, BLANK)),
        ("completed", [[ONE_STAR, UNNAMED], [], []]),
    ],
)
def test_what_the_state_shows_can_be_put_right(key: str, value: object) -> None:
    assert cakes(move("adjust", **{key: value})).state[key] == value


@pytest.mark.parametrize(
    "values",
    [
        {"turn": 3},
        {"open": [[BLANK] * 3] * 2},
        {"open": [[BLANK] * 3] * 4},
        {"open": one_seat(looking(placed=3), BLANK, BLANK)},
        {"open": one_seat(looking(placed=4, bans=["fire"]), BLANK, BLANK)},
        {"open": one_seat(looking(bans=["fire", "fire"]), BLANK, BLANK)},
        {"open": one_seat(looking(bans=["fire", "power", "fire"]), BLANK, BLANK)},
        {"open": one_seat(looking(fire=False, bans=["fire"]), BLANK, BLANK)},
        {"completed": [[], []]},
        {"completed": [[ONE_STAR], [], [], []]},
    ],
)
def test_a_value_fits_the_table(values: dict[str, Any]) -> None:
    found = cakes(move("discard"), move("adjust", round=9, **values))
    assert found.error["code"] == "bad_value"
    assert (found.state["round"], found.state["open"]) == (1, [[BLANK] * 3] * 3)


def test_two_bans_of_a_kind_fit_a_table_that_ruled_so() -> None:
    banned = one_seat(looking(bans=["fire", "fire"]), BLANK, BLANK)
    found = cakes(move("adjust", open=banned), rulings={"two_bans": "any"})
    assert found.state["open"] == banned


def test_bans_put_right_are_sorted() -> None:
    found = cakes(move("adjust", open=one_seat(looking(bans=["power", "fire"]), None, None)))
    assert found.state["open"][0] == [looking(bans=["fire", "power"]), None, None]


def test_more_stars_than_a_card_shows_come_by_correction_only() -> None:
    three = move("adjust", open=one_seat(looking(stars=3, placed=2), BLANK, BLANK))
    assert cakes(three, place(1)).state["stars"] == [3, 0, 0]


def test_a_correction_of_completed_recipes_moves_the_stars_and_the_end() -> None:
    two = [[], [ONE_STAR, UNNAMED], []]
    ended = cakes(move("adjust", completed=two))
    assert ended.state["stars"] == [0, 5, 0]
    assert ended.state["winner"] == 1
    assert ended.last["outcome"]["termination"] == "target-reached"
    reopened = cakes(move("adjust", completed=two), move("adjust", completed=[[], [], [ONE_STAR]]))
    assert reopened.state["winner"] is None
    assert reopened.last["outcome"] is None
    assert reopened.state["stars"] == [0, 0, 1]


def test_a_correction_moves_the_scores_of_a_table_that_keeps_score() -> None:
    scores = [score(0, 5), score(1, 4), score(2, 1)]
    right = move("adjust", completed=[[UNNAMED], [ONE_STAR, UNNAMED], []])
    found = cakes(*scores, right, score_only=True)
    assert found.state["stars"] == [4, 5, 0]
    assert found.last["outcome"]["winners"] == [1]
    assert found.last["outcome"]["termination"] == "scored"


def test_the_victory_can_be_undone() -> None:
    found = cakes(*recipe(2), move("undo"), place(1, stars=1), target=2)
    assert found.state["stars"] == [1, 0, 0]
    assert found.last["outcome"] is None
