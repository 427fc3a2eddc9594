"""The round at a glance: who is done, whose turn it is, who comes, who began."""

from __future__ import annotations

import flet as ft

from companion.views.play.play import Play
from companion.views.widgets.basics import Role, icon, row, text
from companion.views.widgets.seats import token
from companion.views.words import say

_NAME_WIDTH = 84
"""Dp that a token with its name takes; with less only the seat in turn shows its name."""


def round_line(play: Play) -> ft.Control:
    """All seats in turn order."""
    look = play.look
    crowded = look.width / len(play.names) < _NAME_WIDTH * look.scale
    return row([_seat(play, seat, crowded) for seat in range(len(play.names))], spacing=4)


def _seat(play: Play, seat: int, crowded: bool) -> ft.Control:
    p = play.look.palette
    turn = play.state.turn
    now, name = seat == turn, play.names[seat]
    parts: list[ft.Control] = [token(play.look, seat, play.names, 22)]
    if now or not crowded:
        parts.append(
            text(
                name,
                Role.BODY_MEDIUM,
                p.on_tertiary_container if now else p.on_variant,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                expand=True,
            )
        )
    away = seat in play.session.away
    if away:
        parts.append(icon(ft.Icons.PERSON_OFF_ROUNDED, p.on_variant, 16))
    elif seat < turn:
        parts.append(icon(ft.Icons.CHECK_ROUNDED, p.secondary, 16))
    elif seat == 0 and not crowded:
        parts.append(icon(ft.Icons.FLAG_ROUNDED, p.on_tertiary_container, 14))
    cell = ft.Container(
        row(parts, spacing=4),
        bgcolor=p.tertiary_container if now else None,
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=6, vertical=4),
    )
    return ft.Semantics(
        label=_spoken(name, seat, turn, away=away),
        container=True,
        expand=2 if now and crowded else 1,
        content=ft.Semantics(exclude_semantics=True, content=cell),
    )


def _spoken(name: str, seat: int, turn: int, *, away: bool) -> str:
    word = say("now") if seat == turn else say("done") if seat < turn else say("to come")
    began = say(", began the round") if seat == 0 else ""
    gone = say(", away") if away else ""
    return f"{name}: {word}{began}{gone}"
