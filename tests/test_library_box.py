"""What a table tells of its cards is remembered for the group, and never in a move's way."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.box.card import Card
from companion.games.cake_auf.moves import Discard, Ingredient, Note
from companion.library import Library
from companion.rules.common import Undo
from companion.session import TableSession
from companion.store import Disk, Store

GAME = "cake-auf"
NAMED = Note(seat=1, place=2, recipe="Churros", stars=2)


class Full(Disk):
    """A disk that has no room for the log once it is full; tables are written elsewhere."""

    full = False

    def replace(self, source: Path, target: Path) -> None:
        if self.full and target.name == "companion.json":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().replace(source, target)


@pytest.fixture
def disk() -> Full:
    return Full()


@pytest.fixture
def library(tmp_path: Path, disk: Full) -> Iterator[Library]:
    with Store.open(tmp_path, disk=disk) as store:
        yield Library(store)


@pytest.fixture
def table(library: Library) -> TableSession:
    return library.open(library.start(GAME, ("Ana", "Ben"), {}, {}))


def test_a_recipe_that_was_named_is_offered_at_the_next_table(
    library: Library, table: TableSession
) -> None:
    table.take(NAMED, seen=table.revision)
    assert library.box.starting_with(GAME, "chu") == (Card(name="Churros", stars=2),)


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        library = Library(store)
        session = library.open(library.start(GAME, ("Ana", "Ben"), {}, {}))
        session.take(NAMED, seen=0)
    with Store.open(tmp_path) as store:
        assert Library(store).box.card(GAME, "churros") == Card(name="Churros", stars=2)


def test_a_card_that_was_taken_out_does_not_come_back_by_another_move(
    library: Library, table: TableSession
) -> None:
    table.take(NAMED, seen=0)
    library.box.forget(GAME, "Churros")
    table.take(Discard(), seen=1)
    table.take(Undo(), seen=2)
    assert library.box.cards(GAME) == ()


def test_the_stars_of_the_third_ingredient_are_remembered(
    library: Library, table: TableSession
) -> None:
    table.take(Note(seat=0, place=1, recipe="Pavlova"), seen=0)
    table.take_all((Ingredient(1), Ingredient(1), Ingredient(1, 2)), seen=1)
    assert library.box.card(GAME, "Pavlova") == Card(name="Pavlova", stars=2)


def test_a_card_that_can_not_be_kept_loses_no_move(
    library: Library, table: TableSession, disk: Full
) -> None:
    disk.full = True
    table.take(NAMED, seen=0)
    assert table.table.position.state.recipe(1, 2).name == "Churros"
    assert library.box.cards(GAME) == ()
