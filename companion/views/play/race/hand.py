"""Cards in hand: what to draw or discard, and how many there really are."""

from __future__ import annotations

import flet as ft

from companion.views.component import component
from companion.views.here import use_here
from companion.views.play.play import Play, Sheet
from companion.views.play.race.corrections import correct, corrections_of
from companion.views.play.race.held import (
    after_turn,
    hand_size,
    held,
    reminder,
    to_full,
)
from companion.views.widgets.basics import Role, column, icon, press, row, text
from companion.views.widgets.inputs import stepper
from companion.views.widgets.sheet import sheet
from companion.views.words import say

_MOST = 20
"""Cards; so many are never in one hand."""


@component
def HandLine(play: Play) -> ft.Control:
    """What the hand before draws or discards; it stays through the next seat's first action."""
    here = use_here()
    found = reminder(play.table, corrections_of(here, play))
    if found is None:
        return ft.Container(height=0)
    p = play.look.palette
    ink = p.on_tertiary_container
    line = row(
        [
            icon(ft.Icons.STYLE_ROUNDED, ink),
            ft.Semantics(
                content=text(found.words, Role.LABEL_LARGE, ink), live_region=True, expand=True
            ),
            icon(ft.Icons.EDIT_ROUNDED, ink, 20),
        ],
        10,
    )
    return press(
        play.look,
        say("{words}. Correct the number", words=found.words),
        line,
        lambda: play.show(_sheet_of(found.seat, found.before)),
        fill=p.tertiary_container,
        ink=ink,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        height=None if play.look.roomy else 48,
    )


def hand_sheet(seat: int) -> Sheet:
    """How many cards a seat holds now."""
    return _sheet_of(seat, None)


def _sheet_of(seat: int, before: int | None) -> Sheet:
    def shown(play: Play) -> ft.Control:
        title = say("{name}’s hand", name=play.names[seat])
        content = HandCount(play, seat, before)
        return sheet(play.look, title, content, on_close=lambda: play.show(None))

    return shown


@component
def HandCount(play: Play, seat: int, before: int | None) -> ft.Control:
    """A number to touch; it counts at once, and is no move of the game."""
    here, look = use_here(), play.look
    corrections = corrections_of(here, play)
    cards = held(play.table, corrections, seat, before=before)
    label = say("Cards in hand") if before is None else say("Cards before drawing")
    full = hand_size(play.table)
    number = stepper(
        look,
        label,
        cards,
        lambda count: correct(here, play, seat, count, before=before),
        low=0,
        high=_MOST if "discard" in play.table.game.sentences else full,
    )
    words = to_full(play.table, seat, cards)
    if before is None:
        after = after_turn(play.table, cards) or say("nothing to draw")
        words = say("After the turn: {what}", what=after)
    line = ft.Semantics(content=text(words, Role.TITLE_MEDIUM), live_region=True)
    told = text(
        say("Moves tell how many cards a hand holds. Nothing is refused because of them."),
        Role.BODY_MEDIUM,
        look.palette.on_variant,
    )
    return column([number, line, told], 10)
