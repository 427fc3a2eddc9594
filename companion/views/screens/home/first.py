"""Home before the first table: what this is, a table to look at, and the guides."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.registry import GAMES
from companion.views.here import Here
from companion.views.play.demo import demo_mark
from companion.views.widgets.basics import Role, button, card, column, icon, row, text
from companion.views.words import say


def demo_line(here: Here, drawn_anew: Callable[[], None]) -> list[ft.Control]:
    """The demo table, while it lies open."""

    def remove() -> None:
        here.library.clear_demo()
        drawn_anew()

    if not here.library.has_demo:
        return []
    return [demo_mark(here.look, remove, open_it=lambda: _see_demo(here))]


def explained(here: Here) -> list[ft.Control]:
    """Three lines and two ways on; nothing once there was a table."""
    return [] if here.library.log() else [_explained(here)]


def _see_demo(here: Here) -> None:
    here.go(f"/tables/{here.library.lay_demo()}")


def _explained(here: Here) -> ft.Control:
    look = here.look
    lines = [
        (ft.Icons.STYLE_ROUNDED, say("Pick a game: the app shows what to lay out.")),
        (ft.Icons.UNDO_ROUNDED, say("Touch what you do with your cards. Undo has no end.")),
        (ft.Icons.MENU_BOOK_ROUNDED, say("The rules of this very step are one touch away.")),
    ]
    demo = button(
        look, say("See a demo"), lambda: _see_demo(here), kind="tonal", expand=_side(here)
    )
    guide = button(
        look,
        say("Read the guide"),
        lambda: here.go(f"/rules/guide/{next(iter(GAMES))}"),
        kind="quiet",
        expand=_side(here),
    )
    ways = column([demo, guide], 8) if look.roomy else row([demo, guide], 8)
    return card(look, column([*(_line(here, *one) for one in lines), ways], 10), padding=14)


def _side(here: Here) -> bool | None:
    return None if here.look.roomy else True


def _line(here: Here, symbol: ft.IconData, words: str) -> ft.Control:
    mark = icon(symbol, here.look.palette.tertiary)
    return row([mark, text(words, Role.LABEL_LARGE, expand=True)], 12)
