"""A rule that answers what was typed: its words, with those asked marked in them."""

from __future__ import annotations

import flet as ft

from companion.content.search import Hit, Spans
from companion.views.look import Look
from companion.views.screens.rules.lines import OPEN_QUESTION, short
from companion.views.widgets.basics import Role, Tap, column, icon, press, row, text
from companion.views.words import say

_LINES = 4
"""So much of a rule is shown in the list; the rest is one tap away."""
_BEFORE = 60
"""A sentence begins the excerpt if the first mark is further on than this many letters."""


def hit_card(look: Look, hit: Hit, on_tap: Tap, *, with_game: bool) -> ft.Control:
    """Title, text and where it applies; a tap opens the rule."""
    p = look.palette
    rule = hit.rule
    where = f"{short(rule.game)} · {rule.section}" if with_game else rule.section
    title: ft.Control = marked(look, rule.title, hit.title_spans, Role.LABEL_LARGE, p.on_surface)
    if rule.kind == "ruling":
        title.expand = True
        title = row([title, icon(OPEN_QUESTION, p.on_variant, 20)])
    cut, spans = excerpt(hit.text, hit.text_spans)
    shown = marked(
        look,
        cut,
        spans,
        Role.BODY_LARGE,
        p.on_variant,
        max_lines=None if look.roomy else _LINES,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    place = ft.Container(
        text(where, Role.BODY_MEDIUM, p.on_surface),
        bgcolor=p.container,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=7, vertical=3),
    )
    return press(
        look,
        say("{title}, {where}", title=rule.title, where=where),
        column([title, shown, row([place], wrap=True)], 5),
        on_tap,
        fill=p.card,
        ink=p.on_surface,
        radius=22,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )


def marked(look: Look, words: str, spans: Spans, role: Role, color: str, **more: object) -> ft.Text:
    """A text with some of it marked; it is read out as plain text."""
    if not spans:
        return text(words, role, color, **more)
    p = look.palette
    mark = ft.TextStyle(
        bgcolor=p.tertiary_container,
        color=p.on_tertiary_container,
        weight=ft.FontWeight.W_800,
    )
    parts: list[ft.TextSpan] = []
    at = 0
    for start, end in spans:
        parts.append(ft.TextSpan(words[at:start]))
        parts.append(ft.TextSpan(words[start:end], style=mark))
        at = end
    parts.append(ft.TextSpan(words[at:]))
    return text("", role, color, spans=parts, semantics_label=words, **more)


def excerpt(words: str, spans: Spans) -> tuple[str, Spans]:
    """The text from the sentence on that holds the first mark, and the marks in it."""
    if not spans or spans[0][0] <= _BEFORE:
        return words, spans
    cut = max(words.rfind(". ", 0, spans[0][0]), words.rfind("? ", 0, spans[0][0])) + 2
    if cut < 2:
        return words, spans
    return words[cut:], tuple((start - cut, end - cut) for start, end in spans)
