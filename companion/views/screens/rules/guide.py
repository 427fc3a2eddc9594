"""The guide of a game: what the phone does at the table, for whoever sets it up."""

from __future__ import annotations

import base64

import flet as ft

from companion.content.guide import Block, guide, has_guide, picture
from companion.games.registry import GAMES
from companion.views.look import Look
from companion.views.screens.rules.lines import chip, chips, heading, short
from companion.views.screens.rules.reader import Reader
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.middle import in_the_middle
from companion.views.words import say

_PICTURE = 300
"""The width of a picture in dp: a phone's screen, a little smaller."""


def guide_page(reader: Reader, game: str) -> ft.Control:
    """The whole guide, top to bottom."""
    look = reader.look
    bar = top_bar(
        look,
        say("The phone in the middle"),
        short(game),
        on_back=reader.to_book(None if reader.play is not None else game),
        back=ft.Icons.ARROW_BACK_ROUNDED,
    )
    drawn = (_drawn(look, block) for block in guide(game) if block.kind != "title")
    parts = [part for part in drawn if part is not None]
    if reader.play is None:
        parts.insert(0, chips([_other(reader, slug, game) for slug in GAMES if has_guide(slug)]))
    body = ft.Container(column(parts, 10), padding=ft.Padding.only(top=4, bottom=16))
    return screen(look, bar, in_the_middle(look, body))


def _other(reader: Reader, slug: str, chosen: str) -> ft.Control:
    return chip(reader.look, short(slug), reader.to_guide(slug), on=slug == chosen)


def _drawn(look: Look, block: Block) -> ft.Control | None:
    if block.kind == "picture":
        return _pictured(look, block)
    if block.kind == "heading":
        return heading(look, block.text)
    words = _with_names(block.text)
    if block.kind == "text":
        return words
    mark = ft.Container(
        text(block.mark, Role.LABEL_LARGE, look.palette.tertiary), width=22 * look.scale
    )
    words.expand = True
    return row([mark, words], 6, vertical_alignment=ft.CrossAxisAlignment.START)


def _with_names(words: str) -> ft.Text:
    """A paragraph; what stands between ``**`` is a name on the screen and bold."""
    bold = ft.TextStyle(weight=ft.FontWeight.W_800)
    spans = [
        ft.TextSpan(part, bold if at % 2 else None) for at, part in enumerate(words.split("**"))
    ]
    return ft.Text(spans=spans, theme_style=Role.BODY_LARGE)


def _pictured(look: Look, block: Block) -> ft.Control | None:
    content = picture(block.mark)
    if content is None:
        return None
    image = ft.Image(
        src=base64.b64encode(content).decode(),
        width=min(_PICTURE, look.width - 64),
        fit=ft.BoxFit.FIT_WIDTH,
        semantics_label=block.text,
        gapless_playback=True,
    )
    framed = ft.Container(
        image,
        border=ft.Border.all(1, look.palette.outline_variant),
        border_radius=20,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return ft.Row([framed], alignment=ft.MainAxisAlignment.CENTER)
