"""What lies or stands in an order: the Customer row, the order of a day, covered cards."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.screens.correct.fields import Field
from companion.views.screens.result.team import customer_name
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.inputs import Option, one_of, round_button, switch
from companion.views.widgets.seats import token
from companion.views.words import say

_PANTRY = range(1, 6)


def customer_row(look: Look, field: Field) -> ft.Control:
    """Who stands in each space: anybody who has been turned up and was not served."""
    known = sorted({one for one in (*field.state["row"], *field.state["discarded"]) if one})
    options: list[Option[int | None]] = [
        Option(one, customer_name(field.state, one)) for one in known
    ]
    options.append(Option(None, say("Empty")))
    parts: list[ft.Control] = [text(field.label, Role.LABEL_LARGE)]
    for space, customer in enumerate(field.value, start=1):
        where = _where(space, len(field.value))
        parts += [
            text(where, Role.BODY_MEDIUM, look.palette.on_variant),
            one_of(look, where, options, customer, partial(_stand, field, space - 1)),
        ]
    return column(parts, 6)


def _where(space: int, spaces: int) -> str:
    if space == 1:
        return say("Space 1, next to the stack")
    if space == spaces:
        return say("Space {n}, furthest from the stack", n=space)
    return say("Space {n}", n=space)


def _stand(field: Field, place: int, customer: int | None) -> None:
    """Who stands there already in another space changes places."""
    standing = list(field.value)
    if customer is not None and customer in standing:
        standing[standing.index(customer)] = standing[place]
    standing[place] = customer
    field.set_value(standing)


def order(look: Look, field: Field) -> ft.Control:
    """Seats in their order: each but the first can go one up."""
    lines = [_in_order(look, field, place) for place in range(len(field.value))]
    return column([text(field.label, Role.LABEL_LARGE), *lines], 6)


def _in_order(look: Look, field: Field, place: int) -> ft.Control:
    seat = field.value[place]
    name = field.names[seat]

    def up() -> None:
        seats = list(field.value)
        seats[place - 1 : place + 1] = [seats[place], seats[place - 1]]
        field.set_value(seats)

    words = say("{n}. {name}", n=place + 1, name=name)
    earlier = say("{name} one earlier", name=name)
    return row(
        [
            token(look, seat, field.names, 28),
            text(words, Role.BODY_LARGE, expand=True),
            round_button(look, earlier, ft.Icons.ARROW_UPWARD_ROUNDED, up if place else None),
        ],
        8,
    )


def slots(look: Look, field: Field) -> ft.Control:
    """Which cards of the Pantry lie face down."""

    def flip(slot: int, down: bool) -> None:
        others = [one for one in field.value if one != slot]
        field.set_value(sorted([*others, slot] if down else others))

    lines = [
        switch(
            look, say("Card {n} of the Pantry", n=slot), slot in field.value, partial(flip, slot)
        )
        for slot in _PANTRY
    ]
    return column([text(field.label, Role.LABEL_LARGE), *lines], 6)
