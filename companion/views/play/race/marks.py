"""Points and ingredients as marks; the words beside them say the same."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import picture, row

_MOST_STARS = 6


def stars(look: Look, points: int, target: int, size: float = 17) -> ft.Control:
    """A star a point up to the target, the others as outlines; a bar where they are too many."""
    p = look.palette
    if max(points, target) > _MOST_STARS:
        return ft.ProgressBar(
            value=min(1.0, points / target),
            color=p.tertiary,
            bgcolor=p.high,
            bar_height=8,
            border_radius=4,
        )
    shown = [
        picture("star", size, p.tertiary)
        if number < points
        else picture("star-outline", size, p.outline)
        for number in range(max(points, target))
    ]
    return row(shown, 1, tight=True)


def places(
    look: Look, filled: int, needed: int, height: float, pictures: Sequence[str] = ()
) -> ft.Control:
    """An ingredient's place each: filled ones first, with a picture where the app knows which."""
    cells = [
        _place(look, number < filled, height, _at(pictures, number)) for number in range(needed)
    ]
    return row(cells, 3 if needed > 4 else 4)


def _at(pictures: Sequence[str], number: int) -> str | None:
    return pictures[number] if number < len(pictures) else None


def _place(look: Look, filled: bool, height: float, shown: str | None) -> ft.Control:
    p = look.palette
    return ft.Container(
        picture(shown, height - 4, p.on_secondary if filled else p.on_variant) if shown else None,
        bgcolor=p.secondary if filled else None,
        border=None if filled else ft.Border.all(2, p.outline),
        border_radius=min(12, height / 2),
        height=height,
        alignment=ft.Alignment.CENTER,
        expand=True,
    )
