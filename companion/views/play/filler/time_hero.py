"""The dominant card while times come in: whose card, the time as it is typed, early cards."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.state import State
from companion.rules.turn_order import clock
from companion.views.play.filler.pad import (
    early_for_entered,
    early_most,
    early_now,
    effective_now,
    is_correcting,
    leave,
    pad_of,
    seat_of,
    shown_before,
    step_early,
    time_now,
)
from companion.views.play.filler.words import counted_hours, early_words
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, Tap, column, hero, icon, press, row, text
from companion.views.widgets.seat_boxes import SIDE_BY_SIDE
from companion.views.widgets.seats import silent_token
from companion.views.words import say

Face = ft.TextThemeStyle

_HIGH = 900
"""From this height (dp) up there is room for everything."""


def time_hero(play: Play) -> ft.Control:
    """Whose time card it is and what is typed; early cards where they are in play."""
    look = play.look
    seat = seat_of(play)
    assert seat is not None, "somebody's time is missing, or is put right"
    state: State = play.state
    compact = look.low or look.roomy
    parts = _compact(play, seat) if compact else _tall(play, seat)
    if state.setup.advanced:
        parts.append(_stepper(play, seat))
        again = _one_more_for_entered(play)
        parts += [again] if again is not None else []
    whole = hero(look, column(parts, 6 if compact or _crowded(play) else 10))
    if look.low and not look.roomy:
        whole.padding = ft.Padding.symmetric(horizontal=16, vertical=8)
    return whole


def _crowded(play: Play) -> bool:
    """Whether the boxes of many seats take the room."""
    return len(play.names) > SIDE_BY_SIDE and play.look.height < _HIGH


def _tall(play: Play, seat: int) -> list[ft.Control]:
    role, size = (Role.DISPLAY_LARGE, 48)
    if _crowded(play):
        role, size = (Role.DISPLAY_MEDIUM, 40)
    time = ft.Row([_time(play, seat, role)], alignment=ft.MainAxisAlignment.CENTER)
    face = silent_token(play.look, seat, play.names, size, on_hero=True)
    return [row([face, *_title(play, seat)], 12), time]


def _compact(play: Play, seat: int) -> list[ft.Control]:
    """Name and time beside each other, one below the other at large text."""
    time = _time(play, seat, Role.HEADLINE_LARGE)
    head = [silent_token(play.look, seat, play.names, 40, on_hero=True), *_title(play, seat)]
    if play.look.roomy:
        return [row(head, 10), time]
    return [row([*head, time], 10)]


def _title(play: Play, seat: int) -> list[ft.Control]:
    look = play.look
    words = say("{name}’s time card", name=play.names[seat])
    role = Role.TITLE_LARGE if look.low else Role.HEADLINE_SMALL
    title = ft.Semantics(
        content=text(words, role, look.palette.on_hero, max_lines=2),
        header=True,
        heading_level=2,
        expand=True,
    )
    if pad_of(play).seat is None:
        return [title]
    name = say("Leave {name}’s time card as it was", name=play.names[seat])
    return [title, _round(play, name, ft.Icons.CLOSE_ROUNDED, lambda: leave(play))]


def _time(play: Play, seat: int, role: Face) -> ft.Control:
    """The digits; what was entered before stands there, dimmed, until a digit is typed."""
    p = play.look.palette
    typed = pad_of(play).typed
    before = shown_before(play)
    if typed.digits or before is None or before.minutes is None:
        shown, ink = typed.shown, p.on_hero if typed.digits else p.on_hero_variant
    else:
        shown, ink = clock(before.minutes), p.on_hero_variant
    return ft.Semantics(
        label=say("{name}’s time: {time}", name=play.names[seat], time=shown),
        live_region=True,
        container=True,
        content=ft.Semantics(content=text(shown, role, ink, no_wrap=True), exclude_semantics=True),
    )


def _stepper(play: Play, seat: int) -> ft.Control:
    """Arrive-early cards, one tap each, with what they make of the time."""
    look = play.look
    p = look.palette
    early, most = early_now(play), early_most(play, seat)
    fewer = partial(step_early, play, -1) if early else None
    more = partial(step_early, play, 1) if early < most else None
    words = ft.Column(
        [
            text(early_words(early), Role.LABEL_LARGE, p.on_hero),
            text(_effect(play, early, most), Role.BODY_MEDIUM, p.on_hero_variant),
        ],
        spacing=0,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    hands = [
        _round(play, say("One arrive-early card fewer"), ft.Icons.REMOVE_ROUNDED, fewer),
        words,
        _round(play, say("One arrive-early card more"), ft.Icons.ADD_ROUNDED, more, accent=True),
    ]
    return ft.Container(row(hands, 8), bgcolor=p.hero_high, border_radius=28, padding=4)


def _effect(play: Play, early: int, most: int) -> str:
    if not most:
        return say("none yet: no recipe filled")
    time = time_now(play)
    if early and time is not None:
        return say("{time}: {why}", time=effective_now(play), why=counted_hours(early, time))
    return say("each is 1 hour earlier")


def _one_more_for_entered(play: Play) -> ft.Control | None:
    """An early card that was named after the time had gone on to the next seat."""
    state: State = play.state
    seat = pad_of(play).entered
    shown = None if seat is None else state.times[seat]
    if seat is None or shown is None or shown.minutes is None or is_correcting(play):
        return None
    if shown.early >= early_most(play, seat) or state.phase != "times":
        return None
    if play.settings.hide_times:
        words = say("{name}: one early card more", name=play.names[seat])
    else:
        hour = clock((shown.effective or 0) - 60)
        words = say("{name}: one early card more, {time}", name=play.names[seat], time=hour)
    p = play.look.palette
    return press(
        play.look,
        words,
        text(words, Role.LABEL_LARGE, p.on_hero),
        lambda: early_for_entered(play),
        fill=p.hero,
        ink=p.on_hero,
        border=p.on_hero_variant,
        padding=ft.Padding.symmetric(horizontal=14, vertical=6),
        height=None if play.look.roomy else 48,
    )


def _round(
    play: Play, name: str, symbol: ft.IconData, on_tap: Tap | None, *, accent: bool = False
) -> ft.Control:
    p = play.look.palette
    lit = accent and on_tap is not None
    ink = p.on_hero_accent if lit else p.on_hero if on_tap else p.on_hero_variant
    return press(
        play.look,
        name,
        icon(symbol, ink),
        on_tap,
        fill=p.hero_accent if lit else p.hero,
        ink=ink,
        border=None if lit else p.on_hero_variant,
        width=48,
        height=48,
    )
