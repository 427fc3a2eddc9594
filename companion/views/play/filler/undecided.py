"""Several seats with nothing but early cards: the table says who of them goes first."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.moves import Order
from companion.games.filler.state import State
from companion.views.play.filler.words import time_words
from companion.views.play.play import Play
from companion.views.widgets.arranging import arranging
from companion.views.widgets.basics import Role, button, column, hero, text
from companion.views.words import joined, say


def _order(play: Play) -> tuple[int, ...]:
    """As arranged on this phone; at first in the order of the seats."""
    state: State = play.state
    seats: tuple[int, ...] = play.desk.get("undecided", ())
    return seats if tuple(sorted(seats)) == state.undecided else state.undecided


def undecided_board(play: Play) -> ft.Control:
    """The question and those it is about."""
    p = play.look.palette
    state: State = play.state
    names = joined([play.names[seat] for seat in state.undecided])
    why = say("{names} have only early cards: last today, and they restock.", names=names)
    lines = [
        ft.Semantics(
            content=text(say("Who of them first?"), Role.DISPLAY_SMALL, p.on_hero),
            header=True,
            heading_level=2,
            live_region=True,
        ),
        text(why, Role.LABEL_LARGE, p.on_hero_variant),
    ]
    known = len(state.order)
    listing = arranging(
        play.look,
        play.names,
        (*state.order, *_order(play)),
        lambda order: play.desk.put("undecided", order[known:]),
        fixed=known,
        second=lambda seat: time_words(state.times[seat]) if seat in state.order else "",
    )
    return column([hero(play.look, column(lines, 4)), listing], 10)


def undecided_primary(play: Play) -> ft.Control:
    """The order as it stands."""
    order = _order(play)
    names = [play.names[seat] for seat in order]
    return button(
        play.look,
        say("Show the order"),
        partial(play.act, Order(seats=order)),
        kind="filled",
        name=say(
            "Show the order: {first} before {others}", first=names[0], others=joined(names[1:])
        ),
        height=64,
        expand=2,
    )
