"""The quick references beside the game, where there is room for both."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.content import facts
from companion.views.here import Here
from companion.views.look import Look
from companion.views.play.desk import Desk
from companion.views.play.play import Play
from companion.views.screens.rules.quick import PANE, quick_pane
from companion.views.widgets.bars import BarAction
from companion.views.words import say

_OPEN = "quick references"


def quick_action(look: Look, desk: Desk) -> list[BarAction]:
    """The top bar's way to open and close them; none on a phone."""
    if not look.wide:
        return []
    is_open = desk.get(_OPEN, False)
    name = say("Close quick reference") if is_open else say("Quick reference beside the game")
    return [(name, ft.Icons.VIEW_SIDEBAR_ROUNDED, lambda: desk.put(_OPEN, not is_open))]


def quick_beside(here: Here, play: Play, desk: Desk) -> ft.Control | None:
    """The pane, if this phone's owner has opened it."""
    game = play.table.header.game
    if not (here.look.wide and desk.get(_OPEN, False) and game in facts.slugs()):
        return None
    return quick_pane(
        here.look,
        game,
        lambda rule: lambda: play.rules(rule),
        lambda: desk.put(_OPEN, False),
    )


def narrowed(look: Look) -> Look:
    """How the game is drawn beside the pane."""
    return replace(look, width=look.width - PANE)
