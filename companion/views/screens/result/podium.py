"""The podium: those in the first places, the higher the better."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.views.look import Look
from companion.views.screens.result.words import (
    Result,
    place_word,
    ranking,
    score_text,
    score_words,
)
from companion.views.widgets.basics import Role, column, named, row, text
from companion.views.widgets.seats import token

_STEPS = {1: 122, 2: 92, 3: 76}
"""Heights (dp) by place."""

_MOST = 4
"""As many fit side by side."""


def podium(look: Look, names: Sequence[str], outcome: Result) -> ft.Control:
    """The first three places; a list where text is large or more than four stand there."""
    shown = [one for one in ranking(outcome) if one["place"] <= 3]
    if look.roomy or look.flat or len(shown) > _MOST:
        return column([_line(look, names, one) for one in shown], 10)
    return row(
        [_step(look, names, one) for one in _arranged(shown)],
        8,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def _arranged(shown: Sequence[Result]) -> list[Result]:
    """The first in the middle, as on a real podium; equals side by side in their order."""
    if len(shown) < 3 or shown[1]["place"] == 1:
        return list(shown)
    return [shown[1], shown[0], *shown[2:]]


def spoken(names: Sequence[str], standing: Result) -> str:
    """``1st, Ana, 23 points``."""
    parts = (place_word(standing["place"]), names[standing["seat"]], score_words(standing))
    return ", ".join(part for part in parts if part)


def _step(look: Look, names: Sequence[str], standing: Result) -> ft.Control:
    p = look.palette
    first = standing["place"] == 1
    ink = p.on_hero_accent if first else p.on_hero
    block = ft.Container(
        column(
            [
                text(
                    score_text(standing),
                    Role.DISPLAY_SMALL if first else Role.HEADLINE_MEDIUM,
                    ink,
                    text_align=ft.TextAlign.CENTER,
                ),
                text(
                    place_word(standing["place"]),
                    Role.LABEL_LARGE,
                    ink,
                    text_align=ft.TextAlign.CENTER,
                ),
            ],
            0,
        ),
        bgcolor=p.hero_accent if first else p.hero_high,
        border_radius=ft.BorderRadius.only(top_left=20, top_right=20),
        height=_STEPS[standing["place"]],
        padding=ft.Padding.only(top=8),
    )
    seat = standing["seat"]
    face = ft.Column(
        [
            token(look, seat, names, 60 if first else 46, on_hero=True),
            text(
                names[seat],
                Role.LABEL_LARGE,
                p.on_hero,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
            ft.Row([ft.Container(block, expand=True)]),
        ],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return named(spoken(names, standing), face, expand=True)


def _line(look: Look, names: Sequence[str], standing: Result) -> ft.Control:
    p = look.palette
    first = standing["place"] == 1
    seat = standing["seat"]
    ink = p.hero_accent if first else p.on_hero
    face = row(
        [
            token(look, seat, names, 44, on_hero=True),
            column(
                [
                    text(names[seat], Role.TITLE_LARGE, p.on_hero),
                    text(place_word(standing["place"]), Role.BODY_MEDIUM, p.on_hero_variant),
                ],
                0,
                expand=True,
            ),
            text(score_words(standing), Role.TITLE_LARGE, ink),
        ],
        12,
    )
    return named(spoken(names, standing), face)
