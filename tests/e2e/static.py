"""The app with no server behind it: a folder of files, any web host, and a browser of its own."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.conftest import PHONE, QUIET, free_port
from tests.e2e.driver import START, Driver
from tools.browser import find

ROOT = Path(__file__).resolve().parent.parent.parent

ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""No other machine can be found, by whatever part of the browser asks."""

BUILT = ROOT / "build" / "web"


def build() -> Path:
    """The folder as `make web` writes it, but compressed in seconds."""
    subprocess.run([sys.executable, "-m", "tools.web", "--quick"], cwd=ROOT, check=True)
    return BUILT


class PlainHost:
    """`python -m http.server` over a folder; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> PlainHost:
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(command, cwd=self.folder, stdout=quiet, stderr=quiet)
        for _ in range(200):
            if self.answers():
                return self
            time.sleep(0.05)
        raise TimeoutError("http.server did not start within 10 seconds")

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/version.json", timeout=1):
                return True
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def own_browser(browser: Browser, profile: Path) -> Iterator[BrowserContext]:
    """A browser that keeps what it stores in a folder, as a person's does."""
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=find(),
        args=[*QUIET, ALONE],
        viewport=PHONE,
        device_scale_factor=2,
        locale="en-GB",
    )
    try:
        yield context
    finally:
        context.close()


def opened(page: Page, host: str, path: str = "/") -> Driver:
    """The app at one of its screens: on a plain host these stand behind a #."""
    return Driver(page, host + "/#").open(path)


def works_offline(page: Page) -> None:
    """Wait until all that the app needs is kept on this device."""
    page.wait_for_function("() => document.documentElement.dataset.offline", timeout=START)


def has_all(page: Page) -> None:
    """Wait until nothing more is fetched for later."""
    whole = "() => document.documentElement.dataset.offline === 'whole'"
    page.wait_for_function(whole, timeout=START)
