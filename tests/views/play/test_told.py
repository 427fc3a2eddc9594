"""What the history says of a correction: the values that changed, not only that some did."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.library import Library
from companion.rules.common import Adjust
from companion.rules.game import Json
from companion.store import Store
from companion.views.play.veil import told
from companion.views.settings import Settings


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def corrected(library: Library, game: str, values: dict[str, Json], **options: Json) -> str:
    """What is told of one correction at a new table."""
    session = library.open(library.start(game, ("Ana", "Ben"), options, {}))
    table = session.table
    read = {key: table.game.adjustable[key](value) for key, value in values.items()}
    session.take(Adjust(values=read), seen=session.revision)
    return told(session.table, session.table.steps[-1], Settings())[0]


@pytest.mark.parametrize(
    ("game", "values", "said"),
    [
        ("magic-bakery", {"points": 3}, "Corrected: Points 0 → 3"),
        ("magic-bakery", {"turn": 1, "points": 1}, "Corrected: Turn Ana → Ben and Points 0 → 1"),
        ("filler", {"fills": 2}, "Corrected: Fills 0 → 2"),
        ("magic-bakery", {"points": 0}, "Corrected, with nothing changed"),
        ("filler", {"day": 2}, "Corrected: Day 1 → 2"),
    ],
)
def test_a_correction_says_what_it_changed(
    library: Library, game: str, values: dict[str, Json], said: str
) -> None:
    options: dict[str, Json] = {"scenarios": [1]} if game == "magic-bakery" else {}
    assert corrected(library, game, values, **options) == said
