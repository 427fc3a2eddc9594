"""Back to the table in one tap, or start one."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.registry import GAMES
from companion.views.here import use_here
from companion.views.play.registry import VIEWS
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, hero, text
from companion.views.words import say


@ft.component
def HomeScreen() -> ft.Control:
    """Home."""
    here = use_here()
    look = here.look
    parts: list[ft.Control] = []
    running = here.library.running()
    if running:
        newest = running[0]
        title = GAMES[newest.game].title
        parts.append(
            hero(
                look,
                column(
                    [
                        text(say("On the table now"), Role.LABEL_LARGE, look.palette.hero_accent),
                        text(title, Role.HEADLINE_MEDIUM, look.palette.on_hero),
                        button(
                            look,
                            say("Carry on"),
                            lambda: here.go(f"/tables/{newest.id}"),
                            kind="accent",
                        ),
                    ]
                ),
            )
        )
    parts += [
        button(
            look,
            say("Start {game}", game=GAMES[slug].title),
            partial(here.go, f"/new/{slug}"),
        )
        for slug in VIEWS
    ]
    return screen(look, top_bar(look, say("Companion")), column(parts))
