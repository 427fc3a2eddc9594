"""The Customer row: who waits, who is about to leave, and Fulfil."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.state import State
from companion.views.look import Look
from companion.views.play.magic_bakery.fulfil import fulfil_sheet
from companion.views.play.play import Play
from companion.views.widgets.basics import (
    Role,
    button,
    column,
    icon,
    named,
    picture,
    press,
    row,
    tag,
    text,
)
from companion.views.words import counted, say


def tray(play: Play) -> ft.Control:
    """Stack and spaces; at large text a list with the leaver first."""
    look, state = play.look, play.state
    return _as_list(play) if look.roomy else _as_belt(play, state)


def _as_belt(play: Play, state: State) -> ft.Control:
    look = play.look
    p = look.palette
    tiles = [_tile(play, space) for space in range(1, len(state.row) + 1)]
    parts: list[ft.Control] = [
        row(
            [_stack(look, state), *tiles],
            spacing=8,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH
            if False
            else ft.CrossAxisAlignment.CENTER,
        ),
    ]
    if look.height >= 700:
        parts.append(_belt(look))
    parts.append(_sentence(play))
    return ft.Container(
        column(parts, spacing=6),
        bgcolor=p.container,
        border_radius=24,
        padding=ft.Padding.only(left=12, right=12, top=16, bottom=6),
    )


def _stack(look: Look, state: State) -> ft.Control:
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
    return named(words if state.stack else say("Stack empty"), content)


def _card_name(state: State, customer: int) -> str | None:
    return state.names.get(customer, (None, None))[0]


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
    label = _card_name(state, customer) or say("No. {n}", n=customer)
    face = ft.Column(
        [
            *(
                []
                if look.height < 700
                else [
                    ft.Container(
                        picture(_cloche(state, customer), 40, ink), alignment=ft.Alignment.CENTER
                    )
                ]
            ),
            text(
                label,
                Role.TITLE_LARGE if label.startswith("No.") else Role.BODY_MEDIUM,
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
        _fulfil_name(state, customer),
        face,
        _fulfil(play, space),
        fill=p.leaving_container if leaving else p.card,
        ink=p.on_surface,
        radius=20,
        border=p.leaving if leaving else p.outline_variant,
        border_width=3 if leaving else 2,
        padding=ft.Padding.only(left=5, right=5, top=14 if look.height >= 700 else 12, bottom=5),
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


def _cloche(state: State, customer: int) -> str:
    return "layer-cake" if customer == state.setup.special else "customer"


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


def _fulfil_name(state: State, customer: int) -> str:
    soon = say(", leaving soon") if customer in state.leaving else ""
    card = _card_name(state, customer)
    called = f" ({card})" if card else ""
    return say("Fulfil customer {n}{called}{soon}, 1 action", n=customer, called=called, soon=soon)


def _fulfil(play: Play, space: int):  # type: ignore[no-untyped-def]
    return lambda: play.show(lambda again: fulfil_sheet(again, space))


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


def leaving_sentence(state: State) -> str:
    """Who leaves when the round ends, or why nobody does."""
    if state.leaving:
        return say("No. {n} leaves when round {r} ends", n=state.leaving[0], r=state.round)
    if not any(state.row):
        return say("The row is empty")
    if state.stack == 0:
        return say("Stack empty: the row moves on by itself")
    return say("Nobody leaves when round {r} ends", r=state.round)


def _sentence(play: Play) -> ft.Control:
    look, state = play.look, play.state
    words = leaving_sentence(state)
    return press(
        look,
        say("{sentence}. Show the rule", sentence=words),
        ft.Row(
            [
                text(words, Role.LABEL_LARGE, expand=True),
                icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, look.palette.on_variant),
            ]
        ),
        lambda: play.rules("MB-CONV-04"),
        fill=look.palette.container,
        ink=look.palette.on_surface,
        padding=ft.Padding.symmetric(horizontal=4),
        height=look.grown(48) if not look.roomy else None,
    )


def _as_list(play: Play) -> ft.Control:
    """Large text: a card a customer, the leaver first (furthest from the stack)."""
    state = play.state
    spaces = sorted(
        (space for space in range(1, len(state.row) + 1) if state.row[space - 1] is not None),
        key=lambda space: (state.row[space - 1] not in state.leaving, -space),
    )
    cards = [_list_card(play, space) for space in spaces]
    words = counted(state.stack, "{n} customer in the stack", "{n} customers in the stack")
    return column([*cards, text(words, Role.LABEL_LARGE), _sentence(play)])


def _list_card(play: Play, space: int) -> ft.Control:
    look, state = play.look, play.state
    p = look.palette
    customer = state.row[space - 1]
    assert customer is not None, "only spaces with a customer are listed"
    leaving = customer in state.leaving
    label = _card_name(state, customer) or say("No. {n}", n=customer)
    where = say("Leaves this round") if leaving else say("Space {space}", space=space)
    ink = p.on_leaving_container if leaving else p.on_surface
    head = row(
        [
            picture(_cloche(state, customer), 48, p.leaving if leaving else p.primary),
            column(
                [text(label, Role.TITLE_LARGE, ink), text(where, Role.BODY_LARGE, ink)],
                0,
                expand=True,
            ),
        ],
        spacing=12,
    )
    go = button(
        look,
        say("Fulfil {label}", label=label),
        _fulfil(play, space),
        kind="filled" if leaving else "tonal",
        name=_fulfil_name(state, customer),
    )
    return ft.Container(
        column([head, go]),
        bgcolor=p.leaving_container if leaving else p.card,
        border=ft.Border.all(3 if leaving else 2, p.leaving if leaving else p.outline_variant),
        border_radius=22,
        padding=14,
    )
