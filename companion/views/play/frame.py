"""The play screen that every game shares: top bar, board, foot, sheets, and the result at last."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.library import StoreError
from companion.session import TableSession
from companion.views.awake import use_awake
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.play.around import covered, play_of, trouble_bar
from companion.views.play.demo import demo_bar
from companion.views.play.desk import use_desk
from companion.views.play.hand import Hand, use_hand, use_table
from companion.views.play.play import GameView, Play, Sheet
from companion.views.play.registry import view_of
from companion.views.play.undo import undo_and_redo
from companion.views.screens.lost import lost
from companion.views.screens.result.screen import result_screen
from companion.views.screens.rules.beside import narrowed, quick_action, quick_beside
from companion.views.screens.rules.screen import TableRules, shows_rules
from companion.views.screens.sharing.watch import watch_screen
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import column, row
from companion.views.words import say


@component
def PlayScreen() -> ft.Control:
    """The table of the address."""
    here = use_here()
    table_id = ft.use_route_params().get("id", "")
    try:
        session = here.library.open(table_id)
    except StoreError as fault:
        return lost(here, table_id, fault)
    return AtTable(here, session, shows_rules(ft.use_route_location()))


@component
def AtTable(here: Here, session: TableSession, reading: bool) -> ft.Control:
    """One phone at one table, perhaps with the rules on top."""
    use_table(session)
    use_awake(here, session.table.outcome is None)
    hand = use_hand(here, session)
    opened, set_opened = remembered(_nothing_opened)
    # The address may lead from one table straight to another: its sheets stay behind.
    sheet = opened[1] if opened[0] == session.id else None

    def show(new: Sheet | None) -> None:
        hand.sheet_changed()
        set_opened((session.id, new))

    desk = use_desk(session.id)
    play = play_of(here, session, hand, show)
    pane = quick_beside(here, play, desk)
    look = here.look if pane is None else narrowed(here.look)
    covering = sheet is not None or reading
    play = replace(play, look=look, desk=desk, covered=covering)
    view = view_of(session.table.header)
    if play.who.watches:
        return TableRules(play) if reading else watch_screen(here, play)
    pressing = view.pressing(play)
    if play.over and pressing is None:
        under = result_screen(here, play, [*demo_bar(here, play), *trouble_bar(play, hand)])
    else:
        under = _at_play(here, view, play, hand)
    if pane is not None:
        under = row([ft.Container(under, expand=True), pane], 0, expand=True)
    page = TableRules(play) if reading else None
    return covered(play, hand, under, pressing or sheet, page)


def _nothing_opened() -> tuple[str, Sheet | None]:
    return "", None


def _at_play(here: Here, view: GameView, play: Play, hand: Hand) -> ft.Control:
    title, second = view.heading(play)
    bar = top_bar(
        play.look,
        title,
        second,
        on_back=(lambda: here.go("/")) if here.guest is None else None,
        actions=(
            *quick_action(here.look, play.desk),
            (say("Rules of this step"), ft.Icons.MENU_BOOK_ROUNDED, lambda: play.rules(None)),
            (
                say("History"),
                ft.Icons.HISTORY_ROUNDED,
                lambda: here.go(f"/tables/{play.session.id}/history"),
            ),
            (say("More about this table"), ft.Icons.MORE_VERT_ROUNDED, play.menu),
        ),
    )
    below = [*demo_bar(here, play), *trouble_bar(play, hand)]
    hands = view.hands(play)
    if hands is not None:
        below.append(hands)
    below.append(_foot(view, play))
    return screen(play.look, bar, view.board(play), foot=column(below, spacing=8))


def _foot(view: GameView, play: Play) -> ft.Control:
    parts = [undo_and_redo(play)]
    primary = None if play.over else view.primary(play)
    if primary is not None:
        parts.append(primary)
    if play.look.roomy:
        return column(parts, spacing=10)
    return row(parts[::-1] if play.look.left_handed else parts, spacing=10)
