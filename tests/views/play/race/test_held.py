"""Hands as the moves tell and people correct them, and the line that says what to draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.rules.common import Undo
from companion.views.play.race.corrections import correct, corrections_of
from companion.views.play.race.hand import HandLine, hand_sheet
from companion.views.play.race.held import corrections_from, held, reminder
from tests.games.cake_auf.tables import END, place
from tests.games.hasty_baker.tables import HASTY
from tests.replaying import move
from tests.views.drawing import names
from tests.views.play.race.at_table import Phone, phone

PUT = move("ingredient")


def line(at: Phone) -> str | None:
    """What the hand line says; None where there is none."""
    found = reminder(at.table, corrections_of(at.here, at.play))
    return None if found is None else found.words


def now(at: Phone, seat: int) -> int:
    return held(at.table, corrections_of(at.here, at.play), seat)


@pytest.mark.parametrize(
    ("slug", "entries", "words"),
    [
        ("cake-auf", [place(1), place(1), END], "Ana: draw 2, back to 5"),
        ("cake-auf", [END], None),
        ("cake-auf", [place(1), END, place(1)], "Ana: draw 1, back to 5"),
        ("cake-auf", [place(1), END, place(1), place(1)], None),
        ("cake-auf", [place(1), END, END], None),
        ("cake-auf", [place(1), END, place(1), END], "Ben: draw 1, back to 5"),
        ("hasty-baker", [PUT, PUT, END], "Ana: draw 2, back to 7"),
        ("hasty-baker", [move("take_two", **{"from": 1}), END], "Ana: discard 1, down to 7"),
        ("hasty-baker", [move("take_two", **{"from": 1}), END, END], "Ben: draw 2, back to 7"),
        ("hasty-baker", [PUT, END, move("recipe", seat=0, name="Cake")], "Ana: draw 1, back to 7"),
    ],
)
def test_a_hand_is_told_through_the_next_seats_first_action(
    slug: str, entries: list[Mapping[str, Any]], words: str | None
) -> None:
    assert line(phone(slug, *entries)) == words


def test_a_correction_of_the_line_counts_at_once_and_is_no_move() -> None:
    at = phone("cake-auf", place(1), place(1), END)
    correct(at.here, at.play, 0, 4, before=2)
    assert line(at) == "Ana: draw 1, back to 5"
    assert at.session.revision == 3


def test_a_line_that_was_corrected_to_nothing_stays_to_be_corrected_again() -> None:
    at = phone("cake-auf", place(1), END)
    correct(at.here, at.play, 0, 5, before=1)
    assert line(at) == "Ana: 5 in hand, none to draw"


def test_too_many_cards_are_discarded_where_the_game_says_so() -> None:
    at = phone("hasty-baker", PUT, END)
    correct(at.here, at.play, 0, 9, before=1)
    assert line(at) == "Ana: discard 2, down to 7"


def test_a_hand_that_was_corrected_goes_on_from_there() -> None:
    at = phone("hasty-baker", PUT)
    correct(at.here, at.play, 0, 4)
    assert now(at, 0) == 4
    at.act(at.table.game.moves["ingredient"]())
    assert now(at, 0) == 3
    assert now(at, 1) == 7


def test_after_the_own_turn_a_correction_is_over() -> None:
    at = phone("hasty-baker", PUT)
    correct(at.here, at.play, 0, 4)
    at.act(at.table.game.moves["end_turn"]())
    assert line(at) == "Ana: draw 3, back to 7"
    assert now(at, 0) == 7


def test_a_new_hand_ends_a_correction() -> None:
    at = phone("hasty-baker", PUT)
    correct(at.here, at.play, 1, 2)
    at.act(at.table.game.moves["new_hand"](to=1))  # type: ignore[call-arg]
    assert now(at, 1) == 7


def test_a_hand_that_is_drawn_anew_ends_a_correction() -> None:
    entries = [HASTY, HASTY, HASTY, HASTY, HASTY, HASTY]
    at = phone("hasty-baker", *entries)
    correct(at.here, at.play, 0, 2)
    at.act(at.table.game.moves["hasty"]())
    assert [event.code for event in at.table.events] == ["hasty", "hand_empty"]
    assert now(at, 0) == 7


def test_taking_back_a_move_takes_a_correction_along() -> None:
    at = phone("hasty-baker", PUT, PUT)
    correct(at.here, at.play, 0, 3)
    at.act(Undo())
    assert now(at, 0) == 4


def test_a_hand_never_holds_less_than_nothing() -> None:
    at = phone("hasty-baker", PUT)
    correct(at.here, at.play, 0, 0)
    at.act(at.table.game.moves["ingredient"]())
    assert now(at, 0) == 0


@pytest.mark.parametrize(
    "value", [None, [], {"0": 3}, {"0": [1]}, {"0": [1, "2"]}, {"x": [1, 2]}, {"0": [True, 2]}]
)
def test_what_does_not_read_beside_the_table_is_left_out(value: object) -> None:
    assert corrections_from(value) == {}


def test_the_line_is_touched_to_be_corrected() -> None:
    at = phone("cake-auf", place(1), END)
    drawn = at.draws(HandLine)
    assert "Ana: draw 1, back to 5. Correct the number" in names(drawn)


def test_without_anything_to_draw_there_is_no_line() -> None:
    assert names(phone("cake-auf", END).draws(HandLine)) == []


def test_the_sheet_of_a_hand_says_what_comes_after_the_turn() -> None:
    at = phone("cake-auf", place(1), place(1))
    at.show(hand_sheet(0))
    assert "Cards in hand: 3" in names(at.sheet_draws())
