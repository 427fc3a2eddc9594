"""A tile for each game: two beside each other, one below the other at large text."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.registry import GAMES
from companion.views.here import Here
from companion.views.play.registry import VIEWS
from companion.views.widgets.basics import Role, card, column, press, row, text
from companion.views.widgets.games import (
    can_just_score,
    colours,
    game_picture,
    players,
    players_spoken,
)
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
        _face(here, slug, words, ink),
        partial(here.go, f"/new/{slug}") if ready else None,
        fill=fill,
        ink=ink,
        padding=ft.Padding.only(left=14, right=8, top=12, bottom=6),
        height=None if look.roomy else 88 if look.height < 700 else 106,
        expand=None if look.roomy else True,
    )


def _face(here: Here, slug: str, words: ft.Control, ink: str) -> ft.Control:
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


def just_score(here: Here) -> ft.Control:
    """Scores of a game that was played without the app: a picture a game."""
    look = here.look
    words = column(
        [
            text(say("Just score"), Role.LABEL_LARGE),
            text(say("Played without the app"), Role.BODY_MEDIUM, look.palette.on_variant),
        ],
        0,
    )
    games = row([_score(here, slug) for slug in GAMES if can_just_score(slug)], 6)
    if look.roomy or look.width < _NARROW:
        content: ft.Control = column([words, games], 8)
    else:
        content = row([ft.Container(words, expand=True), games], 8)
    return card(look, content, padding=ft.Padding.symmetric(horizontal=14, vertical=8))


_NARROW = 380


def _score(here: Here, slug: str) -> ft.Control:
    look = here.look
    fill, ink = colours(look, slug)
    return press(
        look,
        say("Just score {title}", title=GAMES[slug].title),
        game_picture(slug, 32, ink),
        partial(here.go, f"/score/{slug}"),
        fill=fill,
        ink=ink,
        radius=16,
        width=48,
        height=48,
    )
