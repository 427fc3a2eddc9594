"""The game goes back into its box from the result, by this table's own list."""

from __future__ import annotations

import pytest

from companion.content.checklist import packing_up
from companion.views.screens.result.packing import packing_button, packing_steps
from tests.views.drawing import words
from tests.views.play.race.at_table import phone, taps

GAMES = ["magic-bakery", "filler", "hasty-baker", "cake-auf"]


@pytest.mark.parametrize("slug", GAMES)
def test_one_tap_shows_what_goes_where(slug: str) -> None:
    at = phone(slug)
    (button,) = packing_button(at.play)
    taps([button])["Pack the game up"]()
    shown = words(at.sheet_draws())
    wanted = packing_up(slug, 3)
    assert wanted
    assert [step.text for step in wanted if step.text not in shown] == []


def test_the_list_is_of_this_tables_scenarios() -> None:
    cake = phone("magic-bakery", scenarios=[10])
    assert "The special Customer" in packing_steps(cake.play)[0].text
    assert "The special Customer" not in packing_steps(phone("magic-bakery").play)[0].text


def test_just_a_score_has_nothing_to_pack() -> None:
    assert packing_button(phone("filler", score_only=True).play) == []
