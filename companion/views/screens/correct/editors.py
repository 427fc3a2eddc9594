"""Which editor fits a value: by its key where that means something, else by its shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.views.look import Look
from companion.views.screens.correct import counts, places, recipes
from companion.views.screens.correct.fields import Field

Editor = Callable[[Look, Field], ft.Control]


def _seat_by_seat(editor: recipes.SeatEditor) -> Editor:
    return lambda look, field: recipes.SeatBySeat(look, field, editor)


_BY_KEY: Mapping[str, Editor] = {
    "turn": counts.one_seat,
    "turtle": counts.one_seat,
    "timer_left_s": counts.clock,
    "row": places.customer_row,
    "order": places.order,
    "face_down": places.slots,
    "symbols": counts.symbols,
    "open": _seat_by_seat(recipes.open_recipes),
    "completed": _seat_by_seat(recipes.completed),
}


def editor_of(field: Field) -> Editor:
    """The editor of a value."""
    if field.key in _BY_KEY:
        return _BY_KEY[field.key]
    if isinstance(field.value, int):
        return counts.number
    first = field.value[0]
    if isinstance(first, bool):
        return counts.mark_a_seat
    if isinstance(first, int):
        return counts.number_a_seat
    return _seat_by_seat(recipes.ingredients)
