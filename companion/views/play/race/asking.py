"""A sheet that asks something, with its rules and a way out."""

from __future__ import annotations

import flet as ft

from companion.views.play.play import Play
from companion.views.widgets.sheet import sheet


def asking(play: Play, title: str, content: ft.Control, step: str | None = None) -> ft.Control:
    """The question of a step of the game: its rules are one tap away."""
    return sheet(
        play.look,
        title,
        content,
        on_close=lambda: play.show(None),
        rules=lambda: play.rules_of(step) if step else play.rules(None),
    )
