"""Seats to be read from across the room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.views.play.big import Big
from companion.views.play.play import Play
from companion.views.words import say


def seats_card(
    play: Play,
    now: int | None,
    figure: Callable[[int], str],
    order: Sequence[int] | None = None,
) -> ft.Control:
    """Every seat with a figure of its own, the one in turn marked."""
    big = Big(play.look)
    seats = range(len(play.names)) if order is None else order
    return big.lines([seat_line(play, seat, figure(seat), now=seat == now) for seat in seats], 0.8)


def seat_line(play: Play, seat: int, figure: str, *, now: bool, second: str = "") -> ft.Control:
    """One seat; ``now`` marks it with a colour, a frame and a word."""
    big = Big(play.look)
    p = play.look.palette
    ink = p.on_tertiary_container if now else p.on_surface
    names: list[ft.Control] = [big.text(play.names[seat], 4, ink)]
    if second:
        names.append(big.text(second, 2.6, ink, strong=False))
    lines = ft.Column(names, spacing=0, tight=True, expand=True)
    parts = [big.token(seat, play.names, 6, on_hero=False), lines]
    if now:
        parts.append(big.text(say("now"), 2.8, ink))
    if figure:
        parts.append(big.text(figure, 4.4, ink))
    card = big.card(big.abreast(parts), p.tertiary_container if now else None)
    card.padding = ft.Padding.symmetric(horizontal=max(10, 1.4 * big.unit), vertical=0.7 * big.unit)
    return card
