"""What a person chooses with: one of a few, a number, on or off, a text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, Tap, column, icon, press, row, text
from companion.views.words import say

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Option(Generic[V]):
    """One of a few answers: its value, its word, and a second line where a word is not enough."""

    value: V
    word: str
    second: str | None = None


def one_of(
    look: Look,
    question: str,
    options: Sequence[Option[V]],
    chosen: V,
    pick: Callable[[V], None],
    *,
    columns: int = 2,
) -> ft.Control:
    """A few answers side by side, one of them marked; one below the other at large text."""
    across = 1 if look.roomy else columns
    tiles = [_answer(look, question, one, one.value == chosen, pick) for one in options]
    tiles += [ft.Container(expand=True)] * (-len(tiles) % across)
    return column([_evenly(tiles[at : at + across]) for at in range(0, len(tiles), across)], 8)


def _evenly(tiles: Sequence[ft.Control]) -> ft.Control:
    return row(tiles, 8, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _answer(
    look: Look, question: str, option: Option[V], chosen: bool, pick: Callable[[V], None]
) -> ft.Control:
    p = look.palette
    fill, ink = (p.primary_container, p.on_primary_container) if chosen else (p.card, p.on_surface)
    mark = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if chosen else ft.Icons.RADIO_BUTTON_OFF_ROUNDED
    lines: list[ft.Control] = [text(option.word, Role.LABEL_LARGE, ink)]
    if option.second:
        second = ink if chosen else p.on_variant
        lines.append(text(option.second, Role.BODY_MEDIUM, second))
    return press(
        look,
        _state_name(question, option.word, chosen),
        row(
            [icon(mark, p.primary if chosen else p.outline, 22), column(lines, 0, expand=True)],
            10,
        ),
        lambda: pick(option.value),
        fill=fill,
        ink=ink,
        radius=18,
        border=p.primary if chosen else p.outline_variant,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        expand=True,
    )


def _state_name(question: str, word: str, chosen: bool) -> str:
    name = say("{question}: {word}", question=question.rstrip("?"), word=word)
    return say("{name}, chosen", name=name) if chosen else name


def switch(
    look: Look, label: str, on: bool, flip: Callable[[bool], None], second: str | None = None
) -> ft.Control:
    """A line to touch anywhere: on or off."""
    p = look.palette
    lines: list[ft.Control] = [text(label, Role.LABEL_LARGE)]
    if second:
        lines.append(text(second, Role.BODY_MEDIUM, p.on_variant))
    return press(
        look,
        say("{label}: on", label=label) if on else say("{label}: off", label=label),
        row([column(lines, 0, expand=True), _lever(look, on)], 12),
        lambda: flip(not on),
        fill=p.card,
        ink=p.on_surface,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=8, vertical=8),
    )


def _lever(look: Look, on: bool) -> ft.Control:
    """Decoration: the knob's place and its mark say which, not the colour alone."""
    p = look.palette
    knob = ft.Container(
        icon(ft.Icons.CHECK_ROUNDED, p.secondary, 18) if on else None,
        width=24,
        height=24,
        border_radius=12,
        bgcolor=p.on_secondary if on else p.outline,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Container(
        knob,
        width=52,
        height=32,
        border_radius=16,
        bgcolor=p.secondary if on else p.high,
        border=ft.Border.all(2, p.secondary if on else p.outline),
        alignment=ft.Alignment.CENTER_RIGHT if on else ft.Alignment.CENTER_LEFT,
        padding=ft.Padding.symmetric(horizontal=2),
    )


def stepper(
    look: Look,
    label: str,
    value: int,
    set_value: Callable[[int], None],
    *,
    low: int,
    high: int,
    second: str | None = None,
) -> ft.Control:
    """A small number between two buttons of 48 dp."""
    p = look.palette
    lines: list[ft.Control] = [text(label, Role.LABEL_LARGE)]
    if second:
        lines.append(text(second, Role.BODY_MEDIUM, p.on_variant))
    number = ft.Semantics(
        label=say("{label}: {value}", label=label, value=value),
        container=True,
        live_region=True,
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Container(
                text(str(value), Role.HEADLINE_MEDIUM, text_align=ft.TextAlign.CENTER),
                width=look.grown(44),
            ),
        ),
    )
    fewer = (lambda: set_value(value - 1)) if value > low else None
    more = (lambda: set_value(value + 1)) if value < high else None
    buttons = row(
        [
            round_button(look, say("One less: {what}", what=label), ft.Icons.REMOVE_ROUNDED, fewer),
            number,
            round_button(look, say("One more: {what}", what=label), ft.Icons.ADD_ROUNDED, more),
        ],
        4,
        tight=True,
    )
    words = column(lines, 0, expand=None if look.roomy else True)
    whole = column([words, buttons], 8) if look.roomy else row([words, buttons], 8)
    return ft.Container(whole, padding=ft.Padding.symmetric(vertical=6))


def round_button(look: Look, name: str, symbol: ft.IconData, on_tap: Tap | None) -> ft.Control:
    """An icon of 48 dp on a quiet disc."""
    p = look.palette
    return press(
        look,
        name,
        icon(symbol, p.on_surface if on_tap else p.outline),
        on_tap,
        fill=p.high if on_tap else p.container,
        ink=p.on_surface,
        radius=24,
        width=48,
        height=48,
    )


def entry(
    look: Look,
    label: str,
    value: str,
    on_change: Callable[[str], None],
    on_submit: Tap,
    **more: Any,
) -> ft.TextField:
    """A field of one line with its label as its name.

    ``value`` has to be the newest that ``on_change`` told, or letters typed fast are lost.
    """
    p = look.palette
    return ft.TextField(
        label=label,
        value=value,
        on_change=lambda event: on_change(str(event.control.value)),
        on_submit=lambda _: on_submit(),
        text_style=_style(look, p.on_surface),
        label_style=_style(look, p.on_variant),
        border={
            ft.ControlState.FOCUSED: _outline(p.primary, 3),
            ft.ControlState.DEFAULT: _outline(p.outline, 2),
        },
        content_padding=ft.Padding.symmetric(horizontal=16, vertical=14),
        filled=True,
        fill_color=p.card,
        enable_suggestions=False,
        autocorrect=False,
        expand=True,
        **more,
    )


def _outline(colour: str, width: float) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=18)


def _style(look: Look, colour: str) -> ft.TextStyle:
    return ft.TextStyle(
        size=look.grown(17),
        weight=ft.FontWeight.W_700,
        color=colour,
        font_family="Nunito",
    )
