"""What a first and a second visit cost: bytes over the wire, and time until home can be used.

Both forms of the app, the served and the static, beside plain Flet's in the same run. Needs
Chromium, the client compressed beforehand (`make compressed`) and the static form (`make web`).
"""

from __future__ import annotations

import tempfile
import time
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench import plain
from bench.figures import Figure
from tests.e2e.conftest import QUIET, Companion
from tests.e2e.driver import START, Driver
from tests.e2e.host import Host
from tests.e2e.static import BUILT, own_browser, works_offline
from tests.e2e.test_static import begin
from tests.e2e.traffic import SETTLED, traffic
from tools.browser import find

RUNS = 3
QUARTER = 0.25
"""The most of plain Flet's time, as `flet publish` makes it, that a second visit may take."""
CARRY_ON = "Carry on with Cake Auf!"
SHOWN = """words => {
  if (document.getElementById('loading')) return false;
  const named = [...document.querySelectorAll('flt-semantics-host *')];
  if (!named.length) document.querySelector('flt-semantics-placeholder')?.click();
  return named.some(one => (one.ariaLabel || one.textContent).includes(words));
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"

Runs = dict[str, list[float]]


def shown(page: Page, url: str, words: str) -> float:
    """Milliseconds from asking for a page until these words stand on it."""
    start = time.monotonic()
    page.goto(url)
    page.wait_for_function(SHOWN, arg=words, timeout=2 * START, polling=50)
    return (time.monotonic() - start) * 1000


def again(context: BrowserContext, url: str, words: str) -> float:
    """The same in a tab of its own, which is closed."""
    page = context.new_page()
    took = shown(page, url, words)
    page.close()
    return took


def lay_a_table(page: Page, origin: str) -> None:
    """Begin a game, so that home has stored data to show."""
    app = Driver(page, origin).ready()
    begin(app)
    app.tap("Place an ingredient on Recipe 1, 0 of 3")
    app.sees("Ana’s turn, 2 of 3 actions left")


def served(browser: Browser, scratch: Path, runs: Runs) -> None:
    """Visits of the app at its server."""
    companion = Companion(scratch / "data").start()
    try:
        with own_browser(browser, scratch / "profile") as context:
            page = context.new_page()
            with traffic(page) as visit:
                runs["server, first, ms"].append(shown(page, companion.url, "What are we baking?"))
            runs["server, first, bytes"].append(visit.total)
            runs["server, first, requests"].append(visit.requests)
            runs["server, splash"].append(page.evaluate(PAINTED))
            lay_a_table(page, companion.url)
            page.close()
            page = context.new_page()
            with traffic(page) as visit:
                runs["server, second, ms"].append(shown(page, companion.url, CARRY_ON))
            runs["server, second, bytes"].append(visit.total)
    finally:
        companion.kill()


def static(browser: Browser, scratch: Path, runs: Runs) -> None:
    """Visits of the app on a web host, and with no network."""
    with own_browser(browser, scratch / "profile") as context:
        with Host(BUILT).running() as host:
            page = context.new_page()
            runs["static, first, ms"].append(shown(page, host.url, "What are we baking?"))
            runs["static, splash"].append(page.evaluate(PAINTED))
            works_offline(page)
            page.wait_for_timeout(2 * SETTLED)
            runs["static, first, bytes"].append(host.total)
            runs["static, first, requests"].append(len(host.sent))
            lay_a_table(page, host.url + "/#")
            page.close()
            host.forget()
            page = context.new_page()
            runs["static, second, ms"].append(shown(page, host.url, CARRY_ON))
            works_offline(page)
            page.wait_for_timeout(SETTLED)
            runs["static, second, bytes"].append(host.total)
            page.close()
        runs["static, offline, ms"].append(again(context, host.url, CARRY_ON))


def plain_flet(browser: Browser, scratch: Path, published: Path, runs: Runs) -> None:
    """The second visit of plain Flet in both forms."""
    with (
        own_browser(browser, scratch / "profile") as context,
        plain.served(scratch) as server,
        Host(published).running() as host,
    ):
        for name, url in (("server", server), ("static", host.url)):
            runs[f"plain {name}, first, ms"].append(again(context, url, plain.WORDS))
            runs[f"plain {name}, second, ms"].append(again(context, url, plain.WORDS))


def measured() -> Runs:
    """All runs, each form once in each round: what else the machine does meets all of them."""
    runs: Runs = defaultdict(list)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        published = plain.publish(Path(scratch) / "published")
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        for number in range(RUNS):
            for form in ("served", "static", "plain"):
                place = Path(scratch) / f"{form}{number}"
                place.mkdir()
                match form:
                    case "served":
                        served(browser, place, runs)
                    case "static":
                        static(browser, place, runs)
                    case _:
                        plain_flet(browser, place, published, runs)
        browser.close()
    return runs


def figures() -> list[Figure]:
    """Bytes, times and what they are beside plain Flet's."""
    runs = measured()
    beside = runs["plain static, second, ms"]

    def share(name: str) -> list[float]:
        return [one / other for one, other in zip(runs[name], beside, strict=True)]

    first, second = "first visit", "second visit, with a table to carry on"
    return [
        Figure(f"Server, {first}: over the wire", "bytes", runs["server, first, bytes"], 4e6),
        Figure(f"Server, {first}: requests", "", runs["server, first, requests"]),
        Figure(f"Server, {first}: own first screen", "ms", runs["server, splash"], 1000),
        Figure(f"Server, {first}: home", "ms", runs["server, first, ms"]),
        Figure(f"Server, {second}: over the wire", "bytes", runs["server, second, bytes"], 6e4),
        Figure(f"Server, {second}: home", "ms", runs["server, second, ms"]),
        Figure(f"Static, {first}: over the wire", "bytes", runs["static, first, bytes"], 1e7),
        Figure(f"Static, {first}: requests", "", runs["static, first, requests"]),
        Figure(f"Static, {first}: own first screen", "ms", runs["static, splash"], 1000),
        Figure(f"Static, {first}: home", "ms", runs["static, first, ms"]),
        Figure(f"Static, {second}: over the wire", "bytes", runs["static, second, bytes"], 2e4),
        Figure(f"Static, {second}: home", "ms", runs["static, second, ms"]),
        Figure("Static, with no network: home", "ms", runs["static, offline, ms"]),
        Figure("Plain Flet served, second visit", "ms", runs["plain server, second, ms"]),
        Figure("Plain Flet published, first visit", "ms", runs["plain static, first, ms"]),
        Figure("Plain Flet published, second visit", "ms", beside),
        Figure("Server, second visit, beside that", "", share("server, second, ms"), QUARTER),
        Figure("Static, second visit, beside that", "", share("static, second, ms"), QUARTER),
        Figure("Static, with no network, beside that", "", share("static, offline, ms"), QUARTER),
    ]
