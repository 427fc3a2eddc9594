"""Keys made for clock times; a key that can lead to no time is quiet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.state import State
from companion.views.keyboard import Keyboard
from companion.views.play.filler.pad import (
    early_most,
    enter,
    enter_only_early,
    key,
    pad_of,
    seat_of,
    take_back_digit,
)
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, Tap, button, column, icon, press, row, text
from companion.views.words import say

_ROWS = ("123", "456", "789")


def keypad(play: Play) -> ft.Control:
    """Three columns, four rows: digits, only early cards, backspace."""
    seat = seat_of(play)
    assert seat is not None, "somebody's time is missing, or is put right"
    rows = [[_digit(play, digit) for digit in line] for line in _ROWS]
    erase = _key(
        play,
        say("Delete the last digit"),
        icon(ft.Icons.BACKSPACE_ROUNDED, play.look.palette.on_surface, 28),
        partial(take_back_digit, play),
        quiet=not pad_of(play).typed.digits,
    )
    rows.append([_only_early(play, seat), _digit(play, "0"), erase])
    gap = 4 if play.look.low else 8
    keys = column([row(line, gap) for line in rows], gap)
    return ft.Stack([keys, Keyboard(partial(_pressed, play))], expand_loose=True)


def _pressed(play: Play, name: str) -> None:
    """A key of a keyboard that is plugged in, unless a sheet lies on the pad."""
    if play.covered:
        return
    if name in "0123456789" and len(name) == 1:
        key(play, name)
    elif name == "Backspace":
        take_back_digit(play)
    elif name in ("Enter", "Tab"):
        enter(play)


def _digit(play: Play, digit: str) -> ft.Control:
    typed = pad_of(play).typed
    # A quiet key can be touched all the same: who types fast is ahead of what is drawn.
    quiet = not (typed.whole or typed.can(digit))
    ink = play.look.palette.outline if quiet else play.look.palette.on_surface
    face = text(digit, Role.HEADLINE_SMALL, ink)
    return _key(play, digit, face, partial(key, play, digit), quiet=quiet)


def _only_early(play: Play, seat: int) -> ft.Control:
    """A key of its own, where early cards are in play and the words fit on one."""
    state: State = play.state
    if not state.setup.advanced or play.look.roomy:
        return ft.Container(expand=True)
    tap = _only_early_tap(play, seat)
    p = play.look.palette
    face = text(
        say("Only early cards"),
        Role.BODY_MEDIUM,
        p.on_surface if tap else p.outline,
        text_align=ft.TextAlign.CENTER,
        weight=ft.FontWeight.W_800,
    )
    return _key(play, _only_early_name(play, seat), face, tap)


def only_early_button(play: Play, seat: int) -> ft.Control:
    """The same over the whole width, for large text."""
    words, name = say("Only early cards"), _only_early_name(play, seat)
    return button(play.look, words, _only_early_tap(play, seat), kind="quiet", name=name)


def _only_early_tap(play: Play, seat: int) -> Tap | None:
    """At once, no time: the seat goes last and restocks."""
    return partial(enter_only_early, play) if early_most(play, seat) else None


def _only_early_name(play: Play, seat: int) -> str:
    return say("{name} has only early cards: last, and restocks", name=play.names[seat])


def _key(
    play: Play, name: str, face: ft.Control, on_tap: Tap | None, *, quiet: bool = False
) -> ft.Control:
    look = play.look
    p = look.palette
    return press(
        look,
        name,
        face,
        on_tap,
        fill=p.surface if quiet or on_tap is None else p.card,
        ink=p.on_surface,
        radius=20,
        border=p.outline_variant,
        border_width=1,
        height=48 if look.low else 84 if look.wide else 58,
        expand=True,
    )
