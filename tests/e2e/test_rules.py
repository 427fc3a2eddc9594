"""The rules on a phone: an answer in two taps, and back to the same place on the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.at_table import TURN_END, AtTable, lay
from tests.e2e.conftest import Companion, OpenApp
from tests.e2e.driver import Driver
from tests.e2e.test_magic_bakery import overflowing

FIELD = "Search the rules"
SETTLED_MS = 600
"""By then the hits are those of the last letter, and no other rule comes under the finger."""
GO = """path => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', {state: null}));
}"""
TABLET = {"viewport": {"width": 1024, "height": 768}}


@pytest.fixture
def companion(house: Companion) -> Companion:
    """Each test has a table of its own: a server of its own would only cost time."""
    return house


@pytest.fixture
def table(companion: Companion, open_app: OpenApp) -> AtTable:
    """Three players at the first turn of a relaxed table."""
    app = open_app(lay(companion.data))
    app.sees(TURN_END)
    return AtTable(app, companion.data)


def type_letters(app: Driver, words: str) -> None:
    """Type into the search field as fingers do: a key at a time, and fast."""
    field = app.screen.get_by_label(FIELD, exact=True).last
    field.click()
    app.page.keyboard.type(words, delay=40)
    expect(app.screen.get_by_label(FIELD, exact=True).last).to_have_value(words)
    app.page.wait_for_timeout(SETTLED_MS)


def test_two_taps_answer_the_step_and_the_sheet_is_open_when_one_comes_back(
    table: AtTable,
) -> None:
    app = table.app
    table.tap(re.compile("^Fulfil customer 1"))
    app.sees("Fulfil customer 1, plain")
    table.taps = 0
    table.tap("Rules of this step")
    table.tap(re.compile("^For this step: fulfil an order"))
    assert table.taps == 2
    app.sees("Printed in the rulebook")
    app.tap("Back to Ana’s turn")
    app.sees("Fulfil customer 1, plain")


def test_letters_are_found_as_they_are_typed_and_hits_are_turned(table: AtTable) -> None:
    app = table.app
    app.tap("Rules of this step")
    type_letters(app, "garnish")
    app.sees(re.compile(r"^\d+ rules found$"))
    app.tap(re.compile("^Garnishes are optional, "))
    app.sees(re.compile(r"^1 of \d+$"))
    app.tap(re.compile("^Next: "))
    app.sees(re.compile(r"^2 of \d+$"))
    app.page.go_back()
    app.page.go_back()
    app.sees(re.compile(r"^\d+ rules found$"))
    app.tap("Clear the search")
    app.sees(re.compile("^Quick reference: "))
    type_letters(app, "qqqqzzz")
    app.sees("Nothing about “qqqqzzz”.")


def test_a_refused_tap_leads_to_its_rule(table: AtTable) -> None:
    app = table.app
    for _ in range(3):
        table.take()
        app.page.wait_for_timeout(300)
    app.tap("Take from the Pantry, 1 action")
    app.tap("Show rule")
    app.sees("How many actions")
    app.sees(re.compile("^At your table now: 3 players: 3 actions a turn"))
    app.tap("Back")
    app.sees(TURN_END)
    app.misses("Show rule")


def test_a_ruling_is_changed_at_the_table_told_in_the_history_and_undone(table: AtTable) -> None:
    app = table.app
    path = f"/tables/{table.id}"
    app.open(f"{path}/rules/MB-AMB-18")
    table.move(re.compile("A player has at most one extra action.$"))
    app.sees(re.compile("at most one extra action., chosen$"))
    assert table.entries()[-1]["set"] == {"extra_actions": "one-each"}
    app.tap("Back to Ana’s turn")
    app.tap("History")
    app.sees(re.compile("Ruling. Purrfect Cake: more than one extra action"))
    app.page.wait_for_timeout(SETTLED_MS)  # the table below has an undo of the same name
    table.move(app.find(re.compile("^Undo: Ruling")).last)
    app.open(f"{path}/rules/MB-AMB-18")
    app.sees(re.compile("if it lies before the player in turn.*, chosen$"))


def test_a_mark_stays_for_the_group(open_app: OpenApp) -> None:
    app = open_app("/rules/book/filler")
    app.tap("Scoring")
    app.tap(re.compile("^A tie"))
    app.tap("Mark for your group")
    app.sees("Take your group’s mark off")
    other = open_app("/rules")
    other.sees("Marked by your group")
    other.sees("A tie, Filler")


def test_quick_references_stay_open_beside_the_game_on_a_tablet(
    companion: Companion, open_app: OpenApp
) -> None:
    app = open_app(lay(companion.data), **TABLET)
    table = AtTable(app, companion.data)
    app.tap("Quick reference beside the game")
    app.sees("A turn in five lines")
    table.take()
    app.sees("A turn in five lines")
    app.tap(re.compile("^A duck replaces an Ingredient"))
    app.sees(re.compile("^Back to Ana"))
    app.tap("Back to Ana’s turn")
    app.tap(app.find("Close quick reference").last)
    app.misses("A turn in five lines")
    app.sees(TURN_END)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_no_page_of_the_rules_reaches_beyond_a_small_screen(
    companion: Companion,
    new_phone: Callable[..., BrowserContext],
    width: int,
    height: int,
) -> None:
    page = new_phone(viewport={"width": width, "height": height}).new_page()
    base = f"{lay(companion.data)}/rules"
    app = Driver(page, companion.url).open(base)
    for path, seen in (
        (base, FIELD),
        (f"{base}/MB-CONV-04", "Printed in the rulebook"),
        (f"{base}/MB-AMB-18", re.compile("chosen$")),
        (f"{base}/chapter/magic-bakery/4", re.compile("^Next: ")),
        (f"{base}/quick/magic-bakery", "Scoring"),
        (f"{base}/words/magic-bakery", re.compile("^Garnish")),
        ("/rules", FIELD),
    ):
        page.evaluate(GO, path)
        app.sees(seen)
        assert overflowing(app, width) == [], path
