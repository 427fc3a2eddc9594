"""Rules that are steps of one procedure, and a picture where words are slow."""

from __future__ import annotations

import re

import flet as ft

from companion.content import rulebook
from companion.content.rulebook import Rule
from companion.views.look import Look
from companion.views.widgets.basics import Role, column, icon, named, picture, row, text
from companion.views.words import say

PROCEDURES: tuple[tuple[str, ...], ...] = (
    ("MB-SETUP-03", "MB-SETUP-04", "MB-SETUP-05"),
    ("MB-CONV-01", "MB-CONV-02", "MB-CONV-03", "MB-CONV-04"),
    ("FI-TIME-01", "FI-TIME-02", "FI-TURN-01", "FI-TURN-02", "FI-END-01"),
    ("HB-TURN-01", "HB-TURN-02"),
    ("CA-TURN-01", "CA-TURN-02"),
)
"""What hands do one after the other."""
_WITH_GAP = ("MB-CONV-02", "MB-CONV-03", "MB-CONV-04")
_FIRST = re.compile(r".+?[.?!](?= |$)")


def split(words: str) -> tuple[str, str]:
    """The first sentence of a text, and the rest."""
    found = _FIRST.match(words)
    cut = found.end() if found else len(words)
    return words[:cut], words[cut:].strip()


def procedure(look: Look, rule: Rule) -> ft.Control | None:
    """The numbered steps of which this rule is one; None if it stands alone."""
    steps = next((one for one in PROCEDURES if rule.id in one), None)
    if steps is None:
        return None
    lines = [_step(look, n, rulebook.rule(one), one == rule.id) for n, one in enumerate(steps, 1)]
    return column(lines, 12)


def _step(look: Look, number: int, rule: Rule, this: bool) -> ft.Control:
    p = look.palette
    fill, ink = (
        (p.tertiary, p.on_tertiary) if this else (p.tertiary_container, p.on_tertiary_container)
    )
    badge = ft.Container(
        text(str(number), Role.LABEL_LARGE, ink),
        bgcolor=fill,
        border_radius=10,
        width=look.grown(34),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(vertical=2),
    )
    words = text(
        rule.title if this else split(rule.text)[0],
        Role.BODY_LARGE,
        weight=ft.FontWeight.W_800 if this else None,
        expand=True,
    )
    return row([badge, words], 12, vertical_alignment=ft.CrossAxisAlignment.START)


def example(look: Look, rule: Rule) -> ft.Control | None:
    """A gap in the Customer row, drawn."""
    if rule.id not in _WITH_GAP:
        return None
    p = look.palette
    empty = ft.Container(
        text(say("empty"), Role.BODY_MEDIUM, p.on_variant, no_wrap=True),
        border=ft.Border.all(2, p.outline_variant),
        border_radius=20,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        alignment=ft.Alignment.CENTER,
        expand=True,
    )
    tiles: list[ft.Control] = [
        _tile(look, say("moves"), p.primary),
        icon(ft.Icons.ARROW_FORWARD_ROUNDED, p.on_surface),
        empty,
        _tile(look, say("stays"), p.secondary),
    ]
    title = say("Example: a gap protects")
    spoken = say("The Customer before the gap moves into it, the one after it stays.")
    content = column([text(title, Role.LABEL_LARGE), row(tiles, 8)], 10)
    return named(
        say("{title}. {sentence}", title=title, sentence=spoken),
        ft.Container(content, bgcolor=p.container, border_radius=24, padding=16),
    )


def _tile(look: Look, word: str, ink: str) -> ft.Control:
    p = look.palette
    return ft.Container(
        ft.Column(
            [picture("customer", 34, ink), text(word, Role.BODY_MEDIUM)],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=p.card,
        border=ft.Border.all(2, p.outline_variant),
        border_radius=20,
        padding=10,
        alignment=ft.Alignment.CENTER,
        expand=True,
    )
