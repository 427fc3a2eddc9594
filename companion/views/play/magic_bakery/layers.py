"""The six layers by name, and what each is baked from."""

from __future__ import annotations

import flet as ft

from companion.content import facts
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def layer_name(layer: str) -> str:
    """A layer's word on its card."""
    return say(next((one.name for one in facts.magic_bakery().layers if one.slug == layer), layer))


def layers_sheet(play: Play) -> ft.Control:
    """The layer reference: MB-ACT-04's recipes at a glance."""
    p = play.look.palette
    lines: list[ft.Control] = [
        ft.Container(
            row(
                [
                    ft.Container(
                        text(say(layer.name), Role.TITLE_MEDIUM), width=play.look.grown(110)
                    ),
                    text(", ".join(map(say, layer.recipe)), Role.BODY_LARGE, expand=True),
                ]
            ),
            bgcolor=p.card,
            border_radius=16,
            padding=12,
        )
        for layer in facts.magic_bakery().layers
    ]
    duck = text(say("A Helpful Duck stands in for any one ingredient."), Role.BODY_MEDIUM)
    return sheet(
        play.look, say("Layers"), column([*lines, duck], 8), on_close=lambda: play.show(None)
    )
