"""A race from across the room: whose turn it is, and how far everybody is."""

from __future__ import annotations

import flet as ft

from companion.games.racing import RaceState
from companion.views.play.big import Big
from companion.views.play.play import Halves, Play
from companion.views.play.watched_seats import seats_card
from companion.views.words import counted, say


def watched(play: Play) -> Halves:
    """The turn to the left, every seat's points to the right."""
    state: RaceState = play.state
    big = Big(play.look)
    words = say("{name}’s turn", name=play.names[state.turn])
    left = counted(state.actions, "{n} action left", "{n} actions left")
    hero = big.turn(state.turn, play.names, words, left if play.settings.count_actions else "")

    def points(seat: int) -> str:
        return say("{n} of {all}", n=state.tally[seat], all=state.setup.target)

    return Halves([hero, _goal(big, state)], [seats_card(play, state.turn, points)])


def _goal(big: Big, state: RaceState) -> ft.Control:
    words = say("First to {n} {unit}", n=state.setup.target, unit=state.unit)
    return big.card(big.text(words, 4))
