"""The log: every table, newest first, narrowed by chips; and the bin, the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import flet as ft

from companion.library import Play
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.desk import use_desk
from companion.views.play.registry import VIEWS
from companion.views.screens.log import words
from companion.views.screens.log.filters import Filters, questions
from companion.views.widgets.bars import BarAction, screen, top_bar
from companion.views.widgets.basics import Role, button, column, icon, press, row, tag, text
from companion.views.widgets.choosing import Question, answers, chips, covered
from companion.views.widgets.games import colours, game_picture
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.navigation import navigation
from companion.views.words import counted, say

_KEYS = ("game", "who", "period", "state", "group")

PAGE = 30
"""Plays on a page: a log of ten thousand opens as fast as one of ten."""


@component
def LogScreen() -> ft.Control:
    """All plays but those in the bin."""
    here = use_here()
    return Log(here)


@component
def BinScreen() -> ft.Control:
    """What was deleted."""
    here = use_here()
    return Bin(here)


@component
def Log(here: Here) -> ft.Control:
    """The plays that fit; what was asked for stays while one of them is looked at."""
    desk = use_desk("log")
    asked, set_asked = remembered(_no_question)
    look, plays = here.look, here.library.log()
    filters: Filters = desk.get("filters", Filters())
    people = here.library.profiles.people()
    shown = filters.of(plays, people, words.this_day()) if filters.narrow else plays

    def narrow(changed: Filters) -> None:
        desk.values["page"] = 0
        desk.put("filters", changed)

    parts: list[ft.Control] = []
    if plays:
        parts.append(chips(look, questions(here.library, plays, filters, keys=_KEYS), set_asked))
    if plays and not shown:
        parts.append(_nothing_fits(look, lambda: narrow(Filters())))
    number: int = desk.get("page", 0)
    parts += page_of_plays(here, shown, number, lambda to: desk.put("page", to), in_bin=False)
    told = counted(len(shown), "{n} table", "{n} tables")
    if filters.narrow:
        told = say("{n} of {all} tables", n=len(shown), all=len(plays))
    bar = top_bar(look, say("Log"), told, actions=_actions(here))
    under = screen(look, bar, _body(look, parts), below=navigation(look, "/log", here.go))
    if asked is None:
        return under

    def pick(value: str) -> None:
        assert asked is not None, "its answers are shown"
        narrow(filters.answered(asked.key, value))

    return covered(under, answers(look, asked, pick, lambda: set_asked(None)))


def _no_question() -> Question | None:
    return None


def _actions(here: Here) -> tuple[BarAction, ...]:
    return (
        (
            say("Write down a result by hand"),
            ft.Icons.EDIT_NOTE_ROUNDED,
            lambda: here.go("/log/by-hand"),
        ),
        (say("In and out: files"), ft.Icons.IMPORT_EXPORT_ROUNDED, lambda: here.go("/in-and-out")),
        (say("The bin"), ft.Icons.DELETE_OUTLINE_ROUNDED, lambda: here.go("/log/bin")),
    )


@component
def Bin(here: Here) -> ft.Control:
    """What was deleted, a page of it."""
    number, set_number = remembered(lambda: 0)
    look = here.look
    parts = page_of_plays(here, here.library.binned(), number, set_number, in_bin=True)
    bar = top_bar(look, say("The bin"), on_back=lambda: here.go("/log"))
    return screen(look, bar, _body(look, parts))


def page_of_plays(
    here: Here,
    plays: Sequence[Play],
    number: int,
    set_number: Callable[[int], None],
    *,
    in_bin: bool,
) -> list[ft.Control]:
    """A page of plays, a line each."""
    look = here.look
    pages = max(1, -(-len(plays) // PAGE))
    number = min(number, pages - 1)
    shown = plays[number * PAGE : (number + 1) * PAGE]
    today = words.this_day()
    parts: list[ft.Control] = [play_line(here, play, today) for play in shown]
    if in_bin and not plays:
        parts.append(_still(look, say("Nothing is in the bin.")))
    elif not here.library.log() and not in_bin:
        parts.append(_still(look, say("Every table you start shows up here.")))
    if pages > 1:
        parts.append(_turn_pages(look, number, pages, set_number))
    return parts


def _nothing_fits(look: Look, everything: Callable[[], None]) -> ft.Control:
    return column(
        [
            _still(look, say("No table is like that.")),
            button(look, say("Show all tables"), everything, kind="quiet"),
        ]
    )


def _still(look: Look, sentence: str) -> ft.Control:
    return text(sentence, Role.BODY_LARGE, look.palette.on_variant)


def _body(look: Look, parts: Sequence[ft.Control]) -> ft.Control:
    lines = in_the_middle(look, column(parts, 8))
    return ft.Container(lines, padding=ft.Padding.only(bottom=16))


def play_line(here: Here, play: Play, today: date) -> ft.Control:
    """A play: what, when, who, how it ended. It opens by a tap."""
    look = here.look
    p = look.palette
    names = here.library.profiles.names(play)
    day = text(words.day(play, today), Role.BODY_MEDIUM, p.on_variant, no_wrap=True)
    title = text(words.title(play), Role.TITLE_MEDIUM, expand=None if look.roomy else True)
    lines = column(
        [
            *([title, day] if look.roomy else [row([title, day])]),
            text(words.people(names), Role.BODY_MEDIUM, p.on_variant),
            _state(look, play, names),
        ],
        2,
    )
    lines.expand = True
    return press(
        look,
        words.spoken(play, names, today),
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


def _state(look: Look, play: Play, names: Sequence[str]) -> ft.Control:
    p = look.palette
    if play.state == "running":
        return ft.Row(
            [tag(look, say("Not finished"), p.tertiary_container, p.on_tertiary_container)],
            tight=True,
        )
    ink = p.on_variant if play.state == "abandoned" else p.on_surface
    return text(words.result(play, names), Role.LABEL_LARGE, ink)


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
