"""Seats in an order that people change with arrows; nobody has to drag."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, card, column, icon_button, row, text
from companion.views.widgets.seats import silent_token
from companion.views.words import say

Words = Callable[[int], str]
"""A second line for a seat."""


def arranging(
    look: Look,
    names: Sequence[str],
    order: Sequence[int],
    change: Callable[[tuple[int, ...]], None],
    *,
    fixed: int = 0,
    second: Words = lambda _: "",
) -> ft.Control:
    """The seats with their places; the first ``fixed`` ones don't move."""
    rows: list[ft.Control] = []
    for at, seat in enumerate(order):
        up = partial(change, _moved(order, at, -1)) if at > fixed else None
        down = partial(change, _moved(order, at, 1)) if fixed <= at < len(order) - 1 else None
        arrows = [] if at < fixed else _arrows(look, names[seat], up, down)
        rows.append(_row(look, names, seat, at + 1, second(seat), arrows))
    return card(look, column(rows, 4), padding=ft.Padding.only(left=14, right=4, top=4, bottom=4))


def _moved(order: Sequence[int], at: int, by: int) -> tuple[int, ...]:
    seats = list(order)
    seats.insert(at + by, seats.pop(at))
    return tuple(seats)


def _arrows(
    look: Look, name: str, up: Callable[[], None] | None, down: Callable[[], None] | None
) -> list[ft.Control]:
    earlier, later = say("{name} earlier", name=name), say("{name} later", name=name)
    return [
        icon_button(look, earlier, ft.Icons.ARROW_UPWARD_ROUNDED, up),
        icon_button(look, later, ft.Icons.ARROW_DOWNWARD_ROUNDED, down),
    ]


def _row(
    look: Look,
    names: Sequence[str],
    seat: int,
    place: int,
    second: str,
    arrows: list[ft.Control],
) -> ft.Control:
    lines: list[ft.Control] = [
        text(
            say("{place}. {name}", place=place, name=names[seat]),
            Role.LABEL_LARGE,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
    ]
    if second:
        lines.append(text(second, Role.BODY_MEDIUM, look.palette.on_variant))
    told = row([silent_token(look, seat, names, 36), column(lines, 0, expand=True)], 12)
    if look.roomy:
        hands = row(arrows, 4, alignment=ft.MainAxisAlignment.END)
        return column([told, *([hands] if arrows else [])], 0)
    told.expand = True
    content = row([told, *arrows], 0)
    return ft.Container(content, height=52, alignment=ft.Alignment.CENTER_LEFT)
