"""There is no such table, or it is in the bin: a sentence and the way on."""

from __future__ import annotations

import flet as ft

from companion.views.here import Here
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, text
from companion.views.words import say


def lost(here: Here, table_id: str, words: str) -> ft.Control:
    """The screen of a table that can't be opened."""
    look = here.look
    parts: list[ft.Control] = [text(words, Role.BODY_LARGE)]
    play = here.library.play(table_id)
    if play is not None and play.deleted:
        parts = [
            text(say("This table is in the bin."), Role.BODY_LARGE),
            button(look, say("Look at it"), lambda: here.go(f"/log/{table_id}"), kind="filled"),
        ]
    parts.append(button(look, say("All tables"), lambda: here.go("/log"), kind="quiet"))
    bar = top_bar(look, say("No such table"), on_back=lambda: here.go("/"))
    return screen(look, bar, column(parts))
