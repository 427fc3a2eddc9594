"""What a rule means at this table now: the first thing on its page."""

from __future__ import annotations

import flet as ft

from companion.content.rulebook import Rule
from companion.views.play.registry import view_of
from companion.views.screens.rules.reader import Reader
from companion.views.widgets.basics import Role, column, named, picture, row, text
from companion.views.words import say


def meaning_card(reader: Reader, rule: Rule) -> ft.Control | None:
    """The table's own numbers and names; None where the rule says it all."""
    play = reader.play
    if play is None or rule.game != reader.game:
        return None
    view = view_of(play.table.header)
    now = view.now(play, rule.id)
    if now is None:
        return None
    p = reader.look.palette
    fill, ink = (
        (p.leaving_container, p.on_leaving_container)
        if now.urgent
        else (p.tertiary_container, p.on_tertiary_container)
    )
    over = say("At your table now")
    words = column(
        [text(over, Role.BODY_MEDIUM, ink), text(now.words, Role.TITLE_MEDIUM, ink)], 0, expand=True
    )
    return named(
        say("{over}: {words}", over=over, words=now.words),
        ft.Container(
            row([picture(now.picture or view.picture, 36, ink), words], 12),
            bgcolor=fill,
            border_radius=22,
            padding=ft.Padding.symmetric(horizontal=16, vertical=14),
        ),
    )
