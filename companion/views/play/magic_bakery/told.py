"""What the newest move asks people to do with their hands: garnishes, and the mice."""

from __future__ import annotations

import flet as ft

from companion.views.play.magic_bakery.summary import round_events, spoken, title
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, icon, row, text
from companion.views.words import happened


def _round_end(play: Play) -> list[str]:
    """With a clock running the round's end is told here: it needs no tap."""
    events = round_events(play)
    return [f"{title(events)}: {spoken(play, events)}"] if events else []


_ASKED_ABOUT = {"garnish_cat", "garnish_fox", "garnish_turtle", "garnish_cake"}
"""Garnishes that a sheet of their own asks about."""


def told(play: Play) -> ft.Control | None:
    """Instructions of the newest move, in sight until the next one."""
    position = play.table.position
    lines = [
        happened(play.table.game, event, position.names)
        for event in position.events
        if event.code == "mice_down"
        or (event.code.startswith("garnish_") and event.code not in _ASKED_ABOUT)
    ]
    if play.state.clock is not None:
        lines += _round_end(play)
    if not lines:
        return None
    p = play.look.palette
    words: list[ft.Control] = [
        text(line, Role.LABEL_LARGE, p.on_secondary_container) for line in lines
    ]
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Container(
            row(
                [
                    icon(ft.Icons.AUTO_AWESOME_ROUNDED, p.on_secondary_container),
                    column(words, 2, expand=True),
                ],
                10,
            ),
            bgcolor=p.secondary_container,
            border_radius=18,
            padding=ft.Padding.symmetric(horizontal=14, vertical=8),
        ),
    )
