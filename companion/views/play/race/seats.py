"""The race: every seat with its points, and what lies before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.views.play.play import Play
from companion.views.play.race.marks import stars
from companion.views.widgets.basics import Role, Tap, column, press, row, text
from companion.views.widgets.seats import token


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
    boxes = [_box(play, lane) for lane in lanes]
    if play.look.roomy:
        return column(boxes, 6)
    if len(boxes) % 2:
        boxes.append(ft.Container(expand=True))
    return column([row(boxes[at : at + 2], 8) for at in range(0, len(boxes), 2)], 8)


def _box(play: Play, lane: Lane) -> ft.Control:
    look, points = play.look, play.state.tally[lane.seat]
    p = look.palette
    now = lane.seat == play.state.turn
    ink = p.on_tertiary_container if now else p.on_surface
    name = text(
        play.names[lane.seat],
        Role.LABEL_LARGE,
        ink,
        no_wrap=True,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    number = text(str(points), Role.TITLE_LARGE, ink, no_wrap=True)
    parts: list[ft.Control] = [row([name, *lane.signs, number], 6)]
    if not (look.flat and lane.below):  # the number says it
        parts.append(stars(look, points, play.state.setup.target, 22 if look.wide else 16))
    if lane.below is not None:
        parts.append(lane.below)
    face = row(
        [
            token(look, lane.seat, play.names, 44 if look.wide else 32),
            column(parts, 2, expand=True),
        ],
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
        padding=ft.Padding.symmetric(horizontal=9, vertical=14 if look.wide else 4),
        expand=None if look.roomy else True,
    )
