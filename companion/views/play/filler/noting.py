"""A card's symbols are noted as it is filled or removed, where the group wants that."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.filler.moves import KINDS as HOW_MANY
from companion.games.filler.moves import Fill, Remove, Symbols
from companion.games.filler.state import with_seat
from companion.views.play.filler.kinds import KINDS
from companion.views.play.play import Play
from companion.views.widgets.basics import button, column
from companion.views.widgets.inputs import stepper
from companion.views.widgets.sheet import sheet
from companion.views.words import say

_NONE: Symbols = (0,) * HOW_MANY
_MOST = 9
"""No card shows as many of one kind."""


def note(play: Play, move: Fill | Remove) -> None:
    """Ask for the card's symbols, then make the move."""
    play.desk.put("symbols", _NONE)
    play.show(lambda now: _sheet(now, move))


def _sheet(play: Play, move: Fill | Remove) -> ft.Control:
    noted: Symbols = play.desk.get("symbols", _NONE)
    lines = [
        stepper(
            play.look,
            say(word),
            noted[kind],
            partial(_set, play, kind),
            low=0,
            high=_MOST,
        )
        for kind, (word, _) in enumerate(KINDS)
    ]
    removing = isinstance(move, Remove)
    title = say("Symbols on the removed card") if removing else say("Symbols on this recipe")
    done = button(
        play.look,
        say("Remove it") if removing else say("Fill it"),
        partial(_done, play, move),
        kind="filled",
        height=64,
    )
    return sheet(play.look, title, column(lines, 4), foot=done, on_close=lambda: play.show(None))


def _set(play: Play, kind: int, value: int) -> None:
    play.desk.put("symbols", with_seat(play.desk.get("symbols", _NONE), kind, value))


def _done(play: Play, move: Fill | Remove) -> None:
    if play.act(replace(move, symbols=play.desk.get("symbols", _NONE))):
        play.show(None)
