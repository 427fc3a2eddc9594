"""The bar that says why a tap was not counted."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.views.component import component
from companion.views.hooks import after
from companion.views.look import Look
from companion.views.play.hand import Hand, Trouble
from companion.views.widgets.basics import Role, column, press, row, text
from companion.views.words import say

SHOWN_S = 6
"""Seconds that a refusal stays; what could not be saved stays until it is seen to."""


@component
def TroubleBar(look: Look, hand: Hand, rules: Callable[[str | None], None]) -> ft.Control:
    """The refusal, until it was read or the next tap."""
    trouble = hand.trouble
    assert trouble is not None, "the bar is there for a trouble"
    after(SHOWN_S, _nothing if trouble.unsaved else hand.clear, anew=trouble)
    words = ft.Semantics(content=_words(look, trouble), live_region=True, expand=not look.roomy)
    parts: list[ft.Control] = [words, *_way_out(look, hand, trouble, rules)]
    return ft.Container(
        column(parts) if look.roomy else row(parts),
        bgcolor=look.palette.error_container,
        border_radius=20,
        padding=12,
    )


def _nothing() -> None:
    """It stays."""


def _words(look: Look, trouble: Trouble) -> ft.Control:
    ink = look.palette.on_error_container
    if not trouble.unsaved:
        return text(trouble.words, Role.LABEL_LARGE, ink)
    headline = say("Not saved. Nothing was counted.")
    lines = [text(headline, Role.LABEL_LARGE, ink), text(trouble.words, Role.BODY_MEDIUM, ink)]
    return column(lines, 2)


def _way_out(
    look: Look, hand: Hand, trouble: Trouble, rules: Callable[[str | None], None]
) -> list[ft.Control]:
    if trouble.unsaved:
        return [_button(look, say("Try again"), lambda: hand.act(*trouble.unsaved))]
    if trouble.rule is not None:
        return [_button(look, say("Show rule"), lambda: rules(trouble.rule))]
    return []


def _button(look: Look, label: str, on_tap: Callable[[], object]) -> ft.Control:
    p = look.palette
    return press(
        look,
        label,
        text(label, Role.LABEL_LARGE, p.on_error, no_wrap=not look.roomy),
        on_tap,
        fill=p.error,
        ink=p.on_error,
        padding=ft.Padding.symmetric(horizontal=14, vertical=6),
        height=None if look.roomy else 48,
    )
