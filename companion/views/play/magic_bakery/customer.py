"""One customer of the row: its name, its picture, what a tap on it does."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.magic_bakery.state import State
from companion.views.play.magic_bakery.fulfil import fulfil_sheet
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, icon, press, text
from companion.views.words import say


def card_name(state: State, customer: int) -> str | None:
    """What people named a customer, None while it is only a number."""
    return state.names.get(customer, (None, None))[0]


def picture_of(state: State, customer: int) -> str:
    """The picture of a customer."""
    return "layer-cake" if customer == state.setup.special else "customer"


def fulfil_name(state: State, customer: int) -> str:
    """What touching a customer does."""
    soon = say(", leaving soon") if customer in state.leaving else ""
    card = card_name(state, customer)
    called = f" ({card})" if card else ""
    return say("Fulfil customer {n}{called}{soon}, 1 action", n=customer, called=called, soon=soon)


def fulfil(play: Play, space: int) -> Callable[[], None]:
    """A tap that asks how the order was fulfilled."""
    return lambda: play.show(lambda again: fulfil_sheet(again, space))


def leaving_sentence(state: State) -> str:
    """Who leaves when the round ends, or why nobody does."""
    if state.leaving:
        return say("No. {n} leaves when round {r} ends", n=state.leaving[0], r=state.round)
    if not any(state.row):
        return say("The row is empty")
    if state.stack == 0:
        return say("Stack empty: the row moves on by itself")
    return say("Nobody leaves when round {r} ends", r=state.round)


def leaving_line(play: Play) -> ft.Control:
    """Who leaves, and the way to the rule."""
    look, state = play.look, play.state
    words = leaving_sentence(state)
    return press(
        look,
        say("{sentence}. Show the rule", sentence=words),
        ft.Row(
            [
                text(words, Role.LABEL_LARGE, expand=True),
                icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, look.palette.on_variant),
            ]
        ),
        lambda: play.rules("MB-CONV-04"),
        fill=look.palette.container,
        ink=look.palette.on_surface,
        padding=ft.Padding.symmetric(horizontal=4),
        height=look.grown(48) if not look.roomy else None,
    )
