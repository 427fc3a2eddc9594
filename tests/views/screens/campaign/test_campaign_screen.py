"""The board of a campaign has room for all of it, however large the text is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest

from companion.library import Library
from companion.store import Store
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.screens.campaign.screen import Board
from companion.views.settings import Settings
from tests.views.drawing import drawn, names


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def without_width(controls: list[ft.Control]) -> list[str]:
    """Buttons that a row leaves as wide as they like, and whose words fill whatever there is."""
    rows = (one for one in controls if isinstance(one, ft.Row) and not one.wrap)
    buttons = (one for row in rows for one in row.controls if isinstance(one, ft.Button))
    return [
        str(one.content.label)
        for one in buttons
        if not one.expand
        and one.width is None
        and isinstance(one.content, ft.Semantics)
        and isinstance(one.content.content, ft.Row)
        and any(part.expand and not part.expand_loose for part in one.content.content.controls)
    ]


@pytest.mark.parametrize(
    "look",
    [Look(), Look(scale=2.0), Look(width=844, height=390), Look(width=1024, height=768)],
    ids=["phone", "text-2", "flat", "wide"],
)
def test_every_tile_has_a_width_to_lay_its_words_in(library: Library, look: Look) -> None:
    here = Here(library, look, Settings(), lambda _: None, lambda _: None)
    controls = drawn(lambda: HERE(here, lambda: Board(here, "")))
    assert "1 Helpful Duck" in " ".join(names(controls))
    assert without_width(controls) == []
