"""Undo, one tap, saying what it takes back; beside it what brings it back again."""

from __future__ import annotations

import flet as ft

from companion.rules.common import Redo, Undo
from companion.views.play.play import Play
from companion.views.play.veil import told
from companion.views.widgets.basics import Role, column, icon, press, row, text
from companion.views.words import say


def undo_words(play: Play) -> str | None:
    """What undo would take back, in words; None if there is nothing."""
    step = play.table.undoable
    if step is None:
        return None
    if step.position.events[0].code.startswith("place_"):
        return say("The order of the day")
    return told(play.table, step, play.settings)[0]


def redo_words(play: Play) -> str:
    """What redo would bring back, in words."""
    step = play.table.redoable
    if step is None:
        return say("nothing to bring back")
    return told(play.table, step, play.settings)[0]


def undo_button(play: Play) -> ft.Control:
    """Undo, with what it will take back."""
    look = play.look
    p = look.palette
    words = undo_words(play)
    second = words or say("nothing yet")
    ink = p.on_surface if words else p.on_variant
    lines = [text(say("Undo"), Role.LABEL_LARGE, ink)]
    if look.roomy:
        lines = [text(say("Undo: {words}", words=second), Role.LABEL_LARGE, ink, max_lines=2)]
    else:
        lines.append(
            text(
                second,
                Role.BODY_MEDIUM,
                p.on_variant,
                max_lines=2,
                overflow=ft.TextOverflow.ELLIPSIS,
            )
        )
    face = row([icon(ft.Icons.UNDO_ROUNDED, ink), column(lines, 0, expand=True)], spacing=10)
    return press(
        look,
        say("Undo: {words}", words=second),
        face,
        (lambda: play.act(Undo())) if words else None,
        fill=p.high,
        ink=p.on_surface,
        padding=ft.Padding.symmetric(horizontal=14),
        height=None if look.roomy else 64,
        expand=None if look.roomy else True,
    )


def undo_and_redo(play: Play) -> ft.Control:
    """Both, for the foot. Redo keeps its place while it is quiet: nothing moves under a finger."""
    hands = [undo_button(play), _redo_button(play)]
    if play.look.roomy:
        hands[0].expand = True
    share = None if play.look.roomy else _UNDO_SHARE
    return row(hands[::-1] if play.look.left_handed else hands, 6, expand=share)


_UNDO_SHARE = 3
"""Of the foot's width, where the end of the turn takes two such parts or what it needs."""


def _redo_button(play: Play) -> ft.Control:
    look = play.look
    p = look.palette
    back = play.table.redoable
    words = redo_words(play)
    return press(
        look,
        say("Redo: {words}", words=words),
        icon(ft.Icons.REDO_ROUNDED, p.on_surface if back else p.outline),
        (lambda: play.act(Redo())) if back else None,
        fill=p.high if back else p.surface,
        ink=p.on_surface,
        border=None if back else p.outline_variant,
        border_width=1,
        width=52,
        height=64,
    )
