"""What the cards do, where the worked examples do not say it."""

from __future__ import annotations

import pytest

from tests.games.cake_auf.tables import BLANK, END, ban, cakes, looking, place, recipe, restore
from tests.replaying import Values, move

AT_TURN_END = {"new_recipe_when": "turn-end"}
WAFFLES = move("recipe", seat=0, place=1, name="Waffles", stars=1, fire=True, power=False)


def test_a_blank_table_knows_nothing_of_its_recipes() -> None:
    assert cakes(seats=2).state["open"] == [[BLANK] * 3, [BLANK] * 3]


def test_a_completed_recipe_is_told_with_its_stars() -> None:
    found = cakes(WAFFLES, place(1), place(1), place(1))
    assert found.state["completed"][0] == [{"name": "Waffles", "stars": 1}]
    assert found.state["open"][0] == [BLANK] * 3
    assert found.last["events"] == [
        "Ana placed an ingredient under recipe 1: 3 of 3",
        "Ana completed Waffles: +1",
        "Ana: a new recipe comes to place 1",
    ]


def test_stars_that_nobody_asked_for_are_ignored() -> None:
    early = cakes(place(1, stars=1), place(1), place(1, stars=2))
    assert early.state["stars"] == [2, 0, 0]
    banned = cakes(ban(1), END, place(1), place(1), place(1, stars=1))
    assert banned.state["open"][1][0] == looking(fire=True, placed=3, bans=["fire"])
    noted = cakes(WAFFLES, place(1), place(1), place(1, stars=1))
    assert noted.state["stars"] == [1, 0, 0]


def test_a_place_waits_for_the_turns_end_as_ruled() -> None:
    waiting = cakes(*recipe(1), rulings=AT_TURN_END)
    assert waiting.state["open"][0] == [None, BLANK, BLANK]
    filled = cakes(*recipe(1), END, rulings=AT_TURN_END)
    assert filled.state["open"][0] == [BLANK, BLANK, BLANK]
    assert "Ana: a new recipe comes to place 1" in filled.last["events"]


def test_a_changed_ruling_counts_from_the_next_recipe_on() -> None:
    now = move("ruling", set={"new_recipe_when": "at-once"})
    assert cakes(*recipe(1), now, rulings=AT_TURN_END).state["open"][0][0] is None


def test_a_switch_takes_along_all_that_is_known_and_lies_there() -> None:
    moves = [WAFFLES, place(1), END, ban(0), move("switch", place=3, to=0, recipe=1)]
    found = cakes(*moves)
    waffles = looking(name="Waffles", stars=1, fire=True, power=False, placed=1, bans=["fire"])
    assert found.state["open"] == [[BLANK] * 3, [BLANK, BLANK, waffles], [BLANK] * 3]
    assert found.last["events"] == ["Ben switched recipe 3 for recipe 1 of Ana"]


def test_a_recipe_given_up_goes_with_all_on_it() -> None:
    moves = [WAFFLES, place(1), END, ban(0), END, END, move("new_recipe", place=1)]
    found = cakes(*moves)
    assert found.state["open"][0] == [BLANK] * 3
    assert found.state["actions"] == 2


def test_bans_stand_in_alphabetical_order() -> None:
    found = cakes(ban(1, kind="power"), ban(1, kind="fire"))
    assert found.state["open"][1][0]["bans"] == ["fire", "power"]


def test_of_two_bans_of_one_kind_a_restore_takes_one() -> None:
    moves = [ban(1), ban(1), END, place(1), restore()]
    found = cakes(*moves, rulings={"two_bans": "any"})
    assert found.state["open"][1][0]["bans"] == ["fire"]
    freed = cakes(*moves, restore(), rulings={"two_bans": "any"})
    assert freed.state["open"][1][0] == looking(fire=True, placed=1)


def test_a_restore_that_completes_can_win() -> None:
    full = [ban(1), END, place(1), place(1), place(1), END, END, END]
    found = cakes(*full, restore(stars=2), target=2)
    assert found.state["winner"] == 1
    assert found.last["events"] == [
        "Ben took the Fire Ban off recipe 1",
        "Ben completed a recipe: +2",
        "Ben wins with 2 stars",
    ]


def test_a_destroyed_recipe_takes_its_star_along() -> None:
    named = [WAFFLES, place(1), place(1), place(1), END]
    found = cakes(*named, move("destroy", to=0, completed=1))
    assert found.state["completed"] == [[], [], []]
    assert found.state["stars"] == [0, 0, 0]
    assert found.last["events"] == ["Ana loses Waffles, one star, to Ben"]


def test_a_note_keeps_what_it_does_not_name() -> None:
    found = cakes(WAFFLES, move("recipe", seat=0, place=1, name="Halo Halo"))
    assert found.state["open"][0][0] == looking(name="Halo Halo", stars=1, fire=True, power=False)
    assert found.state["actions"] == 3
    nothing = cakes(WAFFLES, move("recipe", seat=0, place=1))
    assert nothing.state == cakes(WAFFLES).state


def test_a_note_under_a_ban_may_say_what_is_sure() -> None:
    note = move("recipe", seat=1, place=1, fire=True, power=False)
    assert cakes(ban(1), note).state["open"][1][0] == looking(fire=True, power=False, bans=["fire"])


def test_a_note_is_anyones_and_stays_possible_after_the_end() -> None:
    note = move("recipe", seat=1, place=2, name="Waffles")
    assert cakes(note).exit == 0
    found = cakes(*recipe(2), note, target=2)
    assert found.exit == 0
    assert found.state["winner"] == 0


def test_a_round_is_everybodys_turn_of_three_actions() -> None:
    found = cakes(move("discard"), move("dive"), END, END, END, move("take_give", to=2))
    assert (found.state["round"], found.state["turn"], found.state["actions"]) == (2, 0, 2)


@pytest.mark.parametrize("after", [END, move("discard"), move("rename", seat=0, name="Zoë")])
def test_after_the_end_nothing_is_played(after: Values) -> None:
    assert cakes(*recipe(2), after, target=2).error["code"] == "game_over"
