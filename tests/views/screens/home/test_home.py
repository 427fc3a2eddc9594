"""Home, drawn: the newest table first, what went wrong, every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.library import Library
from companion.rules.common import Abandon
from companion.store import Store
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.screens.home.screen import HomeScreen
from companion.views.settings import Settings
from tests.views.drawing import drawn, names, words

THREE = ("Ana", "Ben", "Cy")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def home(library: Library, look: Look | None = None) -> tuple[list[str], list[str]]:
    """The texts and the accessible names of home."""
    here = Here(library, look or Look(), Settings(), lambda _: None, lambda _: None)
    controls = drawn(lambda: HERE(here, HomeScreen))
    return words(controls), names(controls)


def test_an_empty_home_asks_what_is_baked_and_offers_every_game(library: Library) -> None:
    texts, spoken = home(library)
    assert "What are we baking?" in texts
    for start in (
        "Start Magic Bakery, 2 to 5 players",
        "Start Filler, 2 to 6 players",
        "Start Hasty Baker, 2 to 6 players",
        "Start Cake Auf!, 2 to 4 players",
    ):
        assert start in spoken
    assert sum(name.startswith("Just score ") for name in spoken) == 4
    assert not any(name.startswith("Campaign, ") for name in spoken)


def test_after_a_game_its_tile_is_also_the_big_button(library: Library) -> None:
    table = library.open(library.start("filler", THREE, {}, {}))
    table.take(Abandon(), seen=0)
    assert "Start Filler again, 2 to 6 players" in home(library)[1]


def test_the_newest_table_is_the_hero_and_two_others_have_a_line(library: Library) -> None:
    for game in ("cake-auf", "hasty-baker", "filler", "magic-bakery"):
        library.start(game, THREE, {}, {})
    texts, spoken = home(library)
    assert texts[texts.index("On the table now") + 1] == "Magic Bakery"
    assert [name for name in spoken if name.startswith("Carry on")] == [
        "Carry on with Magic Bakery, round 1, Ana’s turn",
        "Carry on with Filler, day 1, 3 time cards",
        "Carry on with Hasty Baker, round 1, Ana’s turn",
    ]
    assert "All 4 open tables" in texts


@pytest.mark.parametrize("look", [Look(scale=2.0), Look(width=844, height=390), Look(width=1024)])
def test_home_says_the_same_in_every_size(library: Library, look: Look) -> None:
    library.start("magic-bakery", THREE, {"scenarios": [1]}, {}, "Our bakery")
    assert sorted(home(library, look)[1]) == sorted(home(library)[1])


def test_a_table_that_does_not_open_is_told_and_hides_no_other(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        library = Library(store)
        library.start("filler", THREE, {}, {})
        broken = library.start("magic-bakery", THREE, {}, {})
        library.log()
    for file in (tmp_path / "tables").glob(f"{broken}*"):
        file.write_bytes(b"spilled milk\n")
    with Store.open(tmp_path) as store:
        spoken = home(Library(store))[1]
    assert "Magic Bakery: this table could not be opened, see why" in spoken
    assert "Carry on with Filler, day 1, 3 time cards" in spoken


def test_what_was_mended_is_told_until_it_was_read(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        library = Library(store)
        table = library.start("filler", THREE, {}, {})
        library.log()
    with (tmp_path / "tables" / f"{table}.jsonl").open("ab") as file:
        file.write(b'{"move": "ti')
    with Store.open(tmp_path) as store:
        library = Library(store)
        home(library)
        (notice,) = library.notices
        told = notice.sentence.replace(f"table {table}", "Filler with Ana, Ben and Cy")
        assert told in home(library)[0]
        library.dismiss(notice)
        assert told not in home(library)[0]


def test_the_campaign_has_a_line_once_it_was_begun(library: Library) -> None:
    options = {"mode": "campaign", "scenarios": [1], "score_only": True}
    session = library.open(library.start("magic-bakery", THREE, options, {}, "Our bakery"))
    session.take(session.table.game.moves["score"](points=4), seen=0)  # type: ignore[call-arg]
    assert "Campaign, scenario 2 next, 2 stars" in home(library)[1]
