"""The ways to the boxes, for a screen that lists them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.registry import GAMES
from companion.views.look import Look
from companion.views.screens.box.kinds import KINDS
from companion.views.widgets.basics import button, column
from companion.views.words import say


def box_links(look: Look, go: Callable[[str], None]) -> ft.Control:
    """A button for each game whose cards a group can tell the app about."""
    return column(
        [
            button(
                look,
                say("{cards} of {game}", cards=say(kind.title), game=GAMES[game].title),
                partial(go, f"/box/{game}"),
                kind="quiet",
            )
            for game, kind in KINDS.items()
        ],
        8,
    )
