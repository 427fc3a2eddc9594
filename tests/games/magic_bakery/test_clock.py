"""The ten minutes of scenario 9."""

from __future__ import annotations

from typing import Any

import pytest

from tests.replaying import Replay, Values, move, played


def timer(do: str, at: str, offset: str = "Z") -> dict[str, Any]:
    return move("timer", do=do, at=f"2026-05-01T{at}{offset}")


START = timer("start", "20:00:00")


def panda(*moves: Values, **table: Any) -> Replay:
    return played(*moves, scenarios=[9], **table)


def clock(*moves: Values) -> tuple[str, int]:
    found = panda(*moves)
    assert found.exit == 0, found.error
    return found.state["timer"]["state"], found.state["timer"]["left_s"]


def refusal(*moves: Values) -> str:
    found = panda(*moves)
    assert found.refused is not None
    assert found.refused[0] == len(moves) + 1
    return found.refused[1]


def test_the_clock_starts_pauses_and_goes_on() -> None:
    assert clock() == ("ready", 600)
    assert clock(START) == ("running", 600)
    moves = [START, timer("pause", "20:04:00"), timer("resume", "20:30:00")]
    assert clock(*moves[:2]) == ("paused", 360)
    assert clock(*moves) == ("running", 360)
    assert clock(*moves, timer("pause", "20:31:00")) == ("paused", 300)


def test_seconds_left_are_rounded_up() -> None:
    assert clock(START, timer("pause", "20:00:00.000001")) == ("paused", 600)
    assert clock(START, timer("pause", "20:00:01")) == ("paused", 599)
    assert clock(START, timer("pause", "20:09:59.5")) == ("paused", 1)


def test_the_time_left_is_never_below_nothing() -> None:
    assert clock(START, timer("pause", "20:11:00")) == ("paused", 0)
    assert clock(START, timer("up", "22:00:00")) == ("up", 0)


def test_times_of_other_zones_are_the_same_time() -> None:
    assert clock(START, timer("pause", "22:01:00", "+02:00")) == ("paused", 540)
    assert clock(START, timer("pause", "16:01:00", "-04:00")) == ("paused", 540)


def test_time_up_ends_the_game() -> None:
    found = panda(move("fulfil", space=1), START, timer("up", "20:10:00"))
    expected = {"points": 1, "goals": [5, 6, 7], "stars": 0, "termination": "time-up"}
    assert found.last["outcome"] == expected
    assert found.last["events"] == ["Time is up", "The game is over"]
    assert (found.state["actions"], found.state["pending"]) == (0, [])


def test_time_up_can_be_taken_back() -> None:
    up = (START, timer("up", "20:10:00"))
    assert panda(*up, move("undo")).state == panda(START).state
    assert panda(*up, move("undo"), timer("up", "20:12:00")).exit == 0


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([timer("pause", "20:00:00")], "timer_ready"),
        ([timer("resume", "20:00:00")], "timer_ready"),
        ([timer("up", "20:00:00")], "timer_ready"),
        ([START, timer("start", "20:01:00")], "timer_running"),
        ([START, timer("resume", "20:01:00")], "timer_running"),
        ([START, timer("pause", "20:01:00"), timer("start", "20:02:00")], "timer_paused"),
        ([START, timer("pause", "20:01:00"), timer("pause", "20:02:00")], "timer_paused"),
        ([START, timer("pause", "20:01:00"), timer("up", "20:02:00")], "time_not_run"),
        ([START, timer("pause", "20:11:00"), timer("up", "20:12:00")], "time_not_run"),
        ([START, timer("up", "20:09:59.999999")], "time_not_run"),
        ([START, timer("up", "19:00:00")], "time_not_run"),
        ([START, timer("pause", "19:59:59.999999")], "time_backwards"),
        ([START, timer("pause", "20:01:00"), timer("resume", "20:00:59")], "time_backwards"),
        ([START, move("adjust", timer_left_s=0), timer("up", "19:59:59")], "time_not_run"),
        ([START, timer("up", "20:10:00"), timer("pause", "20:11:00")], "game_over"),
    ],
    ids=str,
)
def test_the_clock_refuses_what_cannot_be(moves: list[Values], code: str) -> None:
    assert refusal(*moves) == code


def test_a_clock_of_the_same_second_does_not_run_backwards() -> None:
    assert clock(START, timer("pause", "20:00:00"), timer("resume", "20:00:00"))[1] == 600


def test_the_clock_is_free_and_anyones() -> None:
    moves = [move("take")] * 3
    found = panda(*moves, {**START, "seat": 2})
    assert found.state["timer"]["state"] == "running"
    assert (found.state["actions"], found.state["turn"]) == (0, 0)


def test_there_is_no_clock_without_the_panda() -> None:
    assert played(START, scenarios=[8]).refused == (2, "not_in_play")


def test_the_panda_game_ends_with_its_customers_too() -> None:
    last = (move("adjust", stack=0, row=[1, None, None]), START, move("fulfil", space=1))
    found = panda(*last)
    assert found.last["outcome"]["termination"] == "customers-gone"
    assert found.state["timer"] == {"state": "running", "left_s": 600}


def test_an_empty_row_ends_it_only_by_that_ruling() -> None:
    serve = (move("fulfil", space=1), move("fulfil", space=2))
    assert panda(*serve).last["outcome"] is None
    found = panda(*serve, rulings={"panda_end": "row"})
    assert found.last["outcome"]["termination"] == "customers-gone"
    assert found.state["stack"] == 5
