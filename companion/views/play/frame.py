"""The play screen that every game shares: top bar, board, foot, sheets, and the result at last."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.library import StoreError
from companion.session import TableSession
from companion.views.awake import use_awake
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.play.around import covered, play_of, trouble_bar
from companion.views.play.desk import use_desk
from companion.views.play.hand import Hand, use_hand, use_table
from companion.views.play.play import GameView, Play, Sheet
from companion.views.play.registry import view_of
from companion.views.play.undo import undo_button
from companion.views.screens.lost import lost
from companion.views.screens.result.screen import result_screen
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import column, row
from companion.views.words import say


@ft.component
def PlayScreen() -> ft.Control:
    """The table of the address."""
    here = use_here()
    table_id = ft.use_route_params().get("id", "")
    try:
        session = here.library.open(table_id)
    except StoreError as fault:
        return lost(here, table_id, str(fault))
    return AtTable(here, session)


@ft.component
def AtTable(here: Here, session: TableSession) -> ft.Control:
    """One phone at one table."""
    use_table(session)
    use_awake(here, session.table.outcome is None)
    hand = use_hand(here, session)
    sheet, set_sheet = remembered(_no_sheet)

    def show(new: Sheet | None) -> None:
        hand.sheet_changed()
        set_sheet(new)

    desk = use_desk(session.id)
    play = replace(play_of(here, session, hand, show), desk=desk, covered=sheet is not None)
    view = view_of(session.table.header)
    pressing = view.pressing(play)
    if play.over and pressing is None:
        under = result_screen(here, play, trouble_bar(play, hand))
    else:
        under = _at_play(here, view, play, hand)
    return covered(play, hand, under, pressing or sheet)


def _no_sheet() -> Sheet | None:
    return None


def _at_play(here: Here, view: GameView, play: Play, hand: Hand) -> ft.Control:
    title, second = view.heading(play)
    bar = top_bar(
        play.look,
        title,
        second,
        on_back=lambda: here.go("/"),
        actions=(
            (say("Rules of this step"), ft.Icons.MENU_BOOK_ROUNDED, lambda: play.rules(None)),
            (
                say("History"),
                ft.Icons.HISTORY_ROUNDED,
                lambda: here.go(f"/tables/{play.session.id}/history"),
            ),
            (say("More about this table"), ft.Icons.MORE_VERT_ROUNDED, play.menu),
        ),
    )
    below = trouble_bar(play, hand)
    hands = view.hands(play)
    if hands is not None:
        below.append(hands)
    below.append(_foot(view, play))
    return screen(play.look, bar, view.board(play), foot=column(below, spacing=8))


def _foot(view: GameView, play: Play) -> ft.Control:
    parts = [undo_button(play)]
    primary = None if play.over else view.primary(play)
    if primary is not None:
        parts.append(primary)
    if play.look.roomy:
        return column(parts, spacing=10)
    return row(parts[::-1] if play.look.left_handed else parts, spacing=10)
