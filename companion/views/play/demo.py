"""The mark of the demo table: nothing of it is kept, and one tap removes it."""

from __future__ import annotations

import flet as ft

from companion.games.demo import DEMO
from companion.views.here import Here
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, Tap, button, column, row, text
from companion.views.words import say


def demo_bar(here: Here, play: Play) -> list[ft.Control]:
    """Above the foot of the demo table; nothing at any other."""
    if play.session.id != DEMO:
        return []

    def remove() -> None:
        here.library.clear_demo()
        here.go("/")

    return [demo_mark(here.look, remove if here.who.hosts else None)]


def demo_mark(look: Look, remove: Tap | None, *, open_it: Tap | None = None) -> ft.Control:
    """What it is, the way to it and the way to be rid of it."""
    p = look.palette
    words = text(
        say("A demo: nothing of it is kept or counted."),
        Role.LABEL_LARGE,
        p.on_tertiary_container,
        expand=not look.roomy,
    )
    ways: list[ft.Control] = []
    if open_it is not None:
        ways.append(button(look, say("Look at it"), open_it, kind="quiet", height=48))
    if remove is not None:
        name = say("Remove the demo table")
        ways.append(button(look, say("Remove"), remove, kind="quiet", name=name, height=48))
    parts: list[ft.Control] = [words, *ways]
    return ft.Container(
        column(parts, 8) if look.roomy else row(parts, 8),
        bgcolor=p.tertiary_container,
        border_radius=20,
        padding=ft.Padding.only(left=14, right=8, top=6, bottom=6),
    )
