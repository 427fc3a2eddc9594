"""Whose turn it is, and how many actions are left."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.state import State
from companion.views.look import Look
from companion.views.play.magic_bakery.pieces import controls
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, hero, icon, picture, row, text
from companion.views.widgets.seats import token
from companion.views.words import say

LONG_NAME = 5
"""Letters beyond which a name is written smaller, so that the line does not break."""


def turn_hero(play: Play) -> ft.Control:
    """The dark card: seat, name, actions in words and as pips."""
    look, state = play.look, play.state
    name = play.names[state.turn]
    counting = play.settings.count_actions
    whole = max(state.actions_of(state.turn), state.actions)
    left = say("{left} of {whole} actions left", left=state.actions, whole=whole)
    headline = say("{name}’s turn", name=name)
    small = look.low and not look.flat
    lines: list[ft.Control] = [
        text(
            headline,
            Role.HEADLINE_MEDIUM if small or len(name) > LONG_NAME else Role.DISPLAY_SMALL,
            look.palette.on_hero,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
    ]
    if counting:
        lines.append(text(left, Role.TITLE_LARGE, look.palette.hero_accent))
    else:
        lines.append(text(_order(play), Role.BODY_LARGE, look.palette.on_hero_variant))
    size = 44 if look.low else 64
    top = row(
        [
            token(look, state.turn, play.names, size, on_hero=True),
            column(lines, spacing=0, expand=True),
        ],
        spacing=14,
    )
    spoken = f"{headline}, {left}" if counting else headline
    parts: list[ft.Control] = [
        ft.Semantics(
            label=spoken,
            header=True,
            live_region=True,
            container=True,
            content=ft.Semantics(content=top, exclude_semantics=True),
        )
    ]
    if counting and not (small and controls(play)):
        parts.append(_pips(look, state, whole))
    return hero(look, column(parts, spacing=8 if look.low else 14))


def _order(play: Play) -> str:
    state = play.state
    after = play.names[(state.turn + 1) % state.setup.seats]
    if state.turn == state.setup.seats - 1:
        return say("Last of round {round}, then the customers move", round=state.round)
    return say("Then {name}", name=after)


def _pips(look: Look, state: State, whole: int) -> ft.Control:
    """Decoration: the words beside them say the same."""
    height = 32 if look.low else 46
    used = whole - state.actions
    pips = [_spent(look, height) for _ in range(used)]
    pips += [_left(look, height) for _ in range(state.actions)]
    return ft.Semantics(content=row(pips, spacing=8), exclude_semantics=True)


def _spent(look: Look, height: float) -> ft.Container:
    p = look.palette
    return ft.Container(
        icon(ft.Icons.CHECK_ROUNDED, p.on_hero_variant, 20),
        border=ft.Border.all(2, p.on_hero_variant),
        border_radius=18,
        height=height,
        alignment=ft.Alignment.CENTER,
        expand=True,
    )


def _left(look: Look, height: float) -> ft.Container:
    p = look.palette
    return ft.Container(
        picture("whisk", 24, p.on_hero_accent),
        bgcolor=p.hero_accent,
        border_radius=18,
        height=height,
        alignment=ft.Alignment.CENTER,
        expand=True,
    )
