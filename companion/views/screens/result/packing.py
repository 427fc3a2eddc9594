"""Putting the game back into its box: what goes where, one tap from the result."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.content.checklist import BadTable, Step, packing_up
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, card, column, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def packing_steps(play: Play) -> Sequence[Step]:
    """This table's list; none where the game itself was not on the table here."""
    header = play.table.header
    if header.options.get("score_only"):
        return ()
    scenarios, ducks = header.options.get("scenarios", ()), header.options.get("ducks", 1)
    try:
        return packing_up(header.game, len(header.seats), scenarios, ducks)
    except BadTable:  # a game may come without lists
        return ()


def packing_button(play: Play) -> list[ft.Control]:
    """Opens the list, if there is one."""
    if not packing_steps(play):
        return []
    words = say("Pack the game up")
    return [button(play.look, words, lambda: play.show(_packing_sheet), kind="quiet")]


def _packing_sheet(play: Play) -> ft.Control:
    cards = [
        card(play.look, column([text(step.title, Role.LABEL_LARGE), text(step.text)], 2))
        for step in packing_steps(play)
    ]
    title = say("Pack the game up")
    return sheet(play.look, title, column(cards, 8), on_close=lambda: play.show(None))
