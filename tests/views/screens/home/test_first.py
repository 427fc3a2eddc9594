"""Home before the first table: it explains itself, and a demo table comes and goes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.demo import DEMO
from companion.library import Library
from companion.store import Store
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.screens.home.screen import HomeScreen
from companion.views.settings import Settings
from tests.views.drawing import drawn, names
from tests.views.play.race.at_table import taps


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def home(library: Library, went: list[str] | None = None) -> list[Any]:
    where = went if went is not None else []
    here = Here(library, Look(), Settings(), lambda _: None, where.append)
    return drawn(lambda: HERE(here, HomeScreen))


def test_before_the_first_table_there_is_one_to_look_at_and_a_guide(library: Library) -> None:
    went: list[str] = []
    found = taps(home(library, went))
    found["See a demo"]()
    found["Read the guide"]()
    assert went == [f"/tables/{DEMO}", "/rules/guide/magic-bakery"]
    assert "Remove the demo table" in taps(home(library))
    assert "On the table now" not in names(home(library))


def test_one_tap_removes_the_demo(library: Library) -> None:
    library.lay_demo()
    taps(home(library))["Remove the demo table"]()
    assert not library.has_demo
    assert "Remove the demo table" not in taps(home(library))


def test_whoever_has_played_is_told_no_more(library: Library) -> None:
    library.start("filler", ("Ana", "Ben"), {}, {})
    assert "See a demo" not in taps(home(library))
