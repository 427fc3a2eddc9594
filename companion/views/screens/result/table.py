"""All seats' scores in one table: where the points come from, and their sum."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.views.look import Look
from companion.views.screens.result.columns import Column, parts, total
from companion.views.screens.result.words import Result, place_word, ranking
from companion.views.widgets.basics import Role, card, column, icon, named, press, row, text
from companion.views.widgets.seats import token
from companion.views.words import say

_SUM_WIDTH = 62
"""Room (dp) for the sum and its word."""


Edit = Callable[[int], None]
"""Opens a seat's score, to put it right."""


def score_table(
    look: Look,
    names: Sequence[str],
    outcome: Result,
    state: Mapping[str, Any] | None,
    edit: Edit | None = None,
) -> ft.Control:
    """A line a seat, best first; at large text a card a seat with a line for every part."""
    columns, last = parts(outcome, state), total(outcome)
    lines = range(len(ranking(outcome)))
    if look.roomy:
        cards = [_seat_card(look, names, outcome, columns, last, line) for line in lines]
        return column(
            [_touched(look, outcome, line, shown, edit) for line, shown in enumerate(cards)]
        )
    rows: list[ft.Control] = [_head(look, columns, last)]
    for line in lines:
        shown = _line(look, names, outcome, columns, last, line)
        rows += [_divider(look), _touched(look, outcome, line, shown, edit)]
    return card(look, column(rows, 0), padding=ft.Padding.only(left=16, right=16, top=8, bottom=2))


def _touched(
    look: Look, outcome: Result, line: int, shown: ft.Semantics, edit: Edit | None
) -> ft.Control:
    """The line as something to touch, where its score can be put right."""
    if edit is None:
        return shown
    p = look.palette
    name = say("{words}. Put it right", words=shown.label)
    return press(
        look,
        name,
        shown,
        partial(edit, ranking(outcome)[line]["seat"]),
        fill=p.surface if look.roomy else p.card,
        ink=p.on_surface,
        radius=24 if look.roomy else 8,
    )


def _divider(look: Look) -> ft.Control:
    return ft.Container(height=1, bgcolor=look.palette.outline_variant)


def _head(look: Look, columns: Sequence[Column], last: Column) -> ft.Control:
    ink = look.palette.on_variant
    cells: list[ft.Control] = [ft.Container(expand=2)]
    for one in columns:
        word = (
            text(one.word, Role.BODY_MEDIUM, ink, text_align=ft.TextAlign.CENTER, no_wrap=True)
            if one.symbol is None
            else icon(one.symbol, ink)
        )
        cells.append(_cell(word))
    cells.append(
        ft.Container(
            text(last.word, Role.BODY_MEDIUM, ink, text_align=ft.TextAlign.RIGHT),
            width=_SUM_WIDTH,
        )
    )
    content = ft.Container(row(cells, 0), padding=ft.Padding.symmetric(vertical=4))
    # Each line says its own words: the head is for the eye.
    return ft.Semantics(content=content, exclude_semantics=True)


def _cell(content: ft.Control) -> ft.Container:
    return ft.Container(content, alignment=ft.Alignment.CENTER, expand=1)


def _line(
    look: Look,
    names: Sequence[str],
    outcome: Result,
    columns: Sequence[Column],
    last: Column,
    line: int,
) -> ft.Semantics:
    seat = ranking(outcome)[line]["seat"]
    name = text(
        names[seat], Role.LABEL_LARGE, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=True
    )
    cells: list[ft.Control] = [ft.Container(row([token(look, seat, names, 32), name], 8), expand=2)]
    cells += [_cell(_figure(look, one, line)) for one in columns]
    cells.append(
        ft.Container(
            text(last.shown(line), Role.TITLE_LARGE, text_align=ft.TextAlign.RIGHT),
            width=_SUM_WIDTH,
        )
    )
    content = ft.Container(row(cells, 0), padding=ft.Padding.symmetric(vertical=9))
    return named(_spoken(names, outcome, columns, last, line), content)


def _figure(look: Look, one: Column, line: int) -> ft.Control:
    p = look.palette
    if not one.bonus or not one.values[line]:
        return text(one.shown(line), Role.TITLE_MEDIUM, p.on_surface)
    return ft.Container(
        text(one.shown(line), Role.BODY_MEDIUM, p.on_secondary_container, no_wrap=True),
        bgcolor=p.secondary_container,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=8, vertical=3),
    )


def _spoken(
    names: Sequence[str], outcome: Result, columns: Sequence[Column], last: Column, line: int
) -> str:
    """``1st, Ana: Money 5, Reviews 4, Acclaim 6, Sets +8, Points 23``."""
    standing = ranking(outcome)[line]
    figures = ", ".join(f"{one.word} {one.shown(line)}" for one in (*columns, last))
    return say(
        "{place}, {name}: {figures}",
        place=place_word(standing["place"]),
        name=names[standing["seat"]],
        figures=figures,
    )


def _seat_card(
    look: Look,
    names: Sequence[str],
    outcome: Result,
    columns: Sequence[Column],
    last: Column,
    line: int,
) -> ft.Semantics:
    standing = ranking(outcome)[line]
    seat = standing["seat"]
    head = row(
        [
            token(look, seat, names, 40),
            text(names[seat], Role.TITLE_LARGE, expand=True),
            text(place_word(standing["place"]), Role.TITLE_LARGE),
        ],
        12,
    )
    lines = [
        row(
            [
                text(one.word, Role.BODY_LARGE, expand=True),
                text(one.shown(line), Role.LABEL_LARGE),
            ]
        )
        for one in (*columns, last)
    ]
    content = column([head, *lines], 4)
    return named(_spoken(names, outcome, columns, last, line), card(look, content))
