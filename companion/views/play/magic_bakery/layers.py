"""The six layers by name, and what each is baked from."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.moves import LAYERS, Layer
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def layer_name(layer: Layer | str) -> str:
    """A layer's word on its card."""
    return {
        "biscuit": say("Biscuit"),
        "creme-pat": say("Crème pât"),
        "icing": say("Icing"),
        "jam": say("Jam"),
        "pastry": say("Pastry"),
        "sponge": say("Sponge"),
    }.get(layer, layer)


def needs(layer: Layer | str) -> str:
    """What a layer is baked from (printed on its card)."""
    return {
        "biscuit": say("eggs, flour, sugar"),
        "creme-pat": say("butter, eggs, sugar"),
        "icing": say("butter, sugar"),
        "jam": say("fruit, sugar"),
        "pastry": say("butter, flour"),
        "sponge": say("butter, eggs, flour, sugar"),
    }.get(layer, "")


def layers_sheet(play: Play) -> ft.Control:
    """The layer reference."""
    p = play.look.palette
    lines = [
        ft.Container(
            row(
                [
                    ft.Container(text(layer_name(layer), Role.TITLE_MEDIUM), width=120),
                    text(needs(layer), Role.BODY_LARGE, expand=True),
                ]
            ),
            bgcolor=p.card,
            border_radius=16,
            padding=12,
        )
        for layer in LAYERS
    ]
    duck = text(say("A Helpful Duck stands in for any one ingredient."), Role.BODY_MEDIUM)
    return sheet(
        play.look, say("Layers"), column([*lines, duck], 8), on_close=lambda: play.show(None)
    )
