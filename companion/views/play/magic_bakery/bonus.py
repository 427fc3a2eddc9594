"""A garnish that asks: one sheet, one tap for the answer, Undo in it."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.moves import Bonus
from companion.views.play.magic_bakery.piles import cat_bonus
from companion.views.play.play import Play
from companion.views.play.undo import undo_button
from companion.views.widgets.basics import Role, button, column, press, row, text
from companion.views.widgets.seats import token
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def bonus_sheet(play: Play) -> ft.Control:
    """The first bonus that waits."""
    scenario = play.state.pending[0]
    title, content = {
        1: (say("Garnish: move the cat anywhere"), cat_bonus),
        3: (say("Garnish: an egg from the fox"), _egg),
        6: (say("Garnish: who gets the turtle?"), _turtle),
        10: (say("Garnish: who gets one more action a turn?"), _extra),
    }[scenario]
    skip = button(
        play.look, say("No bonus"), play.tap(Bonus(scenario=scenario, skip=True)), kind="outlined"
    )
    foot = (
        row([undo_button(play), skip], 10)
        if not play.look.roomy
        else column([undo_button(play), skip])
    )
    return sheet(play.look, title, content(play), foot=foot, rules=lambda: play.rules(None))


def _egg(play: Play) -> ft.Control:
    words = say(
        "{name} takes one of {n} eggs, free.", name=play.names[play.state.turn], n=play.state.eggs
    )
    take = button(
        play.look, say("Take an egg"), play.tap(Bonus(scenario=3)), kind="filled", height=64
    )
    return column([text(words, Role.BODY_LARGE), take])


def _turtle(play: Play) -> ft.Control:
    return column([_seat(play, 6, seat) for seat in range(len(play.names))], 8)


def _extra(play: Play) -> ft.Control:
    return column([_seat(play, 10, seat) for seat in range(len(play.names))], 8)


def _seat(play: Play, scenario: int, seat: int) -> ft.Control:
    look = play.look
    p = look.palette
    name = play.names[seat]
    says = (
        say("Give {name} the turtle", name=name)
        if scenario == 6
        else say("Give {name} one more action a turn", name=name)
    )
    return press(
        look,
        says,
        row([token(look, seat, play.names, 36), text(name, Role.TITLE_MEDIUM)], 12),
        play.tap(Bonus(scenario=scenario, to=seat)),
        fill=p.card,
        ink=p.on_surface,
        border=p.outline,
        radius=18,
        height=None if look.roomy else 56,
        padding=ft.Padding.symmetric(horizontal=14, vertical=4),
    )
