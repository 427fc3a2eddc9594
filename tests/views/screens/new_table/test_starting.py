"""A table is started as it was chosen, and chosen again as it was started."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.library import Library
from companion.store import Store
from companion.views.screens.new_table.choices import header_options
from companion.views.screens.new_table.draft import Draft
from companion.views.screens.new_table.last_time import first_draft
from companion.views.screens.new_table.starting import NotStarted, start
from companion.views.screens.setup.ticks import being_set

THREE = ("Ana", "Ben", "Cy")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def table_id(path: str) -> str:
    return path.split("/")[2]


def test_the_seats_of_the_header_begin_with_the_first_player(library: Library) -> None:
    path = start(library, Draft("magic-bakery", THREE).starting("Cy"))
    assert library.open(table_id(path)).table.header.seats == ("Cy", "Ana", "Ben")


def test_a_started_table_is_set_first(library: Library) -> None:
    path = start(library, Draft("magic-bakery", THREE))
    assert path.endswith("/setup")
    assert being_set(library, table_id(path), moves=0)
    assert not being_set(library, table_id(path), moves=1)


def test_a_table_of_scores_is_not_set_at_all(library: Library) -> None:
    path = start(library, Draft("hasty-baker", THREE, just_score=True))
    assert path == f"/tables/{table_id(path)}"
    assert library.open(table_id(path)).table.header.options["score_only"] is True


def test_next_time_everything_is_as_it_was(library: Library) -> None:
    chosen = (
        Draft("magic-bakery", THREE)
        .option("mode", "freeplay")
        .option("scenarios", [5, 6])
        .option("ducks", 2)
        .option("turtle", "Ben")
        .ruled({"extra_keep": "fulfiller"})
    )
    start(library, chosen)
    again = first_draft(library, "magic-bakery", {})
    assert again.names == THREE
    assert again.options == {"mode": "freeplay", "scenarios": [5, 6], "ducks": 2}
    assert again.rulings == {"extra_keep": "fulfiller"}


def test_each_game_has_choices_of_its_own_and_takes_the_people_who_fit(library: Library) -> None:
    start(library, Draft("filler", tuple("ABCDEF")))
    cake = first_draft(library, "cake-auf", {})
    assert cake.names == ("A", "B", "C", "D")
    assert cake.options == {}


def test_an_address_may_ask_for_a_scenario_of_a_campaign(library: Library) -> None:
    asked = {"scenarios": "4", "ducks": "3", "campaign": "The Monday bakers"}
    draft = first_draft(library, "magic-bakery", asked)
    path = start(library, replace(draft, names=THREE))
    header = library.open(table_id(path)).table.header
    assert header.campaign == "The Monday bakers"
    assert header.options == {"mode": "campaign", "scenarios": (4,), "ducks": 3}


def test_only_a_campaign_table_belongs_to_a_campaign(library: Library) -> None:
    relaxed = first_draft(library, "magic-bakery", {"campaign": "The Monday bakers"})
    path = start(library, replace(relaxed, names=THREE))
    assert library.open(table_id(path)).table.header.campaign is None


def test_a_campaign_goes_on_with_its_next_scenario_and_its_ducks(library: Library) -> None:
    for scenario in (1, 2):
        options = {"mode": "campaign", "scenarios": [scenario], "score_only": True}
        session = library.open(library.start("magic-bakery", THREE, options, {}, "Monday"))
        session.take(session.table.game.moves["score"](points=3), seen=0)  # type: ignore[call-arg]
    library.keep_ducks("Monday", 4)
    draft = first_draft(library, "magic-bakery", {"mode": "campaign"})
    assert header_options(draft) == {"mode": "campaign", "scenarios": [3], "ducks": 4}
    fresh = first_draft(library, "magic-bakery", {"mode": "campaign", "campaign": "Friday"})
    assert header_options(fresh) == {"mode": "campaign", "scenarios": [1], "ducks": 1}
    assert [board.name for board in fresh.boards] == ["Friday", "Monday"]


def test_a_table_like_another_has_its_people_and_its_settings(library: Library) -> None:
    options = {"mode": "freeplay", "scenarios": [1, 6], "turtle": 1, "customers": [2, 2, 3]}
    table = library.start("magic-bakery", THREE, options, {"turtle_when": "after-customers"})
    again = first_draft(library, "magic-bakery", {"like": table})
    assert again.names == THREE
    assert header_options(again) == {**options, "ducks": 1}
    assert again.rulings == {"turtle_when": "after-customers"}
    fewer = first_draft(library, "magic-bakery", {"like": table, "without": "0"})
    assert fewer.names == ("Ben", "Cy")
    assert header_options(fewer)["turtle"] == 0
    assert "customers" not in header_options(fewer)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"mode": "freeplay", "scenarios": [8, 10]},
            "Scenarios 8 and 10 can't be played together: 4 cards in hand, 9 needed.",
        ),
        ({"customers": {"3": [0, 0, 1]}}, "Expected 3 to 25, found 1."),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why_and_leaves_nothing_behind(
    library: Library, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(NotStarted) as refused:
        start(library, Draft("magic-bakery", THREE, options))
    assert str(refused.value) == sentence
    assert library.log() == ()
