"""The text size: a slider, and two buttons that do the same."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.views.look import Look
from companion.views.theme import LARGEST_SCALE, SMALLEST_SCALE
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.inputs import round_button
from companion.views.words import say

_STEP = 10
"""Percent."""


def text_size(look: Look, scale: float, change: Callable[[float], None]) -> ft.Control:
    """From 100 to 200 %; every text on the screen shows what it does."""
    p = look.palette
    low, high = round(SMALLEST_SCALE * 100), round(LARGEST_SCALE * 100)
    now = round(scale * 100)

    def to(percent: float) -> None:
        wanted = min(high, max(low, round(percent / _STEP) * _STEP))
        if wanted != now:
            change(wanted / 100)

    told = row(
        [
            text(say("Text size"), Role.LABEL_LARGE, expand=True),
            text(say("{n} %", n=now), Role.TITLE_LARGE),
        ]
    )
    slider = ft.Slider(
        value=now,
        min=low,
        max=high,
        divisions=(high - low) // _STEP,
        active_color=p.primary,
        inactive_color=p.high,
        thumb_color=p.primary,
        on_change=lambda event: to(float(event.control.value or low)),
        expand=True,
    )
    smaller = round_button(
        look,
        say("Smaller text"),
        ft.Icons.TEXT_DECREASE_ROUNDED,
        (lambda: to(now - _STEP)) if now > low else None,
    )
    larger = round_button(
        look,
        say("Larger text"),
        ft.Icons.TEXT_INCREASE_ROUNDED,
        (lambda: to(now + _STEP)) if now < high else None,
    )
    named = ft.Semantics(content=slider, label=say("Text size"), expand=True)
    return ft.Container(
        column([told, row([smaller, named, larger], 4)], 4),
        padding=ft.Padding.symmetric(horizontal=8, vertical=6),
    )
