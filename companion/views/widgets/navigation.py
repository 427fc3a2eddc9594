"""The bar at the foot of the screens that stand beside each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, column, icon, press, row, text
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
        Destination("/statistics", say("Statistics"), ft.Icons.BAR_CHART_ROUNDED),
    )


def navigation(look: Look, here: str, go: Callable[[str], None]) -> ft.Control:
    """The bar, with the place where one is marked by its pill, its weight and its name."""
    stops = destinations()
    width = min(look.width, _WIDEST) - 16
    longest = max(_width(stop.word) for stop in stops) * look.scale
    crowded = longest > width / len(stops)
    beside = look.flat or crowded
    faces = [_stop(look, one, one.path == here, partial(go, one.path), beside) for one in stops]
    across = len(faces)
    if crowded:
        across = 3 if longest + _ICON <= width / 3 else 2
    rows = [row(faces[at : at + across], 4) for at in range(0, len(faces), across)]
    return ft.Container(
        ft.Row([ft.Container(column(rows, 0), width=width)], alignment=ft.MainAxisAlignment.CENTER),
        bgcolor=look.palette.container,
        padding=ft.Padding.symmetric(horizontal=8, vertical=2 if beside else 6),
    )


_WIDEST = 560
_LETTER = 8.2
"""dp that a letter of these words takes at text scale 1; a narrow one takes half of it."""
_NARROW = "fijlrt"
_ICON = 42
"""dp that the icon beside a word takes."""


def _width(word: str) -> float:
    """How much room (dp) a word takes at text scale 1, nearly."""
    return sum(_LETTER / 2 if letter in _NARROW else _LETTER for letter in word)


def _stop(
    look: Look, stop: Destination, now: bool, go: Callable[[], None], beside: bool
) -> ft.Control:
    """Icon over word; beside each other where height or width is short."""
    p = look.palette
    pill = ft.Container(
        icon(stop.symbol, p.on_primary_container if now else p.on_variant),
        bgcolor=p.primary_container if now else None,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=6 if beside else 18, vertical=3),
    )
    word = text(
        stop.word,
        Role.BODY_MEDIUM,
        p.on_surface if now else p.on_variant,
        no_wrap=True,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=beside,
        expand_loose=beside,
    )
    face: ft.Control = ft.Column(
        [pill, word],
        spacing=1,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if beside:
        face = row([pill, word], 2, alignment=ft.MainAxisAlignment.CENTER)
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
        height=48 if beside else None,
        expand=True,
    )
