"""The log: every table, newest first; and the bin, from which each comes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import flet as ft

from companion.library import Play
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.registry import VIEWS
from companion.views.screens.log import words
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, icon, press, row, tag, text
from companion.views.widgets.games import colours, game_picture
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.navigation import navigation
from companion.views.words import counted, say

PAGE = 30
"""Plays on a page: a log of ten thousand opens as fast as one of ten."""


@ft.component
def LogScreen() -> ft.Control:
    """All plays but those in the bin."""
    here = use_here()
    return Plays(here, here.library.log(), False)


@ft.component
def BinScreen() -> ft.Control:
    """What was deleted."""
    here = use_here()
    return Plays(here, here.library.binned(), True)


@ft.component
def Plays(here: Here, plays: Sequence[Play], in_bin: bool) -> ft.Control:
    """A page of plays."""
    number, set_number = remembered(lambda: 0)
    look = here.look
    pages = max(1, -(-len(plays) // PAGE))
    number = min(number, pages - 1)
    shown = plays[number * PAGE : (number + 1) * PAGE]
    today = words.this_day()
    parts: list[ft.Control] = [play_line(here, play, today) for play in shown]
    if not plays:
        parts.append(_empty(look, in_bin))
    if pages > 1:
        parts.append(_turn_pages(look, number, pages, set_number))
    if in_bin:
        bar = top_bar(look, say("The bin"), on_back=lambda: here.go("/log"))
        return screen(look, bar, _body(look, parts))
    to_bin = (say("The bin"), ft.Icons.DELETE_OUTLINE_ROUNDED, lambda: here.go("/log/bin"))
    bar = top_bar(
        look, say("Log"), counted(len(plays), "{n} table", "{n} tables"), actions=(to_bin,)
    )
    return screen(look, bar, _body(look, parts), below=navigation(look, "/log", here.go))


def _body(look: Look, parts: Sequence[ft.Control]) -> ft.Control:
    lines = in_the_middle(look, column(parts, 8))
    return ft.Container(lines, padding=ft.Padding.only(bottom=16))


def _empty(look: Look, in_bin: bool) -> ft.Control:
    sentence = (
        say("Nothing is in the bin.") if in_bin else say("Every table you start shows up here.")
    )
    return text(sentence, Role.BODY_LARGE, look.palette.on_variant)


def play_line(here: Here, play: Play, today: date) -> ft.Control:
    """A play: what, when, who, how it ended. It opens by a tap."""
    look = here.look
    p = look.palette
    day = text(words.day(play, today), Role.BODY_MEDIUM, p.on_variant, no_wrap=True)
    title = text(words.title(play), Role.TITLE_MEDIUM, expand=None if look.roomy else True)
    lines = column(
        [
            *([title, day] if look.roomy else [row([title, day])]),
            text(words.people(play), Role.BODY_MEDIUM, p.on_variant),
            _state(look, play),
        ],
        2,
    )
    lines.expand = True
    return press(
        look,
        words.spoken(play, today),
        row([_badge(look, play), lines], 12, vertical_alignment=ft.CrossAxisAlignment.START),
        lambda: here.go(f"/log/{play.id}"),
        fill=p.card,
        ink=p.on_surface,
        radius=22,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def _badge(look: Look, play: Play) -> ft.Control:
    if play.game not in VIEWS:
        return icon(ft.Icons.CASINO_ROUNDED, look.palette.on_variant, 32)
    fill, ink = colours(look, play.game)
    return ft.Container(game_picture(play.game, 32, ink), bgcolor=fill, border_radius=14, padding=7)


def _state(look: Look, play: Play) -> ft.Control:
    p = look.palette
    if play.state == "running":
        return ft.Row(
            [tag(look, say("Not finished"), p.tertiary_container, p.on_tertiary_container)],
            tight=True,
        )
    ink = p.on_variant if play.state == "abandoned" else p.on_surface
    return text(words.result(play), Role.LABEL_LARGE, ink)


def _turn_pages(
    look: Look, number: int, pages: int, set_number: Callable[[int], None]
) -> ft.Control:
    newer = (lambda: set_number(number - 1)) if number else None
    older = (lambda: set_number(number + 1)) if number < pages - 1 else None
    buttons: list[ft.Control] = [
        button(look, say("Newer"), newer, kind="quiet", name=say("Newer tables"), expand=True),
        button(look, say("Older"), older, kind="quiet", name=say("Older tables"), expand=True),
    ]
    where = text(
        say("Page {n} of {all}", n=number + 1, all=pages), Role.BODY_MEDIUM, look.palette.on_variant
    )
    if look.roomy:
        return column([where, row(buttons)])
    return row([buttons[0], where, buttons[1]], 10)
