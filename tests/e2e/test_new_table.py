"""From an empty home to the first turn, and the same again with everything remembered."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from tests.e2e.conftest import Companion, OpenApp
from tests.e2e.driver import Driver

WAKE_LOCKS = """() => {
  window.awake = 0;
  const lock = { addEventListener() {}, release: async () => { window.awake = 0; } };
  const wakeLock = { request: async () => { window.awake = 1; return lock; } };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
}"""

EMPTY_FIELD = """() => document.activeElement?.tagName === 'INPUT'
  && document.activeElement.value === ''"""


def in_turn_order(phone: Driver) -> list[str]:
    """The names of the seat list from top to bottom."""
    found = (re.fullmatch("Move (.+) up", text) for text in phone.texts())
    return [one[1] for one in found if one]


def seat(phone: Driver, *names: str) -> None:
    """Type names one after the other; the keyboard stays for the next one."""
    phone.screen.get_by_label("Add a player", exact=True).first.click()
    for name in names:
        phone.page.wait_for_function(EMPTY_FIELD)
        phone.page.keyboard.type(name)
        phone.page.keyboard.press("Enter")
        phone.sees(f"Move {name} up")


def test_from_an_empty_home_to_the_first_turn(open_app: OpenApp, companion: Companion) -> None:
    phone = open_app()
    phone.sees("What are we baking?")
    phone.tap("Start Magic Bakery, 2 to 5 players")
    phone.sees("2 more players are needed")
    seat(phone, "Ana", "Ben", "Zoë")
    phone.type("Add a player", " ZOE\u0308 ")
    phone.tap("Add this name")
    phone.sees("Zoë sits here already.")

    # Whoever baked last begins; who sits left of whom stays.
    phone.tap("Zoë starts")
    phone.sees("Zoë starts, chosen")
    assert in_turn_order(phone) == ["Zoë", "Ana", "Ben"]
    phone.tap("Move Ben up")
    phone.sees("Start, Zoë begins")
    phone.tap("Mode: Campaign")
    phone.tap("Scenario 3, fox")
    phone.sees("Scenario 3, fox, chosen")
    phone.type("Add a player", "")
    phone.tap("Start, Zoë begins")

    phone.sees(re.compile("^Step 1 of 10: Six Layer piles"))
    for _ in range(2):
        phone.tap(re.compile("^Done: "))
    phone.sees(re.compile("^Step 3 of 10: Build the Customer stack. Level 1: 1, level 2: 2"))
    # Ticks outlive the server; home knows that the table is being set.
    companion.restart()
    phone.open("/").tap("Carry on setting the table for Magic Bakery")
    phone.tap("Undo: step 2, Helpful Duck")
    phone.sees(re.compile("^Step 2 of 10: Helpful Duck"))
    phone.tap("Step 5, to do: Take out all 13 eggs")
    phone.sees(re.compile("^Step 5 of 10: Take out all 13 eggs. Eggs: 13"))
    phone.tap("Tick all and start playing")
    phone.sees(re.compile("^Zoë’s turn"))

    phone.tap("Back")
    phone.tap("Carry on with Magic Bakery, scenario 3, round 1, Zoë’s turn")
    phone.sees(re.compile("^Zoë’s turn"))


def test_next_time_start_is_one_tap_and_the_screen_stays_on_until_home(open_app: OpenApp) -> None:
    phone = open_app("/new/magic-bakery?mode=warm-up")
    phone.page.evaluate(WAKE_LOCKS)
    phone.page.add_init_script(f"({WAKE_LOCKS})()")
    seat(phone, "Ana", "Ben")
    phone.tap("Start, Ana begins")
    phone.page.wait_for_function("() => window.awake === 1")
    phone.tap("Tick all and start playing")
    phone.sees(re.compile("^Ana’s turn"))
    # The set-up of a table that is played can be looked up, and changes nothing any more.
    phone.open(urlsplit(phone.page.url).path + "/setup").sees("Back to the table")
    phone.misses(re.compile("^Done: "))
    phone.page.wait_for_function("() => window.awake === 1")
    phone.tap("Back to the table")
    phone.sees(re.compile("^Ana’s turn"))

    phone.tap("Back")
    phone.tap("Start Magic Bakery, 2 to 5 players")
    phone.page.wait_for_function("() => window.awake === 0")
    phone.tap("Start, Ana begins")
    phone.sees(re.compile("^Step 1 of"))


def test_settings_count_at_once_and_are_kept(open_app: OpenApp, companion: Companion) -> None:
    phone = open_app("/settings")
    phone.tap("Colours: Dark")
    phone.sees("Colours: Dark, chosen")
    for percent in range(110, 160, 10):
        phone.tap("Larger text")
        phone.sees(f"{percent} %")
    phone.tap("Keep the screen on: on")
    phone.sees("Keep the screen on: off")
    companion.restart()
    phone.open("/settings").sees("150 %")
    phone.sees("Colours: Dark, chosen")
    phone.sees("Keep the screen on: off")
