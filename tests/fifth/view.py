"""Last Biscuit on the table."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.views.play.play import GameView, Play
from companion.views.widgets.basics import Role, button, column, hero, row, text
from companion.views.words import counted, say
from tests.fifth.moves import Take
from tests.fifth.state import MOST


class LastBiscuitView(GameView):
    """How Last Biscuit is drawn and which taps it offers."""

    slug = "last-biscuit"
    picture = "layer-cake"

    def heading(self, play: Play) -> tuple[str, str]:
        """What wins, and who plays."""
        return say("The last biscuit wins"), counted(len(play.names), "{n} player", "{n} players")

    def board(self, play: Play) -> ft.Control:
        """The plate."""
        p = play.look.palette
        turn = say("{name}’s turn", name=play.names[play.state.turn])
        left = counted(play.state.plate, "{n} biscuit left", "{n} biscuits left")
        lines = [
            text(turn, Role.HEADLINE_MEDIUM, p.on_hero),
            text(left, Role.LABEL_LARGE, p.on_hero),
        ]
        return hero(play.look, column(lines))

    def hands(self, play: Play) -> ft.Control | None:
        """One, two or three."""
        if play.over:
            return None
        return row([self._take(play, n) for n in range(1, MOST + 1)])

    def primary(self, play: Play) -> ft.Control | None:
        """A turn ends with its only move."""
        return None

    def describe(self, play: Play) -> str:
        """The table in one sentence."""
        return say("{n} biscuits are left.", n=play.state.plate)

    def counters(self, play: Play) -> Mapping[str, str]:
        """What can be corrected here."""
        return {"plate": say("Biscuits on the plate")}

    def _take(self, play: Play, n: int) -> ft.Control:
        words = counted(n, "Take {n} biscuit", "Take {n} biscuits")
        return button(play.look, str(n), lambda: play.act(Take(n)), name=words, expand=True)
