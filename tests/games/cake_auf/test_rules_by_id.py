"""Rules of Cake Auf! that no worked example shows: a small test each, named after its id."""

from __future__ import annotations

import pytest

from companion.games.cake_auf.game import CakeAuf
from companion.games.cake_auf.setup import TARGET
from tests.games.cake_auf.tables import (
    BLANK,
    END,
    ban,
    cakes,
    looking,
    place,
    recipe,
    restore,
)
from tests.replaying import Values, move

DISCARD = move("discard")
SWAP = move("take_give", to=1)
FULL = (ban(1), END, place(1), place(1), place(1), END, END, END)
"""Seat 1 is in turn, with all ingredients under a banned recipe."""


def told(*moves: Values, seats: int = 3) -> list[str]:
    events: list[str] = cakes(*moves, seats=seats).last["events"]
    return events


def test_ca_comp_01_two_to_four_play() -> None:
    assert list(CakeAuf.seats) == [2, 3, 4]
    assert [cakes(seats=seats).exit for seats in (1, 2, 4, 5)] == [3, 0, 0, 3]


def test_ca_comp_02_five_stars_win_as_in_the_later_edition() -> None:
    assert TARGET == 5
    four = (*recipe(2), END, END, END, *recipe(2))
    assert cakes(*four).state["winner"] is None
    assert cakes(*four, END, END, END, *recipe(1)).state["winner"] == 0


@pytest.mark.parametrize(("played", "draw"), [(1, 1), (2, 2), (3, 3)])
def test_ca_setup_03_ca_turn_02_a_turn_ends_with_five_cards(played: int, draw: int) -> None:
    assert f"Ana: draw {draw}, back to 5" in told(*[DISCARD] * played, END)


def test_ca_turn_02_who_has_five_draws_none() -> None:
    assert told(END) == ["Ana ended the turn", "3 left unused"]


def test_ca_dd_01_a_dive_gives_a_card_for_a_card() -> None:
    assert not any("draw" in one for one in told(move("dive"), move("dive"), END))


def test_ca_amb_09_an_empty_hand_gives_none() -> None:
    last_card = (move("adjust", actions=99), *[DISCARD] * 4, SWAP)
    assert "Ana: draw 4, back to 5" in told(*last_card, END, seats=2)  # Ana got one, gave none
    assert "Ben: draw 1, back to 5" in told(*last_card, END, END, seats=2)


def test_ca_amb_03_with_the_last_ban_a_full_recipe_is_complete_for_no_other_action() -> None:
    found = cakes(*FULL, restore(stars=1))
    assert found.state["stars"] == [0, 1, 0]
    assert found.state["actions"] == 2


def test_ca_amb_07_a_recipe_is_given_up_only_by_its_owner() -> None:
    found = cakes(place(2), move("new_recipe", place=2))
    assert found.state["open"] == [[BLANK] * 3] * 3
    assert cakes(move("new_recipe", place=2, to=1)).exit == 3  # there is no way to say another's


def test_ca_amb_08_nobody_bans_their_own_recipe() -> None:
    refused = cakes(ban(0))
    assert (refused.error["code"], refused.error["rule"]) == ("not_oneself", "CA-BAN-06")


def test_ca_amb_12_a_destroyed_recipe_leaves_the_open_ones_as_they_are() -> None:
    before = cakes(*recipe(1), END, place(2)).state["open"]
    after = cakes(*recipe(1), END, place(2), move("destroy", to=0, completed=1)).state
    assert after["open"] == before
    assert after["completed"] == [[], [], []]


def test_ca_amb_13_a_full_recipe_that_is_switched_completes_nothing() -> None:
    switched = cakes(*FULL, move("switch", place=1, to=0, recipe=1))
    assert switched.state["stars"] == [0, 0, 0]
    assert switched.state["winner"] is None
    assert switched.state["open"][0][0] == looking(fire=True, placed=3, bans=["fire"])


def test_ca_amb_14_a_ban_lies_on_the_recipe_until_it_is_taken_off() -> None:
    banned = (ban(1), END)
    assert cakes(*banned, END, END).state["open"][1][0]["bans"] == ["fire"]
    assert cakes(*banned, restore()).state["open"][1][0]["bans"] == []


def test_ca_amb_15_a_winner_cannot_be_stopped_any_more() -> None:
    almost = move("adjust", completed=[[{"name": None, "stars": 1}] * 4, [], []])
    won = (almost, *recipe(1))
    assert cakes(*won).state["winner"] == 0
    late = cakes(*won, move("destroy", to=0, completed=1))
    assert late.error["code"] == "game_over"


def test_ca_amb_16_a_recipe_is_said_to_have_one_or_two_stars() -> None:
    assert [cakes(*recipe(stars)).exit for stars in (1, 2)] == [0, 0]
    assert [cakes(*recipe(stars)).exit for stars in (0, 3)] == [3, 3]


THREE_BANS = [ban(1, number, "power") for number in (1, 2, 3)]


@pytest.mark.parametrize(
    "actions", [THREE_BANS, [DISCARD] * 3, [SWAP] * 3], ids=["ban", "discard", "swap"]
)
def test_ca_amb_18_the_same_action_may_be_taken_three_times(actions: list[Values]) -> None:
    found = cakes(*actions)
    assert (found.exit, found.state["actions"]) == (0, 0)


def test_ca_amb_19_a_restore_card_needs_its_ban() -> None:
    assert cakes(restore()).error["rule"] == "CA-RES-01"
    assert cakes(DISCARD).state["actions"] == 2


def test_ca_amb_21_ingredients_are_counted_and_not_named() -> None:
    assert cakes(place(1), place(1)).state["open"][0][0] == looking(placed=2)
