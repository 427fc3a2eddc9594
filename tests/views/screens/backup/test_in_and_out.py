"""In and out: what is taken away comes in again, is told first, and comes in as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from companion.exchange.preview import Preview
from companion.library import Library
from companion.rules.common import Finish
from companion.store import Store
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.screens.backup.incoming import Arrived
from companion.views.screens.backup.saving import kinds
from companion.views.screens.backup.screen import InAndOutScreen, looked_at
from companion.views.settings import Settings
from tests.log.plays import ranked
from tests.views.drawing import drawn, names, words
from tests.views.phone import on_a_phone

NAMES = ("Zoë", "李雷", "عمر", "x" * 40)


@pytest.fixture(autouse=True)
def page() -> Iterator[None]:
    with on_a_phone():
        yield


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Here]:
    with Store.open(tmp_path / "one") as store:
        yield _here(Library(store))


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Here]:
    with Store.open(tmp_path / "two") as store:
        yield _here(Library(store))


def _here(library: Library) -> Here:
    return Here(library, Look(), Settings(), lambda _: None, lambda _: None)


def furnish(here: Here) -> None:
    library = here.library
    library.open(library.start("hasty-baker", NAMES, {}, {})).take(Finish(), seen=0)
    points: dict[str, int | None] = {name: number for number, name in enumerate(NAMES)}
    library.keep(ranked("05-01", points, "cake-auf", tracked=False, notes="By hand"))


def told(here: Here) -> list[tuple[str, tuple[str, ...], object]]:
    """What the log says, whatever the ids of its people."""
    return [(one.id, one.seats, one.outcome) for one in here.library.log()]


@pytest.mark.parametrize("kind", range(2), ids=["backup", "tables"])
def test_what_was_taken_away_comes_in_elsewhere(here: Here, elsewhere: Here, kind: int) -> None:
    furnish(here)
    content = kinds()[kind].make(here.library, pytest.fail)
    preview = looked_at(elsewhere, "file", content)
    assert isinstance(preview, Preview)
    assert (preview.new, preview.here) == (2, 0)
    preview.take({})
    assert sorted(told(elsewhere), key=str) == sorted(told(here), key=str)
    again = looked_at(elsewhere, "file", content)
    assert isinstance(again, Preview)
    assert (again.new, again.here) == (0, 2)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "notes.txt can't be taken in: it is empty."),
        (b"spilled milk", "notes.txt can't be taken in: it is neither"),
        (b"PK\x03\x04", "notes.txt can't be taken in: it is no zip file"),
    ],
)
def test_a_file_of_another_kind_is_told_in_a_sentence(here: Here, content: bytes, why: str) -> None:
    found = looked_at(here, "notes.txt", content)
    assert isinstance(found, str)
    assert found.startswith(why)


def test_a_preview_says_what_comes_in_and_asks_who_is_meant(here: Here, elsewhere: Here) -> None:
    furnish(here)
    elsewhere.library.profiles.add("Zoe")
    preview = looked_at(elsewhere, "plays.bgsplay", kinds()[3].make(here.library, pytest.fail))
    assert isinstance(preview, Preview)
    controls = drawn(lambda: Arrived(elsewhere, "plays.bgsplay", preview, lambda _: None))
    assert "2 plays: 2 new" in words(controls)
    spoken = names(controls)
    assert "Who is Zoë: Zoe" in spoken
    assert "Who is Zoë: Somebody new, chosen" in spoken
    assert "Take it in" in spoken


def test_a_file_with_a_fault_is_taken_only_by_somebody_who_says_so(here: Here) -> None:
    furnish(here)
    sound = kinds()[3].make(here.library, pytest.fail)
    broken = sound.replace(b'"playerRefId"', b'"playerrefid"', 1)
    preview = looked_at(here, "plays.bgsplay", broken)
    assert isinstance(preview, Preview)
    assert preview.faults
    controls = drawn(lambda: Arrived(here, "plays.bgsplay", preview, lambda _: None))
    assert "Take it in" not in names(controls)


def test_the_days_to_go_back_to_are_listed_and_ask_twice(here: Here) -> None:
    furnish(here)
    path = here.library.store.backups.automatic(lambda _: None, datetime(2024, 5, 3, 19, 30))
    assert path is not None
    spoken = names(drawn(lambda: HERE(here, InAndOutScreen)))
    assert "Go back to 3 May 2024, 19:30" in spoken
    assert "Go back to this day" not in spoken
    here.library.go_back(path)
    assert len(here.library.log()) == 2
