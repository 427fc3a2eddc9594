"""Results of Hasty Baker: the race, ends by hand, tables that keep score, corrections."""

from __future__ import annotations

import pytest

from tests.games.hasty_baker.tables import END, HASTY, RECIPE, counted, named
from tests.replaying import Values, move


def test_the_first_at_the_target_wins() -> None:
    found = counted(*RECIPE, END, *RECIPE, END, END, *RECIPE, target=2)
    assert found.last["outcome"] == {
        "ranking": [
            {"seat": 0, "points": 2, "recipes": 2, "place": 1},
            {"seat": 1, "points": 1, "recipes": 1, "place": 2},
            {"seat": 2, "points": 0, "recipes": 0, "place": 3},
        ],
        "winners": [0],
        "termination": "target-reached",
    }
    assert found.last["events"][2] == "Ana wins with 2 points"


def test_who_wins_with_one_point_has_one_point() -> None:
    found = counted(*RECIPE, target=1)
    assert found.last["events"][-1] == "Ana wins with 1 point"


def test_a_table_ended_by_hand_shares_places() -> None:
    found = counted(END, *RECIPE, END, *RECIPE, END, move("replace"), move("finish"), seats=4)
    outcome = found.last["outcome"]
    assert outcome["termination"] == "finished"
    assert outcome["winners"] == [1, 2]
    assert [(one["seat"], one["place"]) for one in outcome["ranking"]] == [
        (1, 1),
        (2, 1),
        (0, 3),
        (3, 3),
    ]
    assert found.state["winner"] is None
    assert found.state["actions"] == 1


def test_an_abandoned_table_has_no_result() -> None:
    assert counted(*RECIPE, move("abandon")).last["outcome"] == {"termination": "abandoned"}


def score(seat: int, points: int) -> dict[str, object]:
    return move("score", seat=seat, points=points)


def test_a_table_that_keeps_score_is_over_with_the_last_score() -> None:
    found = counted(score(2, 5), score(0, 3), score(1, 5), score_only=True)
    outcome = found.last["outcome"]
    assert outcome["termination"] == "scored"
    assert outcome["winners"] == [1, 2]
    assert outcome["ranking"][2] == {"seat": 0, "points": 3, "recipes": 0, "place": 3}
    assert found.state["winner"] is None
    assert found.last["events"] == ["Ben has 5 points", "The game is over"]


def test_a_score_can_be_told_again_until_all_are_there() -> None:
    found = counted(score(0, 9), score(0, 3), score_only=True)
    assert found.last["outcome"] is None
    assert found.state["points"] == [3, 0, 0]
    done = [score(0, 9), score(1, 2), score(2, 2)]
    assert counted(*done, score(1, 3), score_only=True).error["code"] == "game_over"
    corrected = counted(*done, move("adjust", points=[1, 2, 2]), score_only=True)
    assert corrected.last["outcome"]["winners"] == [1, 2]
    assert corrected.last["outcome"]["termination"] == "scored"


@pytest.mark.parametrize("played", [END, HASTY, move("recipe", seat=0, name="Pie")])
def test_a_table_that_keeps_score_plays_nothing(played: Values) -> None:
    assert counted(played, score_only=True).error["code"] == "not_now"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 7),
        ("turn", 2),
        ("actions", 0),
        ("actions", 999),
        ("points", [4, 0, 2]),
        ("in_play", [3, 0, 1]),
        ("ribbon", [True, True, False]),
        ("double", [False, False, True]),
        ("recipes_left", 0),
    ],
)
def test_what_the_state_shows_can_be_put_right(key: str, value: object) -> None:
    assert counted(move("adjust", **{key: value})).state[key] == value


@pytest.mark.parametrize(
    "values",
    [
        {"turn": 3},
        {"points": [1, 2]},
        {"points": [1, 2, 3, 4]},
        {"ribbon": [True]},
        {"double": []},
        {"in_play": [1, 1]},
        {"in_play": [4, 0, 0]},
        {"in_play": [0, 0, 999]},
        {"in_play": [8, 0, 0], "double": [True, False, False]},
        {"in_play": [["milk"], [], []]},
        {"in_play": [1, 1, []]},
        {"round": 9, "turn": 5},
    ],
)
def test_a_value_fits_the_counting_table(values: dict[str, object]) -> None:
    found = counted(move("ingredient"), move("adjust", **values))
    assert found.error["code"] == "bad_value"
    assert found.state["in_play"] == [1, 0, 0]
    assert found.state["round"] == 1


@pytest.mark.parametrize(
    "values",
    [
        {"in_play": [1, 0, 0]},
        {"in_play": [["milk", "milk"], [], []]},
        {"in_play": [["milk", "eggs", "wild", "wild"], [], []]},
        {"in_play": [["milk", "milk", "milk"], [], []], "double": [True, False, False]},
        {
            "in_play": [["milk", "eggs", "butter", "sugar", "flour"], [], []],
            "double": [True, False, False],
        },
    ],
)
def test_a_value_fits_the_naming_table(values: dict[str, object]) -> None:
    assert named(move("adjust", **values)).error["code"] == "bad_value"


def test_names_put_right_are_sorted_and_a_double_batch_takes_two_of_each() -> None:
    milk_and_eggs = [["milk", "wild", "eggs", "milk"], [], []]
    found = named(move("adjust", in_play=milk_and_eggs, double=[True, False, False]))
    assert found.state["in_play"][0] == ["eggs", "milk", "milk", "wild"]
    off = move("adjust", double=[False, False, False])
    taken = named(move("adjust", in_play=milk_and_eggs, double=[True, False, False]), off)
    assert taken.error["code"] == "bad_value"


def test_nothing_lies_where_there_is_no_recipe() -> None:
    without = (move("adjust", recipes_left=0), *RECIPE)
    for values in (
        {"in_play": [1, 0, 0]},
        {"ribbon": [True, False, False]},
        {"double": [True, False, False]},
    ):
        assert counted(*without, move("adjust", **values)).error["code"] == "bad_value"


def test_a_correction_can_end_the_game_and_have_it_go_on() -> None:
    ended = counted(move("adjust", points=[0, 5, 0]))
    assert ended.state["winner"] == 1
    assert ended.last["outcome"]["winners"] == [1]
    assert ended.last["outcome"]["termination"] == "target-reached"
    reopened = counted(*RECIPE, move("adjust", points=[0, 0, 0]), move("replace"), target=1)
    assert reopened.error["code"] == "no_actions_left"
    assert reopened.state["winner"] is None
    assert counted(*RECIPE, move("adjust", points=[0, 0, 0]), END, target=1).exit == 0


def test_the_victory_can_be_undone() -> None:
    found = counted(*RECIPE, move("undo"), move("replace"), target=1)
    assert found.state["in_play"] == [3, 0, 0]
    assert found.last["outcome"] is None
