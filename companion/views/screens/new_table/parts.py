"""What the choices of every game are laid out with."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.content import rulebook
from companion.views.look import Look
from companion.views.screens.new_table.draft import Draft
from companion.views.widgets.basics import Role, card, column, icon, press, row, text
from companion.views.widgets.inputs import Option, one_of
from companion.views.words import say

Change = Callable[[Draft], None]


def section(look: Look, title: str, *content: ft.Control) -> ft.Control:
    """A card with a heading."""
    return card(look, column([heading(title), *content], 10), padding=14)


def heading(title: str) -> ft.Control:
    """A heading inside a card."""
    return ft.Semantics(content=text(title, Role.TITLE_MEDIUM), header=True, heading_level=2)


def quiet(look: Look, words: str) -> ft.Control:
    """A sentence that explains."""
    return text(words, Role.BODY_MEDIUM, look.palette.on_variant)


def folded(
    look: Look,
    label: str,
    opened: bool,
    flip: Callable[[bool], None],
    content: Callable[[], ft.Control],
) -> ft.Control:
    """A line that opens what is rarely needed, and that below it."""
    p = look.palette
    mark = ft.Icons.EXPAND_LESS_ROUNDED if opened else ft.Icons.EXPAND_MORE_ROUNDED
    name = say("{label}: hide", label=label) if opened else say("{label}: show", label=label)
    line = press(
        look,
        name,
        row([text(label, Role.LABEL_LARGE, p.on_variant, expand=True), icon(mark, p.on_variant)]),
        lambda: flip(not opened),
        fill=p.card,
        ink=p.on_surface,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=4, vertical=10),
    )
    return column([line, content()], 6) if opened else line


def ruling(look: Look, draft: Draft, key: str, change: Change) -> ft.Control:
    """An open question of the rulebook and how this table reads it."""
    rule = rulebook.ruling(draft.game, key)
    chosen = draft.rulings.get(key, rule.choices[0].value)
    options = [Option(one.value, one.text[:1].upper() + one.text[1:]) for one in rule.choices]
    return column(
        [
            text(rule.title, Role.LABEL_LARGE),
            quiet(look, rule.text),
            one_of(
                look,
                rule.title,
                options,
                chosen,
                lambda value: change(draft.ruled({key: value})),
                columns=1,
            ),
        ],
        6,
    )
