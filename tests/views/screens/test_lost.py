"""Addresses with nothing behind them, and tables that don't open: one page, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest

from companion.library import Library
from companion.store import Store
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.screens.home.screen import HomeScreen
from companion.views.screens.lost import LostScreen
from companion.views.settings import Settings
from companion.views.shell import ROUTES
from tests.views.drawing import drawn, names, words
from tests.views.phone import on_a_phone

NOTHING = "There is nothing at this address. It may be an old link, or mistyped."


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def shown_at(library: Library, address: str) -> tuple[list[str], list[str]]:
    """The texts and the accessible names at an address."""
    here = Here(library, Look(), Settings(), lambda _: None, lambda _: None)
    with on_a_phone() as page:
        page.route = address
        controls = drawn(lambda: HERE(here, lambda: ft.Router(ROUTES, not_found=LostScreen)))
    return words(controls), names(controls)


@pytest.mark.parametrize(
    "address",
    [
        "/nowhere", "/campaign/nope", "/players/zzz", "/players/zzz/edit", "/groups/zzz",
        "/new/unknown-game", "/score/unknown-game", "/box/unknown-game",
        "/tables/00000000-0000-4000-8000-000000000000", "/tables/nope/history",
        "/tables/NOPE/setup", "/tables/nope/share",
        "/tables/nope/watch", "/tables/nope/correct", "/tables/nope/what",
        "/log/nope", "/log/nope/edit", "/log/nope/at/3",
    ],
)  # fmt: skip
def test_an_address_with_nothing_behind_it_is_one_friendly_page(
    library: Library, address: str
) -> None:
    library.start("filler", ("Ana", "Ben"), {}, {})
    texts, spoken = shown_at(library, address)
    assert NOTHING in texts
    assert "Home" in spoken
    assert not any("Ana" in text or "Filler" in text for text in texts)
    assert not any(str(library.store.folder) in text for text in texts)


def damaged(library: Library) -> str:
    table = library.start("filler", ("Ana", "Ben"), {}, {})
    library.log()
    for path in (library.store.folder / "tables").glob("*"):
        path.write_bytes(b"nonsense\n")
    return table


@pytest.mark.parametrize("end", ["", "/history", "/setup"])
def test_a_damaged_table_s_page_names_it_and_what_is_damaged(tmp_path: Path, end: str) -> None:
    with Store.open(tmp_path) as store:
        table = damaged(Library(store))
    with Store.open(tmp_path) as store:
        texts, spoken = shown_at(Library(store), f"/tables/{table}{end}")
    assert "This table is damaged" in texts
    assert any(text.startswith("Filler · Ana and Ben · ") for text in texts)
    assert any(text.startswith("Its file does not open: line 1: not JSON") for text in texts)
    assert not any(str(tmp_path) in text or table in text for text in texts)
    assert {"Home", "Backups", "All tables"} <= set(spoken)


def test_a_table_in_the_bin_says_so(library: Library) -> None:
    table = library.start("filler", ("Ana", "Ben"), {}, {})
    library.delete(table)
    assert "This table is in the bin." in shown_at(library, f"/tables/{table}")[0]


def test_what_was_mended_is_told_at_home_by_game_and_players(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        library = Library(store)
        table = library.start("filler", ("Ana", "Ben"), {}, {})
        library.log()
        (tmp_path / "tables" / f"{table}.jsonl").write_bytes(b"nonsense\n")
    with Store.open(tmp_path) as store:
        library = Library(store)
        here = Here(library, Look(), Settings(), lambda _: None, lambda _: None)
        texts = words(drawn(lambda: HERE(here, HomeScreen)))
    assert any(text.startswith("The file of Filler with Ana and Ben did not") for text in texts)
    assert not any(table in text for text in texts)
