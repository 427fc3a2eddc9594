"""A new table."""

from __future__ import annotations

import flet as ft

from companion.views.here import use_here
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import button, column
from companion.views.words import say


@ft.component
def NewTableScreen() -> ft.Control:
    """New table (first thin form)."""
    here = use_here()
    game = ft.use_route_params().get("game", "")

    def start() -> None:
        here.go("/tables/" + here.library.start(game, ("Ana", "Ben", "Cy"), {}, {}))

    return screen(
        here.look,
        top_bar(here.look, say("New table"), on_back=lambda: here.go("/")),
        column([button(here.look, say("Start"), start, kind="filled")]),
    )
