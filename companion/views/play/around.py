"""What surrounds every screen of a table: its strip, its refusals, the sheet on top."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.session import TableSession
from companion.views.here import Here
from companion.views.play.hand import Hand
from companion.views.play.play import Play, Sheet
from companion.views.play.registry import view_of
from companion.views.play.trouble import TroubleBar
from companion.views.screens.table_menu.menu import menu_sheet


def play_of(
    here: Here, session: TableSession, hand: Hand, show: Callable[[Sheet | None], None]
) -> Play:
    """The table as this phone sees it."""
    base = f"/tables/{session.id}"
    return Play(
        session=session,
        look=here.look,
        settings=here.settings,
        act=hand.act,
        refuse=hand.refuse,
        show=show,
        rules=lambda rule: here.go(f"{base}/rules" + (f"/{rule}" if rule else "")),
        tell=hand.tell,
        feel=here.feel,
        box=here.library.box,
        menu=lambda: show(lambda play: menu_sheet(here, play)),
    )


def trouble_bar(play: Play, hand: Hand) -> list[ft.Control]:
    """The bar above the foot, if the last tap met trouble."""
    return [] if hand.trouble is None else [TroubleBar(play.look, hand, play.rules)]


def covered(play: Play, hand: Hand, under: ft.Control, sheet: Sheet | None) -> ft.Control:
    """A screen with the sheet that lies on it, and with what has to stay in sight above both."""
    strip = view_of(play.table.header).strip(play)
    if sheet is None:
        return under if strip is None else _below(strip, under)
    layers: list[ft.Control] = [ft.Semantics(content=under, exclude_semantics=True), sheet(play)]
    if hand.trouble is not None:
        bar = TroubleBar(play.look, hand, play.rules)
        layers.append(ft.Container(ft.SafeArea(bar), left=16, right=16, top=8))
    whole = ft.Stack(layers, expand=True)
    return whole if strip is None else _below(strip, whole)


def _below(strip: ft.Control, rest: ft.Control) -> ft.Control:
    return ft.Column(
        [ft.SafeArea(strip, avoid_intrusions_bottom=False), ft.Container(rest, expand=True)],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
