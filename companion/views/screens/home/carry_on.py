"""The dominant card of home: the newest table, or the question what to play."""

from __future__ import annotations

import flet as ft

from companion.games.registry import GAMES
from companion.views.here import Here
from companion.views.play.registry import VIEWS
from companion.views.screens.home.open_tables import OpenTable
from companion.views.widgets.basics import (
    Role,
    button,
    column,
    hero,
    icon,
    press,
    row,
    text,
)
from companion.views.widgets.games import game_picture, players_spoken
from companion.views.widgets.seats import token
from companion.views.words import say

_BESIDE = 3
"""So many seats' tokens fit beside the button on a phone."""
_NARROW = 380


def newest_hero(here: Here, table: OpenTable) -> ft.Control:
    """The newest open table, and Carry on."""
    look = here.look
    p = look.palette
    lines: list[ft.Control] = [
        text(say("On the table now"), Role.LABEL_LARGE, p.hero_accent),
        text(table.title, Role.HEADLINE_MEDIUM, p.on_hero),
        text(table.where, Role.LABEL_LARGE, p.on_hero_variant),
        text(table.doing, Role.LABEL_LARGE, p.on_hero_variant),
    ]
    go = button(
        look,
        say("Carry on"),
        lambda: here.go(table.path),
        kind="accent",
        name=table.name,
        symbol=ft.Icons.PLAY_ARROW_ROUNDED,
        expand=None if look.roomy else True,
    )
    tokens = _tokens(here, table.seats)
    if look.roomy:
        below: list[ft.Control] = [tokens, go]
    elif len(table.seats) <= _BESIDE:
        below = [row([go, tokens], 12)]
    else:
        below = [tokens, row([go])]
    return _pictured(here, table.game, lines, below)


def no_table_hero(here: Here) -> ft.Control:
    """Nothing is open: the game that was played last, one tap away."""
    look = here.look
    p = look.palette
    log = here.library.log()
    last = next((play.game for play in log if play.game in VIEWS), None)
    lines: list[ft.Control] = [
        text(say("No table is open"), Role.LABEL_LARGE, p.hero_accent),
        text(say("What are we baking?"), Role.HEADLINE_MEDIUM, p.on_hero),
    ]
    if last is None:
        second = say("Pick a game. The app counts turns and points, the cards stay yours.")
        lines.append(text(second, Role.LABEL_LARGE, p.on_hero_variant))
        return _pictured(here, next(iter(VIEWS)), lines, [])
    title = GAMES[last].title
    go = button(
        look,
        say("{title} again", title=title),
        lambda: here.go(f"/new/{last}"),
        kind="accent",
        name=say("Start {title} again, {players}", title=title, players=players_spoken(last)),
        symbol=ft.Icons.PLAY_ARROW_ROUNDED,
    )
    return _pictured(here, last, lines, [row([go]) if not look.roomy else go])


def _pictured(
    here: Here, game: str, lines: list[ft.Control], below: list[ft.Control]
) -> ft.Control:
    look = here.look
    words = column(lines, 2)
    if look.roomy:
        return hero(look, column([words, *below], 14))
    size = 96 if look.flat else 132
    image = ft.Container(
        game_picture(game, size, look.palette.hero_accent), right=-20, top=-24, opacity=0.95
    )
    beside = ft.Container(words, padding=ft.Padding.only(right=size - 36))
    return hero(
        look,
        ft.Stack([image, column([beside, *below], 14)], clip_behavior=ft.ClipBehavior.NONE),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _tokens(here: Here, names: tuple[str, ...]) -> ft.Control:
    size = 30 if here.look.width < _NARROW else 34
    tokens: list[ft.Control] = [
        token(here.look, seat, names, size, on_hero=True) for seat in range(len(names))
    ]
    spoken = say("At the table: {names}", names=", ".join(names))
    return ft.Semantics(
        label=spoken,
        container=True,
        content=ft.Semantics(content=row(tokens, 6), exclude_semantics=True),
    )


def table_line(here: Here, table: OpenTable) -> ft.Control:
    """Another open table in one line."""
    look = here.look
    p = look.palette
    mark = game_picture(table.game, 40, p.tertiary)
    words = column(
        [
            text(table.line, Role.LABEL_LARGE),
            text(table.doing, Role.BODY_MEDIUM, p.on_variant),
        ],
        0,
        expand=True,
    )
    return press(
        look,
        table.name,
        row([mark, words, icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, p.on_surface)], 12),
        lambda: here.go(table.path),
        fill=p.card,
        ink=p.on_surface,
        radius=22,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
