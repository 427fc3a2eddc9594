"""A number to touch: one less, one more, or typed, also as a sum."""

from __future__ import annotations

import re
from collections.abc import Callable

import flet as ft

from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.inputs import round_button
from companion.views.words import say

_SUM = re.compile(r"\d{1,6}(?:[+-]\d{1,6}){0,40}")


def summed(typed: str) -> int | None:
    """What was typed as a number: ``105``, or a sum such as ``12+7+3``; None if it is none yet."""
    plain = "".join(typed.split()).replace("−", "-").replace("–", "-")
    if not _SUM.fullmatch(plain):
        return None
    return sum(int(part) for part in re.findall(r"[+-]?\d+", plain))


@component
def NumberEntry(
    look: Look,
    label: str,
    value: int,
    set_value: Callable[[int], None],
    low: int = 0,
    high: int = 999,
    shown_label: bool = True,
) -> ft.Control:
    """The number between two buttons of 48 dp; what does not fit is left as it was."""
    typed, set_typed = remembered(lambda: str(value))
    shown = typed if summed(typed) == value else str(value)

    def type_in(new: str) -> None:
        set_typed(new)
        found = summed(new)
        if found is not None and low <= found <= high:
            set_value(found)

    def step(by: int) -> None:
        set_typed(str(value + by))
        set_value(value + by)

    field = _field(look, label, shown, type_in, lambda: set_typed(str(value)))
    fewer = (lambda: step(-1)) if value > low else None
    more = (lambda: step(1)) if value < high else None
    buttons = row(
        [
            round_button(look, say("One less: {what}", what=label), ft.Icons.REMOVE_ROUNDED, fewer),
            field,
            round_button(look, say("One more: {what}", what=label), ft.Icons.ADD_ROUNDED, more),
        ],
        6,
        tight=True,
    )
    if not shown_label:
        return buttons
    words = text(label, Role.LABEL_LARGE, expand=None if look.roomy else True)
    return column([words, buttons], 4) if look.roomy else row([words, buttons], 8)


def _field(
    look: Look, label: str, shown: str, on_change: Callable[[str], None], done: Callable[[], None]
) -> ft.Control:
    p = look.palette
    edge = ft.OutlineInputBorder(side=ft.BorderSide(2, p.outline), border_radius=16)
    focus = ft.OutlineInputBorder(side=ft.BorderSide(3, p.primary), border_radius=16)
    entry = ft.TextField(
        value=shown,
        on_change=lambda event: on_change(str(event.control.value)),
        on_blur=lambda _: done(),
        on_submit=lambda _: done(),
        text_align=ft.TextAlign.CENTER,
        text_style=ft.TextStyle(
            size=look.grown(20),
            weight=ft.FontWeight.W_800,
            color=p.on_surface,
            font_family="Nunito",
        ),
        keyboard_type=ft.KeyboardType.PHONE,  # digits, and the plus of a sum
        border={ft.ControlState.FOCUSED: focus, ft.ControlState.DEFAULT: edge},
        content_padding=ft.Padding.symmetric(horizontal=4, vertical=10),
        filled=True,
        fill_color=p.card,
        width=look.grown(76),
    )
    return ft.Semantics(label=label, content=entry)
