"""A player's turn in the Magic Bakery: the actions, their refusals, notes and the turn's end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.replaying import Values, move, played

TAKE, END, REFRESH, EGG = move("take"), move("end_turn"), move("refresh"), move("egg")
SERVE = move("fulfil", space=1)
GARNISHED = move("fulfil", space=1, garnish=True)


def state_of(*moves: Values, **table: Any) -> dict[str, Any]:
    found = played(*moves, **table)
    assert found.exit == 0, found.error
    return found.state


def refusal(*moves: Values, **table: Any) -> str:
    """The code with which the last of the moves is refused."""
    found = played(*moves, **table)
    assert found.refused is not None
    assert found.refused[0] == len(moves) + 1
    return found.refused[1]


ACTIONS = [
    TAKE,
    move("take", slot=3),
    move("take", slot="deck"),
    move("pass"),
    move("pass", to=1),
    move("bake"),
    move("bake", layer="jam"),
    REFRESH,
]


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_an_action_costs_one_and_changes_no_other_count(action: Values) -> None:
    assert state_of(action) == state_of() | {"actions": 2}


@pytest.mark.parametrize(("seats", "actions"), [(2, 3), (3, 3), (4, 2), (5, 2)])
def test_a_turn_has_its_actions_and_the_same_may_be_repeated(seats: int, actions: int) -> None:
    assert state_of(seats=seats)["actions"] == actions
    assert state_of(*[TAKE] * actions, seats=seats)["actions"] == 0
    assert refusal(*[TAKE] * actions, TAKE, seats=seats) == "no_actions_left"


def test_unused_actions_are_lost() -> None:
    assert state_of(TAKE, END)["actions"] == 3
    assert played(TAKE, END).last["events"] == ["Ana ended the turn", "2 left unused"]
    assert played(TAKE, TAKE, TAKE, END).last["events"] == ["Ana ended the turn"]


def test_after_the_last_seat_the_round_ends() -> None:
    assert [state_of(*[END] * n)["turn"] for n in range(4)] == [0, 1, 2, 0]
    assert [state_of(*[END] * n)["round"] for n in range(4)] == [1, 1, 1, 2]


def test_a_card_is_passed_to_somebody_else_at_the_table() -> None:
    assert refusal(move("pass", to=0)) == "not_oneself"
    assert refusal(END, move("pass", to=1)) == "not_oneself"
    assert refusal(move("pass", to=3)) == "no_such_seat"


def test_an_order_is_fulfilled_from_its_space() -> None:
    state = state_of(END, move("fulfil", space=2))
    order = {"customer": 2, "points": 1, "garnish": False, "seat": 1}
    assert (state["fulfilled"], state["row"]) == ([order], [1, None, None])
    assert refusal(move("fulfil", space=3)) == "row_space_empty"
    assert refusal(move("fulfil", space=3), scenarios=[7]) == "no_such_space"


def test_there_is_one_showstopper_and_it_is_not_the_special_customer() -> None:
    show = move("fulfil", space=1, showstopper=True)
    assert state_of(show)["fulfilled"][0]["points"] == 2
    assert refusal(show, move("fulfil", space=2, showstopper=True)) == "showstopper_once"
    cake = move("adjust", stack=1), *[END] * 3
    assert refusal(*cake, show, scenarios=[10]) == "showstopper_once"
    again = (show, move("undo"), move("fulfil", space=2, showstopper=True))
    assert state_of(*again)["points"] == 2


def test_the_purrfect_cake_has_no_garnish_and_brings_seven_points() -> None:
    cake = move("adjust", stack=1), *[END] * 3
    assert refusal(*cake, GARNISHED, scenarios=[10]) == "no_garnish"
    state = state_of(*cake, SERVE, scenarios=[10])
    assert state["fulfilled"] == [{"customer": 8, "points": 7, "garnish": False, "seat": 0}]


def test_the_last_customer_served_ends_the_game_in_the_middle_of_a_round() -> None:
    last = (move("adjust", stack=0, row=[1, None, None]), END, TAKE, SERVE)
    found = played(*last)
    assert found.last["outcome"]["termination"] == "customers-gone"
    assert (found.state["round"], found.state["turn"], found.state["actions"]) == (1, 1, 0)


def test_a_warm_up_is_over_with_three_points() -> None:
    moves = [SERVE, move("fulfil", space=2, showstopper=True)]
    assert played(*moves[:1], mode="warm-up").last["outcome"] is None
    outcome = played(*moves, mode="warm-up").last["outcome"]
    assert outcome == {"points": 3, "goals": None, "stars": None, "termination": "orders-done"}
    assert refusal(GARNISHED, mode="warm-up") == "no_garnish"


# what the scenarios add


def test_the_cat_has_to_be_known_and_covers_two_piles() -> None:
    assert refusal(move("bake"), scenarios=[1]) == "layer_needed"
    assert refusal(move("bake", layer="icing"), scenarios=[1]) == "pile_under_cat"
    assert refusal(move("bake", layer="jam"), scenarios=[1]) == "pile_under_cat"
    assert state_of(move("bake", layer="creme-pat"), scenarios=[1])["actions"] == 2


def test_the_piles_lie_as_the_table_laid_them() -> None:
    layers = ["sponge", "pastry", "jam", "creme-pat", "icing", "biscuit"]
    table = {"scenarios": [1], "layers": layers}
    assert refusal(move("bake", layer="creme-pat"), **table) == "pile_under_cat"
    assert state_of(move("bake", layer="icing"), **table)["actions"] == 2
    moved = played(move("cat", to=4), **table)
    expected = "Ana moved the cat, which now covers crème pât and icing"
    assert moved.last["events"] == [expected]


@pytest.mark.parametrize(("to", "legal"), [(1, False), (2, True), (3, False), (4, True)])
def test_the_cat_moves_to_the_place_beside_it(to: int, legal: bool) -> None:
    found = played(move("cat", to=to), scenarios=[1])
    assert found.refused == (None if legal else (2, "cat_one_space"))


def test_the_mice_have_the_slot_known() -> None:
    assert refusal(TAKE, scenarios=[2]) == "slot_needed"
    assert state_of(move("take", slot="deck"), scenarios=[2])["face_down"] == [1, 2, 3, 4, 5]
    assert state_of(move("take", slot=1), scenarios=[2])["face_down"] == [2, 3, 4, 5]
    assert state_of(REFRESH)["face_down"] is None


def test_an_egg_costs_an_action_while_there_are_any() -> None:
    state = state_of(EGG, scenarios=[3])
    assert (state["eggs"], state["actions"]) == (12, 2)
    assert refusal(move("adjust", eggs=0), EGG, scenarios=[3]) == "no_eggs"


@pytest.mark.parametrize("action", [move("cat", to=2), EGG], ids=str)
def test_a_piece_that_is_not_in_play_does_nothing(action: Values) -> None:
    assert refusal(action) == "not_in_play"
    assert refusal(action, scenarios=[2, 5]) == "not_in_play"


def test_the_hand_limit_is_shown_with_the_dinosaur() -> None:
    assert state_of(scenarios=[8])["hand_limit"] == 4


# which refusal, if several fit


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([move("finish"), move("cat", to=2, seat=1)], "game_over"),
        ([GARNISHED, TAKE, move("take", seat=1)], "bonus_pending"),
        ([GARNISHED, move("pass", to=0, seat=2)], "not_your_turn"),
        ([GARNISHED, move("adjust", actions=0), TAKE], "bonus_pending"),
        ([GARNISHED, move("fulfil", space=3)], "bonus_pending"),
        ([GARNISHED, move("egg")], "bonus_pending"),
        ([GARNISHED, END], "bonus_pending"),
        ([GARNISHED, move("end_turn", seat=1)], "not_your_turn"),
        ([move("adjust", actions=0), EGG], "no_actions_left"),
        ([move("adjust", actions=0), move("pass", to=0)], "no_actions_left"),
        ([move("adjust", actions=0), move("take", seat=5)], "not_your_turn"),
        ([move("pass", to=5)], "no_such_seat"),
        ([move("take", seat=5)], "not_your_turn"),
        ([move("bonus", scenario=1, cat=1, seat=1)], "not_your_turn"),
    ],
    ids=str,
)
def test_the_first_refusal_that_fits_is_told(moves: list[Values], code: str) -> None:
    found = played(*moves, scenarios=[1])
    assert found.refused is not None
    assert found.refused[1] == code


def test_the_refusals_of_an_order_come_as_listed() -> None:
    both = {"garnish": True, "showstopper": True}
    assert refusal(move("fulfil", space=3, **both), scenarios=[7]) == "no_such_space"
    show = move("fulfil", space=1, showstopper=True)
    assert refusal(show, move("fulfil", space=1, **both), mode="warm-up") == "row_space_empty"
    assert refusal(show, move("fulfil", space=2, **both), mode="warm-up") == "showstopper_once"


# notes


def test_a_customer_who_was_turned_up_can_be_named_at_any_time() -> None:
    name = move("name", customer=2, card="Jam tart", level=1)
    state = state_of(*[TAKE] * 3, name)
    assert state == state_of(*[TAKE] * 3) | {"names": {"2": {"card": "Jam tart", "level": 1}}}
    assert refusal(move("name", customer=3)) == "no_such_customer"
    assert state_of(*[END] * 3, move("name", customer=3, level=2))["names"]["3"]["level"] == 2


def test_served_and_discarded_customers_keep_their_names() -> None:
    served = state_of(SERVE, move("name", customer=1, card="Jam tart"))
    assert served["names"] == {"1": {"card": "Jam tart", "level": None}}
    dropped = state_of(move("adjust", row=[None, None, None]), move("name", customer=2, level=3))
    assert dropped["names"] == {"2": {"card": None, "level": 3}}


def test_a_note_keeps_what_it_does_not_mention() -> None:
    moves = [move("name", customer=1, card="Jam tart"), move("name", customer=1, level=2)]
    assert state_of(*moves)["names"] == {"1": {"card": "Jam tart", "level": 2}}
    moves.append(move("fulfil", space=1, card="Trifle"))
    assert state_of(*moves)["names"] == {"1": {"card": "Trifle", "level": 2}}
    assert state_of(*moves, move("name", customer=1)) == state_of(*moves)


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ({"card": "Jam tart"}, "No. 1 is Jam tart"),
        ({"level": 2}, "No. 1 is of level 2"),
        ({"card": "Jam tart", "level": 2}, "No. 1 is Jam tart, level 2"),
        ({}, "Nothing new was noted of No. 1"),
    ],
)
def test_a_note_is_told(keys: dict[str, Any], told: str) -> None:
    assert played(move("name", customer=1, **keys)).last["events"] == [told]


def test_braces_in_a_name_are_only_braces() -> None:
    found = played(move("rename", seat=0, name="{seat}"), move("name", customer=1, card="{0}"))
    assert found.last["events"] == ["No. 1 is {0}"]
    found = played(move("rename", seat=0, name="{seat}"), TAKE)
    assert found.last["events"] == ["{seat} took from the Pantry"]
