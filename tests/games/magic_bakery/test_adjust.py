"""Corrections by hand: every counter that the state shows, its limits, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.replaying import Values, move, played

END = move("end_turn")
ROUND = (END, END, END)
EVERYTHING = {"scenarios": [1, 2, 3, 5, 6, 9, 10]}


def adjusted(values: Values, *before: Values, **table: Any) -> dict[str, Any]:
    found = played(*before, move("adjust", **values), **table)
    assert found.exit == 0, found.error
    return found.state


def refusal(values: Values, *before: Values, **table: Any) -> str:
    found = played(*before, move("adjust", **values), **table)
    assert found.refused is not None
    return found.refused[1]


@pytest.mark.parametrize(
    "values",
    [
        {"round": 1},
        {"round": 999},
        {"turn": 2},
        {"actions": 0},
        {"actions": 999},
        {"stack": 999},
        {"points": 999},
        {"ducks": 5},
        {"cat": 1},
        {"cat": 5},
        {"face_down": []},
        {"face_down": [2, 5]},
        {"eggs": 0},
        {"eggs": 999},
        {"turtle": 2},
        {"extra": [0, 999, 1]},
        {"row": [None, 2, 1]},
        {"points": 3, "turn": 1, "actions": 2, "stack": 1},
    ],
    ids=str,
)
def test_a_counter_is_set_and_nothing_else_changes(values: dict[str, Any]) -> None:
    before = played(**EVERYTHING).state
    derived = {"points_adjust": values.get("points", 0)}
    assert adjusted(values, **EVERYTHING) == before | values | derived


@pytest.mark.parametrize(
    "values",
    [
        {"turn": 3},
        {"turtle": 3},
        {"cat": 0},
        {"cat": 6},
        {"face_down": [0]},
        {"face_down": [6]},
        {"face_down": [2, 2]},
        {"extra": [1, 1]},
        {"extra": [1, 1, 1, 1]},
        {"row": [1, 2]},
        {"row": [1, 2, None, None]},
        {"row": [1, 1, None]},
        {"row": [1, 3, None]},
    ],
    ids=str,
)
def test_a_value_that_does_not_fit_this_table_is_refused(values: Values) -> None:
    assert refusal(values, **EVERYTHING) == "bad_value"


@pytest.mark.parametrize(
    "values",
    [{"cat": 3}, {"face_down": []}, {"eggs": 3}, {"turtle": 0}, {"extra": [0] * 3},
     {"timer_left_s": 9}],
    ids=str,
)  # fmt: skip
def test_a_counter_that_is_not_in_play_is_refused(values: Values) -> None:
    assert refusal(values) == "not_in_play"
    assert refusal(values, scenarios=[4, 7, 8]) == "not_in_play"


def test_slots_are_shown_ascending_whatever_their_order() -> None:
    assert adjusted({"face_down": [5, 1]}, scenarios=[2])["face_down"] == [1, 5]


def test_a_refused_correction_changes_nothing() -> None:
    found = played(move("adjust", points=3, turn=5))
    assert found.refused == (2, "bad_value")
    assert found.state == played().state


def test_the_row_of_scenario_7_has_two_spaces() -> None:
    assert adjusted({"row": [2, 1]}, scenarios=[7])["row"] == [2, 1]
    assert refusal({"row": [2, 1, None]}, scenarios=[7]) == "bad_value"


# points


def test_points_show_the_correction_and_count_on() -> None:
    serve = move("fulfil", space=1)
    state = adjusted({"points": 4}, serve)
    assert (state["points"], state["points_adjust"]) == (4, 3)
    state = adjusted({"points": 0}, serve)
    assert (state["points"], state["points_adjust"]) == (0, -1)
    state = played(move("adjust", points=4), serve).state
    assert (state["points"], state["points_adjust"]) == (5, 4)


# the row


def test_a_customer_dropped_from_the_row_is_discarded() -> None:
    state = adjusted({"row": [None, 2, None]})
    assert (state["row"], state["discarded"]) == ([None, 2, None], [1])


def test_a_customer_put_back_leaves_the_discarded() -> None:
    drop = move("adjust", row=[None, None, None])
    state = adjusted({"row": [None, None, 1]}, drop)
    assert (state["row"], state["discarded"]) == ([None, None, 1], [2])
    assert state["leaving"] == []


def test_a_customer_who_left_unserved_can_be_put_back() -> None:
    state = adjusted({"row": [4, 3, 2]}, *ROUND, *ROUND)
    assert (state["row"], state["discarded"]) == ([4, 3, 2], [1])


def test_a_served_customer_is_not_put_back() -> None:
    assert refusal({"row": [1, 2, None]}, move("fulfil", space=1)) == "bad_value"


def test_later_arrivals_count_on_from_the_highest_number() -> None:
    emptied = move("adjust", row=[None, None, None], stack=2)
    assert played(emptied, *ROUND).state["row"] == [3, None, None]
    assert played(emptied, *ROUND, *ROUND).state["row"] == [4, 3, None]


def test_the_special_customer_stays_at_the_bottom_of_a_corrected_stack() -> None:
    moves = [move("adjust", stack=3), *ROUND, *ROUND, *ROUND]
    assert played(*moves, scenarios=[10]).state["row"] == [8, 4, 3]


def test_numbers_leave_out_the_special_one_in_a_stack_that_was_made_larger() -> None:
    moves = [move("adjust", stack=8), *ROUND * 6]
    assert played(*moves, scenarios=[10]).state["row"] == [9, 7, 6]
    assert played(*moves, *ROUND * 2, scenarios=[10]).state["row"] == [8, 10, 9]


def test_numbers_count_on_after_the_special_customer() -> None:
    moves = [move("adjust", stack=1), *ROUND, move("adjust", stack=1), *ROUND]
    assert played(*moves, scenarios=[10]).state["row"] == [9, 8, 1]


def test_who_leaves_follows_from_the_corrected_row() -> None:
    assert adjusted({"row": [2, 1, None]})["leaving"] == []
    assert adjusted({"stack": 0, "row": [None, 2, 1]})["leaving"] == [1]


# the end is looked at again


def test_the_last_customer_corrected_away_ends_the_game() -> None:
    found = played(move("adjust", stack=0, row=[None] * 3))
    assert found.last["outcome"]["termination"] == "customers-gone"
    assert found.state["actions"] == 0


def test_a_customer_put_back_reopens_the_game() -> None:
    over = (move("adjust", stack=0, row=[None, 2, None]), move("fulfil", space=2))
    assert played(*over).last["outcome"] is not None
    found = played(*over, move("adjust", row=[1, None, None]), END)
    assert found.last["outcome"] is None
    assert (found.state["turn"], found.state["discarded"]) == (1, [])


def test_points_end_and_reopen_a_warm_up() -> None:
    found = played(move("adjust", points=3), mode="warm-up")
    assert found.last["outcome"]["termination"] == "orders-done"
    found = played(move("adjust", points=3), move("adjust", points=2), mode="warm-up")
    assert found.last["outcome"] is None
    assert played(move("adjust", points=3)).last["outcome"] is None


def test_an_empty_row_ends_the_panda_game_only_by_that_ruling() -> None:
    emptied = move("adjust", row=[None, None, None])
    assert played(emptied, scenarios=[9]).last["outcome"] is None
    row = {"panda_end": "row"}
    assert played(emptied, scenarios=[9], rulings=row).last["outcome"] is not None
    assert played(emptied, scenarios=[8], rulings=row).last["outcome"] is None


# the clock


def timer(do: str, at: str) -> dict[str, Any]:
    return move("timer", do=do, at=f"2026-05-01T20:{at}Z")


def test_the_time_left_counts_from_the_clocks_newest_move() -> None:
    moves = [timer("start", "00:00"), move("adjust", timer_left_s=60)]
    assert played(*moves, scenarios=[9]).state["timer"] == {"state": "running", "left_s": 60}
    paused = played(*moves, timer("pause", "00:40"), scenarios=[9])
    assert paused.state["timer"] == {"state": "paused", "left_s": 20}


def test_a_clock_that_has_not_been_started_keeps_the_corrected_time() -> None:
    moves = [move("adjust", timer_left_s=300), timer("start", "00:00"), timer("pause", "01:00")]
    assert played(*moves[:1], scenarios=[9]).state["timer"] == {"state": "ready", "left_s": 300}
    assert played(*moves, scenarios=[9]).state["timer"] == {"state": "paused", "left_s": 240}


def test_time_given_back_after_the_end_reopens_the_game_with_the_clock_paused() -> None:
    over = (timer("start", "00:00"), timer("up", "10:00"))
    found = played(*over, move("adjust", timer_left_s=60), scenarios=[9])
    assert found.last["outcome"] is None
    assert found.state["timer"] == {"state": "paused", "left_s": 60}
    found = played(*over, move("adjust", timer_left_s=0), scenarios=[9])
    assert found.last["outcome"]["termination"] == "time-up"


def test_no_time_left_waits_for_somebody_to_say_that_time_is_up() -> None:
    moves = (timer("start", "00:00"), move("adjust", timer_left_s=0))
    assert played(*moves, scenarios=[9]).last["outcome"] is None
    found = played(*moves, timer("up", "00:00"), scenarios=[9])
    assert found.last["outcome"]["termination"] == "time-up"


# rulings, changed in the middle


def test_a_ruling_counts_from_here_on() -> None:
    garnish = move("fulfil", space=1, garnish=True)
    again = move("fulfil", space=2, garnish=True)
    one = move("ruling", set={"extra_keep": "fulfiller"})
    assert played(garnish, one, again, scenarios=[5]).state["keep"] == [4, 3, 3]


def test_a_ruling_may_end_the_game() -> None:
    emptied = move("adjust", row=[None, None, None])
    found = played(emptied, move("ruling", set={"panda_end": "row"}), scenarios=[9])
    assert found.last["outcome"]["termination"] == "customers-gone"
    assert found.last["events"] == ["The table changed a ruling", "The game is over"]


def test_rulings_that_cannot_be_together_are_refused() -> None:
    first = move("ruling", set={"bees_and_turtle": "turtle-first"})
    second = move("ruling", set={"turtle_when": "after-customers"})
    assert played(first, second, scenarios=[5, 6]).refused == (3, "bad_value")
    assert played(first, second, scenarios=[6]).exit == 0
    both = {"bees_and_turtle": "turtle-first", "turtle_when": "after-customers"}
    assert played(move("ruling", set=both), scenarios=[5, 6]).refused == (2, "bad_value")
