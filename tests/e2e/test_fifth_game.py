"""A fifth game of four files and two lines is known to the whole app: every screen has it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.conftest import Companion
from tests.e2e.driver import Driver
from tools.screenshots.camera import Camera

BROKEN = re.compile("could not be shown|went wrong|are missing")
SLUG = "last-biscuit"


@pytest.fixture
def fifth(tmp_path: Path) -> Iterator[Companion]:
    running = Companion(tmp_path / "data", "tests.fifth").start()
    yield running
    running.kill()


def visit(camera: Camera, *paths: str) -> None:
    """Go to screens, none of which may be broken."""
    for path in paths:
        camera.go(path)
        assert [text for text in camera.app.texts() if BROKEN.search(text)] == [], path


def test_it_is_started_played_and_looked_back_at(
    fifth: Companion, new_phone: Callable[..., BrowserContext]
) -> None:
    app = Driver(new_phone().new_page(), fifth.url).open()
    camera = Camera(app)
    app.tap(re.compile("^Start Last Biscuit, 2 to 4 players"))
    for name in ("Ana", "Ben"):
        app.type("Add a player", name)
        app.tap("Add this name")
        app.sees(f"{name} does not play")
    app.tap("Start, Ana begins")
    app.sees("21 biscuits left")
    table = app.page.url.split("/tables/")[1]
    at = f"/tables/{table}"
    pages = ("history", "correct", "watch", "rules")
    visit(camera, *(f"{at}/{page}" for page in pages))
    visit(camera, "/", "/rules", "/log", "/log/by-hand", "/statistics", at)
    for left in range(18, 0, -3):
        app.tap("Take 3 biscuits")
        app.sees(f"{left} biscuits left")
    app.tap("Take 3 biscuits")
    app.sees("Ana wins!")
    visit(camera, at, f"/log/{table}", f"/log/{table}/at/3", "/statistics", "/players", "/")
    app.sees("Start Last Biscuit again, 2 to 4 players")
