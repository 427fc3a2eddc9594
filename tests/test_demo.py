"""The demo table: to be played like any other, and neither kept nor counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.magic_bakery.moves import Take
from companion.library import Library
from companion.rules.common import Finish
from companion.store import Store, StoreError


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path / "data") as store:
        yield Library(store)


def files(library: Library) -> dict[str, bytes]:
    folder = library.store.folder
    return {str(path): path.read_bytes() for path in folder.rglob("*.json*") if path.is_file()}


def test_it_is_played_to_its_end_and_nothing_is_kept_or_counted(library: Library) -> None:
    before = files(library)
    session = library.open(library.lay_demo())
    assert session.table.outcome is None
    assert session.table.undoable is not None
    session.take(Take(), seen=session.revision)
    session.take(Finish(), seen=session.revision)
    assert session.table.outcome is not None
    assert (library.log(), library.running(), library.results()) == ((), (), ())
    assert files(library) == before


def test_it_stays_as_it_was_left_until_it_is_removed(library: Library) -> None:
    demo = library.lay_demo()
    session = library.open(demo)
    session.take(Take(), seen=session.revision)
    assert library.open(library.lay_demo()) is session
    library.clear_demo()
    assert not library.has_demo
    with pytest.raises(StoreError):
        library.open(demo)
