"""How near the end of the game is, and whether it can come today."""

from __future__ import annotations

import flet as ft

from companion.games.filler.state import State
from companion.views.play.play import Play
from companion.views.widgets.basics import named, tag
from companion.views.words import counted, say


def fills_words(state: State) -> str:
    """``14 fills left``."""
    return counted(state.fills_left, "{n} fill left", "{n} fills left")


def last_day_words(state: State) -> str:
    """Whether the game can end with today: bonus fills can empty the whole book."""
    if state.fills_left == 0:
        return say("This is the last day")
    return say("Could be the last day") if state.fills_left <= state.book else ""


def last_day_tag(play: Play) -> ft.Control | None:
    """The same as a tag, where there is something to say."""
    p = play.look.palette
    words = last_day_words(play.state)
    if not words:
        return None
    return named(words, tag(play.look, words, p.tertiary_container, p.on_tertiary_container))
