"""A phone that was let in says what it is: a seat, a helper, or one that watches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.library import StoreError
from companion.sharing.guests import Guest
from companion.sharing.hub import Hub, SeatTaken
from companion.sharing.roles import Role as Part
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.sharing.table import SharedTable, shared_table
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, column, icon, press, row, text
from companion.views.widgets.inputs import entry
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.seats import silent_token
from companion.views.widgets.trouble import trouble
from companion.views.words import say


@component
def JoiningScreen() -> ft.Control:
    """What a phone sees that has just been let in."""
    here = use_here()
    assert here.guest is not None, "guests alone join"
    body = ft.Container(Choices(here, here.guest, lambda: None), padding=ft.Padding.only(top=8))
    table = shared_table(here, here.guest.table)
    bar = top_bar(here.look, say("Join the table"), table.title if table else None)
    return screen(here.look, bar, in_the_middle(here.look, body))


@component
def Choices(here: Here, guest: Guest, done: Callable[[], None]) -> ft.Control:
    """Seats, helper, watcher. ``done`` follows a choice that was taken."""
    fault, set_fault = remembered(_fine)
    name, set_name = remembered(lambda: guest.name)
    hub, look = here.hub, here.look
    assert hub is not None, "there are guests where phones are shared with"
    table, sharing = shared_table(here, guest.table), hub.sharing(guest.table)

    def choose(part: Part, seat: int | None = None) -> None:
        try:
            hub.choose(guest, part, seat=seat, name=name)
        except SeatTaken:
            set_fault(say("Another phone plays this seat and is at the table."))
        except StoreError as error:
            set_fault(str(error))
        else:
            done()

    parts: list[ft.Control] = []
    plays = sharing is not None and not sharing.watch_only
    if plays and table is not None:
        parts.append(text(say("Whose phone is this?"), Role.TITLE_LARGE))
        parts += [_seat(hub, look, guest, table, seat, choose) for seat in range(len(table.names))]
        parts.append(text(say("Or for everybody"), Role.TITLE_LARGE))
        parts.append(_helper(look, guest, partial(choose, Part.HELPER)))
    parts.append(_watcher(look, guest, partial(choose, Part.WATCHER)))
    parts.append(
        ft.Row([entry(look, say("Name of this phone, if it is no seat’s"), name, set_name, _stay)])
    )
    return column([*([trouble(look, fault)] if fault else []), *parts], 10)


def _fine() -> str:
    return ""


def _stay() -> None:
    """The name counts with the choice."""


Choose = Callable[[Part, int | None], None]


def _seat(
    hub: Hub, look: Look, guest: Guest, table: SharedTable, seat: int, choose: Choose
) -> ft.Control:
    p, name = look.palette, table.names[seat]
    other = hub.seated(table.id).get(seat)
    taken = other is not None and other.id != guest.id
    second, open_ = say("Plays on this phone"), True
    if taken and other is not None:
        open_ = not hub.is_here(other)
        second = (
            say("Another phone, away now: take its place")
            if open_
            else say("Another phone plays this seat")
        )
    elif other is not None:
        second = say("This phone, as it is now")
    words = [text(name, Role.LABEL_LARGE), text(second, Role.BODY_MEDIUM, p.on_variant)]
    return press(
        look,
        say("{name}. {second}", name=name, second=second),
        row([silent_token(look, seat, table.names, 44), column(words, 0, expand=True)], 14),
        partial(choose, Part.PLAYER, seat) if open_ else None,
        fill=p.card,
        ink=p.on_surface,
        radius=22,
        border=p.outline_variant if other is None or taken else p.primary,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )


def _helper(look: Look, guest: Guest, tap: Callable[[], None]) -> ft.Control:
    return _part(
        look,
        say("Help: enter for everybody"),
        say("Whatever is done at the table can be entered here"),
        ft.Icons.VOLUNTEER_ACTIVISM_ROUNDED,
        guest.role is Part.HELPER,
        tap,
    )


def _watcher(look: Look, guest: Guest, tap: Callable[[], None]) -> ft.Control:
    return _part(
        look,
        say("Only watch"),
        say("On a tablet or television the table is shown big"),
        ft.Icons.TV_ROUNDED,
        guest.role is Part.WATCHER,
        tap,
    )


def _part(
    look: Look,
    title: str,
    second: str,
    symbol: ft.IconData,
    chosen: bool,
    tap: Callable[[], None],
) -> ft.Control:
    p = look.palette
    words = [text(title, Role.LABEL_LARGE), text(second, Role.BODY_MEDIUM, p.on_variant)]
    return press(
        look,
        say("{title}. {second}", title=title, second=second),
        row([icon(symbol, p.on_surface, 32), column(words, 0, expand=True)], 20),
        tap,
        fill=p.card,
        ink=p.on_surface,
        radius=22,
        border=p.primary if chosen else p.outline_variant,
        padding=ft.Padding.symmetric(horizontal=18, vertical=12),
    )
