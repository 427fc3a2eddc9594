"""A box for each seat, to see how far everybody is and to go back to one by touching it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, Tap, card, column, icon, named, press, row, text
from companion.views.widgets.seats import token

_HIGH = 800
"""From this height (dp) up there is room for a row more."""

SIDE_BY_SIDE = 4
"""So many boxes stand in one row; more stand three in a row, with less height."""


@dataclass(frozen=True, slots=True)
class SeatBox:
    """What one seat's box shows. ``name`` is read out, and says what the tap does."""

    seat: int
    value: str
    second: str
    name: str
    on_tap: Tap | None
    now: bool = False
    badge: str = ""
    symbol: ft.IconData | None = None
    """Stands for the value where it is not to be seen."""


def seat_boxes(look: Look, names: Sequence[str], boxes: Sequence[SeatBox]) -> ft.Control:
    """The boxes in the order given; a list at large text."""
    if look.roomy:
        return column([_line(look, names, one) for one in boxes], 6)
    if len(boxes) <= SIDE_BY_SIDE and not look.lying:
        return row([_upright(look, names, one) for one in boxes], 8)
    per_row = 2 if look.height >= _HIGH and not look.wide else 3
    rows = [boxes[at : at + per_row] for at in range(0, len(boxes), per_row)]
    return column([_row(look, names, some, per_row) for some in rows], 6)


def _row(look: Look, names: Sequence[str], some: Sequence[SeatBox], per_row: int) -> ft.Control:
    """All boxes are equally wide, also in a row that is not full."""
    cells: list[ft.Control] = [_flat(look, names, one) for one in some]
    cells += [ft.Container(expand=True) for _ in range(per_row - len(some))]
    return row(cells, 6)


def _upright(look: Look, names: Sequence[str], box: SeatBox) -> ft.Control:
    ink, quiet = _inks(look, box)
    head: list[ft.Control] = [token(look, box.seat, names, 32, on_hero=box.now)]
    if box.badge:
        head.append(text(box.badge, Role.BODY_MEDIUM, quiet, no_wrap=True))
    face = ft.Column(
        [
            row(head, 5, tight=True),
            _value(box, ink, Role.TITLE_MEDIUM),
            _second(box, quiet),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return _touched(look, box, face, height=84 if look.low else 94)


def _flat(look: Look, names: Sequence[str], box: SeatBox) -> ft.Control:
    ink, quiet = _inks(look, box)
    both = " · ".join(part for part in (box.badge, box.second) if part)
    second = both if look.height >= _HIGH else box.second or box.badge
    words = column([_value(box, ink, Role.LABEL_LARGE), _second(box, quiet, second)], 0)
    words.expand = True
    words.horizontal_alignment = ft.CrossAxisAlignment.START
    face = row([token(look, box.seat, names, 28, on_hero=box.now), words], 5)
    return _touched(look, box, face, height=48)


def _line(look: Look, names: Sequence[str], box: SeatBox) -> ft.Control:
    """At large text: the name as well, and the words below it."""
    ink, quiet = _inks(look, box)
    second = ", ".join(part for part in (box.badge, box.second) if part)
    words = column(
        [text(names[box.seat], Role.LABEL_LARGE, ink), text(second, Role.BODY_MEDIUM, quiet)], 0
    )
    words.expand = True
    face = row(
        [
            token(look, box.seat, names, 40, on_hero=box.now),
            words,
            _value(box, ink, Role.TITLE_LARGE),
        ],
        10,
    )
    return _touched(look, box, ft.Container(face, padding=ft.Padding.all(8)), height=None)


def _inks(look: Look, box: SeatBox) -> tuple[str, str]:
    p = look.palette
    return (p.on_hero, p.on_hero_variant) if box.now else (p.on_surface, p.on_variant)


def _value(box: SeatBox, ink: str, role: Role) -> ft.Control:
    if box.symbol is not None:
        return icon(box.symbol, ink, 22)
    return text(box.value, role, ink, no_wrap=True)


def _second(box: SeatBox, ink: str, words: str | None = None) -> ft.Control:
    return text(
        box.second if words is None else words,
        Role.BODY_MEDIUM,
        ink,
        no_wrap=True,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


def _touched(look: Look, box: SeatBox, face: ft.Control, height: float | None) -> ft.Control:
    p = look.palette
    if box.on_tap is None:
        still = card(
            look, face, fill=p.hero if box.now else None, padding=6, radius=20, height=height
        )
        still.alignment = ft.Alignment.CENTER
        return named(box.name, still, expand=None if look.roomy else True)
    return press(
        look,
        box.name,
        face,
        box.on_tap,
        fill=p.hero if box.now else p.card,
        ink=p.on_hero if box.now else p.on_surface,
        radius=20,
        border=p.hero if box.now else p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=5, vertical=2),
        height=height,
        expand=None if look.roomy else True,
    )
