"""What the newest move changed on the table, for the hands that have to follow."""

from __future__ import annotations

import flet as ft

from companion.rules.game import Event
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, icon, row, text
from companion.views.words import happened

_SAID_ELSEWHERE = {"draw", "discard", "actions_unused", "won", "won_with_one", "ended", "reopened"}
_ASKING = {"new_hand", "timer_broken"}
"""Moves that make other hands than the one that played them do something."""


def asked(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that people have to follow with their hands: what the move was is on Undo."""
    first = tuple(event for event in events[:1] if event.code in _ASKING)
    rest = tuple(event for event in events[1:] if event.code not in _SAID_ELSEWHERE)
    return first + rest


def told(play: Play) -> list[ft.Control]:
    """The newest move's consequences, in sight until the next one."""
    position = play.table.position
    lines = [happened(play.table.game, event, position.names) for event in asked(position.events)]
    if not lines:
        return []
    p = play.look.palette
    ink = p.on_secondary_container
    words = [text(line, Role.LABEL_LARGE, ink) for line in lines]
    return [
        ft.Semantics(
            live_region=True,
            container=True,
            content=ft.Container(
                row(
                    [icon(ft.Icons.AUTO_AWESOME_ROUNDED, ink), column(words, 2, expand=True)],
                    10,
                ),
                bgcolor=p.secondary_container,
                border_radius=16,
                padding=ft.Padding.symmetric(horizontal=12, vertical=8),
            ),
        )
    ]
