"""How many cards each hand holds, and the reminders that follow from it."""

from __future__ import annotations

import pytest

from companion.games.cake_auf.game import CakeAuf
from companion.rules.table import Header, Table
from tests.games.cake_auf.tables import END, ban, cakes, place, restore
from tests.games.races import play
from tests.replaying import NAMES, Values, move

CAKE_AUF = CakeAuf()
DISCARD = move("discard")
SWAP = move("take_give", to=1)


def hands(*moves: Values) -> list[int]:
    table = play(Table(CAKE_AUF, Header("cake-auf", NAMES[:2])), *moves)
    return [CAKE_AUF.hand(table.position.state, seat) for seat in range(2)]


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ([], [5, 5]),
        ([place(1), DISCARD], [3, 5]),
        ([move("dive")], [5, 5]),
        ([SWAP], [4, 5]),
        ([ban(1), move("switch", place=1, to=1, recipe=2)], [3, 5]),
        ([move("new_recipe", place=1)], [4, 5]),
        ([ban(1), END, restore()], [5, 4]),
        ([DISCARD, DISCARD, DISCARD, END], [5, 5]),
        ([move("recipe", seat=0, place=1, stars=1)], [5, 5]),
    ],
)
def test_hands_follow_from_the_moves(moves: list[Values], left: list[int]) -> None:
    assert hands(*moves) == left


def test_a_side_without_cards_gives_none() -> None:
    more = move("adjust", actions=99)
    assert hands(more, *[DISCARD] * 4, SWAP) == [1, 4]
    assert hands(more, *[DISCARD] * 4, *[SWAP] * 5) == [1, 0]
    assert hands(more, *[DISCARD] * 4, *[SWAP] * 6) == [0, 0]


@pytest.mark.parametrize(
    ("moves", "events"),
    [
        ([DISCARD, DISCARD, DISCARD, END], ["Ana ended the turn", "Ana: draw 3, back to 5"]),
        ([END], ["Ana ended the turn", "3 left unused"]),
        (
            [move("dive"), SWAP, END],
            ["Ana ended the turn", "1 left unused", "Ana: draw 1, back to 5"],
        ),
    ],
)
def test_a_reminder_says_what_to_draw(moves: list[Values], events: list[str]) -> None:
    assert cakes(*moves).last["events"] == events


def test_undo_brings_the_cards_back() -> None:
    assert hands(DISCARD, move("undo")) == [5, 5]


def test_the_file_knows_no_hands() -> None:
    assert not {"hand", "hands"} & set(cakes(DISCARD).state)
