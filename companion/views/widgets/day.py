"""A day to choose: one earlier, one later, or from a calendar."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, icon, press, row, text
from companion.views.widgets.inputs import round_button
from companion.views.words import say

_FIRST = date(1970, 1, 1)


def day_entry(
    look: Look, label: str, day: date, words: str, set_day: Callable[[date], None]
) -> ft.Control:
    """The day in words between two buttons; the words open a calendar."""
    p = look.palette
    page = ft.context.page

    def picked(event: Any) -> None:
        chosen = event.control.value
        if chosen is not None:
            set_day(_local(chosen))

    def calendar() -> None:
        page.show_dialog(
            ft.DatePicker(
                value=datetime.combine(day, datetime.min.time()),
                first_date=datetime.combine(_FIRST, datetime.min.time()),
                on_change=picked,
            )
        )

    one = timedelta(days=1)
    face = row(
        [icon(ft.Icons.EVENT_ROUNDED, p.on_surface), text(words, Role.LABEL_LARGE, expand=True)], 10
    )
    middle = press(
        look,
        say("{label}: {day}. Choose from a calendar", label=label, day=words),
        face,
        calendar,
        fill=p.card,
        ink=p.on_surface,
        radius=18,
        border=p.outline,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        expand=True,
    )
    return row(
        [
            round_button(
                look, say("One day earlier"), ft.Icons.REMOVE_ROUNDED, lambda: set_day(day - one)
            ),
            middle,
            round_button(
                look, say("One day later"), ft.Icons.ADD_ROUNDED, lambda: set_day(day + one)
            ),
        ],
        6,
    )


def _local(chosen: Any) -> date:
    """A calendar answers with a midnight, here or at Greenwich: the day meant is the one here."""
    if isinstance(chosen, datetime):
        return chosen.astimezone().date() if chosen.tzinfo else chosen.date()
    return date.fromisoformat(str(chosen)[:10])
