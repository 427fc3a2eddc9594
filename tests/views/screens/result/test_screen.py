"""Every kind of result can be drawn, on every kind of screen, and says who won."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.magic_bakery.moves import EndTurn, Fulfil
from companion.games.registry import GAMES
from companion.rules.common import Adjust, Finish
from companion.rules.game import Move
from companion.rules.table import Entry, Header, Table
from companion.views.look import Look
from companion.views.screens.result.screen import result_parts
from companion.views.screens.result.words import headline
from companion.views.widgets.basics import column
from tests.views.drawing import drawn, names, words
from tests.views.screens.result.outcomes import ANA_BY_CARDS, EVERY_KIND, NAMES

LOOKS = [Look(), Look(scale=2.0), Look(width=844, height=390), Look(width=1024, height=768)]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.width:g}x{look.scale:g}")
@pytest.mark.parametrize("outcome", EVERY_KIND, ids=lambda outcome: headline(NAMES, outcome))
def test_the_headline_is_on_every_result(outcome: dict[str, Any], look: Look) -> None:
    controls = drawn(lambda: column(result_parts(look, NAMES, outcome, None)))
    assert headline(NAMES, outcome) in words(controls)


def test_each_seat_is_read_out_with_its_place_and_points() -> None:
    controls = drawn(lambda: column(result_parts(Look(), NAMES, ANA_BY_CARDS, None)))
    said = names(controls)
    assert "1st, Ana, 23 points" in said
    assert "2nd, Cy: Money 3, Reviews 6, Acclaim 8, Sets +6, Points 23" in said


def team(*moves: Move) -> list[str]:
    """What is read out of a table of the Magic Bakery that ends after some moves."""
    table = Table(GAMES["magic-bakery"], Header("magic-bakery", NAMES))
    for move in (*moves, Finish()):
        table.play(Entry(move))
    assert table.outcome is not None
    outcome, state = table.outcome.as_json(), table.game.as_json(table.position.state)
    return names(drawn(lambda: column(result_parts(Look(), NAMES, outcome, state))))


def test_each_order_is_a_line_of_its_own_with_what_it_brought() -> None:
    said = team(Fulfil(space=1), EndTurn(), Fulfil(space=2, showstopper=True, garnish=True))
    assert "No. 1, by Ana: +1" in said
    assert "No. 2, by Ben, with garnish, the Showstopper: +2" in said


def test_points_that_were_corrected_are_a_line_of_their_own() -> None:
    assert "Corrected by hand: +3" in team(Fulfil(space=1), Adjust(values={"points": 4}))
