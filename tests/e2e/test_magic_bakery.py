"""Kim-Joy's Magic Bakery on a phone: every scenario and six combinations played whole."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.at_table import SUMMARY, TURN_END, AtTable, lay
from tests.e2e.conftest import Companion, OpenApp
from tests.e2e.driver import Driver, Name

SCREENS = Path("build/screens/magic-bakery")
PAIR = ("Ana", "Ben")
FIVE = ("Ana", "Ben", "Cy", "Dee", "Eve")
SHORT = [1, 1, 1]
"""Customers of level 1, 2, 3: a game of three customers is over after a few rounds."""

ALONE = [[number] for number in range(1, 11)]
TOGETHER = [[1, 3], [2, 3], [5, 6], [2, 8], [4, 9], [2, 4, 8]]

SEEN_MS = 300
"""After this long a new sheet takes taps: nobody has read it before."""
ANSWERS: dict[int, Name] = {
    1: re.compile("^The cat goes to biscuit"),
    3: "Take an egg",
    6: "Give Ben the turtle",
    10: "Give Ana one more action a turn",
}


@pytest.fixture
def companion(house: Companion) -> Companion:
    """Each test has a table of its own: a server of its own would only cost time."""
    return house


def mode(scenarios: list[int]) -> str:
    return "campaign" if len(scenarios) == 1 else "freeplay"


def serve_first(table: AtTable, scenarios: list[int]) -> None:
    """Fulfil customer 1 with its garnish, and answer what the garnish asks."""
    table.tap(re.compile("^Fulfil customer 1"))
    answers = [ANSWERS[scenario] for scenario in scenarios if scenario in ANSWERS]
    for answer in ("Fulfil customer 1 with its garnish", *answers):
        table.app.sees(answer)
        table.app.page.wait_for_timeout(SEEN_MS)
        table.move(answer)


def play_to_the_end(table: AtTable, *, clock: bool) -> None:
    """End turns and close summaries until the result is there."""
    while (shown := table.at()) != "over":
        if shown == "summary":
            assert not clock, "with the clock a round's end needs no tap"
            table.close_summary()
        else:
            table.end_turn()


@pytest.mark.parametrize("scenarios", ALONE + TOGETHER, ids=lambda one: "+".join(map(str, one)))
def test_each_scenario_is_played_from_the_first_order_to_the_result(
    companion: Companion, open_app: OpenApp, scenarios: list[int]
) -> None:
    options = {"scenarios": scenarios, "mode": mode(scenarios), "customers": SHORT}
    app = open_app(lay(companion.data, PAIR, **options))
    table = AtTable(app, companion.data)
    clock = 9 in scenarios
    if clock:
        table.move("Start the ten minutes")
    before = table.taps
    serve_first(table, scenarios)
    asked = sum(scenario in ANSWERS for scenario in scenarios)
    assert table.taps - before == 2 + asked
    SCREENS.mkdir(parents=True, exist_ok=True)
    app.page.screenshot(path=SCREENS / f"{'+'.join(map(str, scenarios))}.png")
    play_to_the_end(table, clock=clock)
    assert app.strangers() == []


def test_mb_s01_a_pile_bakes_at_one_tap_and_a_covered_one_says_why(
    companion: Companion, open_app: OpenApp
) -> None:
    app = open_app(lay(companion.data, PAIR, scenarios=[1]))
    table = AtTable(app, companion.data)
    table.move("Bake sponge, 1 action")
    table.tap("Jam lies under the cat")
    app.sees(re.compile("^The cat lies on jam"))
    table.move(re.compile("^Move the cat right"))
    assert table.moves() == ["bake", "cat"]


def test_mb_s02_a_pantry_card_is_taken_at_one_tap(companion: Companion, open_app: OpenApp) -> None:
    app = open_app(lay(companion.data, PAIR, scenarios=[2]))
    table = AtTable(app, companion.data)
    table.move("Take Pantry card 4, face down, 1 action")
    app.sees("Take Pantry card 4, face up, 1 action")
    assert table.taps == 1


def overflowing(app: Driver, width: int) -> list[str]:
    """Names of what reaches beyond the sides of the screen."""
    nodes = app.page.evaluate(
        """() => [...document.querySelectorAll('flt-semantics-host flt-semantics')].map(node => {
             const box = node.getBoundingClientRect();
             return [node.getAttribute('aria-label') || node.textContent, box.left, box.right];
           })"""
    )
    return [name for name, left, right in nodes if left < -1 or right > width + 1]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_no_scenario_reaches_beyond_a_small_screen(
    companion: Companion,
    new_phone: Callable[..., BrowserContext],
    width: int,
    height: int,
) -> None:
    page = new_phone(viewport={"width": width, "height": height}).new_page()
    app = Driver(page, companion.url)
    for scenarios in (*ALONE, [1, 2, 3, 10], [4, 5, 6, 7, 9]):
        app.open(lay(companion.data, FIVE, scenarios=scenarios, mode=mode(scenarios)))
        app.sees(TURN_END)
        assert overflowing(app, width) == [], scenarios
        app.misses(SUMMARY)
