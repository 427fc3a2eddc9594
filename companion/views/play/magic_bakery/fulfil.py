"""The fulfil sheet: plain or with garnish, in fixed places."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.moves import Fulfil
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say


@ft.component
def FulfilChoice(play: Play, space: int) -> ft.Control:
    """Plain, With garnish, and the Showstopper switch beside them."""
    showstopper, set_showstopper = ft.use_state(False)
    look, state = play.look, play.state
    customer = state.row[space - 1]
    special = customer == state.setup.special
    plain = Fulfil(space=space, showstopper=showstopper)
    garnished = Fulfil(space=space, garnish=True, showstopper=showstopper)
    parts: list[ft.Control] = []
    if not special:
        parts.append(
            ft.Switch(
                label=say("Showstopper: counts as 2 orders"),
                value=showstopper,
                on_change=lambda event: set_showstopper(bool(event.control.value)),
                disabled=state.showstopper,
                label_text_style=ft.TextStyle(
                    size=look.grown(17), weight=ft.FontWeight.W_700, color=look.palette.on_surface
                ),
            )
        )
    parts.append(text(garnish_words(play), Role.BODY_LARGE, look.palette.on_variant))
    parts.append(
        button(
            look,
            say("Plain"),
            play.tap(plain),
            kind="tonal",
            height=64,
            name=say("Fulfil customer {n}, plain", n=customer),
        )
    )
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
    return column(parts, spacing=12)


def garnish_words(play: Play) -> str:
    """What a garnish gives in this game, before it is won."""
    state = play.state
    if state.setup.mode == "warm-up":
        return say("Warm-up: garnishes are left out.")
    if not state.setup.scenarios:
        return say("Garnish: draw 2 ingredients from the Pantry deck.")
    return say("The garnish gives the bonus of each scenario in play.")


def fulfil_sheet(play: Play, space: int) -> ft.Control:
    """The sheet for the customer in a space; closed again if nobody stands there any more."""
    customer = play.state.row[space - 1]
    title = say("Fulfil No. {n}", n=customer)
    return sheet(play.look, title, FulfilChoice(play, space), on_close=lambda: play.show(None))
