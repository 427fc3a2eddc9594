"""Goes from screen to screen inside the running app, and takes pictures of what stands still."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ViewportSize

from tests.e2e.conftest import Companion
from tests.e2e.driver import Driver

QUALITY = 72
REST_MS = 150
LONGEST = 12
"""So many looks until a screen counts as still: a clock never does."""
MOST = 60
"""So many looks until nothing new is expected: two addresses may show the same."""

# As if the address came from a link of the app itself: no page load.
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


@dataclass(frozen=True, slots=True)
class Dress:
    """How the app is shown: settings of the group, what the browser says, how large the screen."""

    settings: Mapping[str, Any] = field(default_factory=dict)
    browser: Mapping[str, Any] = field(default_factory=dict)
    size: tuple[int, int] = (390, 844)


@dataclass(slots=True)
class Camera:
    """One open page of the app."""

    app: Driver

    @property
    def path(self) -> str:
        """The address that is shown."""
        return urlsplit(self.app.page.url).path

    def go(self, path: str) -> None:
        """Another screen."""
        before = self.app.texts()
        self.app.page.evaluate(GO, path)
        for _ in range(MOST):
            self.app.page.wait_for_timeout(REST_MS / 2)
            if self.app.texts() != before:
                break
        self.settle()

    def resize(self, width: int, height: int) -> None:
        """Another screen size."""
        self.app.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def settle(self) -> None:
        """Wait until the screen stands still."""
        before: list[str] = []
        for _ in range(LONGEST):
            self.app.page.wait_for_timeout(REST_MS)
            now = self.app.texts()
            if now == before:
                return
            before = now

    def take(self, file: Path) -> None:
        """Keep what is seen as WebP."""
        wire = self.app.page.context.new_cdp_session(self.app.page)
        values = {"format": "webp", "quality": QUALITY}
        taken = wire.send("Page.captureScreenshot", values)
        wire.detach()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(taken["data"]))


@contextmanager
def looking_at(browser: Browser, running: Companion, dress: Dress) -> Iterator[Camera]:
    """A camera on a phone of its own, at home."""
    size: ViewportSize = {"width": dress.size[0], "height": dress.size[1]}
    wanted: dict[str, Any] = {"device_scale_factor": 1, "locale": "en-GB", **dress.browser}
    context = browser.new_context(viewport=size, **wanted)
    camera = Camera(Driver(context.new_page(), running.url).open())
    camera.settle()
    yield camera
    context.close()
