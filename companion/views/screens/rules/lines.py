"""What lists of rules are laid out with."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.content import facts
from companion.content.rulebook import Rule
from companion.views.look import Look
from companion.views.widgets.basics import Role, Tap, card, column, icon, picture, press, row, text
from companion.views.words import say

OPEN_QUESTION = ft.Icons.GAVEL_ROUNDED
"""Marks a rule that a table may change."""


def heading(look: Look, words: str, top: float = 8) -> ft.Control:
    """A heading between lists."""
    return ft.Semantics(
        content=ft.Container(
            text(words, Role.TITLE_LARGE), padding=ft.Padding.only(left=4, top=top)
        ),
        header=True,
        heading_level=2,
    )


def rule_line(look: Look, rule: Rule, on_tap: Tap, second: str | None = None) -> ft.Control:
    """A rule by its title; a hammer says that tables read it differently."""
    return line(look, rule.title, on_tap, second=second, mark=rule.kind == "ruling")


def line(
    look: Look, title: str, on_tap: Tap, *, second: str | None = None, mark: bool = False
) -> ft.Control:
    """One line to touch, of 48 dp or more."""
    p = look.palette
    words: list[ft.Control] = [text(title, Role.LABEL_LARGE)]
    if second:
        words.append(text(second, Role.BODY_MEDIUM, p.on_variant))
    parts: list[ft.Control] = [column(words, 0, expand=True)]
    if mark:
        parts.append(icon(OPEN_QUESTION, p.on_variant, 20))
    parts.append(icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, p.on_variant))
    spoken = ", ".join(one for one in (title, second, say("a ruling") if mark else None) if one)
    return press(
        look,
        spoken,
        row(parts),
        on_tap,
        fill=p.card,
        ink=p.on_surface,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def listed(look: Look, lines: Sequence[ft.Control]) -> ft.Control:
    """Lines in one card."""
    return card(look, column(lines, 0), padding=4, radius=20)


def chip(
    look: Look, word: str, on_tap: Tap, *, on: bool = False, name: str | None = None
) -> ft.Control:
    """A short word to touch; the chosen one has a tick before it."""
    p = look.palette
    fill, ink = (p.primary_container, p.on_primary_container) if on else (p.high, p.on_surface)
    parts: list[ft.Control] = [icon(ft.Icons.CHECK_ROUNDED, ink, 20)] if on else []
    parts.append(text(word, Role.LABEL_LARGE, ink))
    spoken = name or word
    return press(
        look,
        say("{name}, chosen", name=spoken) if on else spoken,
        ft.Row(parts, spacing=6, tight=True),
        on_tap,
        fill=fill,
        ink=ink,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=14, vertical=13),
    )


def chips(parts: Sequence[ft.Control]) -> ft.Control:
    """Chips beside each other, in as many rows as they need."""
    return ft.Row(list(parts), wrap=True, spacing=8, run_spacing=8)


def note(look: Look, words: str, symbol: ft.IconData | str, fill: str, ink: str) -> ft.Control:
    """A sentence on colour behind an icon or one of our pictures."""
    sign = picture(symbol, 32, ink) if isinstance(symbol, str) else icon(symbol, ink)
    return ft.Container(
        row([sign, text(words, Role.LABEL_LARGE, ink, expand=True)], 12),
        bgcolor=fill,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )


def short(game: str) -> str:
    """A game as it is called for short."""
    return facts.game(game).game.short
