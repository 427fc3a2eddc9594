"""What the cards do, where the worked examples do not say it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hasty_baker.tables import END, HASTY, RECIPE, counted, ingredient, named
from tests.replaying import Values, move

DOUBLE = move("double_batch")
RIBBON = move("ribbon")


def test_a_counted_ingredient_is_a_number() -> None:
    found = counted(move("ingredient"), move("ingredient"), END, move("steal", from_=0))
    assert found.state["in_play"] == [1, 1, 0]
    assert found.state["actions"] == 1


def test_a_completed_recipe_is_told_with_what_lay_beside_it() -> None:
    ribboned = (RIBBON, move("recipe", seat=0, name="Cream Puffs"))
    found = counted(*ribboned, HASTY, HASTY, HASTY, *[move("ingredient")] * 4)
    completed = {"recipe": "Cream Puffs", "ribbon": True, "double": False, "points": 2}
    assert found.state["completed"] == [[completed], [], []]
    assert found.state["recipe"] == ["", "", ""]
    assert found.last["events"] == [
        "Ana placed an ingredient",
        "Ana completed Cream Puffs: +2",
        "Ana starts on a new recipe",
    ]


def test_a_steal_can_complete_a_recipe_and_win() -> None:
    build = [HASTY, *[move("ingredient")] * 3, END, move("ingredient"), END, END]
    found = counted(*build, move("steal", from_=1), target=1)
    assert found.state["winner"] == 0
    assert found.state["in_play"] == [0, 0, 0]
    assert found.state["actions"] == 1
    assert found.state["recipes_left"] == 20
    assert found.last["events"][0] == "Ana stole an ingredient from Ben"


THREE_TURNS = [move("ingredient"), move("ingredient"), END] * 3


def test_spoiled_takes_from_all_what_they_say() -> None:
    found = counted(*THREE_TURNS, move("spoiled", name="milk", lost=[1, 0, 2]))
    assert found.state["in_play"] == [1, 2, 0]
    assert found.last["events"] == [
        "Ana called milk spoiled",
        "Ana discards 1 × milk",
        "Cy discards 2 × milk",
    ]


def test_spoiled_may_name_what_nobody_has() -> None:
    found = named(move("spoiled", name="berries"))
    assert found.state["actions"] == 1
    assert found.last["events"] == ["Ana called berries spoiled", "Nobody had any berries in play"]


@pytest.mark.parametrize(("ruling", "kept"), [("both", []), ("one", ["eggs"])])
def test_of_two_alike_on_a_double_batch_go_as_many_as_ruled(ruling: str, kept: list[str]) -> None:
    moves = [DOUBLE, ingredient("eggs"), END, ingredient("eggs"), END, END, ingredient("eggs")]
    moves.append(move("spoiled", name="eggs"))
    found = named(*moves, rulings={"spoiled_double": ruling})
    assert found.state["in_play"] == [kept, [], []]


def test_a_ruling_counts_from_here_on() -> None:
    lying: Values = move("adjust", in_play=[["eggs", "eggs"], [], []], double=[True, False, False])
    ruled = move("ruling", set={"spoiled_double": "one"})
    spoiled = move("spoiled", name="eggs")
    assert named(lying, ruled, spoiled, spoiled).state["in_play"] == [[], [], []]
    assert named(lying, ruled, spoiled).state["in_play"] == [["eggs"], [], []]
    assert named(lying, spoiled).state["in_play"] == [[], [], []]


def test_eight_kinds_of_cards_complete_a_double_batch_for_its_owner() -> None:
    found = counted(
        move("double_batch", to=1), END, *[HASTY] * 7, *[move("ingredient")] * 8, target=9
    )
    assert found.state["points"] == [0, 2, 0]
    assert found.state["needs"] == [4, 4, 4]
    assert found.state["actions"] == 1
    assert found.state["completed"][1] == [
        {"recipe": "", "ribbon": False, "double": True, "points": 2}
    ]


def test_what_a_broken_timer_takes_can_be_played_again() -> None:
    doubled = [DOUBLE, END, DOUBLE, move("broken_timer", to=0), END]
    found = counted(*doubled, move("double_batch", to=0))
    assert found.state["double"] == [True, True, False]
    assert found.last["events"] == ["Double Batch on Ana's recipe: it takes 8 ingredients now"]


def test_what_a_completed_recipe_takes_along_is_gone() -> None:
    scored = [DOUBLE, *[HASTY] * 8, *[move("ingredient")] * 8, DOUBLE]
    assert counted(*scored).exit == 0
    assert counted(*scored, END, DOUBLE).error["code"] == "no_card_left"


def test_a_broken_timer_leaves_the_recipe_pile_as_it_is() -> None:
    empty = move("adjust", recipes_left=0)
    found = counted(empty, move("ingredient"), move("broken_timer", to=0))
    assert found.state["recipe"] == ["", "", ""]
    assert found.state["recipes_left"] == 0


def test_without_a_recipe_one_goes_on_with_the_other_cards() -> None:
    without = counted(move("adjust", recipes_left=0), *RECIPE, END, END, END)
    assert without.state["recipe"] == [None, "", ""]
    assert without.state["needs"] == [4, 4, 4]
    found = counted(
        move("adjust", recipes_left=0), *RECIPE, END, END, END, move("replace"), move("hasty")
    )
    assert found.exit == 0
    assert "Ana has no recipe any more" in str(
        counted(move("adjust", recipes_left=0), *RECIPE).last
    )


def test_a_round_is_everybodys_turn() -> None:
    found = counted(END, END, END, END)
    assert (found.state["round"], found.state["turn"]) == (2, 1)


def test_a_note_is_anyones_and_stays_possible_after_the_end() -> None:
    won = counted(*RECIPE, move("recipe", seat=0, name="Pie"), target=1)
    assert won.exit == 0
    assert won.state["recipe"] == ["Pie", "", ""]
    cleared = counted(move("recipe", seat=2, name="Pie"), move("recipe", seat=2, name=""))
    assert cleared.state["recipe"] == ["", "", ""]
    assert cleared.state["actions"] == 2


@pytest.mark.parametrize(
    "after",
    [END, move("replace"), move("finish"), move("ruling", set={"spoiled_double": "one"})],
)
def test_after_the_end_nothing_is_played(after: dict[str, Any]) -> None:
    assert counted(*RECIPE, after, target=1).error["code"] == "game_over"
