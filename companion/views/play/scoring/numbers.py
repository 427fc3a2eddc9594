"""Numbers to be touched: one tap for a whole count instead of digits, and a key for sums."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, Tap, column, press, row, text
from companion.views.words import say

_ACROSS = 6


def number_grid(
    look: Look,
    what: str,
    most: int,
    touch: Callable[[int], None],
    plus: Tap,
    *,
    adding: bool,
) -> ft.Control:
    """0 to ``most``, and + at the end; ``what`` is counted."""
    keys = [_number(look, what, number, touch, adding) for number in range(most + 1)]
    keys.append(_plus(look, what, plus, adding))
    across = 4 if look.roomy else _ACROSS
    lines = [keys[at : at + across] for at in range(0, len(keys), across)]
    gap = 4 if look.low else 6
    return column([row(line, gap) for line in lines], gap)


def _number(
    look: Look, what: str, number: int, touch: Callable[[int], None], adding: bool
) -> ft.Control:
    p = look.palette
    name = say("{what}: {n}", what=what, n=number)
    if adding:
        name = say("{what}: {n} more", what=what, n=number)
    face = text(f"+{number}" if adding else str(number), Role.TITLE_LARGE, p.on_surface)
    return _key(look, name, face, partial(touch, number), p.card)


def _plus(look: Look, what: str, plus: Tap, adding: bool) -> ft.Control:
    p = look.palette
    ink = p.on_tertiary_container if adding else p.on_surface
    name = say("Add the next number to {what}", what=what)
    face = text("+", Role.HEADLINE_SMALL, ink)
    return _key(look, name, face, plus, p.tertiary_container if adding else p.high)


def _key(look: Look, name: str, face: ft.Control, on_tap: Tap, fill: str) -> ft.Control:
    p = look.palette
    return press(
        look,
        name,
        face,
        on_tap,
        fill=fill,
        ink=p.on_surface,
        radius=16,
        border=p.outline_variant,
        border_width=1,
        height=look.grown(30) + 18 if look.roomy else 64 if look.wide and not look.low else 48,
        expand=True,
    )
