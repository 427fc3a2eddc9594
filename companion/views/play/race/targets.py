"""Whom a card is played on: open seats are touched, closed ones say why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.rules.game import IllegalMove, Move
from companion.views.play.play import Play, Sheet
from companion.views.play.race.asking import asking
from companion.views.widgets.basics import Role, column, icon, press, row, text
from companion.views.widgets.seats import token
from companion.views.words import reason, say


@dataclass(frozen=True, slots=True)
class Target:
    """A seat, the move that a tap on it makes, a line about it."""

    seat: int
    move: Move
    name: str
    second: str = ""


def play_on(play: Play, title: str, targets: Callable[[Play], Sequence[Target]], step: str) -> None:
    """Ask whom, unless there is only one seat that it can be."""
    found = targets(play)
    if len(found) == 1 and play.session.refusal(found[0].move) is None:
        play.tap(found[0].move)()
        return
    play.show(target_sheet(title, targets, step))


def target_sheet(title: str, targets: Callable[[Play], Sequence[Target]], step: str) -> Sheet:
    """The seats to choose from; ``step``: whose rules they are about."""

    def shown(play: Play) -> ft.Control:
        rows = [_row(play, one) for one in targets(play)]
        return asking(play, title, column(rows, 8), step)

    return shown


def _row(play: Play, target: Target) -> ft.Control:
    look = play.look
    p = look.palette
    refusal = play.session.refusal(target.move)
    fill, ink = (p.container, p.on_variant) if refusal else (p.card, p.on_surface)
    name = play.names[target.seat]
    if target.seat == play.state.turn:
        name = say("{name} (own)", name=name)
    second = reason(refusal) if refusal else target.second
    lines: list[ft.Control] = [text(name, Role.LABEL_LARGE, ink)]
    if second:
        lines.append(text(second, Role.BODY_MEDIUM, p.on_variant))
    parts: list[ft.Control] = [
        token(look, target.seat, play.names, 36),
        column(lines, 0, expand=True),
        icon(ft.Icons.LOCK_ROUNDED if refusal else ft.Icons.CHEVRON_RIGHT_ROUNDED, ink),
    ]
    return press(
        look,
        _name(target, refusal),
        row(parts, 12),
        play.tap(target.move) if refusal is None else _saying(play, refusal),
        fill=fill,
        ink=ink,
        radius=18,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def _saying(play: Play, refusal: IllegalMove) -> Callable[[], None]:
    return lambda: play.refuse(refusal)


def _name(target: Target, refusal: IllegalMove | None) -> str:
    if refusal is None:
        return target.name
    return say("{name}: not possible. {why}", name=target.name, why=reason(refusal))
