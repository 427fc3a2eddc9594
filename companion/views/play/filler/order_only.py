"""A day without clock times: seats are touched earliest first, the last one is filled in."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.moves import Order
from companion.games.filler.state import State
from companion.rules.game import IllegalMove
from companion.views.play.filler.rewriting import with_order
from companion.views.play.filler.way import WaySwitch
from companion.views.play.filler.words import place_word
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, hero, press, row, text
from companion.views.widgets.seats import token
from companion.views.words import say


def order_board(play: Play) -> ft.Control:
    """The question, and where there is no room under the thumb, a large tile a seat."""
    look = play.look
    question = _question(play)
    if look.beside:
        left = ft.Container(column([question, WaySwitch(play)], 10), expand=4)
        return row(
            [left, ft.Container(_tiles(play), expand=5)],
            16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    if look.roomy:
        return column([question, _tiles(play), WaySwitch(play)], 10)
    return column([question, WaySwitch(play)], 10)


def order_hands(play: Play) -> ft.Control | None:
    """The tiles under the thumb; elsewhere they are part of the board."""
    return None if play.look.beside or play.look.roomy else _tiles(play)


def _touched(play: Play) -> tuple[int, ...]:
    """Seats touched today, earliest first."""
    state: State = play.state
    day, seats = play.desk.get("order", (state.day, ()))
    return seats if day == state.day else ()


def _touch(play: Play, seat: int) -> None:
    """One seat more; a seat that was touched goes back, with those after it."""
    state: State = play.state
    before = _touched(play)
    now = before[: before.index(seat)] if seat in before else (*before, seat)
    play.desk.put("order", (state.day, now))
    missing = [one for one in range(state.setup.seats) if one not in now]
    if len(missing) <= 1 and _settle(play, (*now, *missing)):
        play.desk.put("order", (state.day, ()))


def _settle(play: Play, seats: tuple[int, ...]) -> bool:
    try:
        moves = with_order(play.table, Order(seats=seats))
    except IllegalMove as refusal:
        play.refuse(refusal)
        return False
    return play.act(*moves)


def _question(play: Play) -> ft.Control:
    p = play.look.palette
    place = len(_touched(play)) + 1
    first = (
        say("Who goes first?") if place == 1 else say("Who goes {place}?", place=place_word(place))
    )
    lines = [
        ft.Semantics(
            content=text(first, Role.DISPLAY_SMALL, p.on_hero),
            header=True,
            heading_level=2,
            live_region=True,
        ),
        text(say("Touch the earliest time card first."), Role.LABEL_LARGE, p.on_hero_variant),
    ]
    return hero(play.look, column(lines, 4))


def _tiles(play: Play) -> ft.Control:
    look = play.look
    tiles = [_tile(play, seat) for seat in range(len(play.names))]
    per_row = 1 if look.roomy else 3 if look.beside else 2
    rows = [tiles[at : at + per_row] for at in range(0, len(tiles), per_row)]
    return column([row(some, 8) for some in rows], 8)


def _tile(play: Play, seat: int) -> ft.Control:
    look = play.look
    p = look.palette
    name = play.names[seat]
    touched = _touched(play)
    chosen = seat in touched
    place = place_word(touched.index(seat) + 1) if chosen else place_word(len(touched) + 1)
    says = say("{name} is {place}. Take back", name=name, place=place)
    ink = p.on_tertiary_container if chosen else p.on_surface
    words: list[ft.Control] = [
        text(name, Role.TITLE_MEDIUM, ink, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    ]
    if chosen:
        words.append(text(place, Role.TITLE_LARGE, ink))
    return press(
        look,
        says if chosen else say("{name} goes {place}", name=name, place=place),
        row([token(look, seat, play.names, 48), column(words, 0, expand=True)], 12),
        partial(_touch, play, seat),
        fill=p.tertiary_container if chosen else p.card,
        ink=ink,
        border=p.outline,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
        height=None if look.roomy else 72 if look.low else 96,
        expand=None if look.roomy else True,
    )
