"""What a guest's phone shows: its table and that table's screens, nothing else of the app."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.views.component import component
from companion.views.here import use_here
from companion.views.play.frame import PlayScreen
from companion.views.screens.correct.screen import CorrectScreen
from companion.views.screens.history.screen import HistoryScreen
from companion.views.screens.rules.screen import PATHS as RULES
from companion.views.screens.sharing.joining import JoiningScreen
from companion.views.screens.sharing.own_phone import OwnPhoneScreen
from companion.views.screens.sharing.standing import Standing
from companion.views.screens.sharing.watch import WatchScreen
from companion.views.widgets.bars import screen
from companion.views.widgets.basics import Role, column, hero, text
from companion.views.words import say

Screen = Callable[[], ft.Control]


def guest_app(standing: Standing) -> ft.Control:
    """The screen at a guest's address, if the phone may show it now."""
    if standing.guest is None:
        return Told(
            say("This phone is not at the table any more"),
            say("Scan the code on the table’s phone to join again."),
        )
    if standing.stopped:
        return Told(
            say("The table is not shared any more"),
            say("Everything that was counted is on the table’s phone."),
        )
    if standing.badge is None:
        return JoiningScreen()
    helps = standing.badge.helps
    routes = [
        ft.Route(path="tables/:id", component=_Table),
        ft.Route(path="tables/:id/history", component=_History),
        ft.Route(path="tables/:id/watch", component=_Watch),
        ft.Route(path="tables/:id/phone", component=_Phone),
        *([ft.Route(path="tables/:id/correct", component=_Correct)] if helps else []),
        *(ft.Route(path=f"tables/:id/{path}", component=_Table) for path in RULES),
    ]
    return ft.Router(routes, not_found=ToTable)


@component
def Told(title: str, words: str) -> ft.Control:
    """A screen that only says something."""
    look = use_here().look
    p = look.palette
    parts = [
        text(title, Role.HEADLINE_MEDIUM, p.on_hero),
        text(words, Role.BODY_LARGE, p.on_hero_variant),
    ]
    told = ft.Semantics(content=column(parts, 8), live_region=True)
    return screen(look, ft.Container(height=24), hero(look, told))


@component
def ToTable() -> ft.Control:
    """Whatever else is asked for, a guest is led to the table."""
    here = use_here()
    guest = here.guest
    assert guest is not None, "guests alone are led here"
    asked = ft.context.page.route  # each time anew, however often somebody tries
    ft.use_effect(lambda: here.go(f"/tables/{guest.table}"), [guest.table, asked])
    words = text(say("To the table …"), Role.BODY_LARGE)
    return screen(here.look, ft.Container(height=24), words)


def _own(shown: Screen) -> Screen:
    """A screen of the guest's own table; at another's address the guest is led back."""

    @component
    def own() -> ft.Control:
        guest = use_here().guest
        ours = guest is not None and ft.use_route_params().get("id") == guest.table
        return shown() if ours else ToTable()

    return own


_Table = _own(PlayScreen)
_History = _own(HistoryScreen)
_Watch = _own(WatchScreen)
_Phone = _own(OwnPhoneScreen)
_Correct = _own(CorrectScreen)
