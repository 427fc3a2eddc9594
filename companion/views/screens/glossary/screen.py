"""The glossary of a game: what a word means, how its icon looks, which rule explains it."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.content import facts
from companion.content.facts import Term
from companion.views.look import Look
from companion.views.screens.rules.reader import Reader
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, column, icon, picture, press, row, text
from companion.views.words import say

_PICTURES: Mapping[str, str] = {
    "Arrive early": "alarm-clock",
    "Blue Ribbon": "ribbon",
    "Customer": "customer",
    "Fire Ban": "flame-ban",
    "Fox's stash": "fox",
    "Helpful Duck": "duck",
    "Layer": "layer-cake",
    "Power Outage": "power-ban",
    "Stars": "star",
    "Time card": "alarm-clock",
}
"""Terms that have a picture of ours."""


def glossary_page(reader: Reader, game: str) -> ft.Control:
    """The terms of a game in alphabetical order; a tap opens the rule that explains one."""
    look = reader.look
    terms = sorted(facts.game(game).terms, key=lambda term: term.name.casefold())
    cards = [_term(reader, one) for one in terms]
    if look.wide or look.flat:
        half = -(-len(cards) // 2)
        body: ft.Control = row(
            [column(cards[:half], 8, expand=True), column(cards[half:], 8, expand=True)],
            12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    else:
        body = column(cards, 8)
    bar = top_bar(
        look,
        say("Words and icons"),
        facts.game(game).game.short,
        on_back=reader.to_search,
        back=ft.Icons.ARROW_BACK_ROUNDED,
        actions=((say("Search the rules"), ft.Icons.SEARCH_ROUNDED, reader.to_search),),
    )
    return screen(look, bar, ft.Container(body, padding=ft.Padding.only(top=4, bottom=16)))


def _term(reader: Reader, term: Term) -> ft.Control:
    look = reader.look
    p = look.palette
    lines: list[ft.Control] = [
        text(term.name, Role.TITLE_MEDIUM, p.on_surface),
        text(term.text, Role.BODY_LARGE, p.on_surface),
    ]
    spoken = [term.name, term.text]
    if term.icon is not None:
        words = say("On the cards: {icon}", icon=term.icon)
        lines.append(text(words, Role.BODY_MEDIUM, p.on_variant))
        spoken.append(words)
    face: list[ft.Control] = [column(lines, 2, expand=True)]
    if term.name in _PICTURES:
        face.insert(0, _sign(look, _PICTURES[term.name]))
    face.append(icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, p.on_variant))
    return press(
        look,
        ". ".join(one.rstrip(".") for one in spoken),
        row(face, 12),
        reader.to_rule(term.rules[0], ""),
        fill=p.card,
        ink=p.on_surface,
        radius=20,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )


def _sign(look: Look, name: str) -> ft.Control:
    p = look.palette
    return ft.Container(
        picture(name, 32, p.on_tertiary_container),
        bgcolor=p.tertiary_container,
        border_radius=14,
        padding=6,
    )
