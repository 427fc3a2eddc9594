"""The races' other screens: the cards of the box, and every size with room for all of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from companion.store import Store
from tests.e2e.at_race import (
    DECKS,
    END,
    HASTY,
    AtRace,
    Entry,
    lay,
    overflowing,
    place,
    put,
    starting,
)
from tests.e2e.conftest import Companion, OpenApp
from tests.e2e.driver import Driver


def test_a_recipe_that_a_table_named_is_kept_in_the_box_and_goes_out_and_in_as_a_file(
    companion: Companion, open_app: OpenApp, tmp_path: Path
) -> None:
    app = open_app(lay(companion.data, "cake-auf", 2, []))
    at = AtRace(app, companion.data, DECKS["cake-auf"])
    app.tap(starting("Recipe 1: 0 of 3"))
    app.type("Name", "Churros")
    app.tap("Stars: 2 stars")
    at.does({"move": "recipe", "name": "Churros", "stars": 2}, "Save")
    app.open("/box/cake-auf")
    app.sees("Edit Churros: 2 stars")
    with app.page.expect_download() as saved:
        app.tap("Export the box as a file")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "cake-auf-box.json"
    app.tap("Edit Churros: 2 stars")
    app.tap("Take out of the box")
    app.sees("Churros was taken out.")
    app.misses("Edit Churros: 2 stars")
    with app.page.expect_file_chooser() as chooser:
        app.tap("Import a box file")
    chooser.value.set_files(file)
    app.sees("1 card is new or says more now.")
    app.sees("Edit Churros: 2 stars")

    app.open("/box/magic-bakery")
    app.tap(starting("Edit crumpets: Level 1"))
    app.tap("jam: 1")
    app.tap("Save")
    app.sees("crumpets is kept.")


SIZES = [(360, 640), (390, 844), (844, 390), (1024, 768)]


@pytest.fixture(params=[1.0, 2.0], ids=["text-1", "text-2"])
def scaled(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Companion]:
    """A server whose phones draw at a text scale."""
    data = tmp_path / "scaled"
    with Store.open(data) as store:
        store.documents.settings.put("look", {"scale": request.param})
    running = Companion(data).start()
    yield running
    running.kill()


def test_nothing_of_a_race_reaches_beyond_a_screen(
    scaled: Companion, new_phone: Callable[..., BrowserContext]
) -> None:
    full = [{"move": "double_batch", "to": 5}, *put("eggs"), END, {"move": "ribbon"}, *put("milk")]
    bans: list[Entry] = [
        {"move": "ban", "to": 1, "recipe": 2, "kind": kind} for kind in ("fire", "power")
    ]
    paths = [
        lay(scaled.data, "hasty-baker", 6, [*full, END, HASTY, HASTY], ingredients="names"),
        lay(scaled.data, "cake-auf", 4, [*bans, END, *[place(2)] * 3, *[END] * 4]),
    ]
    decks = iter(DECKS.values())
    page = new_phone().new_page()
    app = Driver(page, scaled.url)
    for path in paths:
        app.open(path)
        app.sees(re.compile("’s turn, "))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(300)
            app.sees(re.compile("’s turn, "))
            assert overflowing(app, width) == [], (width, height)
        deck = next(decks)
        page.set_viewport_size({"width": 360, "height": 640})
        app.sees(re.compile(f"^{deck}$|^Actions$"))
        if app.find("Actions").count():
            app.tap("Actions")
        app.tap(deck)
        app.sees("Close")
        assert overflowing(app, 360) == [], deck
        app.tap("Close")
