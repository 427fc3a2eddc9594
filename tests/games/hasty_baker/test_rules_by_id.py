"""Rules of Hasty Baker that no worked example shows: a small test each, named after its id."""

from __future__ import annotations

from typing import Any

from companion.games.box.learning import CREATE_YOUR_OWN
from companion.games.hasty_baker.game import HastyBaker
from companion.games.hasty_baker.moves import INGREDIENTS, NAMED
from tests.games.hasty_baker.tables import END, HASTY, RECIPE, counted, ingredient, named
from tests.replaying import Values, move

DOUBLE, RIBBON = move("double_batch"), move("ribbon")
TAKE = move("take_two", from_=1)
ANY = move("ingredient")
SIX_CARDS = (HASTY,) * 6
"""One card is left in hand, and eight actions."""


def told(*moves: Values, **rulings: str) -> list[str]:
    events: list[str] = counted(*moves, rulings=rulings).last["events"]
    return events


def doubled(*cards: str, **rulings: str) -> dict[str, Any]:
    """A table whose first seat has these cards under a Double Batch."""
    in_play = move("adjust", in_play=[list(cards), [], []])
    found = named(DOUBLE, in_play, move("spoiled", name="milk"), rulings=rulings)
    return found.state


def test_hb_comp_04_eight_ingredients_have_a_name_and_the_wild_has_none() -> None:
    assert len(NAMED) == 8
    assert set(INGREDIENTS) - set(NAMED) == {"wild"}
    assert named(ingredient("milk"), ingredient("wild")).state["in_play"][0] == ["milk", "wild"]


def test_hb_comp_06_two_to_six_play() -> None:
    assert list(HastyBaker.seats) == [2, 3, 4, 5, 6]
    assert [counted(seats=seats).exit for seats in (1, 2, 6)] == [3, 0, 0]


def test_hb_setup_01_hb_turn_02_a_hand_is_seven_cards_again_at_the_end_of_a_turn() -> None:
    assert told(move("replace"), move("replace"), END) == ["Ana ended the turn"]
    assert "Ana: draw 2, back to 7" in told(ANY, RIBBON, END)


def test_hb_turn_02_too_many_cards_are_discarded() -> None:
    assert "Ana: discard 2, down to 7" in told(TAKE, TAKE, END)


def test_hb_nh_01_a_new_hand_is_seven_cards_for_whom_one_likes() -> None:
    assert "Ana discards the hand and draws 7" in told(move("new_hand"))
    assert "Ben discards the hand and draws 7" in told(move("new_hand", to=1))


def test_hb_pile_01_an_empty_hand_draws_seven_at_once() -> None:
    assert "Ana: the hand is empty, draw 7 at once" in told(*SIX_CARDS, ANY)


def test_hb_amb_10_also_in_the_middle_of_a_turn() -> None:
    found = counted(*SIX_CARDS, ANY)
    assert "Ana: the hand is empty, draw 7 at once" in found.last["events"]
    assert (found.state["turn"], found.state["actions"]) == (0, 7)
    assert "Ana: draw 1, back to 7" in told(*SIX_CARDS, ANY, ANY, END)


def test_hb_amb_06_a_hand_taken_empty_draws_at_once_or_at_its_own_turns_end() -> None:
    four = (HASTY, HASTY, HASTY, TAKE, TAKE, TAKE, TAKE)
    assert "Ben: the hand is empty, draw 7 at once" in told(*four)
    assert not any("Ben: the hand" in one for one in told(*four, empty_hand="own-turn-end"))
    assert "Ben: draw 7, back to 7" in told(*four, END, END, empty_hand="own-turn-end")


def test_hb_amb_07_of_one_card_one_is_taken() -> None:
    four = (HASTY, HASTY, HASTY, TAKE, TAKE, TAKE, TAKE)  # 7 in hand: 2, 2, 2 and 1
    assert "Ana ended the turn" in told(*four, END)
    assert not any("Ana: d" in one for one in told(*four, END))  # 7 - 7 + 7: none to draw


def test_hb_amb_08_replacing_the_last_card_draws_one() -> None:
    assert told(*SIX_CARDS, move("replace")) == ["Ana replaced a card"]
    assert "Ana: draw 6, back to 7" in told(*SIX_CARDS, move("replace"), END)


def test_hb_amb_09_a_new_hand_as_the_last_card_is_seven_and_not_fourteen() -> None:
    last = (*SIX_CARDS, move("new_hand"))
    assert told(*last) == ["Ana discards the hand and draws 7"]
    assert told(*last, END) == ["Ana ended the turn", "7 left unused"]


def test_hb_amb_01_create_your_own_takes_any_four_different_ingredients() -> None:
    assert CREATE_YOUR_OWN == "create-your-own"
    own = move("recipe", seat=0, name="Create-Your-Own")
    cards = [ingredient(one) for one in ("milk", "eggs", "berries", "frosting")]
    assert named(own, HASTY, HASTY, *cards).state["points"] == [1, 0, 0]
    assert named(own, cards[0], cards[0]).error["code"] == "ingredient_there"


def test_hb_amb_02_of_two_spoiled_both_go_or_one_as_ruled() -> None:
    assert doubled("milk", "milk", "eggs")["in_play"][0] == ["eggs"]
    one = doubled("milk", "milk", "eggs", spoiled_double="one")
    assert one["in_play"][0] == ["eggs", "milk"]


def test_hb_amb_03_the_point_of_a_double_batch_is_the_recipe_owners() -> None:
    ben = [HASTY] * 6 + [ANY] * 8
    found = counted(move("double_batch", to=1), END, *ben)
    assert found.state["points"] == [0, 2, 0]


def test_hb_amb_04_double_batch_and_blue_ribbon_together_make_three_points() -> None:
    found = counted(DOUBLE, RIBBON, END, END, END, *[HASTY] * 6, *[ANY] * 8)
    assert found.state["points"] == [3, 0, 0]


def test_hb_amb_05_a_wild_is_one_card_of_the_eight() -> None:
    seven = ["butter", "butter", "eggs", "eggs", "milk", "milk"]
    table = (DOUBLE, move("adjust", in_play=[[*seven, "wild"], [], []]))
    assert named(*table).state["points"] == [0, 0, 0]
    assert named(*table, ingredient("sugar")).state["points"] == [2, 0, 0]


def test_hb_amb_12_with_an_empty_pile_the_lost_recipe_comes_back_bare() -> None:
    found = counted(move("adjust", recipes_left=0), ANY, move("broken_timer", to=0))
    assert (found.state["recipe"][0], found.state["in_play"][0]) == ("", 0)
    assert found.state["recipes_left"] == 0


def test_hb_amb_17_with_five_points_the_game_is_over_whatever_actions_are_left() -> None:
    won = (move("adjust", points=[4, 0, 0]), HASTY, HASTY, HASTY, *[ANY] * 4)
    found = counted(*won)
    assert (found.state["winner"], found.state["actions"]) == (0, 1)
    assert counted(*won, ANY).error["code"] == "game_over"


def test_hb_amb_18_the_app_knows_24_recipes() -> None:
    assert [counted(seats=seats).state["recipes_left"] for seats in (2, 6)] == [22, 18]
    assert counted(*RECIPE).state["recipes_left"] == 20
