"""Who sits at the new table: the list in turn order, whom to add, who starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.screens.new_table.draft import Draft
from companion.views.screens.new_table.form import Form
from companion.views.screens.new_table.parts import Change
from companion.views.widgets.basics import (
    Role,
    Tap,
    button,
    column,
    icon,
    icon_button,
    press,
    row,
    text,
)
from companion.views.widgets.inputs import entry, round_button
from companion.views.widgets.seats import token
from companion.views.words import joined, say

_OFFERED = 8
"""How many people of earlier tables are offered at once; typing finds the others."""


def seat_list(look: Look, draft: Draft, change: Change) -> ft.Control:
    """The players in turn order; moved by the handle or by the arrows."""
    if not draft.names:
        return text(say("Nobody sits here yet."), Role.BODY_LARGE, look.palette.on_variant)
    height = _row_height(look)
    return ft.ReorderableListView(
        [_seat(look, draft, seat, change) for seat in range(len(draft.names))],
        show_default_drag_handles=False,
        on_reorder=lambda event: change(draft.moved(event.old_index or 0, event.new_index or 0)),
        height=height * len(draft.names),
        item_extent=height,
        padding=0,
    )


def _row_height(look: Look) -> float:
    return look.grown(30) + 76 if look.roomy else 58


def _seat(look: Look, draft: Draft, seat: int, change: Change) -> ft.Control:
    p = look.palette
    name = draft.names[seat]
    handle = ft.ReorderableDragHandle(
        ft.Container(
            icon(ft.Icons.DRAG_INDICATOR_ROUNDED, p.on_variant),
            width=32,
            height=48,
            alignment=ft.Alignment.CENTER,
        ),
        mouse_cursor=ft.MouseCursor.GRAB,
    )
    told = row(
        [
            ft.Semantics(content=handle, exclude_semantics=True),
            ft.Semantics(content=token(look, seat, draft.names, 34), exclude_semantics=True),
            text(
                name,
                Role.LABEL_LARGE,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                expand=True,
            ),
        ],
        8,
    )
    told.expand = None if look.roomy else True
    tools = row(_tools(look, draft, seat, change), 0, tight=True)
    if look.roomy:
        content: ft.Control = column([told, ft.Container(tools, padding=ft.Padding.only(left=36))])
    else:
        content = row([told, tools], 4)
    return ft.Container(
        content, key=name, height=_row_height(look), alignment=ft.Alignment.CENTER_LEFT
    )


def _tools(look: Look, draft: Draft, seat: int, change: Change) -> list[ft.Control]:
    name = draft.names[seat]
    last = len(draft.names) - 1
    up = partial(change, draft.moved(seat, seat - 1)) if seat else None
    down = partial(change, draft.moved(seat, seat + 1)) if seat < last else None
    return [
        icon_button(look, say("Move {name} up", name=name), ft.Icons.ARROW_UPWARD_ROUNDED, up),
        icon_button(
            look, say("Move {name} down", name=name), ft.Icons.ARROW_DOWNWARD_ROUNDED, down
        ),
        icon_button(
            look,
            say("{name} does not play", name=name),
            ft.Icons.CLOSE_ROUNDED,
            partial(change, draft.without(name)),
        ),
    ]


def group_chips(
    look: Look, draft: Draft, groups: Sequence[tuple[str, Sequence[str]]], change: Change
) -> ft.Control | None:
    """Groups by name with their people: one tap, and its people sit here, nobody else.

    The one that sits here already is not offered; who sat here last time stays in that order.
    """
    seated = [(name, draft.with_all(_as_seated(draft, people))) for name, people in groups]
    chips: list[ft.Control] = [
        _chip(
            look,
            say("The group {name} sits here: {people}", name=name, people=joined(list(now.names))),
            ft.Icons.GROUPS_ROUNDED,
            name,
            partial(change, now),
        )
        for name, now in seated
        if now.names and set(now.names) != set(draft.names)
    ]
    return row(chips, 8, wrap=True, run_spacing=8) if chips else None


def _as_seated(draft: Draft, names: Sequence[str]) -> list[str]:
    """Who sits here already keeps the order; the others follow."""
    return [*(one for one in draft.names if one in names), *names]


def add_player(look: Look, form: Form, offered: Sequence[str]) -> ft.Control:
    """A name to type, and those who have played before, one tap each."""
    draft = form.draft
    parts: list[ft.Control] = []

    def done() -> None:
        form.add(form.typing.current)

    if not draft.full:
        # An empty field of its own for each name, and the keyboard stays for the next one.
        field = entry(
            look,
            say("Add a player"),
            form.typing.current,
            form.type,
            done,
            key=f"name-{form.field_number}",
            autofocus=form.field_number > 0,
        )
        plus = round_button(look, say("Add this name"), ft.Icons.ADD_ROUNDED, done)
        parts.append(row([field, plus], 10))
    if not draft.full and offered:
        chips: list[ft.Control] = [
            _chip(
                look,
                say("Add {name}", name=name),
                ft.Icons.ADD_ROUNDED,
                name,
                partial(form.add, name),
            )
            for name in offered[:_OFFERED]
        ]
        parts.append(row(chips, 8, wrap=True, run_spacing=8))
    return column(parts, 8)


def _chip(look: Look, name: str, symbol: ft.IconData, words: str, on_tap: Tap) -> ft.Control:
    """A symbol and a name to tap; ``name`` is read out."""
    p = look.palette
    return press(
        look,
        name,
        row([icon(symbol, p.primary, 20), _short(words, p.on_surface)], 4, tight=True),
        on_tap,
        fill=p.card,
        ink=p.on_surface,
        border=p.outline,
        padding=ft.Padding.only(left=10, right=16, top=6, bottom=6),
        height=None if look.roomy else 48,
    )


def _short(name: str, ink: str) -> ft.Control:
    """A name that is cut with … where the line is too short for it."""
    return text(
        name,
        Role.LABEL_LARGE,
        ink,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )


def who_starts(
    look: Look, question: str, draft: Draft, change: Change, draw: Callable[[], None]
) -> ft.Control:
    """The first player, by hand or by lot. Whoever it is, the list is turned to begin there."""
    p = look.palette
    chips: list[ft.Control] = []
    for seat, name in enumerate(draft.names):
        first = seat == 0
        ink = p.on_primary_container if first else p.on_surface
        face: list[ft.Control] = [_short(name, ink)]
        if first:
            face.insert(0, icon(ft.Icons.FLAG_ROUNDED, p.primary, 20))
        words = say("{name} starts", name=name)
        chips.append(
            press(
                look,
                say("{name}, chosen", name=words) if first else words,
                row(face, 6, tight=True),
                partial(change, draft.starting(name)),
                fill=p.primary_container if first else p.card,
                ink=ink,
                border=p.primary if first else p.outline,
                padding=ft.Padding.symmetric(horizontal=14, vertical=6),
                height=None if look.roomy else 48,
            )
        )
    lot = button(
        look,
        say("Draw"),
        draw,
        kind="quiet",
        name=say("Draw at random who starts"),
        symbol=ft.Icons.CASINO_ROUNDED,
        height=48,
    )
    asked = row([text(question, Role.TITLE_MEDIUM, expand=True), lot], 8)
    return column([asked, row(chips, 8, wrap=True)], 8)
