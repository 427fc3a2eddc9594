"""#1: the six layer piles as the Bake control, with the cat on two of them."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.moves import Bake, Bonus, Cat
from companion.views.play.magic_bakery.layers import layer_name
from companion.views.play.play import Play
from companion.views.widgets.basics import (
    Role,
    column,
    icon,
    icon_button,
    picture,
    press,
    row,
    text,
)
from companion.views.words import joined, say


def piles(play: Play) -> ft.Control:
    """The piles left to right; a tap bakes. The arrows move the cat by one place."""
    return column([_strip(play), _cat_line(play)], 4)


def _strip(play: Play) -> ft.Control:
    layers = play.state.setup.layers
    if play.look.roomy:
        thirds = [layers[:2], layers[2:4], layers[4:]]
        return column([row([_pile(play, one) for one in third], 8) for third in thirds], 8)
    return row([_pile(play, one) for one in layers], 4)


def _pile(play: Play, layer: str) -> ft.Control:
    look = play.look
    p = look.palette
    covered = layer in play.state.covered
    name = layer_name(layer)
    closed = play.state.actions == 0
    if covered:
        fill, ink, border = p.tertiary_container, p.on_tertiary_container, p.tertiary
        symbol: ft.Control = picture("cat", 26, ink)
        says = say("{layer} lies under the cat", layer=name.capitalize())
    else:
        fill, ink = (
            (p.high, p.on_variant) if closed else (p.primary_container, p.on_primary_container)
        )
        border = fill
        symbol = icon(ft.Icons.LAYERS_ROUNDED, ink, 22)
        says = say("Bake {layer}, 1 action", layer=name)
    face = ft.Column(
        [
            symbol,
            text(
                name.capitalize().replace(" ", "\n"),
                Role.BODY_MEDIUM,
                ink,
                no_wrap=True,
                text_align=ft.TextAlign.CENTER,
            ),
        ],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return press(
        look,
        says,
        face,
        lambda: play.act(Bake(layer=layer)),  # type: ignore[arg-type]  # a pile is a layer
        fill=fill,
        ink=ink,
        border=border,
        radius=14,
        height=None if look.roomy else 66,
        padding=ft.Padding.symmetric(horizontal=1, vertical=4),
        expand=True,
    )


def _cat_line(play: Play) -> ft.Control:
    look, cat = play.look, play.state.cat
    where = joined([layer_name(one) for one in play.state.covered])
    lines = [text(say("The cat covers {where}", where=where), Role.LABEL_LARGE)]
    if not look.low:
        lines.append(
            text(
                say("A pile bakes, an arrow moves the cat: 1 action"),
                Role.BODY_MEDIUM,
                look.palette.on_variant,
            )
        )
    return row(
        [
            column(lines, 0, expand=True),
            _arrow(play, cat - 1, say("left"), ft.Icons.CHEVRON_LEFT_ROUNDED),
            _arrow(play, cat + 1, say("right"), ft.Icons.CHEVRON_RIGHT_ROUNDED),
        ],
        4,
    )


def _arrow(play: Play, to: int, way: str, symbol: ft.IconData) -> ft.Control:
    open_there = 1 <= to <= 5
    pair = (
        [layer_name(one) for one in play.state.setup.layers[to - 1 : to + 1]] if open_there else []
    )
    name = (
        say("Move the cat {way} to {pair}, 1 action", way=way, pair=joined(pair))
        if open_there
        else say("The cat can’t go further {way}", way=way)
    )
    tap = (lambda: play.act(Cat(to=to))) if open_there else None
    return icon_button(play.look, name, symbol, tap)


def cat_bonus(play: Play) -> ft.Control:
    """The garnish of #1: any of the five places."""
    look = play.look
    p = look.palette
    layers = play.state.setup.layers
    rows: list[ft.Control] = []
    for place in range(1, 6):
        pair = joined([layer_name(one) for one in layers[place - 1 : place + 1]])
        here = place == play.state.cat
        words = say("{pair} (here now)", pair=pair) if here else pair
        rows.append(
            press(
                look,
                say("The cat goes to {words}", words=words),
                row(
                    [
                        picture("cat", 28, p.on_tertiary_container),
                        text(words, Role.LABEL_LARGE, p.on_tertiary_container),
                    ],
                    12,
                ),
                play.tap(Bonus(scenario=1, cat=place)),
                fill=p.tertiary_container,
                ink=p.on_tertiary_container,
                radius=18,
                height=None if look.roomy else 52,
                padding=ft.Padding.symmetric(horizontal=16),
            )
        )
    return column(rows, 8)
