"""Time cards are entered on other phones: who is missing, and what this phone has entered."""

from __future__ import annotations

import flet as ft

from companion.games.filler.state import State
from companion.views.play.filler.pad import seat_of, touch_seat
from companion.views.play.filler.times import seats_line
from companion.views.play.filler.words import time_words
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, hero, text
from companion.views.words import counted, joined, say


def waits(play: Play) -> bool:
    """Whether this phone has no time card to enter, and others have."""
    state: State = play.state
    coming = state.phase == "times" and state.pending is None
    return coming and not play.settings.order_only and seat_of(play) is None


def missing_words(play: Play) -> str:
    """``Ben and Cy are missing``."""
    state: State = play.state
    names = [play.names[seat] for seat, time in enumerate(state.times) if time is None]
    return counted(len(names), "{names} is missing", "{names} are missing", names=joined(names))


def waiting_board(play: Play) -> ft.Control:
    """The boxes and the sentence; a touch on a box enters a card here after all."""
    look = play.look
    p = look.palette
    title = text(missing_words(play), Role.DISPLAY_SMALL, p.on_hero)
    second = text(_second(play), Role.BODY_LARGE, p.on_hero_variant)
    told = ft.Semantics(content=column([title, second], 6), header=True, live_region=True)
    return column([hero(look, told), seats_line(play)], 10)


def waiting_primary(play: Play) -> ft.Control | None:
    """One's own card can be changed until all are in."""
    seat = play.own_seat
    if seat is None:
        return None
    return button(
        play.look,
        say("Change mine"),
        lambda: touch_seat(play, seat),
        kind="quiet",
        name=say("Change {name}’s time card", name=play.names[seat]),
        height=64,
        expand=2,
    )


def _second(play: Play) -> str:
    state: State = play.state
    if play.own_seat is None:
        return say("They enter their time cards on their own phones. All are shown at once.")
    own = state.times[play.own_seat]
    if own is None:
        return say("All are shown at once.")
    time = time_words(own)
    return say("Your card is in: {time}. Nobody sees it until all are in.", time=time)
