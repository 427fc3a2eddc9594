"""Actions left as words and pips; the end of the turn says what the hand does then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft
import pytest

from companion.games.hasty_baker.moves import Hasty
from companion.rules.game import Move
from companion.views.play.race.deeds import EndTurn
from companion.views.play.race.hero import TurnHero
from tests.games.cake_auf.tables import place
from tests.games.hasty_baker.tables import HASTY
from tests.replaying import move
from tests.views.drawing import names, words
from tests.views.play.race.at_table import Phone, phone


def mark(one: Move) -> str:
    return "+2" if isinstance(one, Hasty) else ""


def hero(at: Phone) -> list[ft.Control]:
    return at.draws(lambda play: TurnHero(play, mark))


def pips(controls: list[ft.Control]) -> tuple[int, int]:
    """Actions that are left, and those that were taken."""
    left = sum(isinstance(one, ft.Image) and one.src == "svg/whisk.svg" for one in controls)
    ticks = sum(isinstance(one, ft.Icon) and one.icon == ft.Icons.CHECK_ROUNDED for one in controls)
    return left, ticks + words(controls).count("+2")


@pytest.mark.parametrize(
    ("slug", "entries", "said", "shown"),
    [
        ("hasty-baker", [], "2 of 2", (2, 0)),
        ("hasty-baker", [HASTY], "3 of 4", (3, 1)),
        ("hasty-baker", [HASTY, HASTY, move("replace")], "3 of 6", (3, 3)),
        ("hasty-baker", [HASTY] * 8, "10 of 18", (10, 8)),
        ("hasty-baker", [move("replace")] * 2, "0 of 2", (0, 2)),
        ("cake-auf", [place(1)], "2 of 3", (2, 1)),
    ],
)
def test_pips_grow_with_each_hasty_baker(
    slug: str, entries: list[Mapping[str, Any]], said: str, shown: tuple[int, int]
) -> None:
    controls = hero(phone(slug, *entries))
    assert f"Ana’s turn, {said} actions left" in names(controls)
    assert pips(controls) == shown


def test_the_hand_of_the_seat_in_turn_is_beside_them() -> None:
    assert "Ana holds 4 cards. Correct the number" in names(hero(phone("cake-auf", place(1))))


@pytest.mark.parametrize(
    ("slug", "entries", "name"),
    [
        ("cake-auf", [], "End Ana’s turn, 3 actions unused"),
        ("cake-auf", [place(1)], "End Ana’s turn, 2 actions unused, then draw 1"),
        ("cake-auf", [place(1), place(1), move("discard")], "End Ana’s turn, then draw 3"),
        ("hasty-baker", [move("replace")] * 2, "End Ana’s turn"),
        (
            "hasty-baker",
            [move("take_two", **{"from": 1})],
            "End Ana’s turn, 1 action unused, then discard 1",
        ),
    ],
)
def test_the_end_of_the_turn_says_what_is_lost_and_what_is_drawn(
    slug: str, entries: list[Mapping[str, Any]], name: str
) -> None:
    assert name in names(phone(slug, *entries).draws(EndTurn))
