"""The order is wrong: those who are still to come are put right with arrows, as one correction."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.state import State
from companion.rules.common import Adjust
from companion.views.play.filler.deeds import deeds
from companion.views.play.play import Play
from companion.views.widgets.arranging import arranging
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def wrong_order(play: Play) -> None:
    """Open the list as the order is now."""
    play.desk.put("arranged", None)
    play.show(_sheet)


def _gone(state: State) -> int:
    """How many have had their turn, or are in the middle of it."""
    assert state.turn is not None, "the sheet lies on a turn"
    return state.order.index(state.turn) + (state.pending is not None)


def _sheet(play: Play) -> ft.Control:
    state: State = play.state
    if state.turn is None:
        return _too_late(play)
    order: tuple[int, ...] = play.desk.get("arranged") or state.order
    gone, did = _gone(state), deeds(play.table)
    listing = arranging(
        play.look,
        play.names,
        order,
        lambda arranged: play.desk.put("arranged", arranged),
        fixed=gone,
        second=lambda seat: did.get(seat, ""),
    )
    parts: list[ft.Control] = [listing]
    if gone:
        words = say("Whoever has had a turn stays in front. A wrong turn is taken back with Undo.")
        parts.insert(0, text(words, Role.BODY_LARGE, play.look.palette.on_variant))
    done = button(
        play.look,
        say("This is the order"),
        partial(_correct, play, gone),
        kind="filled" if order != state.order else "quiet",
        height=64,
    )
    return sheet(
        play.look,
        say("Today’s order"),
        column(parts, 10),
        foot=done,
        on_close=lambda: play.show(None),
    )


def _too_late(play: Play) -> ft.Control:
    words = text(say("The day is over."), Role.BODY_LARGE)
    return sheet(play.look, say("Today’s order"), words, on_close=lambda: play.show(None))


def _correct(play: Play, gone: int) -> None:
    """Order and turn together: who is next is the first who has not gone."""
    state: State = play.state
    order: tuple[int, ...] = play.desk.get("arranged") or state.order
    if order == state.order:
        play.show(None)
        return
    turn = order[gone] if state.pending is None else state.turn
    if play.act(Adjust(values={"order": order, "turn": turn})):
        play.show(None)
