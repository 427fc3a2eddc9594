"""A list on a wide screen: no wider than a line is easily followed."""

from __future__ import annotations

import flet as ft

from companion.views.look import Look

WIDEST = 720
"""dp."""


def in_the_middle(look: Look, content: ft.Control) -> ft.Control:
    """The content, centred where there is more room than it needs."""
    if look.width <= WIDEST:
        return content
    return ft.Row([ft.Container(content, width=WIDEST)], alignment=ft.MainAxisAlignment.CENTER)
