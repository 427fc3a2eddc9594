"""Where things stand in a race: nothing under a finger moves when a line comes or goes."""

from __future__ import annotations

import flet as ft
import pytest

from companion.views.look import Look
from companion.views.play.cake_auf.view import CakeAufView
from companion.views.play.race.seats import Lane, race
from companion.views.widgets.basics import Role
from tests.games.cake_auf.tables import place
from tests.views.drawing import names
from tests.views.play.race.at_table import phone


@pytest.mark.parametrize(
    "look",
    [Look(), Look(width=360, height=640), Look(width=1024, height=768), Look(scale=2.0)],
    ids=["phone", "small", "tablet", "large text"],
)
def test_what_the_hand_draws_stands_below_what_is_placed(look: Look) -> None:
    at = phone("cake-auf", place(1), {"move": "end_turn"})
    at.look = look
    board = names(at.draws(CakeAufView().board))
    draws = next(name for name in board if name.endswith("Correct the number") and "draw" in name)
    first = next(number for number, name in enumerate(board) if name.startswith("Place an "))
    if look.wide:
        assert board.index(draws) > max(n for n, name in enumerate(board) if " of 5 stars" in name)
    else:
        assert board.index(draws) > first


def test_points_are_read_at_arms_length() -> None:
    at = phone("hasty-baker")
    lanes = [Lane(seat, at.play.names[seat], lambda: None) for seat in range(3)]
    shown = {
        one.value: one.theme_style
        for one in at.draws(lambda play: race(play, lanes))
        if isinstance(one, ft.Text)
    }
    assert shown["0"] == Role.TITLE_LARGE
    assert {shown[name] for name in at.play.names} == {Role.LABEL_LARGE}
