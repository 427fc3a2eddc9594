"""The app in German: on a phone that speaks it, beside one that does not, and by its setting."""

from __future__ import annotations

import re

import pytest

from tests.e2e.at_race import END, Entry, lay, place, starting
from tests.e2e.conftest import Companion, OpenApp


@pytest.fixture
def companion(house: Companion) -> Companion:
    """Each test has a table of its own: a server of its own would only cost time."""
    return house


def baked(stars: int) -> list[Entry]:
    """A turn of Cake Auf! that completes the first recipe."""
    return [place(1), place(1), place(1, stars), END]


PASSED: list[Entry] = [{"move": "discard"}] * 3 + [END]


def test_a_game_is_won_by_german_names(companion: Companion, open_app: OpenApp) -> None:
    told = [*baked(2), *PASSED, *baked(2), *PASSED]
    app = open_app(lay(companion.data, "cake-auf", 2, told), locale="de-DE")
    app.sees("Ana, 4 von 5 Sternen")
    for there in range(3):
        app.tap(f"Eine Zutat auf Rezept 1 legen, {there} von 3")
    app.tap("Es zeigt 1 Stern")
    app.sees(re.compile("^Ana gewinnt"))
    app.sees("Noch mal spielen, mit denselben Leuten und Einstellungen")


def test_a_refusal_is_told_in_german(companion: Companion, open_app: OpenApp) -> None:
    app = open_app(lay(companion.data, "cake-auf", 2, PASSED[:3]), locale="de-DE")
    app.tap(starting("Eine Zutat auf Rezept 1 legen"))
    app.sees(
        "Für diesen Zug sind keine Aktionen mehr übrig. Beende den Zug oder nimm etwas zurück."
    )


def test_two_phones_read_one_table_in_two_languages(
    companion: Companion, open_app: OpenApp
) -> None:
    path = lay(companion.data, "hasty-baker", 2, [])
    german, english = open_app(path, locale="de-AT"), open_app(path, locale="en-GB")
    german.tap(starting("Eine Zutat auf"))
    german.sees(re.compile("noch 1 von 2 Aktionen"))
    english.sees(re.compile("1 of 2 actions left"))


def test_the_language_that_is_set_counts_before_the_device_s(
    companion: Companion, open_app: OpenApp
) -> None:
    app = open_app("/settings", locale="en-GB")
    app.tap("Language: Deutsch")
    app.sees("Einstellungen")
    app.reload().sees("Bildschirm anlassen: an")
    app.tap("Sprache: Gerät")
    app.sees("Keep the screen on: on")


@pytest.mark.parametrize(
    ("path", "seen"),
    [
        ("/rules", "Kapitel"),
        ("/log", "Papierkorb"),
        ("/statistics", "Spieler und Gruppen"),
        ("/players", "Gruppen"),
        ("/in-and-out", "Datei wählen"),
        ("/campaign", "Szenario 1 aufbauen"),
    ],
)
def test_every_kind_of_screen_speaks_german(open_app: OpenApp, path: str, seen: str) -> None:
    open_app(path, locale="de-DE").sees(seen)
