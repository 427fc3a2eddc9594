"""What home says of a table: what is played, how far, whom it waits for."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.rules.game import Move
from companion.rules.table import Entry, Header, Table
from companion.views.progress import carry_on, doing, where

NAMES = ("Ana", "Ben", "Cy")
Played = tuple[str, dict[str, Any]]
TAKE: Played = ("take", {})
END: Played = ("end_turn", {})
SCENARIO_1 = {"scenarios": (1,)}


def table(game: str, options: dict[str, Any], *moves: Played) -> Table:
    made = Table(GAMES[game], Header(game, NAMES, options))
    for name, arguments in moves:
        kind: type[Move] = GAMES[game].moves[name]
        made.play(Entry(kind(**arguments)))
    return made


@pytest.mark.parametrize(
    ("game", "options", "moves", "words"),
    [
        ("magic-bakery", SCENARIO_1, [TAKE, END, TAKE], "scenario 1, round 1, Ben’s turn"),
        ("magic-bakery", {"scenarios": (2, 4, 9)}, [], "scenarios 2, 4 and 9, round 1, Ana’s turn"),
        ("magic-bakery", {}, [END, END, END], "round 2, Ana’s turn"),
        ("magic-bakery", {"mode": "warm-up"}, [], "warm-up, round 1, Ana’s turn"),
        ("magic-bakery", {"score_only": True}, [], "just the score, scores to enter"),
        ("filler", {}, [], "day 1, 3 time cards"),
        ("hasty-baker", {}, [END], "round 1, Ben’s turn"),
    ],
)
def test_carry_on_says_with_what(
    game: str, options: dict[str, Any], moves: list[Played], words: str
) -> None:
    title = GAMES[game].title
    assert carry_on(table(game, options, *moves), title) == f"Carry on with {title}, {words}"


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ([], "Ana has 3 actions left"),
        ([TAKE, TAKE], "Ana has 1 action left"),
        ([TAKE, END], "Ben has 3 actions left"),
    ],
)
def test_a_game_of_actions_says_how_many_are_left(moves: list[Played], sentence: str) -> None:
    assert doing(table("magic-bakery", SCENARIO_1, *moves)) == sentence


def test_filler_waits_for_the_time_cards_that_are_missing() -> None:
    times = [("time", {"seat": 0, "time": "6:24"}), ("time", {"seat": 1, "time": "6:50"})]
    waiting = table("filler", {}, *times)
    assert where(waiting) == "Day 1"
    assert doing(waiting) == "Waiting for Cy’s time card"
