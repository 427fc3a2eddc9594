"""Why something was not done, in a sentence."""

from __future__ import annotations

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, icon, row, text


def trouble(look: Look, words: str) -> ft.Control:
    """A sentence that is also announced."""
    p = look.palette
    return ft.Container(
        row(
            [
                icon(ft.Icons.ERROR_ROUNDED, p.on_error_container),
                ft.Semantics(
                    content=text(words, Role.LABEL_LARGE, p.on_error_container),
                    live_region=True,
                    expand=True,
                ),
            ],
            10,
        ),
        bgcolor=p.error_container,
        border_radius=16,
        padding=12,
    )
