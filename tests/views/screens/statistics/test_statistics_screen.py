"""Statistics and the people in them, drawn: what is counted, what is left out, what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import flet as ft
import pytest

from companion.library import Library
from companion.store import Store
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.screens.log.filters import Filters
from companion.views.screens.log.words import this_day
from companion.views.screens.players.one import OnePlayer
from companion.views.screens.players.screen import PlayersScreen
from companion.views.screens.statistics.screen import StatisticsScreen
from companion.views.screens.statistics.sums import overview
from companion.views.settings import Settings
from tests.log.plays import play, ranked, team
from tests.views.drawing import drawn, names, words
from tests.views.phone import on_a_phone


@pytest.fixture(autouse=True)
def page() -> Iterator[None]:
    with on_a_phone():
        yield


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


@pytest.fixture
def furnished(library: Library) -> Library:
    figures = {"minutes": 40, "served": 4, "lost": 2}
    for one in (
        ranked("05-02", {"Ana": 9, "Ben": 2, "Cy": 9}, figures={"minutes": 30}, tracked=False),
        ranked("05-09", {"Ana": 4, "Ben": 7}, figures={"minutes": 50}, tracked=False),
        team("05-16", 2, "Ana", "Ben", figures=figures, options={"scenarios": [3]}, tracked=False),
        team("05-17", 0, "Ana", "Cy", figures=figures, options={"scenarios": [3]}, tracked=False),
        play("05-18", ("Ana", "Ben"), outcome={"termination": "abandoned"}, tracked=False),
    ):
        library.keep(one)
    return library


Seen = tuple[list[str], list[str]]


def seen(
    library: Library, build: Callable[..., ft.Control], *args: object, look: Look | None = None
) -> Seen:
    """The texts and the accessible names of a screen."""
    here = Here(library, look or Look(), Settings(), lambda _: None, lambda _: None)
    own = (here, *args) if args else ()
    controls = drawn(lambda: HERE(here, lambda: build(*own)))
    return words(controls), names(controls)


def test_before_a_first_result_there_is_a_way_to_one(library: Library) -> None:
    texts, _ = seen(library, StatisticsScreen)
    assert "Finish a table and it shows up here." in texts
    assert "Start a game" in texts


def test_the_look_back_counts_finished_tables_only_and_says_so(furnished: Library) -> None:
    texts, spoken = seen(furnished, StatisticsScreen)
    assert "4 tables finished" in spoken
    assert "1 abandoned table is left out" in texts
    assert "usual length: 40 min" in spoken
    assert "favourite day: Saturday" in spoken
    assert "Hasty Baker, 2 tables. Look at this game" in spoken
    assert "8 of 12 Customers served in 2 Magic Bakery tables, 4 left unserved" in spoken


def test_wins_are_read_as_wins_of_tables_with_shared_ones_for_all(furnished: Library) -> None:
    texts, spoken = seen(furnished, StatisticsScreen)
    assert "2 competitive tables" in texts
    assert [name for name in spoken if " of 2" in name or " of 1" in name][-3:] == [
        "Cy, 1 win of 1",
        "Ana, 1 win of 2",
        "Ben, 1 win of 2",
    ]


@pytest.mark.parametrize("look", [Look(scale=2.0), Look(width=844, height=390), Look(width=1024)])
def test_statistics_say_the_same_in_every_size(furnished: Library, look: Look) -> None:
    assert sorted(seen(furnished, StatisticsScreen, look=look)[1]) == sorted(
        seen(furnished, StatisticsScreen)[1]
    )


def test_everybody_is_listed_with_what_they_played(furnished: Library) -> None:
    furnished.profiles.add("Zoë")
    _, spoken = seen(furnished, PlayersScreen)
    assert "Ana: 4 tables finished, 2 wins" in spoken
    assert "Zoë: No table finished yet" in spoken


def test_one_person_head_to_head(furnished: Library) -> None:
    ana = furnished.profiles.people().only("Ana")
    texts, spoken = seen(furnished, OnePlayer, ana)
    assert "won, of 4 tables: 2" in spoken
    assert "of them won: 50 %" in spoken
    assert "Ben: 1 as a team, 1 time ahead, 1 time behind" in spoken
    assert "Cy: 1 as a team, 0 times ahead, 0 times behind, 1 time level" in spoken
    assert "2 tables, 1 win, best 9, 6.5 on average" in texts
    assert "Show 5 tables in the log" in spoken


def test_an_average_follows_period_and_number_of_players(furnished: Library) -> None:
    people = furnished.profiles.people()
    two = Filters(game="hasty-baker", seats="2").of(furnished.log(), people, this_day())
    assert [one.score for one in overview(two, furnished.results()).results] == [4, 7]
