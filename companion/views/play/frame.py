"""The play screen that every game shares: top bar, board, foot, sheets, refusals."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.library import StoreError
from companion.rules.game import IllegalMove, Move
from companion.session import StaleTap, TableSession
from companion.views.here import Here, use_here
from companion.views.hooks import after, held, remembered
from companion.views.play.play import GameView, Play, Sheet
from companion.views.play.registry import VIEWS
from companion.views.play.undo import undo_button
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, column, press, row, text
from companion.views.words import say

DEAF_S = 0.25
"""Seconds in which the same tap again counts as the same touch."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A sentence above the foot: why a tap was refused or could not be kept, and its rule."""

    words: str
    rule: str | None = None


def use_table(session: TableSession) -> int:
    """Draw anew whenever the table changes, on whichever phone."""
    noticed, set_noticed = remembered(lambda: 0)

    async def listen() -> None:
        queue = session.watch()
        try:
            while True:
                set_noticed(await queue.get())
        finally:
            session.unwatch(queue)

    ft.use_effect(listen, [session.id])
    return noticed


@ft.component
def PlayScreen() -> ft.Control:
    """The table of the address."""
    here = use_here()
    table_id = ft.use_route_params().get("id", "")
    try:
        session = here.library.open(table_id)
    except StoreError as fault:
        return _lost(here, str(fault))
    return AtTable(here, session)


def _lost(here: Here, words: str) -> ft.Control:
    bar = top_bar(here.look, say("No such table"), on_back=lambda: here.go("/"))
    return screen(here.look, bar, column([text(words)]))


@ft.component
def AtTable(here: Here, session: TableSession) -> ft.Control:
    """One phone at one table."""
    use_table(session)
    sheet, set_sheet = remembered(_no_sheet)
    trouble, set_trouble = remembered(_no_trouble)
    last_tap = held(("", 0.0))
    view = VIEWS[session.table.header.game]
    seen = session.revision

    def act(move: Move) -> bool:
        if _too_soon(last_tap, repr(move)):
            return False
        set_trouble(_take(session, move, seen))
        return session.revision > seen

    play = Play(
        session=session,
        look=here.look,
        settings=here.settings,
        act=act,
        refuse=lambda refusal: set_trouble(Trouble(refusal.text, refusal.rule)),
        show=set_sheet,
        rules=lambda rule: here.go(f"/tables/{session.id}/rules" + (f"/{rule}" if rule else "")),
    )
    pressing = view.pressing(play)
    return _drawn(here, view, play, pressing or sheet, trouble, lambda: set_trouble(None))


def _no_sheet() -> Sheet | None:
    return None


def _no_trouble() -> Trouble | None:
    return None


def _too_soon(last: ft.MutableRef[tuple[str, float]], tap: str) -> bool:
    moment = time.monotonic()
    before, when = last.current
    last.current = (tap, moment)
    return bool(before == tap and moment - when < DEAF_S)


def _take(session: TableSession, move: Move, seen: int) -> Trouble | None:
    try:
        session.take(move, seen=seen)
    except StaleTap:
        return Trouble(say("Somebody was faster. This is the table now."))
    except IllegalMove as refusal:
        return Trouble(refusal.text, refusal.rule)
    except StoreError as fault:
        return Trouble(say("{fault} Nothing was counted.", fault=fault))
    return None


def _drawn(
    here: Here,
    view: GameView,
    play: Play,
    sheet: Sheet | None,
    trouble: Trouble | None,
    clear: Callable[[], None],
) -> ft.Control:
    look = play.look
    title, second = view.heading(play)
    base = f"/tables/{play.session.id}"
    bar = top_bar(
        look,
        title,
        second,
        on_back=lambda: here.go("/"),
        actions=(
            (say("Rules of this step"), ft.Icons.MENU_BOOK_ROUNDED, lambda: play.rules(None)),
            (say("History"), ft.Icons.HISTORY_ROUNDED, lambda: here.go(f"{base}/history")),
        ),
    )
    below: list[ft.Control] = []
    if trouble is not None:
        below.append(TroubleBar(play, trouble, clear))
    hands = view.hands(play)
    if hands is not None:
        below.append(hands)
    below.append(_foot(view, play))
    table = screen(look, bar, view.board(play), foot=column(below, spacing=8))
    if sheet is None:
        return table
    return ft.Stack([ft.Semantics(content=table, exclude_semantics=True), sheet(play)], expand=True)


@ft.component
def TroubleBar(play: Play, trouble: Trouble, clear: Callable[[], None]) -> ft.Control:
    """The refusal, for six seconds or until the next tap."""
    after(6, clear, anew=trouble)
    p = play.look.palette
    parts: list[ft.Control] = [
        ft.Semantics(
            content=text(trouble.words, Role.LABEL_LARGE, p.on_error_container),
            live_region=True,
            expand=True,
        )
    ]
    if trouble.rule is not None:
        parts.append(
            press(
                play.look,
                say("Show rule"),
                text(say("Show rule"), Role.LABEL_LARGE, p.on_error),
                lambda: play.rules(trouble.rule),
                fill=p.error,
                ink=p.on_error,
                padding=ft.Padding.symmetric(horizontal=14),
                height=48,
            )
        )
    return ft.Container(row(parts), bgcolor=p.error_container, border_radius=20, padding=12)


def _foot(view: GameView, play: Play) -> ft.Control:
    undo = undo_button(play)
    primary = None if play.over else view.primary(play)
    if play.look.roomy:
        return column([undo, *([primary] if primary else [])], spacing=10)
    hands = [undo, *([primary] if primary else [])]
    return row(hands[::-1] if play.look.left_handed else hands, spacing=10)
