"""The foot of the set-up: Undo with the step it unticks, and Done, next."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.views.look import Look
from companion.views.screens.setup.lists import Line
from companion.views.widgets.basics import Role, button, column, icon, press, row, text
from companion.views.words import in_sentence, say


def foot(
    look: Look, undone: Line | None, undo: Callable[[], None], onward: ft.Control
) -> ft.Control:
    """Undo on the left, onward on the right; for the left hand the other way round."""
    back = _undo(look, undone, undo)
    if look.roomy:
        return column([back, onward], 10)
    parts = [ft.Container(back, expand=2), ft.Container(onward, expand=3)]
    return row(parts[::-1] if look.left_handed else parts, 10)


def onward(
    look: Look,
    label: str,
    name: str,
    go: Callable[[], None],
    symbol: ft.IconData = ft.Icons.CHECK_ROUNDED,
) -> ft.Control:
    """The main button of the foot."""
    return button(look, label, go, kind="filled", name=name, symbol=symbol, height=_height(look))


def _undo(look: Look, undone: Line | None, undo: Callable[[], None]) -> ft.Control:
    p = look.palette
    ink = p.on_surface if undone else p.on_variant
    lines: list[ft.Control] = [text(say("Undo"), Role.LABEL_LARGE, ink)]
    name = say("Undo: nothing yet")
    if undone:
        step = say("Step {n}", n=undone.number)
        if look.roomy:
            lines = [text(say("Undo: {step}", step=in_sentence(step)), Role.LABEL_LARGE, ink)]
        else:
            lines.append(text(step, Role.BODY_MEDIUM, p.on_variant))
        name = say("Undo: step {n}, {title}", n=undone.number, title=undone.step.title)
    return press(
        look,
        name,
        row([icon(ft.Icons.UNDO_ROUNDED, ink), column(lines, 0, expand=True)], 10),
        undo if undone else None,
        fill=p.high,
        ink=p.on_surface,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12 if look.roomy else 6),
        height=None if look.roomy else _height(look),
    )


def _height(look: Look) -> float:
    return 48 if look.flat else 64
