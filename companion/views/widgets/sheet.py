"""A sheet over the lower part of the screen, with a button for whatever a gesture would do."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, column, icon_button, row, text
from companion.views.words import say

SCRIM = "#9E190A14"
"""62 % of the deepest blackcurrant."""


def sheet(
    look: Look,
    title: str,
    content: ft.Control,
    *,
    foot: ft.Control | None = None,
    on_close: Callable[[], None] | None = None,
    rules: Callable[[], None] | None = None,
) -> ft.Control:
    """A sheet with a title; without ``on_close`` it has to be answered, ``rules`` tells how."""
    head: list[ft.Control] = [
        ft.Semantics(
            content=text(title, Role.HEADLINE_MEDIUM), header=True, heading_level=1, expand=True
        )
    ]
    if rules is not None:
        words = say("Rules of this step")
        head.append(icon_button(look, words, ft.Icons.MENU_BOOK_ROUNDED, rules))
    if on_close is not None:
        head.append(icon_button(look, say("Close"), ft.Icons.CLOSE_ROUNDED, on_close))
    body: list[ft.Control] = [
        row(head),
        ft.Column(
            [content],
            scroll=ft.ScrollMode.AUTO,
            tight=True,
            expand_loose=True,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    ]
    if foot is not None:
        body.append(foot)
    panel = ft.Container(
        ft.SafeArea(column(body, spacing=12), avoid_intrusions_top=False),
        bgcolor=look.palette.surface,
        border_radius=ft.BorderRadius.only(top_left=32, top_right=32),
        padding=ft.Padding.only(left=16, right=16, top=16, bottom=20),
        width=min(look.width, 560),
    )
    scrim = ft.Container(
        bgcolor=SCRIM, expand=True, on_click=(lambda _: on_close()) if on_close else None
    )
    return ft.Stack(
        [
            ft.Container(
                ft.Semantics(content=scrim, exclude_semantics=True),
                left=0,
                right=0,
                top=0,
                bottom=0,
            ),
            ft.Container(
                ft.Column(
                    [ft.Row([panel], alignment=ft.MainAxisAlignment.CENTER)],
                    alignment=ft.MainAxisAlignment.END,
                ),
                left=0,
                right=0,
                bottom=0,
                top=look.height * 0.06,
            ),
        ],
        expand=True,
    )
