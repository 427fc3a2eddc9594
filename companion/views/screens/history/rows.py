"""A move of the history: when, what in words, who, and the way back to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.rules.history import Past, way
from companion.rules.table import Table
from companion.session import BY_ITSELF
from companion.views.look import Look
from companion.views.play.veil import told
from companion.views.settings import Settings
from companion.views.widgets.basics import Role, column, icon, named, press, row, text
from companion.views.words import counted, say

_WAY_WIDTH = 108
"""Room (dp) for the button that goes back."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move in words."""

    clock: str
    first: str
    more: str
    taken_back: bool

    @property
    def spoken(self) -> str:
        """For reading out."""
        back = say("Taken back") if self.taken_back else ""
        return ". ".join(part for part in (self.clock, self.first, self.more, back) if part)


def tell(table: Table, past: Past, settings: Settings) -> Told:
    """What a move did, what came of it, and who made it if it was not this phone."""
    first, *others = told(table, past.step, settings)
    by = past.entry.by
    if by == BY_ITSELF:
        others.append(say("by itself"))
    elif by is not None:
        others.append(say("by {name}", name=by))
    return Told(time_of_day(past.entry.at), first, " · ".join(others), not past.counts)


def time_of_day(at: str | None) -> str:
    """``19:42``: as the wall said it where the move was made."""
    return at[11:16] if at else ""


def move_row(look: Look, move: Told, button: ft.Control | None) -> ft.Control:
    """A line of the list; at large text the way back is below the words."""
    p = look.palette
    ink = p.on_variant if move.taken_back else p.on_surface
    struck = ft.TextDecoration.LINE_THROUGH if move.taken_back else None
    words: list[ft.Control] = [
        text(move.first, Role.LABEL_LARGE, ink, style=ft.TextStyle(decoration=struck))
    ]
    if move.more:
        words.append(text(move.more, Role.BODY_MEDIUM, p.on_variant))
    if move.taken_back:
        words.append(text(say("Taken back"), Role.BODY_MEDIUM, p.error))
    clock = text(move.clock, Role.BODY_MEDIUM, p.on_variant, no_wrap=True)
    if look.roomy:
        lines = named(move.spoken, column([clock, *words], 2))
        return column([lines, *([button] if button else [])], 6)
    lines = named(
        move.spoken,
        row(
            [ft.Container(clock, width=44), column(words, 0, expand=True)],
            8,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        expand=True,
    )
    return row([lines, button or ft.Container(width=_WAY_WIDTH)], 8)


def way_button(
    look: Look, away: int, words: str, travel: Callable[[int], None]
) -> ft.Control | None:
    """Goes to the moment right after a move; None where that is now."""
    if not way(away):
        return None
    p = look.palette
    back = away > 0
    first = say("Go back to here") if back else say("Bring back to here")
    effect = say("takes back {n}", n=away) if back else say("brings back {n}", n=-away)
    whole = say("{first} ({effect})", first=first, effect=effect)
    symbol = ft.Icons.UNDO_ROUNDED if back else ft.Icons.REDO_ROUNDED
    if look.roomy:
        face: ft.Control = row([icon(symbol, p.on_surface), text(whole, expand=True)])
    else:
        short = say("Go back") if back else say("Bring back")
        face = ft.Column(
            [
                text(short, Role.LABEL_LARGE, p.on_surface, no_wrap=True),
                text(effect, Role.BODY_MEDIUM, p.on_variant, no_wrap=True),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return press(
        look,
        f"{whole}: {words}",
        face,
        lambda: travel(away),
        fill=p.high,
        ink=p.on_surface,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=6, vertical=6),
        width=None if look.roomy else _WAY_WIDTH,
        height=None if look.roomy else 52,
    )


def moves_in_all(number: int) -> str:
    """``312 moves``."""
    return counted(number, "{n} move", "{n} moves")
