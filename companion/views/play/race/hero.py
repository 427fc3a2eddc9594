"""Whose turn it is and how many actions are left, as words and as pips that grow."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.rules.game import Move
from companion.views.component import component
from companion.views.here import use_here
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.play.race.corrections import corrections_of
from companion.views.play.race.hand import hand_sheet
from companion.views.play.race.held import held
from companion.views.play.race.turn import actions_taken
from companion.views.widgets.basics import (
    Role,
    column,
    hero,
    icon,
    picture,
    press,
    row,
    text,
)
from companion.views.widgets.seats import token
from companion.views.words import counted, say

Mark = Callable[[Move], str]
"""What stands in the pip of an action that was taken; nothing for a tick."""

_IN_A_ROW = 6


@component
def TurnHero(play: Play, mark: Mark) -> ft.Control:
    """The dark card: seat, name, actions left in words and pips, cards in hand."""
    look, state = play.look, play.state
    p = look.palette
    taken = actions_taken(play.table)
    whole = len(taken) + state.actions
    title = say("{name}’s turn", name=play.names[state.turn])
    left = say("{left} of {whole} actions left", left=state.actions, whole=whole)
    lines: list[ft.Control] = [
        text(
            title,
            Role.HEADLINE_MEDIUM if look.low else Role.DISPLAY_SMALL,
            p.on_hero,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
        ),
        text(left, Role.TITLE_LARGE, p.hero_accent),
    ]
    who = row(
        [
            token(look, state.turn, play.names, 44 if look.low else 64, on_hero=True),
            column(lines, 0, expand=True),
        ],
        14,
    )
    spoken = ft.Semantics(
        label=f"{title}, {left}",
        header=True,
        heading_level=2,
        live_region=True,
        container=True,
        expand=True,
        content=ft.Semantics(content=who, exclude_semantics=True),
    )
    pips = _pips(look, [mark(move) for move in taken], state.actions)
    hand = HandButton(play)
    if look.flat:
        return hero(look, column([row([spoken, hand], 8), row([pips])], 6))
    return hero(look, column([row([spoken]), row([pips, hand], 10)], 6 if look.low else 12))


def _pips(look: Look, taken: list[str], left: int) -> ft.Control:
    """Decoration: the words above say the same. More than a row of them become flatter."""
    count = len(taken) + left
    rows = max(1, -(-count // _IN_A_ROW))
    height = max(16, (28 if look.flat else 36 if look.low else 48) // rows - (2 if rows > 1 else 0))
    pips = [_taken(look, one, height) for one in taken]
    pips += [_left(look, height) for _ in range(left)]
    across = -(-count // rows)
    lines = [row(pips[at : at + across], 6) for at in range(0, count, across)]
    return ft.Semantics(content=column(lines, 4), exclude_semantics=True, expand=True)


def _taken(look: Look, mark: str, height: float) -> ft.Container:
    p = look.palette
    if mark:
        inner: ft.Control = ft.Text(
            mark, size=15, weight=ft.FontWeight.W_900, color=p.on_hero_variant, no_wrap=True
        )
    else:
        inner = icon(ft.Icons.CHECK_ROUNDED, p.on_hero_variant, min(20, height - 4))
    return ft.Container(
        inner,
        border=ft.Border.all(2, p.on_hero_variant),
        border_radius=min(18, height / 2),
        height=height,
        alignment=ft.Alignment.CENTER,
        expand=True,
    )


def _left(look: Look, height: float) -> ft.Container:
    p = look.palette
    return ft.Container(
        picture("whisk", min(24, height - 4), p.on_hero_accent),
        bgcolor=p.hero_accent,
        border_radius=min(18, height / 2),
        height=height,
        alignment=ft.Alignment.CENTER,
        expand=True,
    )


@component
def HandButton(play: Play) -> ft.Control:
    """Cards in the hand of the seat in turn; touched where they are others."""
    here, look, seat = use_here(), play.look, play.state.turn
    p = look.palette
    cards = held(play.table, corrections_of(here, play), seat)
    number = counted(cards, "{n} card", "{n} cards")
    face = row(
        [
            icon(ft.Icons.STYLE_ROUNDED, p.on_hero_variant, 22),
            text(str(cards), Role.TITLE_LARGE, p.on_hero, no_wrap=True),
        ],
        5,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return press(
        look,
        say("{name} holds {number}. Correct the number", name=play.names[seat], number=number),
        face,
        lambda: play.show(hand_sheet(seat)),
        fill=p.hero_high,
        ink=p.on_hero,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=10),
        height=48,
    )
