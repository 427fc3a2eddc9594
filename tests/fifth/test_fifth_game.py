"""A fifth game needs four files and two lines: with them the app keeps and counts it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.registry import GAMES
from companion.library import Library
from companion.rules.game import IllegalMove
from companion.store import Store
from companion.views.play.registry import VIEWS
from tests.fifth.__main__ import register
from tests.fifth.game import LastBiscuit
from tests.fifth.moves import Take
from tests.replaying import move, played

SLUG = LastBiscuit.slug
BESIDE = {"__init__.py", "__main__.py", "test_fifth_game.py"}
"""What is no part of the game."""


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The two lines."""
    register()
    yield
    del GAMES[SLUG], VIEWS[SLUG]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path / "data") as store:
        yield Library(store)


def take(library: Library, table: str, biscuits: int) -> None:
    session = library.open(table)
    session.take(Take(biscuits), seen=session.revision)


def test_it_is_four_files() -> None:
    assert len({path.name for path in Path(__file__).parent.glob("*.py")} - BESIDE) == 4


def test_its_table_file_is_replayed_and_its_rules_hold() -> None:
    found = played(move("take", biscuits=3), move("take", biscuits=2), game=SLUG, seats=2)
    assert (found.state["plate"], found.state["taken"]) == (16, [3, 2])
    assert (found.state["turn"], found.state["round"]) == (0, 2)
    assert played(move("take", biscuits=4), game=SLUG).refused == (2, "too_many")


def test_a_whole_evening_is_kept_and_counted(library: Library) -> None:
    table = library.start(SLUG, ("Ana", "Ben"), {"plate": 4}, {})
    take(library, table, 3)
    with pytest.raises(IllegalMove, match="Only 1 are on the plate"):
        take(library, table, 2)
    take(library, table, 1)
    results = [(one.play.seats[one.seat], one.score, one.won) for one in library.results()]
    assert results == [("Ana", 3, False), ("Ben", 1, True)]
