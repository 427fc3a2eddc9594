"""Three browsers at one table: what a tap on one shows on the others, and what ends or outlasts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e import at_filler
from tests.e2e.at_table import lay
from tests.e2e.conftest import Companion
from tests.e2e.driver import Driver
from tests.wire.joining import LAN, invitation

NewPhone = Callable[..., BrowserContext]
TAKE = "Take from the Pantry, 1 action"
ONE_TAKEN = re.compile("^Ana’s turn,? 2 of 3 actions left")
TWO_TAKEN = re.compile("^Ana’s turn,? 1 of 3 actions left")
WATCHING = re.compile("Watching$")
OPTIONS = ("--lan", "--host", LAN)


class Evening:
    """The app for phones, a table on it, and the browsers there."""

    def __init__(self, app: Companion, new_phone: NewPhone) -> None:
        self.app = app
        self._new_phone = new_phone
        self._lan = f"http://{LAN}:{app.port}"

    def host(self, path: str, **options: object) -> Driver:
        """The table's own phone."""
        return Driver(self._new_phone(**options).new_page(), self.app.url).open(path)

    def guest(self, path: str, choice: str, **options: object) -> Driver:
        """A phone that scans the code of a table and says what it is."""
        token = invitation(self.app.data, path.rpartition("/")[2])["token"]
        phone = Driver(self._new_phone(**options).new_page(), self._lan).open(f"/join/{token}")
        phone.sees("Whose phone is this?")
        phone.tap(choice)
        return phone

    def moves(self, path: str) -> list[tuple[str, str | None]]:
        """What was entered at a table, and by whom."""
        file = self.app.data / f"{path.strip('/')}.jsonl"
        entries = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
        return [(entry["move"], entry.get("by")) for entry in entries]


@pytest.fixture
def evening(tmp_path: Path, new_phone: NewPhone) -> Iterator[Evening]:
    app = Companion(tmp_path / "data").start(*OPTIONS)
    yield Evening(app, new_phone)
    app.kill()


def test_three_phones_in_step_through_a_reload_and_a_killed_host(evening: Evening) -> None:
    path = lay(evening.app.data)
    host = evening.host(f"{path}/share")
    host.sees("Scan to join")
    ana = evening.guest(path, "Ana. Plays on this phone")
    ben = evening.guest(path, "Ben. Plays on this phone")
    host.sees("2 phones are here")
    host.tap("Back to the table")

    ana.tap(TAKE)
    for phone in (host, ben, ana):
        phone.sees(ONE_TAKEN)
    assert evening.moves(path) == [("take", "Ana")]

    ben.reload()
    ben.sees(ONE_TAKEN)

    evening.app.kill()
    away = ben.page.locator("#away")
    expect(away).to_contain_text("Not at the table")
    evening.app.start(*OPTIONS)
    expect(away).to_have_count(0, timeout=60_000)
    ben.ready()
    ben.tap(TAKE)
    for phone in (host, ana, ben):
        phone.ready()
        phone.sees(TWO_TAKEN, within=60_000)
    assert evening.moves(path) == [("take", "Ana"), ("take", "Ben")]


def test_the_host_has_a_guest_watch_and_sends_it_away(evening: Evening) -> None:
    path = lay(evening.app.data)
    host = evening.host(f"{path}/share")
    host.sees("Scan to join")
    ben = evening.guest(path, "Ben. Plays on this phone")
    ben.sees(TAKE)
    host.tap("What guests may do: Only watch")
    ben.sees(WATCHING)
    ben.misses(TAKE)
    host.tap("What guests may do: Guests play")
    ben.sees(TAKE)
    host.tap("Ben’s phone, at the table. Change or remove")
    host.tap("Remove this phone")
    host.sees("No phone has joined yet")
    ben.misses(TAKE, within=60_000)


def test_a_time_card_is_entered_unseen_on_its_own_phone(evening: Evening) -> None:
    path = at_filler.lay(evening.app.data, 2)
    host = evening.host(f"{path}/share")
    host.sees("Scan to join")
    ana = evening.guest(path, "Ana. Plays on this phone")
    ben = evening.guest(path, "Ben. Plays on this phone")
    host.tap("Back to the table")
    host.sees(re.compile("^Ana and Ben are missing"))
    for digit in "624":
        ana.tap(digit)
    host.sees(re.compile("^Ben is missing"))
    ana.sees(re.compile("Your card is in: 6:24"))
    for phone in (host, ben):
        assert not any("6:24" in words for words in phone.texts())
    for digit in "719":
        ben.tap(digit)
    for phone in (host, ana, ben):
        phone.sees(re.compile("^Ana’s turn, 1st of 2, 6:24"))
        assert any("7:19" in words for words in phone.texts())
