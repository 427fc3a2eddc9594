"""A count: its number to type, one more, one fewer."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, Tap, column, icon, press, row, text
from companion.views.widgets.inputs import round_button
from companion.views.words import say


def count_box(
    look: Look,
    word: str,
    symbol: ft.IconData,
    typed: str,
    *,
    marked: bool,
    wrong: bool,
    mark: Tap,
    write: Callable[[str], None],
    step: Callable[[int], None],
    done: Tap,
) -> ft.Control:
    """A kind with its icon and word; marked if the next touch counts for it."""
    p = look.palette
    ink = p.primary if marked else p.on_variant
    face = row(
        [icon(symbol, ink, 20), text(word, Role.BODY_MEDIUM, ink, no_wrap=True)],
        4,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    head = press(
        look,
        say("Count {what}, chosen", what=word) if marked else say("Count {what}", what=word),
        face,
        mark,
        fill=p.card,
        ink=p.on_surface,
        radius=18,
        height=None if look.roomy else 48,
    )
    field = count_field(look, word, typed, wrong=wrong, write=write, done=done)
    less = round_button(
        look, say("One less: {what}", what=word), ft.Icons.REMOVE_ROUNDED, lambda: step(-1)
    )
    more = round_button(
        look, say("One more: {what}", what=word), ft.Icons.ADD_ROUNDED, lambda: step(1)
    )
    if look.roomy:
        content: ft.Control = column([head, row([less, field, more], 8)], 4)
    else:
        hands = row([less, more], 0, alignment=ft.MainAxisAlignment.SPACE_EVENLY)
        content = column([head, row([field], 0), hands], 2)
    return ft.Container(
        content,
        bgcolor=p.card,
        border=ft.Border.all(2, p.primary if marked else p.outline_variant),
        border_radius=22,
        padding=ft.Padding.only(bottom=4),
        expand=None if look.roomy else True,
    )


def count_field(
    look: Look, word: str, typed: str, *, wrong: bool, write: Callable[[str], None], done: Tap
) -> ft.Control:
    """The number as a text to type: digits, or a sum such as ``12+7``."""
    p = look.palette
    long = len(typed) > 3
    size = look.grown(20 if long else 28)
    field = ft.TextField(
        value=typed,
        hint_text="–",
        on_change=lambda event: write(str(event.control.value)),
        on_submit=lambda _: done(),
        # The telephone's keys: digits and + on every device.
        keyboard_type=ft.KeyboardType.PHONE,
        text_align=ft.TextAlign.CENTER,
        text_style=ft.TextStyle(
            size=size,
            weight=ft.FontWeight.W_900,
            color=p.error if wrong else p.on_surface,
            font_family="Nunito",
        ),
        hint_style=ft.TextStyle(size=size, color=p.on_variant, font_family="Nunito"),
        border={
            ft.ControlState.FOCUSED: ft.UnderlineInputBorder(side=ft.BorderSide(3, p.primary)),
            ft.ControlState.DEFAULT: ft.UnderlineInputBorder(side=ft.BorderSide(1, p.outline)),
        },
        content_padding=ft.Padding.symmetric(horizontal=2, vertical=2),
        dense=True,
        enable_suggestions=False,
        autocorrect=False,
        expand=True,
    )
    return ft.Semantics(label=word, content=field, expand=True)
