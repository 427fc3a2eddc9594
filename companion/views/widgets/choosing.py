"""Chips that narrow a list: each says what is chosen and opens its answers as a sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.widgets.basics import Role, column, icon, press, row, text
from companion.views.widgets.inputs import Option, one_of
from companion.views.widgets.sheet import sheet
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class Question:
    """Something to narrow by. The first of its options is everything."""

    key: str
    words: str
    options: tuple[Option[str], ...]
    chosen: str

    @property
    def answer(self) -> Option[str]:
        """What is chosen; everything, if that is there no more."""
        found = (one for one in self.options if one.value == self.chosen)
        return next(found, self.options[0])

    @property
    def narrows(self) -> bool:
        """Whether it leaves anything out."""
        return self.answer is not self.options[0]


def chips(look: Look, asked: Sequence[Question], show: Callable[[Question], None]) -> ft.Control:
    """A chip a question; those with one answer only are left out."""
    shown = [_chip(look, one, partial(show, one)) for one in asked if len(one.options) > 1]
    return ft.Row(shown, spacing=8, run_spacing=8, wrap=True)


def _chip(look: Look, asked: Question, open_answers: Callable[[], None]) -> ft.Control:
    p = look.palette
    ink = p.on_primary_container if asked.narrows else p.on_surface
    word = text(
        asked.answer.word,
        Role.LABEL_LARGE,
        ink,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )
    face = row([word, icon(ft.Icons.ARROW_DROP_DOWN_ROUNDED, ink)], 2, tight=True)
    return press(
        look,
        say("{question}: {answer}. Change", question=asked.words, answer=asked.answer.word),
        face,
        open_answers,
        fill=p.primary_container if asked.narrows else p.surface,
        ink=ink,
        border=p.primary if asked.narrows else p.outline,
        border_width=2 if asked.narrows else 1,
        padding=ft.Padding.only(left=14, right=6, top=6, bottom=6),
        height=None if look.roomy else 48,
    )


def answers(
    look: Look, asked: Question, pick: Callable[[str], None], close: Callable[[], None]
) -> ft.Control:
    """The answers to a question; a tap chooses and closes."""

    def choose(value: str) -> None:
        pick(value)
        close()

    tiles = one_of(look, asked.words, asked.options, asked.answer.value, choose)
    return sheet(look, asked.words, column([tiles]), on_close=close)


def covered(under: ft.Control, sheet_on_top: ft.Control | None) -> ft.Control:
    """A screen with a sheet on it, if there is one; nothing below is read out then."""
    if sheet_on_top is None:
        return under
    layers = [ft.Semantics(content=under, exclude_semantics=True), sheet_on_top]
    return ft.Stack(layers, fit=ft.StackFit.EXPAND, expand=True)
