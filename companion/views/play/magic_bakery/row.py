"""The Customer row: who waits, who is about to leave, and Fulfil."""

from __future__ import annotations

import flet as ft

from companion.views.look import Look
from companion.views.play.magic_bakery.customer import (
    card_name,
    fulfil,
    fulfil_name,
    leaving_line,
    picture_of,
)
from companion.views.play.magic_bakery.summary import newest_round_end, summary_again
from companion.views.play.play import Play
from companion.views.widgets.basics import (
    Role,
    column,
    named,
    picture,
    press,
    row,
    tag,
    text,
)
from companion.views.words import counted, say


def belt_row(play: Play) -> ft.Control:
    """Stack and spaces side by side, as the cards lie."""
    look, state = play.look, play.state
    p = look.palette
    tiles = [_tile(play, space) for space in range(1, len(state.row) + 1)]
    parts: list[ft.Control] = [
        row([_stack(play), *tiles], spacing=8),
    ]
    if not look.low:
        parts.append(_belt(look))
    parts.append(leaving_line(play))
    return ft.Container(
        column(parts, spacing=6),
        bgcolor=p.container,
        border_radius=24,
        padding=ft.Padding.only(left=12, right=12, top=16, bottom=6),
    )


def _stack(play: Play) -> ft.Control:
    look, state = play.look, play.state
    p = look.palette
    words = counted(state.stack, "{n} customer in the stack", "{n} customers in the stack")
    pile = ft.Container(
        text(str(state.stack), Role.HEADLINE_MEDIUM, p.on_hero),
        bgcolor=p.hero_high if state.stack else p.on_variant,
        border=ft.Border.all(2, p.surface),
        border_radius=14,
        width=50,
        height=72,
        alignment=ft.Alignment.CENTER,
    )
    below = text(say("in stack") if state.stack else say("empty"), Role.BODY_MEDIUM, p.on_variant)
    content = ft.Column(
        [pile, below], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
    spoken_words = words if state.stack else say("Stack empty")
    events = newest_round_end(play)
    if not events:
        return named(spoken_words, content)
    return press(
        look,
        say("{words}. Show the newest round’s end again", words=spoken_words),
        content,
        lambda: play.show(lambda again: summary_again(again, events)),
        fill=p.container,
        ink=p.on_surface,
        radius=16,
        height=112,
    )


def _tile(play: Play, space: int) -> ft.Control:
    look, state = play.look, play.state
    p = look.palette
    customer = state.row[space - 1]
    if customer is None:
        return _empty(look, space)
    leaving = customer in state.leaving
    ink = p.leaving if leaving else p.primary
    closed = _closed(play)
    go = ft.Container(
        text(say("Fulfil"), Role.LABEL_LARGE, _go_ink(look, leaving, closed), no_wrap=True),
        bgcolor=_go_fill(look, leaving, closed),
        border_radius=16,
        height=48,
        alignment=ft.Alignment.CENTER,
    )
    card = card_name(state, customer)
    label = card or say("No. {n}", n=customer)
    face = ft.Column(
        [
            *(
                []
                if look.low
                else [
                    ft.Container(
                        picture(picture_of(state, customer), 40, ink), alignment=ft.Alignment.CENTER
                    )
                ]
            ),
            text(
                label,
                Role.BODY_MEDIUM if card else Role.TITLE_LARGE,
                p.on_leaving_container if leaving else p.on_surface,
                text_align=ft.TextAlign.CENTER,
                max_lines=2,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
            go,
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    tile = press(
        look,
        fulfil_name(state, customer),
        face,
        fulfil(play, space),
        fill=p.leaving_container if leaving else p.card,
        ink=p.on_surface,
        radius=20,
        border=p.leaving if leaving else p.outline_variant,
        border_width=3 if leaving else 2,
        padding=ft.Padding.only(left=5, right=5, top=14 if not look.low else 12, bottom=5),
    )
    badge = (
        [
            ft.Container(
                tag(look, say("Leaves"), p.leaving, p.on_leaving, ft.Icons.LOGOUT_ROUNDED),
                alignment=ft.Alignment.TOP_CENTER,
                top=-12,
                left=0,
                right=0,
            )
        ]
        if leaving
        else []
    )
    return ft.Stack(
        [tile, *badge],
        expand=True,
        clip_behavior=ft.ClipBehavior.NONE,
        fit=ft.StackFit.PASS_THROUGH,
    )


def _closed(play: Play) -> bool:
    return play.settings.count_actions and play.state.actions == 0


def _go_fill(look: Look, leaving: bool, closed: bool) -> str:
    p = look.palette
    if closed:
        return p.high
    return p.leaving if leaving else p.primary_container


def _go_ink(look: Look, leaving: bool, closed: bool) -> str:
    p = look.palette
    if closed:
        return p.on_variant
    return p.on_leaving if leaving else p.on_primary_container


def _empty(look: Look, space: int) -> ft.Control:
    p = look.palette
    words = say("Space {space} empty", space=space)
    return ft.Container(
        text(words, Role.BODY_MEDIUM, p.on_variant, text_align=ft.TextAlign.CENTER),
        border=ft.Border.all(2, p.outline_variant),
        border_radius=20,
        alignment=ft.Alignment.CENTER,
        height=100,
        padding=4,
        expand=True,
    )


def _belt(look: Look) -> ft.Control:
    p = look.palette
    dots: list[ft.Control] = [
        ft.Container(width=8, height=8, border_radius=4, bgcolor=p.on_hero_variant)
        for _ in range(11)
    ]
    return ft.Container(
        ft.Row(dots, alignment=ft.MainAxisAlignment.SPACE_AROUND),
        height=16,
        border_radius=8,
        bgcolor=p.hero,
    )
