"""Every refusal of the Magic Bakery, met in a game: its code, its rule, its words."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.magic_bakery.words import refuse
from tests.replaying import move, played

GARNISHED = move("fulfil", space=1, garnish=True)
SHOWSTOPPER = move("fulfil", space=1, showstopper=True)
START = move("timer", do="start", at="2026-05-01T20:00:00Z")
EXTRA = move("bonus", scenario=10, to=1)
ONE_EACH = {"extra_actions": "one-each"}


def at(do: str, minute: int) -> dict[str, Any]:
    return move("timer", do=do, at=f"2026-05-01T20:{minute:02}:00Z")


# Code: scenarios in play, the moves of which the last is refused, the rule that says so.
MET: dict[str, tuple[list[int], list[dict[str, Any]], str | None]] = {
    "game_over": ([], [move("finish"), move("take")], None),
    "not_your_turn": ([], [move("take", seat=1)], "MB-TURN-01"),
    "nothing_to_undo": ([], [move("undo")], None),
    "nothing_to_redo": ([], [move("redo")], None),
    "no_such_seat": ([], [move("pass", to=4)], None),
    "not_oneself": ([], [move("pass", to=0)], "MB-ACT-03"),
    "not_now": ([], [move("score", points=3)], None),
    "bad_value": ([], [move("adjust", turn=4)], None),
    "not_in_play": ([], [move("adjust", eggs=4)], None),
    "name_taken": ([], [move("rename", seat=0, name="ben")], None),
    "no_actions_left": ([], [*[move("take")] * 3, move("bake")], "MB-TURN-02"),
    "bonus_pending": ([1], [GARNISHED, move("end_turn")], "MB-GARN-02"),
    "no_such_bonus": ([1], [GARNISHED, move("bonus", scenario=3)], "MB-GARN-02"),
    "slot_needed": ([2], [move("take")], "MB-S02-02"),
    "layer_needed": ([1], [move("bake")], "MB-S01-01"),
    "pile_under_cat": ([1], [move("bake", layer="jam")], "MB-S01-01"),
    "cat_one_space": ([1], [move("cat", to=1)], "MB-S01-02"),
    "no_eggs": ([3], [move("adjust", eggs=0), move("egg")], "MB-AMB-09"),
    "no_such_space": ([7], [move("fulfil", space=3)], "MB-S07-01"),
    "row_space_empty": ([], [move("fulfil", space=3)], "MB-ACT-06"),
    "showstopper_once": (
        [],
        [SHOWSTOPPER, move("fulfil", space=2, showstopper=True)],
        "MB-SHOW-01",
    ),
    "no_garnish": (
        [10],
        [move("adjust", stack=1), *[move("end_turn")] * 3, GARNISHED],
        "MB-GARN-01",
    ),
    "no_such_customer": ([], [move("name", customer=3)], "MB-SETUP-05"),
    "extra_already": (
        [10],
        [GARNISHED, EXTRA, move("fulfil", space=2, garnish=True), EXTRA],
        "MB-AMB-18",
    ),
    "timer_ready": ([9], [at("pause", 0)], "MB-S09-01"),
    "timer_running": ([9], [START, START], "MB-S09-01"),
    "timer_paused": ([9], [START, at("pause", 1), at("pause", 2)], "MB-S09-01"),
    "time_not_run": ([9], [START, at("up", 9)], "MB-S09-02"),
    "time_backwards": ([9], [at("start", 5), at("pause", 4)], None),
}

# Named by the format or common to all games, and out of reach here.
NEVER_MET = {
    "timer_up",  # with it the game is over
    "wrong_seats",  # no move of this game has a list of seats
}


def test_all_refusals_are_met_here() -> None:
    assert MET.keys() | NEVER_MET == refuse.by_code.keys()


@pytest.mark.parametrize("code", MET)
def test_a_refusal_names_its_line_its_rule_and_what_is_wrong(code: str) -> None:
    scenarios, moves, rule = MET[code]
    rulings = ONE_EACH if code == "extra_already" else {}
    found = played(*moves, scenarios=scenarios, rulings=rulings)
    assert found.refused == (len(moves) + 1, code)
    assert found.error["rule"] == rule
    text = found.error["text"]
    assert text.startswith(f"line {len(moves) + 1}: ")
    assert not set("{}") & set(text)
    assert "None" not in text
    assert found.last["entries"] == len(moves) - 1


@pytest.mark.parametrize(
    ("scenario", "entry", "rule"),
    [
        (2, move("cat", to=2), "MB-S01-02"),
        (2, move("egg"), "MB-S03-02"),
        (2, START, "MB-S09-01"),
    ],
    ids=str,
)
def test_what_is_not_in_play_names_the_rule_that_would_bring_it(
    scenario: int, entry: dict[str, Any], rule: str
) -> None:
    found = played(entry, scenarios=[scenario])
    assert (found.error["code"], found.error["rule"]) == ("not_in_play", rule)
