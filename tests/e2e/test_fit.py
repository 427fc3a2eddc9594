"""Nothing lies on anything else, and nothing reaches out of the screen, on any screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Companion
from tools.screenshots.boxes import faults
from tools.screenshots.camera import Dress, looking_at
from tools.screenshots.evening import furnish
from tools.screenshots.places import FIRST, PLACES

SMALL = Dress(size=(360, 640))
LARGE_TEXT = Dress({"scale": 2.0})

# A screen as Flutter tells of it: a foot, a list that scrolls below it, a control that is too wide.
SCREEN = """<flt-semantics-host>
  <style>flt-semantics {position: absolute; height: 50px}</style>
  <flt-semantics style="left: 0; top: 300px; width: 100px" flt-tappable>foot</flt-semantics>
  <flt-semantics style="left: 0; top: 0; width: 300px; height: 290px; overflow-y: scroll">
    <flt-semantics style="left: 0; top: 280px; width: 100px">scrolled away</flt-semantics>
    <flt-semantics style="left: 0; top: 10px; width: 100px">first</flt-semantics>
    <flt-semantics style="left: 50px; top: 20px; width: 100px">second</flt-semantics>
  </flt-semantics>
  <flt-semantics style="left: 350px; top: 100px; width: 80px">too wide</flt-semantics>
</flt-semantics-host>"""


def test_what_is_covered_or_cut_off_is_named(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_content(SCREEN)
    assert faults(page) == [
        "'too wide' reaches beyond the sides: 350 to 430",
        "'first' and 'second' lie on each other",
    ]
    page.close()


@pytest.fixture(params=[SMALL, LARGE_TEXT], ids=["360x640", "text-2"])
def dress(request: pytest.FixtureRequest) -> Dress:
    found: Dress = request.param
    return found


@pytest.fixture(params=[PLACES, FIRST], ids=["played", "empty"])
def places(request: pytest.FixtureRequest) -> Mapping[str, str]:
    found: Mapping[str, str] = request.param
    return found


@pytest.fixture
def running(tmp_path: Path, dress: Dress, places: Mapping[str, str]) -> Iterator[Companion]:
    data = tmp_path / "data"
    furnish(data, dress.settings, empty=places is FIRST)
    started = Companion(data).start()
    yield started
    started.kill()


def test_every_screen_has_room_for_what_is_on_it(
    running: Companion, browser: Browser, dress: Dress, places: Mapping[str, str]
) -> None:
    wrong = []
    with looking_at(browser, running, dress) as camera:
        for name, path in places.items():
            camera.go(path)
            wrong += [f"{name}: {fault}" for fault in faults(camera.app.page)]
    assert wrong == []
