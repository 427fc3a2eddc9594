"""The log, narrowed: by game, person, time, state and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from companion.library import Library
from companion.store import Store
from companion.views.screens.log.filters import Filters, bounds, questions
from tests.log.plays import play, ranked, team

TODAY = date(2026, 5, 20)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        library = Library(store)
        library.keep(ranked("05-01", {"Ana": 9, "Ben": 2}, tracked=False))
        library.keep(ranked("04-01", {"Ana": 1, "Cy": 2, "Ben": 0}, "filler", tracked=False))
        library.keep(team("01-02", 2, "Cy", "Ben", tracked=False))
        library.keep(play("05-19", ("Ana", "Cy"), tracked=False))
        abandoned = {"termination": "abandoned"}
        library.keep(play("03-03", ("Ana", "Cy"), id="left", outcome=abandoned, tracked=False))
        yield library


def shown(library: Library, filters: Filters) -> list[str]:
    people = library.profiles.people()
    return [one.id for one in filters.of(library.log(), people, TODAY)]


ALL = ["filler 05-19", "hasty-baker 05-01", "filler 04-01", "left", "magic-bakery 01-02"]


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        (Filters(), ALL),
        (Filters(game="filler"), ["filler 05-19", "filler 04-01", "left"]),
        (Filters(state="abandoned"), ["left"]),
        (Filters(state="running"), ["filler 05-19"]),
        (Filters(period="30"), ["filler 05-19", "hasty-baker 05-01"]),
        (Filters(period="2025"), []),
        (Filters(seats="3"), ["filler 04-01"]),
        (Filters(game="filler", state="finished"), ["filler 04-01"]),
    ],
)
def test_what_fits_stays_in_its_order(
    library: Library, filters: Filters, expected: list[str]
) -> None:
    assert shown(library, filters) == expected


def test_somebody_is_found_by_whoever_they_are_today(library: Library) -> None:
    ben = library.profiles.people().only("ben")
    assert ben is not None
    expected = ["hasty-baker 05-01", "filler 04-01", "magic-bakery 01-02"]
    assert shown(library, Filters(who=ben)) == expected


def test_a_period_is_some_days_up_to_today_or_a_year() -> None:
    assert bounds("30", TODAY) == ("2026-04-21", "2026-05-20")
    assert bounds("2024", TODAY) == ("2024-01-01", "2024-12-31")
    assert bounds("", TODAY) == (None, None)


def test_only_answers_that_some_play_gives_are_offered(library: Library) -> None:
    keys = ("game", "who", "state", "seats", "period")
    asked = {one.key: one for one in questions(library, library.log(), Filters(), keys=keys)}
    words = {key: [option.word for option in one.options] for key, one in asked.items()}
    assert words["game"] == ["All games", "Magic Bakery", "Filler", "Hasty Baker"]
    assert words["who"] == ["Everybody", "Ana", "Ben", "Cy"]
    assert words["seats"] == ["Any number", "2 players", "3 players"]
    assert words["state"] == ["Any state", "Not finished", "Finished", "Abandoned"]
    assert words["period"] == ["Any time", "Last 30 days", "Last 12 months", "2026"]
    assert not any(one.narrows for one in asked.values())
