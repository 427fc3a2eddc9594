"""A play of the log in short words."""

from __future__ import annotations

from datetime import date

import pytest

from companion.store import Play
from companion.views.screens.log.words import day, hours, spoken, title

TODAY = date(2026, 5, 3)


def play(started: str, **more: object) -> Play:
    return Play(id="p", game="filler", started=started, seats=("Zoë", "李雷"), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("started", "words"),
    [
        ("2026-05-03T19:30:00+02:00", "Today"),
        ("2026-05-02T23:59:00+02:00", "Yesterday"),
        ("2026-04-09", "9 April"),
        ("2024-12-31T20:00:00+01:00", "31 December 2024"),
        ("2026-05-04", "4 May"),
        ("", ""),
    ],
)
def test_a_day_is_said_as_people_say_it(started: str, words: str) -> None:
    assert day(play(started), TODAY) == words


def test_the_hours_are_those_of_the_wall_where_it_was_played() -> None:
    ended = "2026-05-03T19:58:00+02:00"
    assert hours(play("2026-05-03T19:05:00+02:00", ended=ended)) == "19:05 to 19:58"
    assert hours(play("2026-05-03")) == ""


def test_a_game_of_another_kind_keeps_its_name() -> None:
    other = Play(id="p", game="Chess", started="", seats=())
    assert title(other) == "Chess"
    assert title(play("", title="Final")) == "Filler: Final"


def test_a_line_is_read_out_whole() -> None:
    abandoned = play("2026-05-03", outcome={"termination": "abandoned"})
    assert (
        spoken(abandoned, abandoned.seats, TODAY)
        == "Filler. Today. Zoë and 李雷. Abandoned, no result"
    )
