"""The fulfil sheet: plain or with garnish, in fixed places."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.content import facts
from companion.games.magic_bakery.moves import Fulfil
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.play.magic_bakery.card import card_of, names_sheet, recipe_lines
from companion.views.play.magic_bakery.layers import layers_sheet
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, row, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say


@component
def FulfilChoice(play: Play, space: int) -> ft.Control:
    """Plain, With garnish, and the Showstopper switch beside them."""
    customer = play.state.row[space - 1]
    card = card_of(play, customer)
    showstopper, set_showstopper = remembered(lambda: card is not None and card.orders == 2)
    parts: list[ft.Control] = []
    if card is not None:
        parts.append(recipe_lines(play.look, card))
    parts += _switch(play, customer, showstopper, set_showstopper)
    parts.append(text(garnish_words(play), Role.BODY_MEDIUM, play.look.palette.on_variant))
    parts += _answers(play, space, customer, showstopper)
    parts.append(_more(play, space, customer))
    return column(parts, spacing=10)


def _switch(
    play: Play, customer: int, on: bool, change: Callable[[bool], None]
) -> list[ft.Control]:
    known = card_of(play, customer)
    ordinary = known is not None and known.orders == 1
    if ordinary or customer == play.state.setup.special or play.state.showstopper:
        return []
    return [
        ft.Switch(
            label=say("Showstopper: counts as 2 orders"),
            value=on,
            on_change=lambda event: change(bool(event.control.value)),
            label_text_style=ft.TextStyle(
                size=play.look.grown(17),
                weight=ft.FontWeight.W_700,
                color=play.look.palette.on_surface,
            ),
        )
    ]


def _answers(play: Play, space: int, customer: int, showstopper: bool) -> list[ft.Control]:
    look = play.look
    plain = Fulfil(space=space, showstopper=showstopper)
    garnished = Fulfil(space=space, garnish=True, showstopper=showstopper)
    parts: list[ft.Control] = [
        button(
            look,
            say("Plain"),
            play.tap(plain),
            kind="tonal",
            height=64,
            name=say("Fulfil customer {n}, plain", n=customer),
        )
    ]
    if play.session.refusal(garnished) is None:
        parts.append(
            button(
                look,
                say("With garnish"),
                play.tap(garnished),
                kind="filled",
                height=64,
                name=say("Fulfil customer {n} with its garnish", n=customer),
            )
        )
    return parts


def _more(play: Play, space: int, customer: int) -> ft.Control:
    """What costs nothing: naming the card, and the layer reference."""

    def back() -> None:
        play.show(lambda again: fulfil_sheet(again, space))

    name = button(
        play.look,
        say("Which card?"),
        lambda: play.show(lambda again: names_sheet(again, customer, back)),
        kind="quiet",
        name=say("Name the card of customer {n}", n=customer),
        expand=True,
    )
    layers = button(
        play.look,
        say("What layers need"),
        lambda: play.show(layers_sheet),
        kind="quiet",
        expand=True,
    )
    if customer == play.state.setup.special:
        return row([layers])
    return column([name, layers]) if play.look.roomy else row([name, layers])


def garnish_words(play: Play) -> str:
    """What a garnish gives in this game, before it is won."""
    state = play.state
    if state.setup.mode == "warm-up":
        return say("Warm-up: garnishes are left out.")
    if not state.setup.scenarios:
        return say("With the garnish: draw 2 ingredients from the Pantry deck.")
    bonuses = [
        one.garnish for one in facts.magic_bakery().scenarios if one.number in state.setup.scenarios
    ]
    return say("With the garnish: {bonuses}", bonuses=" ".join(bonuses))


def fulfil_sheet(play: Play, space: int) -> ft.Control:
    """The sheet for the customer in a space, who may have gone meanwhile on another phone."""
    customer = play.state.row[space - 1]
    if customer is None:
        title = say("Space {space} is empty now", space=space)
        content: ft.Control = text(say("Another phone has served this customer, or undone a move."))
    else:
        card = card_of(play, customer)
        title = say("Fulfil No. {n}", n=customer) if card is None else card.name.capitalize()
        content = FulfilChoice(play, space)
    return sheet(
        play.look,
        title,
        content,
        on_close=lambda: play.show(None),
        rules=lambda: play.rules_of("fulfil"),
    )
