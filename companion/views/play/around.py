"""What surrounds every screen of a table: its strip, its refusals, the sheet on top."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.session import TableSession
from companion.views.here import Here
from companion.views.play.hand import Hand
from companion.views.play.play import Play, Sheet
from companion.views.play.registry import view_of
from companion.views.play.trouble import TroubleBar
from companion.views.screens.table_menu.menu import menu_sheet
from companion.views.settings import Settings


def play_of(
    here: Here, session: TableSession, hand: Hand, show: Callable[[Sheet | None], None]
) -> Play:
    """The table as this phone sees it."""
    base = f"/tables/{session.id}"

    def rules(rule: str | None) -> None:
        hand.clear()
        here.go(f"{base}/rules" + (f"/{rule}" if rule else ""))

    def rules_of(step: str) -> None:
        hand.clear()
        here.go(f"{base}/rules?step={step}")

    return Play(
        session=session,
        look=here.look,
        settings=_settings(here, session),
        act=hand.act,
        refuse=hand.refuse,
        show=show,
        rules=rules,
        rules_of=rules_of,
        tell=hand.tell,
        feel=here.feel,
        box=here.library.box,
        who=here.who,
        elsewhere=_elsewhere(here, session),
        menu=lambda: show(lambda play: menu_sheet(here, play)),
    )


def _elsewhere(here: Here, session: TableSession) -> frozenset[int]:
    """Seats with phones of their own."""
    seated = here.hub.seated(session.id) if here.hub is not None else {}
    return frozenset(seat for seat, guest in seated.items() if guest != here.guest)


def _settings(here: Here, session: TableSession) -> Settings:
    """Where people enter their time cards on phones of their own, nobody sees the others' early."""
    if here.hub is not None and here.hub.seated(session.id):
        return replace(here.settings, hide_times=True)
    return here.settings


def trouble_bar(play: Play, hand: Hand) -> list[ft.Control]:
    """The bar above the foot, if the last tap met trouble."""
    return [] if hand.trouble is None else [TroubleBar(play.look, hand, play.rules)]


def covered(
    play: Play,
    hand: Hand,
    under: ft.Control,
    sheet: Sheet | None,
    page: ft.Control | None = None,
) -> ft.Control:
    """A screen, the sheet that lies on it, a page that hides both, and what stays in sight above.

    What is covered stays where it is: it comes back as it was left, scrolled and half typed.
    """
    strip = view_of(play.table.header).strip(play)
    table: list[ft.Control] = [ft.Semantics(content=under, exclude_semantics=sheet is not None)]
    if sheet is not None:
        table.append(sheet(play))
    hidden = page is not None
    layers: list[ft.Control] = [
        # Disabled: keys don't wander off to what nobody sees.
        ft.Semantics(
            content=ft.Stack(table, fit=ft.StackFit.EXPAND, disabled=hidden),
            exclude_semantics=hidden,
        )
    ]
    if page is not None:
        layers.append(page)
    if hand.trouble is not None and (sheet is not None or hidden):
        bar = TroubleBar(play.look, hand, play.rules)
        layers.append(ft.Container(ft.SafeArea(bar), left=16, right=16, top=8))
    whole = ft.Stack(layers, fit=ft.StackFit.EXPAND, expand=True)
    return whole if strip is None else _below(strip, whole)


def _below(strip: ft.Control, rest: ft.Control) -> ft.Control:
    return ft.Column(
        [ft.SafeArea(strip, avoid_intrusions_bottom=False), ft.Container(rest, expand=True)],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
