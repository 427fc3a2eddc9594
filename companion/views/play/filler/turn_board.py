"""A turn: those who have gone, the dominant card, those who come, the book."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.filler.state import State
from companion.views.play.filler.book import book
from companion.views.play.filler.choices import choices
from companion.views.play.filler.queue import (
    ROW,
    coming,
    gone,
    gone_in_one_line,
    strip,
    wrong_order_line,
)
from companion.views.play.filler.turn_hero import turn_hero
from companion.views.play.play import Play
from companion.views.widgets.basics import column, row

_BESIDES = 668
"""Height (dp) of the screen without the lines of the other seats."""
_CELLS = 52
"""What is won by leaving the book's cards away."""


def turn_board(play: Play) -> ft.Control:
    """As much of it as the height allows; two panes where it is wide or low."""
    look = play.look
    if look.lying:
        left = _column([turn_hero(play), book(play), wrong_order_line(play)], 8)
        right = _column([choices(play), strip(play)], 8)
        left.expand = right.expand = True
        return row([left, right], 16, vertical_alignment=ft.CrossAxisAlignment.START)
    if look.wide:
        left = _column([gone(play), coming(play), wrong_order_line(play)], 10)
        right = _column([turn_hero(play), book(play), choices(play)], 12)
        left.expand, right.expand = 5, 6
        return row([left, right], 20, vertical_alignment=ft.CrossAxisAlignment.START)
    if look.roomy:
        return _column(
            [
                turn_hero(play),
                choices(play),
                coming(play),
                gone(play),
                book(play),
                wrong_order_line(play),
            ],
            10,
        )
    return _column(_upright(play), 6 if look.low else 8)


def _upright(play: Play) -> list[ft.Control | None]:
    """Lines for all; else those who have gone in one; else everybody in boxes."""
    state: State = play.state
    assert state.turn is not None, "a turn is shown"
    has_gone = state.order.index(state.turn)
    others = len(state.order) - 1
    room = play.look.height - _BESIDES
    hero, wrong = turn_hero(play), wrong_order_line(play)
    if room >= ROW * others:
        return [gone(play), hero, coming(play), wrong, book(play)]
    if room + _CELLS >= ROW * (others - has_gone + bool(has_gone)):
        return [gone_in_one_line(play), hero, coming(play), wrong, book(play, cells=False)]
    return [strip(play), hero, book(play, cells=room > -_CELLS), wrong]


def _column(parts: Sequence[ft.Control | None], spacing: float) -> ft.Column:
    return column([one for one in parts if one is not None], spacing)
