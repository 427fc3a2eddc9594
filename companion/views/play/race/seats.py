"""The race: every seat with its points, and what lies before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.views.play.play import Play
from companion.views.play.race.marks import stars
from companion.views.widgets.basics import Role, Tap, column, press, row, text
from companion.views.widgets.seats import token
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class Lane:
    """One seat in the race. ``name`` is read out; ``signs`` stand beside the points."""

    seat: int
    name: str
    on_tap: Tap
    signs: Sequence[ft.Control] = ()
    below: ft.Control | None = None


def race(play: Play, lanes: Sequence[Lane]) -> ft.Control:
    """Two seats side by side; one below the other at large text."""
    look = play.look
    boxes = [_box(play, lane) for lane in lanes]
    if look.roomy:
        return column(boxes, 6)
    if len(boxes) % 2:
        boxes.append(ft.Container(expand=True))
    return column([row(boxes[at : at + 2], 8) for at in range(0, len(boxes), 2)], 8)


def _box(play: Play, lane: Lane) -> ft.Control:
    look, points = play.look, play.state.tally[lane.seat]
    p = look.palette
    now = lane.seat == play.state.turn
    ink = p.on_tertiary_container if now else p.on_surface
    title = text(
        say("{name} · {points}", name=play.names[lane.seat], points=points),
        Role.LABEL_LARGE if look.roomy else Role.BODY_MEDIUM,
        ink,
        no_wrap=True,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    title.expand = True
    parts: list[ft.Control] = [
        row([title, *lane.signs], 3),
        stars(look, points, play.state.setup.target, 16),
        *([lane.below] if lane.below else []),
    ]
    face = row(
        [token(look, lane.seat, play.names, 32), column(parts, 3, expand=True)],
        8,
    )
    return press(
        look,
        lane.name,
        face,
        lane.on_tap,
        fill=p.tertiary_container if now else p.card,
        ink=ink,
        radius=18,
        border=p.tertiary if now else p.outline_variant,
        border_width=2 if now else 1,
        padding=ft.Padding.symmetric(horizontal=9, vertical=5),
        expand=None if look.roomy else True,
    )
