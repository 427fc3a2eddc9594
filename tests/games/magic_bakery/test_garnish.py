"""Garnishes: what each scenario gives, what it asks, and how an answer may be refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.replaying import Replay, Values, move, played

TAKE, END = move("take"), move("end_turn")
GARNISHED = move("fulfil", space=1, garnish=True)
SECOND = move("fulfil", space=2, garnish=True)


def bonus(scenario: int, **answer: Any) -> dict[str, Any]:
    return move("bonus", scenario=scenario, **answer)


def garnished(*scenarios: int, then: tuple[Values, ...] = (), **table: Any) -> Replay:
    return played(GARNISHED, *then, scenarios=list(scenarios), **table)


@pytest.mark.parametrize("scenario", range(1, 11))
def test_each_garnish_is_told_at_the_moment_it_is_won(scenario: int) -> None:
    events = garnished(scenario).last["events"]
    assert sum(event.startswith("Garnish: ") for event in events) == 1
    plain = played(move("fulfil", space=1), scenarios=[scenario]).last["events"]
    assert not any(event.startswith("Garnish: ") for event in plain)


def test_without_a_scenario_two_cards_are_drawn() -> None:
    found = played(GARNISHED)
    assert found.last["events"][1] == "Garnish: Ana draws 2 ingredients from the deck"
    assert found.state["pending"] == []


def test_one_garnish_gives_every_scenarios_bonus_ascending() -> None:
    found = garnished(10, 6, 3, 1, 2, 5, 7, 9)
    assert found.state["pending"] == [1, 3, 6, 10]
    assert len([one for one in found.last["events"] if one.startswith("Garnish: ")]) == 8


def test_bonuses_are_answered_in_any_order_and_free() -> None:
    answers = [bonus(10, to=1), bonus(1, cat=1), bonus(6, to=2), bonus(3)]
    found = garnished(1, 3, 6, 10, then=tuple(answers))
    assert (found.exit, found.state["pending"], found.state["actions"]) == (0, [], 2)
    pieces = {key: found.state[key] for key in ("cat", "eggs", "turtle", "extra")}
    assert pieces == {"cat": 1, "eggs": 12, "turtle": 2, "extra": [0, 1, 0]}


@pytest.mark.parametrize("scenario", [1, 3, 6, 10])
def test_a_bonus_may_be_let_go(scenario: int) -> None:
    before = garnished(scenario).state
    found = garnished(scenario, then=(bonus(scenario, skip=True),))
    assert found.state == before | {"pending": []}
    assert found.last["events"] == ["Ana let the bonus go"]


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (bonus(2), "no_such_bonus"),
        (bonus(3), "no_such_bonus"),
        (bonus(3, skip=True), "no_such_bonus"),
        (bonus(6, to=3), "no_such_seat"),
        (bonus(10, to=5), "no_such_seat"),
        (bonus(1, cat=1, seat=1), "not_your_turn"),
        (END, "bonus_pending"),
        (move("take", slot="deck"), "bonus_pending"),
    ],
    ids=str,
)
def test_an_answer_that_does_not_fit_is_refused(answer: Values, code: str) -> None:
    assert garnished(1, 6, 10, then=(answer,)).refused == (3, code)


def test_a_bonus_is_settled_once() -> None:
    answers = (bonus(6, to=1), bonus(6, to=2))
    assert garnished(6, then=answers).refused == (4, "no_such_bonus")
    assert played(bonus(6, to=1), scenarios=[6]).refused == (2, "no_such_bonus")


def test_notes_the_clock_and_corrections_do_not_wait_for_a_bonus() -> None:
    free = (
        move("name", customer=1, card="Jam tart"),
        move("timer", do="start", at="2026-05-01T20:00:00Z"),
        move("adjust", ducks=2),
        move("rename", seat=0, name="Zoe"),
        move("ruling", set={"extra_actions": "one-each"}),
    )
    found = garnished(1, 9, then=free)
    assert (found.exit, found.state["pending"]) == (0, [1])


def test_the_garnish_that_ends_the_game_asks_nothing() -> None:
    last = move("adjust", stack=0, row=[1, None, None])
    found = played(last, GARNISHED, scenarios=[1])
    assert found.last["outcome"]["termination"] == "customers-gone"
    assert found.state["pending"] == []


# 1 and 3


@pytest.mark.parametrize("place", range(1, 6))
def test_the_cat_may_go_to_any_place(place: int) -> None:
    assert garnished(1, then=(bonus(1, cat=place),)).state["cat"] == place


def test_the_fox_gives_no_egg_that_is_not_there() -> None:
    found = played(move("adjust", eggs=0), GARNISHED, scenarios=[3])
    assert found.state["pending"] == []
    assert found.last["events"][1] == "Garnish: the fox has no egg left to give"
    emptied = (move("adjust", eggs=0), bonus(3))
    assert garnished(3, then=emptied).refused == (4, "no_eggs")
    assert garnished(3, then=(*emptied[:1], bonus(3, skip=True))).exit == 0


# 2


def test_the_mice_turn_all_cards_down_or_up() -> None:
    taken = move("take", slot=2)
    assert played(taken, move("fulfil", space=1), scenarios=[2]).state["face_down"] == [
        1, 2, 3, 4, 5,
    ]  # fmt: skip
    assert played(taken, GARNISHED, scenarios=[2]).state["face_down"] == []


# 5


def test_the_bees_leave_one_more_card_for_each_garnish_of_the_round() -> None:
    assert garnished(5).state["keep"] == [3, 3, 3]
    assert garnished(5, then=(SECOND,)).state["keep"] == [4, 4, 4]
    one = {"extra_keep": "fulfiller"}
    found = garnished(5, then=(END, SECOND), rulings=one)
    assert found.state["keep"] == [3, 3, 2]
    assert found.last["events"][1] == "Garnish: Ben may keep one more card when this round ends"
    assert garnished(5, then=(END, END, END), rulings=one).state["keep"] == [2, 2, 2]


# 6 and 10


@pytest.mark.parametrize("seat", range(3))
def test_the_turtle_goes_to_any_seat(seat: int) -> None:
    assert garnished(6, then=(bonus(6, to=seat),)).state["turtle"] == seat


def test_an_extra_action_counts_at_once_for_the_seat_in_turn_and_then_every_turn() -> None:
    mine = garnished(10, then=(bonus(10, to=0),))
    assert (mine.state["extra"], mine.state["actions"]) == ([1, 0, 0], 3)
    theirs = garnished(10, then=(bonus(10, to=1),))
    assert (theirs.state["extra"], theirs.state["actions"]) == ([0, 1, 0], 2)
    assert garnished(10, then=(bonus(10, to=1), END)).state["actions"] == 4
    assert garnished(10, then=(bonus(10, to=0), END, END, END)).state["actions"] == 4


def test_a_seat_gets_one_extra_action_only_by_that_ruling() -> None:
    twice = (bonus(10, to=1), SECOND, bonus(10, to=1))
    assert garnished(10, then=twice).state["extra"] == [0, 2, 0]
    one = {"extra_actions": "one-each"}
    assert garnished(10, then=twice, rulings=one).refused == (5, "extra_already")
    other = (*twice[:2], bonus(10, to=2))
    assert garnished(10, then=other, rulings=one).state["extra"] == [0, 1, 1]
    let_go = (*twice[:2], bonus(10, skip=True))
    assert garnished(10, then=let_go, rulings=one).exit == 0
