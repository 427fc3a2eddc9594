"""How a seat is told: colour, shape, monogram and name together."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.views.look import Look
from companion.views.palette import SeatLook
from companion.views.widgets.basics import picture


def monograms(names: Sequence[str]) -> tuple[str, ...]:
    """First letters; two of them where several names begin alike."""
    firsts = [name[:1].upper() for name in names]
    return tuple(
        name[:2].capitalize() if firsts.count(first) > 1 else first
        for name, first in zip(names, firsts, strict=True)
    )


def token(
    look: Look, seat: int, names: Sequence[str], size: float = 28, *, on_hero: bool = False
) -> ft.Stack:
    """A seat's token: its person's shape with a monogram. Decoration beside the name."""
    return badge(look, look.seats(names)[seat], monograms(names)[seat], size, on_hero=on_hero)


def badge(
    look: Look, seat_look: SeatLook, letters: str, size: float = 28, *, on_hero: bool = False
) -> ft.Stack:
    """A shape with one or two letters in it."""
    ring = look.palette.on_hero if on_hero else look.palette.on_surface
    sink = size * 0.14 if seat_look.shape == "triangle" else 0
    return ft.Stack(
        [
            ft.Container(
                picture(f"seat-{seat_look.shape}", size, ring), alignment=ft.Alignment.CENTER
            ),
            ft.Container(
                picture(f"seat-{seat_look.shape}", size - 4, seat_look.fill),
                alignment=ft.Alignment.CENTER,
            ),
            ft.Container(
                ft.Text(
                    letters,
                    size=size * (0.44 if len(letters) == 1 else 0.33),
                    weight=ft.FontWeight.W_900,
                    color=seat_look.monogram,
                    no_wrap=True,
                ),
                alignment=ft.Alignment.CENTER,
                padding=ft.Padding.only(top=sink),
            ),
        ],
        width=size,
        height=size,
    )


def silent_token(
    look: Look, seat: int, names: Sequence[str], size: float = 28, *, on_hero: bool = False
) -> ft.Control:
    """The same beside words that say the name: its monogram is not read out."""
    shown = token(look, seat, names, size, on_hero=on_hero)
    return ft.Semantics(content=shown, exclude_semantics=True)
