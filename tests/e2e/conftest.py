"""A real server in its own process, a real browser: what a person at the table has."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests.e2e.driver import Driver
from tools.browser import find

HERE = Path(__file__).parent
PHONE: ViewportSize = {"width": 390, "height": 844}  # CSS pixels
START = 90  # seconds that the server may take on a busy machine
QUIET = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

OpenApp = Callable[..., Driver]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: from the first on, Playwright keeps an event loop running.

    One that fails is tried once more, from an empty folder on: a machine that is busy with two
    browsers can lose a click that is sent by name. What is broken fails twice.
    """
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: HERE in item.path.parents)


class Companion:
    """The program, started as a person starts it, on one data folder and one port."""

    def __init__(self, data: Path, module: str = "companion") -> None:
        self.data = data
        self.module = module
        self.port = free_port()
        self.log = data.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its number among the machine's processes."""
        assert self._process is not None, "it is running"
        return self._process.pid

    def start(self, *options: str) -> Companion:
        command = [
            sys.executable, "-m", self.module,
            "--data", str(self.data), "--port", str(self.port), "--no-browser", *options,
        ]  # fmt: skip
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + START
        while not self.healthy():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                pytest.fail(f"Companion did not start:\n{self.log.read_text('utf-8')}")
            time.sleep(0.05)
        return self

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """`kill -9`: no chance to tidy up."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> int:
        """Ask it to end, as a terminal does; the exit code. Raises subprocess.TimeoutExpired."""
        assert self._process is not None, "it is not running"
        self._process.terminate()
        code = self._process.wait(timeout=15)
        self._process = None
        return code

    def restart(self, *options: str) -> Companion:
        """Kill it and start it again on the same data and port."""
        self.kill()
        return self.start(*options)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = find()
    if chromium is None:
        pytest.fail("There is no Chromium on this machine: run `make browser`.")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield found
        found.close()


@pytest.fixture
def companion(tmp_path: Path) -> Iterator[Companion]:
    """A running server with an empty data folder."""
    running = Companion(tmp_path / "data").start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Companion]:
    """One server for all tests that only look at tables which they have laid themselves."""
    running = Companion(tmp_path_factory.mktemp("house") / "data").start()
    yield running
    running.kill()


@pytest.fixture
def new_phone(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes a phone of its own: storage, size, colours. Keywords are Playwright's."""
    with ExitStack() as stack:

        def make(**options: object) -> BrowserContext:
            wanted = {"viewport": PHONE, "device_scale_factor": 1, "locale": "en-GB", **options}
            context = browser.new_context(**wanted)  # type: ignore[arg-type]
            stack.callback(context.close)
            return context

        yield make


@pytest.fixture
def open_app(companion: Companion, new_phone: Callable[..., BrowserContext]) -> OpenApp:
    """Opens the app at a path on a phone of its own; may be called for several phones."""

    def opened(path: str = "/", **options: object) -> Driver:
        return Driver(new_phone(**options).new_page(), companion.url).open(path)

    return opened
