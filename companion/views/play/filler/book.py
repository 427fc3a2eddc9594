"""The Recipe book, the deck, and how near the end is."""

from __future__ import annotations

import flet as ft

from companion.games.filler.state import State
from companion.views.look import Look
from companion.views.play.filler.last_day import fills_words, last_day_tag, last_day_words
from companion.views.play.play import Play
from companion.views.widgets.basics import (
    Role,
    button,
    column,
    icon,
    picture,
    press,
    row,
    text,
)
from companion.views.widgets.sheet import sheet
from companion.views.words import counted, say


def book(play: Play, *, cells: bool = True) -> ft.Control:
    """Recipes in the book, cards in the deck, fills left; touched, how they are counted."""
    look, state = play.look, play.state
    p = look.palette
    low = look.low
    tagged = last_day_tag(play)
    head = [_book_words(state), say("{n} in deck", n=state.deck)]
    parts: list[ft.Control] = [_two(look, *head)]
    if cells and not low and not look.roomy:
        parts.append(_cells(look, state))
    parts.append(_progress(look, state))
    if tagged is not None:
        parts.append(row([tagged], 0))
    return press(
        look,
        _spoken(state),
        column(parts, 6 if low else 10),
        lambda: play.show(_counted_sheet),
        fill=p.container,
        ink=p.on_surface,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8 if low else 12),
    )


def _book_words(state: State) -> str:
    return say("Recipe book: {n} of {all}", n=state.book, all=state.setup.book)


def _spoken(state: State) -> str:
    words = last_day_words(state)
    last = say(". {words}", words=words) if words else ""
    return say(
        "{book}, {deck} in deck, {fills} until the last day ends{last}. How this is counted",
        book=_book_words(state),
        deck=state.deck,
        fills=counted(state.fills_left, "{n} fill", "{n} fills"),
        last=last,
    )


def _two(look: Look, left: str, right: str) -> ft.Control:
    first, second = text(left, Role.LABEL_LARGE), text(right, Role.LABEL_LARGE)
    if look.roomy:
        return column([first, second], 0)
    return row([first, second], 8, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)


def _cells(look: Look, state: State) -> ft.Control:
    p = look.palette
    cells: list[ft.Control] = []
    for place in range(max(state.setup.book, state.book)):
        there = place < state.book
        cells.append(
            ft.Container(
                picture("tart", 28, p.on_tertiary_container)
                if there
                else icon(ft.Icons.REMOVE_ROUNDED, p.outline, 20),
                bgcolor=p.tertiary_container if there else None,
                border=None if there else ft.Border.all(2, p.outline_variant),
                height=42,
                border_radius=14,
                alignment=ft.Alignment.CENTER,
                expand=True,
            )
        )
    return row(cells, 6)


def _progress(look: Look, state: State) -> ft.Control:
    p = look.palette
    bar = ft.ProgressBar(
        value=min(1.0, state.fills / state.setup.last_fill),
        color=p.tertiary,
        bgcolor=p.high,
        bar_height=12,
        border_radius=6,
        expand=True,
    )
    label = text(fills_words(state), Role.LABEL_LARGE, no_wrap=True)
    return row([bar, label], 10)


def _counted_sheet(play: Play) -> ft.Control:
    """Where the number of fills left comes from, and its rule."""
    state: State = play.state
    last, seats = state.setup.last_fill, state.setup.seats
    words = [
        say(
            "The deck has 10 recipes for each player. The game ends with the day after which the"
            " book cannot be full again: once {n} recipes are filled, 9 for each of {seats}"
            " players.",
            n=last,
            seats=seats,
        ),
        say("{fills} filled so far, {left}.", fills=state.fills, left=fills_words(state)),
    ]
    lines: list[ft.Control] = [text(one, Role.BODY_LARGE) for one in words]
    rule = button(
        play.look,
        say("Show rule"),
        lambda: play.rules("FI-END-03"),
        kind="tonal",
        symbol=ft.Icons.MENU_BOOK_ROUNDED,
    )
    title = say("Fills until the end")
    return sheet(play.look, title, column(lines), foot=rule, on_close=lambda: play.show(None))
