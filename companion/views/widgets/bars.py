"""The frame of a screen: top bar, the middle that scrolls, the foot that stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, icon_button, row, text
from companion.views.words import say

BarAction = tuple[str, ft.IconData, Callable[[], None]]
"""An accessible name, an icon, a tap."""


def top_bar(
    look: Look,
    title: str,
    second: str | None = None,
    *,
    on_back: Callable[[], None] | None = None,
    back: ft.IconData = ft.Icons.CLOSE_ROUNDED,
    actions: Sequence[BarAction] = (),
) -> ft.Control:
    """Back, title and second line, and at most three actions of 48 dp."""
    lines: list[ft.Control] = [
        ft.Semantics(
            content=text(title, Role.TITLE_MEDIUM, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS),
            header=True,
            heading_level=1,
        )
    ]
    if second and not look.roomy:
        lines.append(
            text(
                second,
                Role.BODY_MEDIUM,
                look.palette.on_variant,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
            )
        )
    parts: list[ft.Control] = []
    if on_back is not None:
        parts.append(icon_button(look, say("Back"), back, on_back))
    parts.append(ft.Column(lines, spacing=0, tight=True, expand=True))
    parts += [icon_button(look, name, symbol, tap) for name, symbol, tap in actions]
    left = 4 if on_back else 16
    return ft.Container(row(parts, spacing=2), padding=ft.Padding.only(left=left, right=4))


def screen(
    look: Look,
    bar: ft.Control,
    body: ft.Control,
    *,
    foot: ft.Control | None = None,
    below: ft.Control | None = None,
) -> ft.Control:
    """A whole screen. Only the middle scrolls; the foot stays where the thumb is.

    ``below`` is a navigation bar: it goes from edge to edge.
    """
    margin = 24 if look.wide else 16
    parts: list[ft.Control] = [
        bar,
        ft.Column(
            [ft.Container(body, padding=ft.Padding.symmetric(horizontal=margin))],
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    ]
    if foot is not None:
        parts.append(
            ft.Container(foot, padding=ft.Padding.only(left=margin, right=margin, top=8, bottom=12))
        )
    if below is not None:
        parts.append(below)
    return ft.Container(
        ft.SafeArea(
            ft.Column(
                parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
            ),
            expand=True,
        ),
        bgcolor=look.palette.surface,
        expand=True,
    )
