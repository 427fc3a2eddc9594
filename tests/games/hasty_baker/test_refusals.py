"""What Hasty Baker refuses, the code and the rule behind it, and which comes first."""

from __future__ import annotations

import pytest

from tests.games.hasty_baker.tables import END, HASTY, RECIPE, counted, ingredient, named
from tests.replaying import Replay, Values, move

DOUBLE = move("double_batch")
RIBBON = move("ribbon")
FLOUR = ingredient("flour")
NO_RECIPE = (move("adjust", recipes_left=0), *RECIPE)
"""Seat 0, still in turn with no action left, has no recipe any more."""
ITS_TURN = (END, END, END)


def refused(found: Replay, moves: int) -> tuple[str, str | None]:
    """Code and rule; all moves but the last were played."""
    assert found.exit == 2
    assert found.last["entries"] == moves - 1
    assert found.error["text"] in found.stderr
    return found.error["code"], found.error["rule"]


@pytest.mark.parametrize(
    ("moves", "code", "rule"),
    [
        ([RIBBON, RIBBON], "one_a_recipe", "HB-BR-02"),
        ([DOUBLE, DOUBLE], "one_a_recipe", "HB-DB-03"),
        ([DOUBLE, END, move("double_batch", to=0)], "one_a_recipe", "HB-DB-03"),
        ([DOUBLE, END, DOUBLE, END, DOUBLE], "no_card_left", "HB-COMP-02"),
        ([*NO_RECIPE, *ITS_TURN, move("ingredient")], "no_recipe", "HB-AMB-11"),
        ([*NO_RECIPE, *ITS_TURN, RIBBON], "no_recipe", "HB-AMB-11"),
        ([*NO_RECIPE, *ITS_TURN, DOUBLE], "no_recipe", "HB-AMB-19"),
        ([*NO_RECIPE, END, move("double_batch", to=0)], "no_recipe", "HB-AMB-19"),
        ([*NO_RECIPE, END, move("broken_timer", to=0)], "no_recipe", "HB-AMB-19"),
        ([*NO_RECIPE, move("recipe", seat=0, name="Pie")], "no_recipe", "HB-AMB-11"),
        ([FLOUR], "name_not_used", "HB-AMB-20"),
        ([move("steal", from_=1, name="flour")], "name_not_used", "HB-AMB-20"),
        ([move("steal", from_=0)], "not_oneself", "HB-ST-01"),
        ([move("steal", from_=1)], "not_in_play", "HB-ST-01"),
        ([move("take_two", from_=0)], "not_oneself", "HB-T2-01"),
        ([move("spoiled", name="wild", lost=[0, 0, 0])], "wild_cannot_spoil", "HB-SP-03"),
        ([move("spoiled", name="wild")], "wild_cannot_spoil", "HB-SP-03"),
        ([move("spoiled", name="milk")], "wrong_seats", "HB-SP-01"),
        ([move("spoiled", name="milk", lost=[0, 0])], "wrong_seats", "HB-SP-01"),
        ([move("spoiled", name="milk", lost=[0, 0, 0, 0])], "wrong_seats", "HB-SP-01"),
        ([move("spoiled", name="milk", lost=[0, 0, 1])], "lost_too_many", None),
        ([move("steal", from_=3)], "no_such_seat", None),
        ([move("take_two", from_=5)], "no_such_seat", None),
        ([move("new_hand", to=3)], "no_such_seat", None),
        ([move("double_batch", to=3)], "no_such_seat", None),
        ([move("broken_timer", to=3)], "no_such_seat", None),
        ([move("recipe", seat=3, name="Pie")], "no_such_seat", None),
        ([move("score", seat=0, points=1)], "not_now", None),
        ([move("replace", seat=1)], "not_your_turn", None),
        ([move("end_turn", seat=2)], "not_your_turn", None),
    ],
)
def test_a_counting_table_refuses(moves: list[Values], code: str, rule: str | None) -> None:
    assert refused(counted(*moves), len(moves)) == (code, rule)


def lying(*names: str) -> dict[str, object]:
    """Ingredients already before seat 0."""
    return move("adjust", in_play=[list(names), [], []], double=[True, False, False])


@pytest.mark.parametrize(
    ("moves", "code", "rule"),
    [
        ([move("ingredient")], "name_needed", "HB-ACT-02"),
        ([move("steal", from_=1)], "name_needed", "HB-ACT-02"),
        ([FLOUR, FLOUR], "ingredient_there", "HB-ACT-02"),
        ([lying("milk", "milk"), ingredient("milk")], "ingredient_there", "HB-ACT-02"),
        (
            [lying("milk", "eggs", "butter", "sugar", "wild"), ingredient("berries")],
            "four_kinds",
            "HB-COMP-05",
        ),
        (
            [FLOUR, END, FLOUR, move("steal", from_=0, name="flour")],
            "ingredient_there",
            "HB-ACT-02",
        ),
        ([FLOUR, END, move("steal", from_=0, name="wild")], "not_in_play", "HB-ST-01"),
        ([move("spoiled", name="milk", lost=[0, 0, 0])], "not_now", None),
    ],
)
def test_a_naming_table_refuses(moves: list[Values], code: str, rule: str | None) -> None:
    assert refused(named(*moves), len(moves)) == (code, rule)


def test_the_box_has_four_ribbons() -> None:
    turns = [one for _ in range(4) for one in (RIBBON, END)]
    assert refused(counted(*turns, RIBBON, seats=5), 9) == ("no_card_left", "HB-COMP-02")


@pytest.mark.parametrize("name", ["ingredient", "replace", "hasty", "new_hand", "ribbon"])
def test_without_an_action_left_only_the_turn_can_end(name: str) -> None:
    moves = [move("replace"), move("replace"), move(name)]
    assert refused(counted(*moves), 3) == ("no_actions_left", "HB-TURN-01")
    assert counted(*moves[:2], END).exit == 0


@pytest.mark.parametrize(
    ("last", "code"),
    [
        (move("replace", seat=1), "not_your_turn"),  # before: no actions left
        (move("ingredient", name="milk"), "no_actions_left"),  # before: name not used
        (move("steal", from_=0), "no_actions_left"),  # before: not oneself
        (move("steal", from_=4), "no_actions_left"),  # before: no such seat
    ],
)
def test_the_first_refusal_that_fits_is_told(last: Values, code: str) -> None:
    assert counted(move("replace"), move("replace"), last).error["code"] == code


def test_a_steal_looks_at_the_victim_before_the_own_recipe() -> None:
    moves = [FLOUR, END, move("steal", from_=2, name="flour")]
    assert named(*moves).error["code"] == "not_in_play"
    moves = [*NO_RECIPE, *ITS_TURN, move("steal", from_=1)]
    assert counted(*moves).error["code"] == "not_in_play"


def test_a_ribbon_lies_there_before_the_box_is_empty() -> None:
    turns = [one for _ in range(4) for one in (RIBBON, END)]
    assert counted(*turns, RIBBON, seats=4).error["code"] == "one_a_recipe"


@pytest.mark.parametrize(
    "malformed",
    [
        move("ingredient", name="salt"),
        move("ingredient", name=None),
        move("ingredient", place=1),
        move("steal"),
        move("steal", from_=6),
        move("steal", from_=True),
        move("take_two"),
        move("spoiled"),
        move("spoiled", name=""),
        move("spoiled", name="milk", lost=[0, -1, 0]),
        move("spoiled", name="milk", lost=[0, 1000, 0]),
        move("spoiled", name="milk", lost=0),
        move("broken_timer"),
        move("new_hand", to=-1),
        move("recipe", seat=0),
        move("recipe", name="Pie"),
        move("recipe", seat=0, name=None),
        move("recipe", seat=0, name="a\u0007b"),
        move("score", seat=0),
        move("score", points=1),
        move("score", seat=0, points=1000),
        move("adjust", in_play=["milk"]),
        move("adjust", in_play=[["salt"], [], []]),
        move("adjust", in_play=[1000, 0, 0]),
        move("adjust", ribbon=[0, 0, 0]),
        move("adjust", points=5),
        move("adjust", round=0),
        move("adjust", turn=6),
        move("adjust", needs=[4, 4, 4]),
        move("ruling", set={"spoiled_double": "two"}),
    ],
)
def test_what_no_table_can_mean_is_not_read(malformed: Values) -> None:
    for found in (counted(HASTY, malformed), named(HASTY, malformed)):
        assert (found.exit, found.error["line"]) == (3, 3)


@pytest.mark.parametrize(
    "table",
    [
        {"seats": 1},
        {"ingredients": "some"},
        {"target": 0},
        {"target": "5"},
        {"ducks": 1},
        {"rulings": {"panda_end": "row"}},
    ],
)
def test_a_table_that_cannot_be_set_up_is_not_read(table: dict[str, object]) -> None:
    found = counted(**table)  # type: ignore[arg-type]
    assert (found.exit, found.error["line"]) == (3, 1)
