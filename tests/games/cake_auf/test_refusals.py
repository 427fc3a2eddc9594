"""What Cake Auf! refuses, the code and the rule behind it, and which comes first."""

from __future__ import annotations

import pytest

from tests.games.cake_auf.tables import BLANK, END, ban, cakes, place, recipe, restore
from tests.replaying import Values, move

FULL = (ban(1), END, place(1), place(1), place(1), END, END, END)
"""Seat 1's first recipe has all its ingredients under a Fire Ban; seat 1 is in turn."""
ANY = {"two_bans": "any"}
NOTED = move("recipe", seat=0, place=1, stars=2)


def known(fire: bool) -> dict[str, object]:
    return move("recipe", seat=1, place=1, fire=fire)


@pytest.mark.parametrize(
    ("moves", "code", "rule"),
    [
        ([*FULL, place(1)], "three_there", "CA-COMP-05"),
        ([place(1), place(1), place(1)], "stars_needed", "CA-COMP-03"),
        ([NOTED, place(1), place(1), place(1, stars=1)], "stars_differ", "CA-COMP-03"),
        ([*FULL, restore()], "stars_needed", "CA-COMP-03"),
        (
            [move("recipe", seat=1, place=1, stars=1), *FULL, restore(stars=2)],
            "stars_differ",
            "CA-COMP-03",
        ),
        ([move("switch", place=1, to=0, recipe=1)], "not_oneself", "CA-SW-01"),
        ([move("take_give", to=0)], "not_oneself", "CA-TG-01"),
        ([ban(0)], "not_oneself", "CA-BAN-06"),
        ([move("destroy", to=0, completed=1)], "not_oneself", "CA-DES-01"),
        ([known(False), ban(1)], "no_icon", "CA-BAN-01"),
        ([ban(1), ban(1)], "banned_already", "CA-AMB-02"),
        ([ban(1), ban(1, kind="power"), ban(1, kind="power")], "banned_already", "CA-AMB-02"),
        ([ban(1), known(False)], "banned_already", "CA-BAN-01"),
        ([restore()], "no_such_ban", "CA-RES-01"),
        ([ban(1, kind="power"), END, restore()], "no_such_ban", "CA-RES-01"),
        ([move("destroy", to=1, completed=1)], "no_such_recipe", "CA-DES-01"),
        ([*recipe(1), END, move("destroy", to=0, completed=2)], "no_such_recipe", "CA-DES-01"),
        ([*recipe(2), END, move("destroy", to=0, completed=1)], "one_star_only", "CA-DES-01"),
        ([move("switch", place=1, to=3, recipe=1)], "no_such_seat", None),
        ([move("take_give", to=5)], "no_such_seat", None),
        ([ban(3)], "no_such_seat", None),
        ([move("destroy", to=3, completed=1)], "no_such_seat", None),
        ([move("recipe", seat=3, place=1)], "no_such_seat", None),
        ([move("score", seat=0, stars=1)], "not_now", None),
        ([move("discard", seat=1)], "not_your_turn", None),
    ],
)
def test_a_table_refuses(moves: list[Values], code: str, rule: str | None) -> None:
    found = cakes(*moves)
    assert found.exit == 2
    assert found.last["entries"] == len(moves) - 1
    assert (found.error["code"], found.error["rule"]) == (code, rule)
    assert found.error["text"] in found.stderr


@pytest.mark.parametrize(
    "last",
    [
        place(2, stars=1),
        move("switch", place=2, to=1, recipe=1),
        move("new_recipe", place=2),
        restore(2),
        move("recipe", seat=0, place=2, name="Waffles"),
    ],
)
def test_nothing_can_be_done_with_an_empty_place(last: Values) -> None:
    empty = move("adjust", open=[[BLANK, None, BLANK], [BLANK] * 3, [BLANK] * 3])
    found = cakes(empty, last)
    assert (found.error["code"], found.error["rule"]) == ("place_empty", "CA-AMB-01")


@pytest.mark.parametrize("last", [ban(0, 2), move("switch", place=1, to=0, recipe=2)])
def test_nothing_can_be_done_with_anothers_empty_place(last: Values) -> None:
    turn = move("adjust", turn=1, open=[[BLANK, None, BLANK], [BLANK] * 3, [BLANK] * 3])
    assert cakes(turn, last).error["code"] == "place_empty"


def test_two_bans_are_the_most_however_the_table_ruled() -> None:
    found = cakes(ban(1), ban(1), ban(1, kind="power"), rulings=ANY)
    assert (found.error["code"], found.error["rule"]) == ("two_bans", "CA-BAN-04")
    ruled_back = move("ruling", set={"two_bans": "one-of-each"})
    moves = [ban(1), ban(1), ruled_back]
    assert cakes(*moves, ban(1), rulings=ANY).error["code"] == "banned_already"
    assert cakes(*moves, ban(1, kind="power"), rulings=ANY).error["code"] == "two_bans"


@pytest.mark.parametrize(
    ("last", "code"),
    [
        (move("discard", seat=1), "not_your_turn"),  # before: no actions left
        (ban(0), "no_actions_left"),  # before: not oneself
        (ban(4), "no_actions_left"),  # before: no such seat
        (restore(), "no_actions_left"),  # before: no such ban
    ],
)
def test_the_first_refusal_that_fits_is_told(last: Values, code: str) -> None:
    assert cakes(*[move("discard")] * 3, last).error["code"] == code


def test_an_unknown_icon_can_be_banned_and_is_known_then() -> None:
    found = cakes(ban(1), ban(1, 2, "power"))
    fires = [(one["fire"], one["power"]) for one in found.state["open"][1]]
    assert fires == [(True, None), (None, True), (None, None)]


@pytest.mark.parametrize(
    "malformed",
    [
        move("ingredient"),
        place(0),
        place(4),
        place(1, stars=0),
        place(1, stars=3),
        place(1, stars=None),
        place(1, name="flour"),
        move("switch", place=1, to=1),
        move("switch", place=1, to=6, recipe=1),
        move("switch", place=1, to=1, recipe=4),
        move("new_recipe"),
        move("take_give"),
        move("ban", to=1, recipe=1),
        move("ban", to=1, recipe=1, kind="ice"),
        restore(1, "water"),
        move("destroy", to=1, completed=0),
        move("destroy", to=1, completed=1000),
        move("recipe", seat=0),
        move("recipe", place=1),
        move("recipe", seat=0, place=1, stars=3),
        move("recipe", seat=0, place=1, fire=1),
        move("recipe", seat=0, place=1, name=7),
        move("score", seat=0),
        move("score", seat=0, stars=-1),
        move("adjust", stars=[1, 1, 1]),
        move("adjust", actions=1000),
        move("adjust", open=[[BLANK] * 3, [BLANK] * 3, [BLANK] * 2]),
        move("adjust", open=[[BLANK] * 3, [BLANK] * 3, [BLANK] * 4]),
        move("adjust", open=[[{**BLANK, "placed": 1000}, None, None]] * 3),
        move("adjust", open=[[{**BLANK, "placed": None}, None, None]] * 3),
        move("adjust", open=[[{**BLANK, "bans": ["ice"]}, None, None]] * 3),
        move("adjust", open=[[{**BLANK, "stars": True}, None, None]] * 3),
        move("adjust", open=[[{"placed": 1}, None, None]] * 3),
        move("adjust", open=[[{**BLANK, "salt": 1}, None, None]] * 3),
        move("adjust", open=[["Waffles", None, None]] * 3),
        move("adjust", completed=[[1], [], []]),
        move("adjust", completed=[[{"name": None, "stars": None}], [], []]),
        move("adjust", completed=[[{"stars": 1}], [], []]),
        move("ruling", set={"two_bans": "none"}),
    ],
)
def test_what_no_table_can_mean_is_not_read(malformed: Values) -> None:
    found = cakes(move("discard"), malformed)
    assert (found.exit, found.error["line"]) == (3, 3)


@pytest.mark.parametrize(
    "table",
    [{"seats": 1}, {"seats": 5}, {"target": 0}, {"ingredients": "names"}, {"rulings": {"a": "b"}}],
)
def test_a_table_that_cannot_be_set_up_is_not_read(table: dict[str, object]) -> None:
    found = cakes(**table)  # type: ignore[arg-type]
    assert (found.exit, found.error["line"]) == (3, 1)
