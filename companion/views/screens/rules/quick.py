"""Quick references: a turn in five lines, the cards, the scoring. On a tablet beside the game."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.content import facts
from companion.content.facts import Line, Reference
from companion.views.look import Look
from companion.views.screens.rules.lines import chip, heading, short
from companion.views.screens.rules.reader import Reader
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, Tap, card, column, icon_button, press, row, text
from companion.views.words import say

PANE = 340
"""Width (dp) of the pane beside the game."""

ToRule = Callable[[str], Tap]
"""How a rule is opened."""


def quick_page(reader: Reader, game: str) -> ft.Control:
    """All quick references of a game."""
    look = reader.look
    cards = references(look, game, lambda rule: reader.to_rule(rule, ""))
    if look.wide or look.flat:
        body: ft.Control = row(
            [column([one], expand=True) for one in cards],
            12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    else:
        body = column(cards, 12)
    bar = top_bar(
        look,
        say("Quick reference"),
        short(game),
        on_back=reader.to_search,
        back=ft.Icons.ARROW_BACK_ROUNDED,
        actions=((say("Search the rules"), ft.Icons.SEARCH_ROUNDED, reader.to_search),),
    )
    words = chip(look, say("Words and icons"), reader.to_glossary(game))
    more = ft.Row([words], wrap=True)
    whole = ft.Container(column([body, more], 12), padding=ft.Padding.only(top=4, bottom=16))
    return screen(look, bar, whole)


def quick_pane(look: Look, game: str, to_rule: ToRule, close: Callable[[], None]) -> ft.Control:
    """The same in a column of its own, until somebody closes it."""
    title = ft.Semantics(
        content=text(say("Quick reference"), Role.TITLE_MEDIUM),
        header=True,
        heading_level=2,
        expand=True,
    )
    head = row(
        [title, icon_button(look, say("Close quick reference"), ft.Icons.CLOSE_ROUNDED, close)]
    )
    return ft.Container(
        ft.Column(
            [head, *references(look, game, to_rule)],
            spacing=10,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            expand=True,
        ),
        width=PANE,
        bgcolor=look.palette.container,
        padding=ft.Padding.only(left=12, right=12, top=4, bottom=12),
    )


def references(look: Look, game: str, to_rule: ToRule) -> list[ft.Control]:
    """A card for each reference; each line opens its rule."""
    return [_reference(look, one, to_rule) for one in facts.game(game).references]


def _reference(look: Look, reference: Reference, to_rule: ToRule) -> ft.Control:
    lines = [_line(look, one, to_rule) for one in reference.lines]
    return card(look, column([heading(look, reference.title, 4), *lines], 0), padding=6, radius=22)


def _line(look: Look, line: Line, to_rule: ToRule) -> ft.Control:
    p = look.palette
    return press(
        look,
        say("{sentence} Show the rule", sentence=line.text),
        row([text(line.text, Role.BODY_LARGE, p.on_surface, expand=True)]),
        to_rule(line.rules[0]),
        fill=p.card,
        ink=p.on_surface,
        radius=14,
        padding=ft.Padding.symmetric(horizontal=6, vertical=12),
    )
