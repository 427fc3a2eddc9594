"""#9's clock: big, in sight over every sheet, one button to start, pause and go on."""

from __future__ import annotations

import flet as ft

from companion.session import TableSession
from companion.views.look import Look
from companion.views.play.magic_bakery.away import use_absence
from companion.views.play.magic_bakery.ticking import Face, touch, use_clock
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, column, picture, press, row, text
from companion.views.words import say

WHOLE_S = 600


@ft.component
def ClockStrip(play: Play) -> ft.Control:
    """The clock as a dark band at the top of every screen of its table."""
    look = play.look
    shown = use_clock(play.session, play.feel)
    use_absence(play.session)
    p = look.palette
    digits = ft.Semantics(
        label=_spoken(shown),
        container=True,
        content=ft.Semantics(
            exclude_semantics=True,
            content=column(
                [
                    text(shown.digits, Role.HEADLINE_LARGE, _ink(look, shown), no_wrap=True),
                    text(_word(shown), Role.BODY_MEDIUM, p.on_hero_variant, no_wrap=True),
                ],
                0,
            ),
        ),
    )
    bar = ft.ProgressBar(
        value=shown.left_s / WHOLE_S,
        color=_ink(look, shown),
        bgcolor=p.hero_high,
        bar_height=8,
        border_radius=4,
    )
    return ft.Container(
        column(
            [
                row(
                    [
                        picture("panda", 44, p.hero_accent),
                        digits,
                        ft.Container(expand=True),
                        *_hands(play, shown),
                    ],
                    12,
                ),
                ft.Semantics(content=bar, exclude_semantics=True),
                _announced(shown),
            ],
            4,
        ),
        bgcolor=p.hero,
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
        margin=ft.Margin.symmetric(horizontal=16, vertical=4),
    )


def _announced(shown: Face) -> ft.Control:
    """Read out at five minutes, one minute, ten seconds and at the end; never seen."""
    marks = {300: say("5 minutes left"), 60: say("1 minute left"), 10: say("10 seconds left")}
    passed = [words for mark, words in marks.items() if shown.left_s <= mark]
    words = say("Time is up") if shown.left_s == 0 else passed[-1] if passed else ""
    return ft.Semantics(label=words, live_region=True, content=ft.Container(width=1, height=1))


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
                say("Start"),
                lambda: play.act(touch("start")),
                kind="accent",
                name=say("Start the ten minutes"),
            )
        ]
    if shown.state == "running" and shown.left_s == 0:
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
            height=60,
        )
    ]


def clock_of(session: TableSession) -> bool:
    """Whether this table has a clock."""
    return session.table.position.state.clock is not None
