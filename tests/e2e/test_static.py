"""The app with no server: played from a plain host, and with no network at all."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.e2e.driver import Driver
from tests.e2e.host import Host
from tests.e2e.static import PlainHost, build, has_all, opened, own_browser, works_offline
from tests.e2e.test_new_table import seat

pytestmark = pytest.mark.timeout(600)

FIRST = 10_000_000  # bytes
SECOND = 20_000
MAY_FORGET = re.compile("^Your tables are kept by this browser. It may clear them")
OVER = "Play again with the same players and settings"


@pytest.fixture(scope="module")
def built() -> Path:
    return build()


@pytest.fixture
def host(built: Path) -> Iterator[PlainHost]:
    running = PlainHost(built).start()
    yield running
    running.stop()


@dataclass(slots=True)
class Visited:
    """A phone that has been to the app on a host of its own, and has it open at home."""

    folder: Path
    host: Host
    phone: BrowserContext
    app: Driver
    first: int
    """Bytes of that visit."""

    def open_again(self) -> None:
        """Close the page, forget what was sent, and open the app in a new one."""
        self.app.page.close()
        self.host.forget()
        self.app = opened(self.phone.new_page(), self.host.url)


@pytest.fixture(scope="module")
def visited(
    built: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visited]:
    """Shared by tests that leave it open at home, whatever is kept there."""
    place = tmp_path_factory.mktemp("visited")
    shutil.copytree(built, place / "host")
    with own_browser(browser, place / "profile") as phone, Host(place / "host").running() as host:
        app = opened(phone.new_page(), host.url)
        has_all(app.page)
        yield Visited(place / "host", host, phone, app, host.total)


def begin(app: Driver) -> None:
    """From home to the first turn of Cake Auf!, for two."""
    app.tap("Start Cake Auf!, 2 to 4 players")
    seat(app, "Ana", "李雷")
    sit_down(app)


def begin_again(app: Driver) -> None:
    """The same with the players of last time, who are remembered."""
    app.tap("Start Cake Auf!, 2 to 4 players")
    app.sees("Move 李雷 up")
    sit_down(app)


def sit_down(app: Driver) -> None:
    """From the new table to the first turn."""
    app.tap("Start, Ana begins")
    app.tap("Tick all and start playing")
    app.sees("Ana’s turn, 3 of 3 actions left")


def bake(app: Driver, stars: int, *, done: int = 0) -> None:
    """Put the ingredients on the first recipe that it still needs."""
    for number in range(done, 3):
        app.tap(f"Place an ingredient on Recipe 1, {number} of 3")
    app.tap(re.compile(f"^It shows {stars} star"))


def pass_on(app: Driver) -> None:
    """Ana's turn ends, and so does the next."""
    app.tap(re.compile("^End Ana’s turn"))
    app.tap(re.compile("^End 李雷’s turn"))
    app.sees(re.compile("^Ana’s turn"))


def test_a_game_goes_to_the_log_and_on_with_no_network(
    host: PlainHost, browser: Browser, tmp_path: Path
) -> None:
    with own_browser(browser, tmp_path / "profile") as first:
        app = opened(first.new_page(), host.url)
        app.sees(MAY_FORGET)
        begin(app)
        app.tap("Place an ingredient on Recipe 1, 0 of 3")
        app.sees("Ana’s turn, 2 of 3 actions left")
        works_offline(app.page)
        assert all(request.failure in (None, "csp") for request in app.requests)
        host.stop()  # after one visit
        app.reload().sees("Place an ingredient on Recipe 1, 1 of 3")
        host.start()
        bake(app, 2, done=1)
        pass_on(app)
        bake(app, 2)
        pass_on(app)
        bake(app, 1)
        app.sees(OVER)
        assert app.strangers() == []

    host.stop()
    with own_browser(browser, tmp_path / "profile") as later:
        app = opened(later.new_page(), host.url, "/log")
        app.sees(re.compile("^Cake Auf!.*Ana won with 5 stars$"))
        app.open("/").sees("What are we baking?")
        app.misses(MAY_FORGET)
        begin_again(app)
        app.tap("Place an ingredient on Recipe 1, 0 of 3")
        app.reload().sees("Ana’s turn, 2 of 3 actions left")


def test_a_first_visit_is_small_and_a_second_only_asks_for_the_version(visited: Visited) -> None:
    assert visited.first <= FIRST
    visited.open_again()
    has_all(visited.app.page)
    assert visited.host.total <= SECOND, visited.host.sent


def test_a_second_tab_waits_until_the_first_is_closed(visited: Visited) -> None:
    first = visited.app
    first.tap("Settings")
    first.tap("Colours: Dark")
    first.sees("Colours: Dark, chosen")
    page = visited.phone.new_page()
    page.goto(visited.host.url)
    page.get_by_text("Companion is open in another tab").wait_for(timeout=60_000)
    first.tap("Colours: Light")
    first.sees("Colours: Light, chosen")
    first.page.close()
    visited.app = Driver(page, visited.host.url + "/#").ready()
    visited.app.tap("Settings")
    visited.app.sees("Colours: Light, chosen")
    visited.app.tap("Back")


def test_a_browser_that_keeps_nothing_is_told_of_and_can_be_played_in(
    host: PlainHost, browser: Browser
) -> None:
    with browser.new_context(service_workers="block") as context:
        context.route("**/worker.js", without_files)
        app = opened(context.new_page(), host.url)
        app.sees(re.compile("^This browser keeps nothing for Companion"))
        begin(app)


def without_files(route: Route) -> None:
    """The worker's script in a browser that gives a page no files of its own."""
    answer = route.fetch()
    body = "delete StorageManager.prototype.getDirectory;\n" + answer.text()
    route.fulfill(response=answer, body=body)


def test_with_no_room_left_a_move_does_not_count_and_can_be_made_again(
    host: PlainHost, browser: Browser
) -> None:
    with browser.new_context(service_workers="block") as context:
        context.route("**/worker.js", that_can_fill_up)
        app = opened(context.new_page(), host.url)
        begin(app)
        room(app.page, is_left=False)
        app.tap("Place an ingredient on Recipe 1, 0 of 3")
        app.sees(re.compile("the browser gives Companion no more room"))
        app.sees("Ana’s turn, 3 of 3 actions left")
        room(app.page, is_left=True)
        app.tap("Place an ingredient on Recipe 1, 0 of 3")
        app.sees("Ana’s turn, 2 of 3 actions left")
        app.reload().sees("Ana’s turn, 2 of 3 actions left")


FILLS_UP = """
let full = false;
new BroadcastChannel("room").onmessage = ({ data }) => (full = !data);
const write = FileSystemSyncAccessHandle.prototype.write;
FileSystemSyncAccessHandle.prototype.write = function (...what) {
  if (full) throw new DOMException("There is no room.", "QuotaExceededError");
  return write.apply(this, what);
};
"""


def that_can_fill_up(route: Route) -> None:
    """The worker's script in a browser whose storage can be full on demand."""
    answer = route.fetch()
    route.fulfill(response=answer, body=FILLS_UP + answer.text())


def room(page: Page, *, is_left: bool) -> None:
    page.evaluate("left => new BroadcastChannel('room').postMessage(left)", is_left)


def test_a_new_version_is_offered_at_home_and_waits_to_be_wanted(visited: Visited) -> None:
    app = visited.app
    begin(app)
    before = build_of(app.page)
    new_build(visited.folder)
    app.reload().sees("Ana’s turn, 3 of 3 actions left")
    assert build_of(app.page) == before
    app.tap("Back")
    app.tap("Use the new version")
    app.page.wait_for_function(f"() => !document.querySelector('[src*=\"{before}\"]')")
    app.ready().sees(re.compile("^Carry on with Cake Auf!"))


def build_of(page: Page) -> str:
    """The build whose scripts the page runs."""
    address = page.locator("script[src*='boot.js']").get_attribute("src") or ""
    return address.split("/")[1]


def new_build(folder: Path) -> None:
    """What a release does to a host's folder: every address changes, of the content little."""
    build = json.loads((folder / "version.json").read_text("utf-8"))["build"]
    (folder / "v" / build).rename(folder / "v" / "0123456789ab")
    files = folder / "v" / "0123456789ab" / "files.json"
    for path in (folder / "index.html", folder / "sw.js", folder / "version.json", files):
        path.write_text(path.read_text("utf-8").replace(build, "0123456789ab"), "utf-8")
        for ending in (".br", ".gz"):  # hold the older text
            path.with_name(path.name + ending).unlink(missing_ok=True)
