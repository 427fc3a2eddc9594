"""Filler on a phone: days in few taps, whole games, mistakes put right, every size."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from companion.store import Store
from tests.e2e.at_filler import NAMES, OVER, AtFiller, Entry, days, lay
from tests.e2e.conftest import Companion, OpenApp
from tests.e2e.driver import Driver

Sit = Callable[..., AtFiller]


@pytest.fixture
def sit(companion: Companion, open_app: OpenApp) -> Sit:
    """A phone at a table that has been played so far."""

    def seated(seats: int, entries: list[Entry] | None = None, **options: object) -> AtFiller:
        path = lay(companion.data, seats, entries or [], **options)
        return AtFiller(open_app(path), companion.data)

    return seated


def test_a_day_of_four_takes_few_taps_and_shows_its_order_at_once(sit: Sit) -> None:
    table = sit(4)
    for name, digits in zip(NAMES, ("624", "749", "650", "638"), strict=False):
        table.time(digits, name)
    table.app.sees("Ana’s turn, 1st of 4, 6:24")
    table.app.sees("Dee, 2nd, 6:38, next. Correct this time card")
    table.app.sees("Ben, 4th, 7:49, last today. Correct this time card")
    for name in ("Ana", "Dee", "Cy", "Ben"):
        table.fill(name)
    table.app.sees("Turn up 4 recipes")
    table.next_day(2)
    assert table.taps == 17

    table.taps = 0
    for seat, digits in enumerate(("105", "1050", "110", "1005")):
        last = "Enter this time and show the order"
        following = last if seat == 3 else f"Next: {NAMES[seat + 1]}’s time card"
        table.time(digits, NAMES[seat], following=following if len(digits) == 3 else None)
    table.app.sees("Ana’s turn, 1st of 4, 1:05")
    for name in ("Ana", "Cy", "Dee", "Ben"):
        table.fill(name)
    table.next_day(3)
    assert table.taps == 21

    table.tap("Enter the order only, no times")
    table.taps = 0
    for place, name in enumerate(("Cy", "Ana", "Dee"), start=1):
        table.tap(re.compile(f"^{name} goes {place}"))
    table.app.sees("Cy’s turn, 1st of 4")
    for name in ("Cy", "Ana", "Dee", "Ben"):
        table.fill(name)
    table.next_day(4)
    assert table.taps == 8
    table.app.sees("Enter the order only, no times, chosen")


def test_a_whole_game_of_two_ends_with_a_shared_victory(sit: Sit) -> None:
    table = sit(2)
    table.app.tap("Enter the order only, no times")
    table.app.sees("Enter the order only, no times, chosen")
    for day in range(1, 10):
        table.tap("Ben goes 1st")
        for name in ("Ben", "Ana"):
            table.fill(name)
        if day < 9:
            table.next_day(day + 1)
    table.app.sees("Day 9 was the last one")
    table.read("Count the symbols")
    table.taps = 0
    table.score("Ana", (5, 4, 6), "Next: Ben’s score")
    assert table.taps <= 6
    table.score("Ben", (3, 6, 8), "Enter this score and show the result")
    table.app.sees("Ana and Ben share the victory")
    table.app.sees(re.compile("Ana has 12 cards and Ben has 12 cards"))
    assert table.app.strangers() == []


def test_a_whole_game_of_four_has_every_ability_and_a_podium(sit: Sit) -> None:
    table = sit(4, days(4, 7), advanced=True)
    table.next_day(8)
    table.tap("One arrive-early card more")
    table.time("749", "Ana")
    for name, digits in zip(NAMES[1:], ("650", "638", "710"), strict=False):
        table.time(digits, name)
    table.app.sees("Cy’s turn, 1st of 4, 6:38")
    table.fill("Cy", "takes a recipe with a bonus fill")
    table.app.sees(re.compile("^Bonus fill: one more recipe"))
    table.tap(re.compile("^Fill again: Cy"))
    table.app.sees("Ana’s turn, 2nd of 4, 6:49 after 1 early card")
    table.app.sees("Cy, 1st, 6:38, filled 2 recipes")
    table.fill("Ana", "takes a recipe with a bad batch")
    table.tap("A card of Ana left the game")
    table.fill("Ben", "takes a recipe with a bonus restock")
    table.tap("Restock without reserving: Dee picks up discards")
    table.next_day(9)
    table.app.sees("Could be the last day")
    for name, digits in zip(NAMES, ("624", "650", "638", "710"), strict=False):
        table.time(digits, name)
    for name in ("Ana", "Cy", "Ben"):
        table.fill(name)
    table.app.sees(re.compile("^Recipe book.* 1 fill until the last day ends"))
    table.fill("Dee")
    table.read("Count the symbols")
    table.score("Ana", (5, 4, 6), "Next: Ben’s score")
    table.score("Ben", (4, 5, 3), "Next: Cy’s score")
    table.score("Cy", (3, 6, 8), "Next: Dee’s score")
    table.score("Dee", (2, 6, 3), "Enter this score and show the result")
    table.app.sees("1st, Cy, 23 points")
    table.app.sees("2nd, Ana, 23 points")
    table.app.sees(re.compile("Cy has 13 cards and Ana has 11 cards. More cards win."))


def test_a_whole_game_of_six_asks_for_the_order_of_only_early_cards(sit: Sit) -> None:
    table = sit(6, days(6, 8))
    table.next_day(9)
    for name, digits in zip(NAMES[:4], ("624", "749", "650", "1038"), strict=True):
        table.time(digits, name)
    table.tap("Dee: one early card more, 9:38")
    for name in NAMES[4:]:
        table.tap(f"{name} has only early cards: last, and restocks")
    table.tap("Flo earlier")
    table.tap("Show the order: Flo before Eve")
    for name in ("Ana", "Cy", "Ben"):
        table.fill(name)
    table.app.sees("Dee’s turn, 4th of 6, 9:38 after 1 early card")
    table.fill("Dee")
    table.fill("Flo")
    table.app.sees("With only arrive-early cards the turn is a restock.")
    for name in ("Flo", "Eve"):
        table.restock(name)
    table.next_day(10)
    table.app.tap("Enter the order only, no times")
    for place, name in enumerate(("Flo", "Eve", "Dee", "Cy", "Ben"), start=1):
        table.tap(re.compile(f"^{name} goes {place}"))
    for name in ("Flo", "Eve", "Dee", "Cy", "Ben", "Ana"):
        table.fill(name)
    table.read("Count the symbols")
    for seat, name in enumerate(NAMES):
        last = "Enter this score and show the result"
        following = last if seat == 5 else f"Next: {NAMES[seat + 1]}’s score"
        table.score(name, (seat + 2, 5, 6), following)
    table.app.sees("1st, Flo, 28 points")
    table.app.sees(OVER)


def test_a_wrong_time_is_put_right_by_touching_it_and_a_wrong_order_with_arrows(sit: Sit) -> None:
    table = sit(3)
    for name, digits in zip(NAMES, ("624", "749", "650"), strict=False):
        table.time(digits, name)
    table.tap(re.compile("^Ben, 3rd, 7:49.*Correct this time card$"))
    table.time("549", "Ben")
    table.app.sees("Ben’s turn, 1st of 3, 5:49")
    moves = [entry["move"] for entry in table.moves()]
    assert moves == ["time", "time", "time", "undo", "time", "time"]
    table.fill("Ben")
    table.app.sees("Ana’s turn, 2nd of 3, 6:24")
    table.tap("The order is wrong")
    table.tap("Cy earlier")
    table.tap("This is the order")
    table.app.sees("Cy’s turn, 2nd of 3, 6:50")
    correction = table.moves()[-1]
    assert (correction["order"], correction["turn"]) == ([1, 2, 0], 2)


def test_keys_of_a_keyboard_type_times_and_a_look_at_the_rules_loses_no_digit(sit: Sit) -> None:
    table = sit(3)
    table.app.sees("Ana’s time card")
    table.app.page.wait_for_timeout(1500)  # the browser listens once it has drawn
    table.app.page.keyboard.press("6")
    table.app.sees("Ana’s time: 6:__")
    for key in ("5", "Backspace", "2", "4", "1", "0", "5", "Enter", "7"):
        table.app.page.keyboard.press(key)
        table.app.page.wait_for_timeout(60)
    table.app.sees("Cy’s time: 7:__")
    assert [entry["time"] for entry in table.moves()] == ["6:24", "1:05"]
    table.tap("Rules of this step")
    table.app.sees(re.compile("^Search the rules"))
    table.app.page.go_back()
    table.app.sees("Cy’s time: 7:__")


def test_times_stay_hidden_until_all_are_in_if_the_group_wants(sit: Sit) -> None:
    table = sit(2)
    table.tap("More ways of entering")
    table.tap("Hide times until all are in: off")
    table.app.sees("Hide times until all are in: on")
    table.tap("Close")
    table.time("624", "Ana")
    table.app.sees("Ana’s time card is in. Change it")
    assert not [words for words in table.app.texts() if "6:24" in words]
    table.time("610", "Ben")
    table.app.sees("Ana, 2nd, 6:24, last today. Correct this time card")


def test_just_a_score_is_two_taps_from_home_for_all_four_games(sit: Sit) -> None:
    table = sit(2)
    table.time("624", "Ana")
    app = table.app
    for title in ("Magic Bakery", "Filler", "Hasty Baker", "Cake Auf!"):
        app.tap("Back")
        app.sees("Just score")
        table.taps = 0
        table.tap(re.compile(f"^Just score .*{title}"))
        table.tap("Score")
        app.sees(re.compile("^(The whole team|Ana’s score)$"))
        assert table.taps == 2
        app.tap(re.compile("^(Points|Stars|Money): 5$"))
        app.sees(re.compile("^5 (points|stars)$"))


SIZES = [(360, 640), (844, 390), (1024, 768)]
MOMENTS: list[tuple[list[Entry], list[str]]] = [
    (days(6, 2), ["7", "8", "9", "0", "Delete the last digit"]),
    (
        [
            *days(6, 2),
            *({"move": "time", "seat": seat, "time": f"10:{seat}5"} for seat in range(6)),
            {"move": "fill"},
        ],
        [
            "Fill: Ben takes a recipe from the book",
            "Restock: Ben picks up discards and reserves a recipe",
        ],
    ),
    (days(6, 9), ["Money: 0", "Money: 11", "Add the next number to Money"]),
]
"""A table so far, and what has to be whole on the screen."""


@pytest.fixture(params=[1.0, 2.0], ids=["text-1", "text-2"])
def scale(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[float, Companion]]:
    """A text scale, and a server whose phones draw at it."""
    data = tmp_path / "scaled"
    with Store.open(data) as store:
        store.documents.settings.put("look", {"scale": request.param})
    running = Companion(data).start()
    yield request.param, running
    running.kill()


def test_six_players_fit_on_every_screen(
    scale: tuple[float, Companion], new_phone: Callable[..., BrowserContext]
) -> None:
    grown, server = scale
    page = new_phone().new_page()
    table = AtFiller(Driver(page, server.url), server.data)
    for entries, whole in MOMENTS:
        table.app.open(lay(server.data, 6, entries))
        if not whole[0].startswith("Fill"):
            table.read(re.compile("^(Day 3: time cards|Count the symbols)$"))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            table.fits(width)
            for name in whole if grown == 1 else []:
                table.has_whole(name, height)
