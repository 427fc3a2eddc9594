"""Where a rule comes from: printed, our reading, or a ruling and since when."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import flet as ft

from companion.content.rulebook import Kind
from companion.views.look import Look
from companion.views.screens.log.words import day_words, this_day
from companion.views.screens.rules.answers import Answer
from companion.views.screens.rules.lines import OPEN_QUESTION
from companion.views.widgets.basics import Role, icon, row, text
from companion.views.words import say

_SYMBOLS: Mapping[Kind, ft.IconData] = {
    "printed": ft.Icons.MENU_BOOK_ROUNDED,
    "our reading": ft.Icons.LIGHTBULB_ROUNDED,
    "ruling": OPEN_QUESTION,
}


def kind_line(look: Look, kind: Kind, found: Answer | None, at_table: bool) -> ft.Control:
    """One quiet line with its icon."""
    p = look.palette
    return row(
        [
            icon(_SYMBOLS[kind], p.on_variant, 20),
            text(kind_words(kind, found, at_table), Role.BODY_MEDIUM, p.on_variant, expand=True),
        ],
        8,
    )


def kind_words(kind: Kind, found: Answer | None, at_table: bool) -> str:
    """Where a rule comes from; ``found`` is the ruling that is in force."""
    if kind == "printed":
        return say("Printed in the rulebook")
    if found is None:
        return say("Our reading: the rulebook leaves it open")
    if found.at_table:
        whose = say("Your table’s ruling")
    else:
        everywhere = say("Your group’s ruling, at every table")
        whose = everywhere if at_table else say("Your group’s ruling")
    when = since_words(found.since, this_day())
    return say("{whose}, {when}", whose=whose, when=when) if when else whose


def since_words(since: str | None, today: date) -> str:
    """``since 19:42`` for today, ``since 3 May`` for another day; nothing if nobody changed it."""
    if since is None:
        return ""
    when = date.fromisoformat(since[:10])
    if when == today:
        return say("since {time}", time=since[11:16])
    return say("since {day}", day=day_words(when, today))
