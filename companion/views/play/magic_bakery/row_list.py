"""The Customer row at large text: a card a customer, the leaver first."""

from __future__ import annotations

import flet as ft

from companion.views.play.magic_bakery.customer import (
    card_name,
    fulfil,
    fulfil_name,
    leaving_line,
    picture_of,
)
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, picture, row, text
from companion.views.words import counted, say


def row_list(play: Play) -> ft.Control:
    """Large text: a card a customer, the leaver first (furthest from the stack)."""
    state = play.state
    spaces = sorted(
        (space for space in range(1, len(state.row) + 1) if state.row[space - 1] is not None),
        key=lambda space: (state.row[space - 1] not in state.leaving, -space),
    )
    cards = [_list_card(play, space) for space in spaces]
    words = counted(state.stack, "{n} customer in the stack", "{n} customers in the stack")
    return column([*cards, text(words, Role.LABEL_LARGE), leaving_line(play)])


def _list_card(play: Play, space: int) -> ft.Control:
    look, state = play.look, play.state
    p = look.palette
    customer = state.row[space - 1]
    assert customer is not None, "only spaces with a customer are listed"
    leaving = customer in state.leaving
    label = card_name(state, customer) or say("No. {n}", n=customer)
    where = say("Leaves this round") if leaving else say("Space {space}", space=space)
    ink = p.on_leaving_container if leaving else p.on_surface
    head = row(
        [
            picture(picture_of(state, customer), 48, p.leaving if leaving else p.primary),
            column(
                [text(label, Role.TITLE_LARGE, ink), text(where, Role.BODY_LARGE, ink)],
                0,
                expand=True,
            ),
        ],
        spacing=12,
    )
    go = button(
        look,
        say("Fulfil {label}", label=label),
        fulfil(play, space),
        kind="filled" if leaving else "tonal",
        name=fulfil_name(state, customer),
    )
    return ft.Container(
        column([head, go]),
        bgcolor=p.leaving_container if leaving else p.card,
        border=ft.Border.all(3 if leaving else 2, p.leaving if leaving else p.outline_variant),
        border_radius=22,
        padding=14,
    )
