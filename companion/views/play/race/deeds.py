"""The buttons of a turn: one action each, quiet when none are left, and the turn's end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.games.cake_auf.moves import EndTurn as EndCakeAuf
from companion.games.hasty_baker.moves import EndTurn as EndHastyBaker
from companion.rules.game import Move
from companion.views.component import component
from companion.views.here import use_here
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.play.race.corrections import corrections_of
from companion.views.play.race.held import after_turn, held
from companion.views.widgets.basics import Role, Tap, button, column, icon, press, row, text
from companion.views.widgets.sheet import sheet
from companion.views.words import counted, say

_END: dict[str, Move] = {"hasty-baker": EndHastyBaker(), "cake-auf": EndCakeAuf()}


@dataclass(frozen=True, slots=True)
class Deed:
    """A button: its word, what the tap does to the game, its icon. ``free``: costs no action."""

    word: str
    name: str
    symbol: ft.IconData
    on_tap: Tap
    free: bool = False


def deed_row(play: Play, deeds: Sequence[Deed]) -> ft.Control:
    """The buttons side by side."""
    return row([_deed(play, one) for one in deeds], 8)


def _closed(play: Play, deed: Deed) -> bool:
    return not deed.free and play.state.actions == 0


def _tap(play: Play, deed: Deed) -> Tap:
    """What the tap does; with no action left it says why nothing happens."""
    if _closed(play, deed):
        return lambda: play.refuse(play.table.game.refusals("no_actions_left"))
    return deed.on_tap


def _deed(play: Play, deed: Deed) -> ft.Control:
    look = play.look
    p = look.palette
    fill, ink = (p.primary_container, p.on_primary_container)
    if deed.free:
        fill, ink = p.high, p.on_surface
    elif _closed(play, deed):
        fill, ink = p.high, p.on_variant
    parts: list[ft.Control] = [
        icon(deed.symbol, ink),
        text(deed.word, Role.LABEL_LARGE, ink, no_wrap=True),
    ]
    face: ft.Control = (
        row(parts, 6, tight=True)
        if look.flat or look.roomy
        else ft.Column(
            parts,
            spacing=3,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        )
    )
    return press(
        look,
        deed.name,
        face,
        _tap(play, deed),
        fill=fill,
        ink=ink,
        radius=22,
        padding=ft.Padding.symmetric(vertical=10) if look.roomy else 0,
        height=_height(look),
        expand=True,
    )


def _height(look: Look) -> float | None:
    """The less room there is the flatter; at large text as high as its word."""
    if look.roomy:
        return None
    if look.flat:
        return 48
    return 64 if look.low else 76


def deeds_button(play: Play, deeds: Sequence[Deed]) -> ft.Control:
    """At large text: opens a sheet of the same buttons."""

    def shown(again: Play) -> ft.Control:
        rows = [
            button(
                again.look,
                one.word,
                _tap(again, one),
                kind="quiet" if _closed(again, one) or one.free else "tonal",
                name=one.name,
                symbol=one.symbol,
            )
            for one in deeds
        ]
        title = counted(again.state.actions, "{n} action left", "{n} actions left")
        return sheet(again.look, title, column(rows), on_close=lambda: again.show(None))

    return button(
        play.look, say("Actions"), lambda: play.show(shown), kind="tonal", height=64, expand=True
    )


@component
def EndTurn(play: Play) -> ft.Control:
    """The end of the turn, with what the hand does then; filled once nothing is left to do."""
    here, look, state = use_here(), play.look, play.state
    p = look.palette
    cards = held(play.table, corrections_of(here, play), state.turn)
    then = after_turn(play.table, cards)
    unused = (
        counted(state.actions, ", {n} action unused", ", {n} actions unused")
        if state.actions
        else ""
    )
    fill, ink = (p.surface, p.on_surface) if unused else (p.primary, p.on_primary)
    second = p.on_variant if unused else ink
    words = [(say("End turn"), Role.LABEL_LARGE, ink)]
    if then:
        words.append((say("then {what}", what=then), Role.BODY_MEDIUM, second))
    lines: list[ft.Control] = [
        text(word, role, colour, no_wrap=not look.roomy, text_align=ft.TextAlign.CENTER)
        for word, role, colour in words
    ]
    face = ft.Column(
        lines,
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    name = say("End {name}’s turn{unused}", name=play.names[state.turn], unused=unused)
    return press(
        look,
        say("{name}, then {what}", name=name, what=then) if then else name,
        face,
        lambda: play.act(_END[play.table.header.game]),
        fill=fill,
        ink=ink,
        border=p.outline if unused else None,
        padding=ft.Padding.symmetric(horizontal=6 if look.roomy else 18, vertical=6),
        height=None if look.roomy else 64,
    )
