"""How many cards each hand holds, and the reminders that follow from it."""

from __future__ import annotations

import pytest

from companion.games.hasty_baker.game import HastyBaker
from companion.rules.table import Header, Table
from tests.games.hasty_baker.tables import END, HASTY, counted
from tests.games.races import play
from tests.replaying import NAMES, Values, move

HASTY_BAKER = HastyBaker()
TAKE = move("take_two", from_=1)
WAIT = {"empty_hand": "own-turn-end"}


def hands(*moves: Values, **rulings: str) -> list[int]:
    table = play(Table(HASTY_BAKER, Header("hasty-baker", NAMES[:3], rulings=rulings)), *moves)
    return [HASTY_BAKER.hand(table.position.state, seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ([], [7, 7, 7]),
        ([move("ingredient")], [6, 7, 7]),
        ([move("replace")], [7, 7, 7]),
        ([move("ingredient"), END, move("steal", from_=0)], [7, 6, 7]),
        ([TAKE], [8, 5, 7]),
        ([move("spoiled", name="milk", lost=[0, 0, 0])], [6, 7, 7]),
        ([HASTY, HASTY], [5, 7, 7]),
        ([HASTY, move("new_hand")], [7, 7, 7]),
        ([TAKE, move("new_hand", to=1)], [7, 7, 7]),
        ([move("double_batch"), move("ribbon")], [5, 7, 7]),
        ([move("broken_timer", to=1)], [6, 7, 7]),
        ([move("recipe", seat=0, name="Pie")], [7, 7, 7]),
        ([TAKE, TAKE, END], [7, 3, 7]),
        ([*[HASTY] * 6], [1, 7, 7]),
        ([*[HASTY] * 6, move("replace")], [1, 7, 7]),
        ([*[HASTY] * 6, TAKE], [2, 5, 7]),
        ([*[HASTY] * 6, move("new_hand")], [7, 7, 7]),
        ([*[HASTY] * 6, move("new_hand", to=1)], [7, 7, 7]),
        ([*[HASTY] * 7], [7, 7, 7]),
    ],
)
def test_hands_follow_from_the_moves(moves: list[Values], left: list[int]) -> None:
    assert hands(*moves) == left


@pytest.mark.parametrize(
    ("moves", "reminder"),
    [
        ([move("ingredient"), END], "Ana: draw 1, back to 7"),
        ([HASTY, HASTY, move("ribbon"), END], "Ana: draw 3, back to 7"),
        ([TAKE, END], "Ana: discard 1, down to 7"),
        ([*[HASTY] * 7], "Ana: the hand is empty, draw 7 at once"),
    ],
)
def test_a_reminder_says_what_to_draw_or_discard(moves: list[Values], reminder: str) -> None:
    assert reminder in counted(*moves).last["events"]


def test_seven_cards_need_no_reminder() -> None:
    assert counted(move("replace"), END).last["events"] == [
        "Ana ended the turn",
        "1 left unused",
    ]


FOUR_TAKEN = (*[HASTY] * 3, TAKE, TAKE, TAKE, TAKE)


def test_a_hand_that_is_taken_empty_draws_at_once_or_waits_as_ruled() -> None:
    assert hands(*FOUR_TAKEN[:-1]) == [7, 1, 7]
    assert hands(*FOUR_TAKEN) == [7, 7, 7]
    assert "Ben: the hand is empty, draw 7 at once" in counted(*FOUR_TAKEN).last["events"]
    assert hands(*FOUR_TAKEN, **WAIT) == [7, 0, 7]
    waiting = counted(*FOUR_TAKEN, END, END, rulings=WAIT)
    assert "Ben: draw 7, back to 7" in waiting.last["events"]
    assert hands(*FOUR_TAKEN, TAKE, **WAIT) == [6, 0, 7]


def test_undo_brings_the_cards_back() -> None:
    assert hands(move("ingredient"), move("undo")) == [7, 7, 7]


def test_the_file_knows_no_hands() -> None:
    assert not {"hand", "hands"} & set(counted(HASTY).state)
