"""Where the parts of a race stand, by the room there is."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.views.play.play import Play
from companion.views.widgets.basics import column, row

LEFT = 372
"""Width of the first of two panes, as on every tablet screen."""


def arranged(
    play: Play,
    *,
    hero: ft.Control,
    lines: Sequence[ft.Control],
    race: ft.Control,
    own: Sequence[ft.Control],
    deeds: ft.Control,
) -> ft.Control:
    """The board. On a phone that lies on its side the deeds stand in it.

    Lines come and go: nothing that is touched in a turn stands below them.
    """
    look = play.look
    if look.wide:
        return panes([hero, *own, *lines], [race])
    if look.flat:
        return panes([hero, race, *lines], [*own, deeds], look.width * 0.44)
    if look.low or look.roomy:
        return column([hero, *own, *lines, race], 8)
    return column([hero, race, *own, *lines], 10)


def panes(
    first: Sequence[ft.Control], second: Sequence[ft.Control], width: float = LEFT
) -> ft.Control:
    """Two columns, the first of a width in dp."""
    return row(
        [ft.Container(column(first, 8), width=width), column(second, 10, expand=True)],
        16,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
