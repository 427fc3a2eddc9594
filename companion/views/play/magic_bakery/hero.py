"""Whose turn it is, and how many actions are left."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.state import State
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, hero, icon, picture, row, text
from companion.views.widgets.seats import token
from companion.views.words import say


def turn_hero(play: Play) -> ft.Control:
    """The dark card: seat, name, actions in words and as pips."""
    look, state = play.look, play.state
    name = play.names[state.turn]
    counting = play.settings.count_actions
    whole = max(state.actions_of(state.turn), state.actions)
    left = say("{left} of {whole} actions left", left=state.actions, whole=whole)
    headline = say("{name}’s turn", name=name)
    lines: list[ft.Control] = [
        text(
            headline,
            Role.DISPLAY_SMALL,
            look.palette.on_hero,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
    ]
    if counting:
        lines.append(text(left, Role.TITLE_LARGE, look.palette.hero_accent))
    else:
        lines.append(text(_order(play), Role.BODY_LARGE, look.palette.on_hero_variant))
    size = 44 if look.flat or look.height < 700 else 64
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
    if counting:
        parts.append(_pips(look, state, whole))
    return hero(look, column(parts, spacing=8 if look.height < 700 else 14))


def _order(play: Play) -> str:
    state = play.state
    after = play.names[(state.turn + 1) % state.setup.seats]
    if state.turn == state.setup.seats - 1:
        return say("Last of round {round}, then the customers move", round=state.round)
    return say("Then {name}", name=after)


def _pips(look: Look, state: State, whole: int) -> ft.Control:
    """Decoration: the words beside them say the same."""
    height = 32 if look.height < 700 else 46
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


def seats_line(play: Play) -> ft.Control:
    """All seats: done, now, to come, and who began the round."""
    look, state = play.look, play.state
    p = look.palette
    cells: list[ft.Control] = []
    for seat, name in enumerate(play.names):
        now, done = seat == state.turn, seat < state.turn
        word = say("now") if now else say("done") if done else say("to come")
        began = say(", began the round") if seat == 0 else ""
        cells.append(
            ft.Semantics(
                label=f"{name}: {word}{began}",
                container=True,
                expand=True,
                content=ft.Semantics(
                    exclude_semantics=True,
                    content=ft.Container(
                        row(
                            [
                                token(look, seat, play.names, 22),
                                text(
                                    name,
                                    Role.BODY_MEDIUM,
                                    p.on_surface if now else p.on_variant,
                                    max_lines=1,
                                    overflow=ft.TextOverflow.ELLIPSIS,
                                    expand=True,
                                ),
                                *([icon(ft.Icons.CHECK_ROUNDED, p.secondary, 16)] if done else []),
                                *(
                                    [icon(ft.Icons.FLAG_ROUNDED, p.on_variant, 14)]
                                    if seat == 0 and not done
                                    else []
                                ),
                            ],
                            spacing=4,
                        ),
                        bgcolor=p.tertiary_container if now else None,
                        border_radius=12,
                        padding=ft.Padding.symmetric(horizontal=6, vertical=4),
                    ),
                ),
            )
        )
    return row(cells, spacing=4)
