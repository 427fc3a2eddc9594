"""Take, Pass, Bake, Refresh: one action each, at once."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.moves import Bake, Pass, Refresh, Take
from companion.rules.game import Move
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, icon, press, row, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say

_Action = tuple[Move, str, str, ft.IconData]


def _actions(play: Play) -> list[_Action]:
    """Take and Bake are left out where the scenario's own piece is the control."""
    state = play.state
    return [
        one
        for one in _all_actions(play)
        if not (isinstance(one[0], Take) and state.face_down is not None)
        and not (isinstance(one[0], Bake) and state.cat is not None)
    ]


def _all_actions(play: Play) -> tuple[_Action, ...]:
    gives = 4 in play.state.setup.scenarios
    take = (
        say("Take from the Pantry into another player’s hand, 1 action")
        if gives
        else say("Take from the Pantry, 1 action")
    )
    return (
        (
            Take(),
            say("Take, give") if gives else say("Take"),
            take,
            ft.Icons.SHOPPING_BASKET_ROUNDED,
        ),
        (Pass(), say("Pass"), say("Pass a card, 1 action"), ft.Icons.FORWARD_ROUNDED),
        (Bake(), say("Bake"), say("Bake a layer, 1 action"), ft.Icons.LAYERS_ROUNDED),
        (
            Refresh(),
            say("Refresh"),
            say("Refresh the Pantry, 1 action"),
            ft.Icons.AUTORENEW_ROUNDED,
        ),
    )


def action_row(play: Play) -> ft.Control:
    """The four common actions; quiet when none are left."""
    return row([_action(play, *one) for one in _actions(play)], spacing=8)


def _action(play: Play, move: Move, label: str, name: str, symbol: ft.IconData) -> ft.Control:
    look = play.look
    p = look.palette
    closed = play.state.actions == 0
    fill, ink = (p.high, p.on_variant) if closed else (p.primary_container, p.on_primary_container)
    face = ft.Column(
        [icon(symbol, ink), text(label, Role.LABEL_LARGE, ink, no_wrap=True)],
        spacing=3,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return press(
        look,
        name,
        face,
        lambda: play.act(move),
        fill=fill,
        ink=ink,
        radius=22,
        height=64 if look.low else 76,
        expand=True,
    )


def actions_sheet(play: Play) -> ft.Control:
    """At large text the same four as full-width rows."""
    rows = [
        button(play.look, label, play.tap(move), name=name, symbol=symbol, height=64)
        for move, label, name, symbol in _actions(play)
    ]
    title = say("{n} actions left", n=play.state.actions)
    return sheet(play.look, title, column(rows), on_close=lambda: play.show(None))


def actions_button(look: Look, play: Play) -> ft.Control:
    """Opens the sheet of actions."""
    return button(
        look,
        say("Actions"),
        lambda: play.show(actions_sheet),
        kind="filled",
        height=64,
        expand=True,
    )
