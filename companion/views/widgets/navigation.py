"""The bar at the foot of the screens that stand beside each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, icon, press, row, text
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class Destination:
    """A screen of its own right: its path, its word, its icon."""

    path: str
    word: str
    symbol: ft.IconData


def destinations() -> tuple[Destination, ...]:
    """Where the bar leads. A new screen is a line here and a route in the shell."""
    return (
        Destination("/", say("Home"), ft.Icons.HOME_ROUNDED),
        Destination("/campaign", say("Campaign"), ft.Icons.AUTO_AWESOME_ROUNDED),
        Destination("/rules", say("Rules"), ft.Icons.MENU_BOOK_ROUNDED),
        Destination("/log", say("Log"), ft.Icons.LIST_ALT_ROUNDED),
    )


def navigation(look: Look, here: str, go: Callable[[str], None]) -> ft.Control:
    """The bar, with the place where one is marked by its pill, its weight and its name."""
    p = look.palette
    stops = [_stop(look, one, one.path == here, partial(go, one.path)) for one in destinations()]
    return ft.Container(
        ft.Row(
            [ft.Container(row(stops, 4), width=min(look.width, 560) - 16)],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        bgcolor=p.container,
        padding=ft.Padding.symmetric(horizontal=8, vertical=2 if look.flat else 6),
    )


def _stop(look: Look, stop: Destination, now: bool, go: Callable[[], None]) -> ft.Control:
    p = look.palette
    pill = ft.Container(
        icon(stop.symbol, p.on_primary_container if now else p.on_variant),
        bgcolor=p.primary_container if now else None,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=18, vertical=3),
    )
    word = text(
        stop.word,
        Role.BODY_MEDIUM,
        p.on_surface if now else p.on_variant,
        no_wrap=True,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    face: ft.Control = ft.Column(
        [pill, word],
        spacing=1,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if look.flat:
        face = row([pill, word], 8, alignment=ft.MainAxisAlignment.CENTER)
    name = say("{word}, you are here", word=stop.word) if now else stop.word
    return press(
        look,
        name,
        face,
        go,
        fill=p.container,
        ink=p.on_surface,
        radius=18,
        padding=ft.Padding.symmetric(vertical=4),
        height=48 if look.flat else None,
        expand=True,
    )
