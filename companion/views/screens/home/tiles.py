"""A tile for each game: two beside each other, one below the other at large text."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.registry import GAMES
from companion.views.here import Here
from companion.views.play.registry import VIEWS
from companion.views.widgets.basics import Role, column, press, row, text
from companion.views.widgets.games import colours, game_picture, players, players_spoken
from companion.views.words import say


def game_tiles(here: Here) -> ft.Control:
    """Every game there is; one without a board of its own yet is quiet."""
    tiles = [_tile(here, slug) for slug in GAMES]
    if here.look.roomy:
        return column(tiles, 10)
    pairs = [tiles[at : at + 2] for at in range(0, len(tiles), 2)]
    return column([row(pair, 10) for pair in pairs], 10)


def _tile(here: Here, slug: str) -> ft.Control:
    look = here.look
    ready = slug in VIEWS
    fill, ink = colours(look, slug) if ready else (look.palette.high, look.palette.on_variant)
    title = GAMES[slug].title
    words = column(
        [
            text(title, Role.TITLE_LARGE, ink),
            text(players(slug) if ready else say("not here yet"), Role.BODY_MEDIUM, ink),
        ],
        2,
    )
    return press(
        look,
        say("Start {title}, {players}", title=title, players=players_spoken(slug)),
        _face(here, slug, words, ink, ready),
        partial(here.go, f"/new/{slug}") if ready else None,
        fill=fill,
        ink=ink,
        padding=ft.Padding.only(left=14, right=8, top=12, bottom=6),
        height=None if look.roomy else 88 if look.height < 700 else 106,
        expand=None if look.roomy else True,
    )


def _face(here: Here, slug: str, words: ft.Control, ink: str, ready: bool) -> ft.Control:
    if not ready:
        return ft.Container(words, alignment=ft.Alignment.TOP_LEFT, expand=True)
    if here.look.roomy:
        return row([ft.Container(words, expand=True), game_picture(slug, 56, ink)])
    size = 44 if here.look.height < 700 else 60
    return ft.Stack(
        [
            ft.Container(words, left=0, top=0, right=0),
            ft.Container(game_picture(slug, size, ink), right=0, bottom=0),
        ],
        expand=True,
    )
