"""From a table to the cards of its box, and back."""

from __future__ import annotations

import flet as ft

from companion.views.component import component
from companion.views.here import use_here
from companion.views.play.play import Play
from companion.views.widgets.basics import button
from companion.views.words import say


@component
def BoxLink(play: Play) -> ft.Control:
    """Opens the list in which names, stars and ingredients can be edited."""
    here = use_here()
    path = f"/box/{play.table.header.game}?table={play.session.id}"
    return button(
        play.look,
        say("Edit the cards of the box"),
        lambda: here.go(path),
        kind="quiet",
        symbol=ft.Icons.EDIT_NOTE_ROUNDED,
    )
