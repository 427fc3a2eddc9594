"""The table for whoever only looks: on a television across the room, or on a phone."""

from __future__ import annotations

import flet as ft

from companion.library import StoreError
from companion.session import TableSession
from companion.views.awake import use_awake
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.play.around import play_of
from companion.views.play.big import Big
from companion.views.play.hand import use_hand, use_table
from companion.views.play.play import Halves, Play
from companion.views.play.registry import view_of
from companion.views.play.watched import halves
from companion.views.screens.lost import lost
from companion.views.screens.result.words import headline, why_over
from companion.views.widgets.bars import screen, top_bar
from companion.views.words import say


@component
def WatchScreen() -> ft.Control:
    """The table of the address, to be looked at."""
    here = use_here()
    table_id = ft.use_route_params().get("id", "")
    try:
        session = here.library.open(table_id)
    except StoreError as fault:
        return lost(here, table_id, fault)
    return Watching(here, session)


@component
def Watching(here: Here, session: TableSession) -> ft.Control:
    """One screen that shows a table."""
    use_table(session)
    use_awake(here, session.table.outcome is None)
    hand = use_hand(here, session)
    return watch_screen(here, play_of(here, session, hand, lambda _: None))


def watch_screen(here: Here, play: Play) -> ft.Control:
    """A table without anything to touch on it."""
    big = Big(here.look)
    shown = Halves([_end(play, big)], []) if play.over else halves(play)
    return screen(here.look, _bar(here, play), _laid_out(big, shown), foot=_foot(big, play))


def _bar(here: Here, play: Play) -> ft.Control:
    title, second = view_of(play.table.header).heading(play)
    base = f"/tables/{play.session.id}"
    actions = [(say("Rules of this step"), ft.Icons.MENU_BOOK_ROUNDED, lambda: play.rules(None))]
    if here.guest is not None:
        symbol = ft.Icons.SMARTPHONE_ROUNDED
        actions.append((say("This phone"), symbol, lambda: here.go(f"{base}/phone")))
    back = None if here.who.watches else lambda: here.go(base)
    return top_bar(here.look, title, second, on_back=back, actions=actions)


def _laid_out(big: Big, shown: Halves) -> ft.Control:
    """Side by side where there is the width."""
    below = ft.Padding.only(bottom=1.5 * big.unit)
    if big.look.width < big.look.height or not shown.right:
        return ft.Container(big.lines([*shown.left, *shown.right], 1.5), padding=below)
    return ft.Row(
        [
            ft.Container(big.lines(shown.left, 1.5), expand=1),
            ft.Container(big.lines(shown.right, 1.5), expand=1),
        ],
        spacing=1.5 * big.unit,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _end(play: Play, big: Big) -> ft.Control:
    outcome = play.table.outcome
    assert outcome is not None, "the table is over"
    told = outcome.as_json()
    return big.told(headline(play.names, told), why_over(told))


def _foot(big: Big, play: Play) -> ft.Control:
    p = big.look.palette
    spoken = view_of(play.table.header).describe(play)
    words = ft.Row(
        [
            ft.Icon(ft.Icons.VISIBILITY_ROUNDED, color=p.on_variant, size=24),
            big.text(say("Watching"), 2.4, p.on_variant, strong=False),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Semantics(content=words, label=spoken, live_region=True)
