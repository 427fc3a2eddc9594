"""The end of a round and the game's set-up: bees, turtle, customers, and how they begin."""

from __future__ import annotations

from typing import Any

import pytest

from tests.replaying import move, played

END = move("end_turn")


def after_rounds(rounds: int, seats: int = 3, **table: Any) -> dict[str, Any]:
    found = played(*[END] * (seats * rounds), seats=seats, **table)
    assert found.exit == 0
    return found.state


def told(*moves: dict[str, Any], seats: int = 2, **table: Any) -> list[str]:
    """What is told of the first round's end, without who ended the turn."""
    events: list[str] = played(*moves, *[END] * seats, seats=seats, **table).last["events"]
    return events[events.index("Round 1 is over") :]


@pytest.mark.parametrize(
    ("options", "seats", "row", "stack"),
    [
        ({}, 2, [1, None, None], 6),
        ({}, 3, [1, 2, None], 5),
        ({}, 4, [1, None, None], 6),
        ({}, 5, [1, 2, None], 5),
        ({"scenarios": [7]}, 2, [1, None], 6),
        ({"scenarios": [7]}, 5, [1, 2], 5),
        ({"scenarios": [10]}, 3, [1, 2, None], 6),
        ({"customers": [1, 1, 1]}, 3, [1, 2, None], 1),
        ({"customers": [8, 9, 8]}, 2, [1, None, None], 24),
        ({"customers": [8, 9, 8], "scenarios": [10]}, 2, [1, None, None], 25),
    ],
    ids=str,
)
def test_the_row_is_set(
    options: dict[str, Any], seats: int, row: list[int | None], stack: int
) -> None:
    state = played(seats=seats, **options).state
    assert (state["row"], state["stack"]) == (row, stack)


@pytest.mark.parametrize("customers", [[1, 1, 1], [0, 3, 4], [4, 4, 4]])
def test_the_special_customer_is_one_more_than_the_others_and_comes_last(
    customers: list[int],
) -> None:
    in_all = sum(customers)
    last = after_rounds(in_all - 1, scenarios=[10], customers=customers)
    assert (last["row"][0], last["stack"]) == (in_all + 1, 0)


def test_the_bees_tell_what_to_keep_and_the_way_that_cards_go() -> None:
    seats = ["Ana", "Ben", "Cy"]
    way = " → ".join([*seats, "Ana"])
    expected = f"All keep 2 cards and pass the others on at once, {way}; 2 or fewer stay"
    assert told(seats=3, scenarios=[5])[1] == expected


def test_the_bees_tell_who_keeps_more() -> None:
    events = told(
        move("fulfil", space=1, garnish=True),
        seats=3,
        scenarios=[5],
        rulings={"extra_keep": "fulfiller"},
    )
    assert events[1].startswith("All keep 2 cards")
    assert events[2] == "Ana keeps 3"


def test_the_turtle_goes_to_the_right_against_the_order_of_turns() -> None:
    expected = "Ana discards the hand and draws 2; the turtle goes to Cy"
    assert told(seats=3, scenarios=[6])[1] == expected
    assert [after_rounds(n, scenarios=[6])["turtle"] for n in range(4)] == [0, 2, 1, 0]
    assert [after_rounds(n, scenarios=[6], turtle=1)["turtle"] for n in range(3)] == [1, 0, 2]
    assert [after_rounds(n, 2, scenarios=[6])["turtle"] for n in range(3)] == [0, 1, 0]


BEES, TURTLE, CUSTOMER = "All keep", "Ana discards", "No. 2 arrives"


@pytest.mark.parametrize(
    ("rulings", "order"),
    [
        ({}, [BEES, TURTLE, CUSTOMER]),
        ({"bees_and_turtle": "turtle-first"}, [TURTLE, BEES, CUSTOMER]),
        ({"turtle_when": "after-customers"}, [BEES, CUSTOMER, TURTLE]),
    ],
    ids=str,
)
def test_bees_turtle_and_customers_come_in_the_order_agreed(
    rulings: dict[str, str], order: list[str]
) -> None:
    events = told(scenarios=[5, 6], rulings=rulings)
    places = [next(i for i, one in enumerate(events) if one.startswith(w)) for w in order]
    assert places == sorted(places)


def test_the_row_is_told_as_it_moves() -> None:
    moves = [END] * 6
    assert played(*moves).last["events"][2:] == [
        "Round 2 is over",
        "No. 4 arrives",
        "No. 3 moves to space 2",
        "No. 1 moves to space 3",
        "No. 2 leaves unserved",
    ]


def test_all_that_a_round_ends_with_is_done_before_the_game_is_over() -> None:
    last = move("adjust", stack=0, row=[None, None, 1])
    found = played(last, END, END, seats=2, scenarios=[5, 6])
    assert found.last["outcome"]["termination"] == "customers-gone"
    assert found.state["turtle"] == 1
    assert found.state["discarded"] == [1]
    assert (found.state["round"], found.state["turn"], found.state["leaving"]) == (1, 1, [])
    assert found.last["events"][-1] == "The game is over"


def test_with_the_panda_an_empty_row_is_looked_at_after_the_customers_have_come() -> None:
    row = {"panda_end": "row"}
    found = played(
        move("adjust", row=[1, None, None], stack=1), END, END, seats=2, scenarios=[9], rulings=row
    )
    assert found.last["outcome"] is None
    assert found.state["row"] == [2, 1, None]


def test_a_relaxed_game_has_points_and_no_goals() -> None:
    found = played(move("fulfil", space=1), move("finish"))
    expected = {"points": 1, "goals": None, "stars": None, "termination": "finished"}
    assert found.last["outcome"] == expected


@pytest.mark.parametrize(
    ("scenarios", "goals"),
    [([1, 2], [3, 5, 7]), ([7, 10], [10, 12, 14]), ([2, 4, 9], [3, 5, 7]), ([6], [4, 5, 6])],
)
def test_free_play_has_its_own_goals_and_one_scenario_keeps_its(
    scenarios: list[int], goals: list[int]
) -> None:
    found = played(move("finish"), scenarios=scenarios, mode="freeplay")
    assert found.last["outcome"]["goals"] == goals
