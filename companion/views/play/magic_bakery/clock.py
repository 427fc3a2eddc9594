"""#9's clock: big, in sight over every sheet, one button to start, pause and go on."""

from __future__ import annotations

import flet as ft

from companion.session import TableSession
from companion.views.component import component
from companion.views.look import Look
from companion.views.play.magic_bakery.away import use_absence
from companion.views.play.magic_bakery.ticking import Face, touch, use_clock
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, picture, press, row, text
from companion.views.words import say

WHOLE_S = 600


@component
def ClockStrip(play: Play) -> ft.Control:
    """The clock as a dark band at the top of every screen of its table."""
    look = play.look
    shown = use_clock(play.session, play.feel)
    use_absence(play.session)
    hands = _hands(play, shown)
    across = not look.flat and (shown.state == "ready" or (look.roomy and _up(shown)))
    face: list[ft.Control] = [_ring(look, shown), _digits(look, shown)]
    if not across:
        face += hands
    parts: list[ft.Control] = [row(face, 12)]
    if across:
        parts += hands
    parts.append(_announced(shown))
    return ft.Container(
        column(parts, 4),
        bgcolor=look.palette.hero,
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=16, vertical=2 if look.flat else 8),
        margin=ft.Margin.only(left=16, right=16, top=4),
    )


def _ring(look: Look, shown: Face) -> ft.Control:
    """The time left as part of a ring; decoration beside the digits."""
    p = look.palette
    size = 40 if look.flat else 52 if look.low else 68
    ring = ft.ProgressRing(
        value=shown.left_s / WHOLE_S,
        color=_ink(look, shown),
        bgcolor=p.hero_high,
        stroke_width=size / 9,
        width=size,
        height=size,
    )
    panda = ft.Container(
        picture("panda", size * 0.58, p.hero_accent),
        alignment=ft.Alignment.CENTER,
        width=size,
        height=size,
    )
    return ft.Semantics(
        content=ft.Stack([ring, panda], width=size, height=size), exclude_semantics=True
    )


def _digits(look: Look, shown: Face) -> ft.Control:
    p = look.palette
    small = look.low or look.roomy or _up(shown)  # "Time is up" needs room beside them
    role = (
        Role.HEADLINE_MEDIUM if look.flat else Role.HEADLINE_LARGE if small else Role.DISPLAY_MEDIUM
    )
    lines: list[ft.Control] = [
        text(shown.digits, role, _ink(look, shown), no_wrap=True),
        text(_word(shown), Role.BODY_MEDIUM, p.on_hero_variant, no_wrap=True),
    ]
    words = row(lines, 10) if look.flat else ft.Column(lines, spacing=0, tight=True)
    return ft.Semantics(
        label=_spoken(shown),
        container=True,
        expand=True,
        content=ft.Semantics(exclude_semantics=True, content=words),
    )


def _announced(shown: Face) -> ft.Control:
    """Read out at five minutes, one minute, ten seconds and at the end; never seen."""
    marks = {300: say("5 minutes left"), 60: say("1 minute left"), 10: say("10 seconds left")}
    passed = [words for mark, words in marks.items() if shown.left_s <= mark]
    words = say("Time is up") if shown.left_s == 0 else passed[-1] if passed else ""
    return ft.Semantics(label=words, live_region=True, content=ft.Container(width=1, height=1))


def _up(shown: Face) -> bool:
    """Whether somebody has to say that the time is over."""
    return shown.state == "running" and shown.left_s == 0


def _ink(look: Look, shown: Face) -> str:
    return "#FFCBAA" if shown.last_minute else look.palette.hero_accent


def _word(shown: Face) -> str:
    if shown.state == "ready":
        return say("minutes, not started")
    if shown.left_s == 0:
        return say("Time is up")
    if shown.state == "paused":
        return say("Paused")
    return say("Last minute") if shown.last_minute else say("minutes left")


def _spoken(shown: Face) -> str:
    return say("{left}, {word}", left=shown.spoken, word=_word(shown))


def _hands(play: Play, shown: Face) -> list[ft.Control]:
    look = play.look
    if play.over:
        return []
    if shown.state == "ready":
        return [
            button(
                look,
                say("Start 10 minutes"),
                lambda: play.act(touch("start")),
                kind="accent",
                name=say("Start the ten minutes"),
            )
        ]
    if _up(shown):
        return [button(look, say("Time is up"), lambda: play.act(touch("up")), kind="accent")]
    pausing = shown.state == "running"
    name = say("Pause the clock") if pausing else say("Let the clock run on")
    symbol = ft.Icons.PAUSE_ROUNDED if pausing else ft.Icons.PLAY_ARROW_ROUNDED
    p = look.palette
    return [
        press(
            look,
            name,
            ft.Icon(symbol, color=p.on_hero_accent, size=32),
            lambda: play.act(touch("pause" if pausing else "resume")),
            fill=p.hero_accent,
            ink=p.on_hero_accent,
            radius=20,
            width=60,
            height=48 if look.flat else 60,
        )
    ]


def clock_of(session: TableSession) -> bool:
    """Whether this table has a clock."""
    return session.table.position.state.clock is not None
