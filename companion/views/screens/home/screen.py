"""Home: the newest table, the other open ones, and the games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.library import Notice
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.screens.home.campaign_strip import campaign_strip
from companion.views.screens.home.carry_on import newest_hero, no_table_hero, table_line
from companion.views.screens.home.first import demo_line, explained
from companion.views.screens.home.open_tables import open_tables
from companion.views.screens.home.tiles import game_tiles, just_score
from companion.views.screens.log import words as log_words
from companion.views.widgets.bars import screen
from companion.views.widgets.basics import Role, button, column, icon, icon_button, row, text
from companion.views.widgets.navigation import navigation
from companion.views.words import say

_TALL = 700
"""From this height (dp) up two other tables have a line of their own, else one."""


@component
def HomeScreen() -> ft.Control:
    """Home."""
    here = use_here()
    dismissed, set_dismissed = remembered(lambda: 0)
    look = here.look
    start = [_heading(say("Start a game")), game_tiles(here)]

    def drawn_anew() -> None:
        set_dismissed(dismissed + 1)

    now = [*demo_line(here, drawn_anew), *_tables(here)]
    later = [*start, *explained(here), *campaign_strip(here), just_score(here)]
    notices = _notices(here, drawn_anew)
    if look.wide or look.flat:
        left, right = column([*notices, *now], expand=5), column(later, expand=6)
        body: ft.Control = row([left, right], 20, vertical_alignment=ft.CrossAxisAlignment.START)
    else:
        body = column([*notices, *now, *later], 12)
    return screen(
        look,
        _bar(here),
        ft.Container(body, padding=ft.Padding.only(bottom=16)),
        below=navigation(look, "/", here.go),
    )


def _bar(here: Here) -> ft.Control:
    title = text(say("Companion"), Role.HEADLINE_SMALL)
    return ft.Container(
        row(
            [
                ft.Semantics(content=title, header=True, heading_level=1, expand=True),
                *_share(here),
                icon_button(
                    here.look,
                    say("Settings"),
                    ft.Icons.SETTINGS_ROUNDED,
                    lambda: here.go("/settings"),
                ),
            ]
        ),
        padding=ft.Padding.only(left=28 if here.look.wide else 20, right=8, top=8, bottom=4),
    )


def _share(here: Here) -> list[ft.Control]:
    """The way to the code by which phones join the newest table."""
    tables = open_tables(here.library, 1) if here.can_share else ()
    if not tables:
        return []
    path = f"/tables/{tables[0].id}/share"
    name = say("Play on more phones: {table}", table=tables[0].title)
    return [icon_button(here.look, name, ft.Icons.QR_CODE_2_ROUNDED, lambda: here.go(path))]


def _heading(words: str) -> ft.Control:
    return ft.Semantics(
        content=ft.Container(text(words, Role.TITLE_LARGE), padding=ft.Padding.only(left=4, top=2)),
        header=True,
        heading_level=2,
    )


def _tables(here: Here) -> list[ft.Control]:
    """The dominant card, and a line for each of the next open tables."""
    tables = open_tables(here.library)
    if not tables:
        return [no_table_hero(here)]
    newest, *others = tables
    most = 2 if here.look.height >= _TALL else 1
    parts = [newest_hero(here, newest), *[table_line(here, one) for one in others[:most]]]
    if len(others) > most:
        words = say("All {n} open tables", n=len(tables))
        parts.append(button(here.look, words, lambda: here.go("/log"), kind="quiet", height=48))
    return parts


def _notices(here: Here, drawn_anew: Callable[[], None]) -> list[ft.Control]:
    """A newer version, and what a person should know of the data until they have read it."""

    def dismiss(notice: Notice) -> None:
        here.library.dismiss(notice)
        drawn_anew()

    told = [
        _notice(here, _sentence(here, one), say("Dismiss"), partial(dismiss, one))
        for one in here.library.notices
    ]
    if here.newer is not None:
        words = say("A new version of Companion is here. Everything stays as it is.")
        told.insert(0, _notice(here, words, say("Use the new version"), here.newer))
    return told


def _sentence(here: Here, notice: Notice) -> str:
    """What a notice says, its table by game and players: nobody knows one by its id."""
    play = here.library.play(notice.table) if notice.table else None
    if play is None:
        return notice.sentence
    people = log_words.people(here.library.profiles.names(play))
    name = say("{game} with {people}", game=log_words.title(play), people=people)
    return notice.sentence.replace(f"table {notice.table}", name)


def _notice(here: Here, sentence: str, answer: str, do: Callable[[], None]) -> ft.Control:
    look = here.look
    p = look.palette
    words = text(sentence, Role.LABEL_LARGE, p.on_tertiary_container)
    mark = icon(ft.Icons.INFO_ROUNDED, p.on_tertiary_container)
    return ft.Container(
        column(
            [
                row([mark, ft.Container(words, expand=True)], 12),
                button(look, answer, do, kind="quiet", height=48),
            ],
            8,
        ),
        bgcolor=p.tertiary_container,
        border_radius=22,
        padding=14,
    )
