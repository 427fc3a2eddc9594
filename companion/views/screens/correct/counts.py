"""Numbers and marks: one of them, one a seat, three a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.screens.correct.fields import Field
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.inputs import Option, one_of, switch
from companion.views.widgets.number import NumberEntry
from companion.views.widgets.seats import token
from companion.views.words import say

_FROM_ONE = {"round", "day"}
_KINDS = ("Money", "Reviews", "Acclaim")


def number(look: Look, field: Field) -> ft.Control:
    """One number."""
    low, high = (1, 5) if field.key == "cat" else (int(field.key in _FROM_ONE), 999)
    return NumberEntry(look, field.label, field.value, field.set_value, low, high)


def clock(look: Look, field: Field) -> ft.Control:
    """Seconds as minutes and seconds."""
    minutes, seconds = divmod(field.value, 60)
    return column(
        [
            text(field.label, Role.LABEL_LARGE),
            NumberEntry(
                look, say("Minutes"), minutes, lambda n: field.set_value(n * 60 + seconds), 0, 16
            ),
            NumberEntry(
                look, say("Seconds"), seconds, lambda n: field.set_value(minutes * 60 + n), 0, 59
            ),
        ],
        6,
    )


def number_a_seat(look: Look, field: Field) -> ft.Control:
    """One number for each seat."""
    lines = [
        _seat_line(look, field, seat, partial(field.with_part, seat), value)
        for seat, value in enumerate(field.value)
    ]
    return column([text(field.label, Role.LABEL_LARGE), *lines], 6)


def _seat_line(
    look: Look, field: Field, seat: int, set_value: Callable[[int], None], value: int
) -> ft.Control:
    name = field.names[seat]
    label = say("{what}, {name}", what=field.label, name=name)
    who = row([token(look, seat, field.names, 28), text(name, Role.BODY_LARGE, expand=True)], 8)
    entry = NumberEntry(look, label, value, set_value, shown_label=False)
    if look.roomy:
        return column([who, entry], 4)
    return row([ft.Container(who, expand=True), entry], 8)


def symbols(look: Look, field: Field) -> ft.Control:
    """Three numbers for each seat."""
    parts: list[ft.Control] = [text(field.label, Role.LABEL_LARGE)]
    for seat, counts in enumerate(field.value):
        parts.append(_who(look, field, seat))
        parts += [
            NumberEntry(
                look, say(kind), counts[place], partial(_set_symbol, field, seat, place), 0, 999
            )
            for place, kind in enumerate(_KINDS)
        ]
    return column(parts, 6)


def _set_symbol(field: Field, seat: int, place: int, value: int) -> None:
    counts: Sequence[int] = field.value[seat]
    field.with_part(seat, [*counts[:place], value, *counts[place + 1 :]])


def _who(look: Look, field: Field, seat: int) -> ft.Control:
    return row([token(look, seat, field.names, 28), text(field.names[seat], Role.TITLE_MEDIUM)], 8)


def mark_a_seat(look: Look, field: Field) -> ft.Control:
    """Yes or no for each seat."""
    lines = [
        switch(look, name, field.value[seat], partial(field.with_part, seat))
        for seat, name in enumerate(field.names)
    ]
    return column([text(field.label, Role.LABEL_LARGE), *lines], 6)


def one_seat(look: Look, field: Field) -> ft.Control:
    """A seat."""
    options = [Option(seat, name) for seat, name in enumerate(field.names)]
    chosen: int = field.value
    answers = one_of(look, field.label, options, chosen, field.set_value)
    return column([text(field.label, Role.LABEL_LARGE), answers], 6)
