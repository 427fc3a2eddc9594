"""The phones that have joined a table: what each is, and how that is changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.library import StoreError
from companion.session import TableSession
from companion.sharing.guests import Guest
from companion.sharing.hub import Hub, SeatTaken
from companion.sharing.roles import Role as Part
from companion.views.component import component
from companion.views.here import Here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.sharing.visit import use_news
from companion.views.widgets.basics import Role, button, card, column, icon, press, row, text
from companion.views.widgets.inputs import Option, one_of
from companion.views.widgets.seats import silent_token
from companion.views.widgets.trouble import trouble
from companion.views.words import counted, say


@component
def PhoneList(here: Here, hub: Hub, session: TableSession) -> ft.Control:
    """One line a phone; a touch opens what can be done about it."""
    look, names = here.look, session.table.position.names
    opened, open_one = remembered(_none)
    fault, set_fault = remembered(_fine)
    guests = use_news(hub.news, lambda: _now(hub, session.id))

    def do(change: Callable[[], object]) -> None:
        try:
            change()
        except SeatTaken:
            set_fault(say("Another phone plays this seat and is at the table."))
        except StoreError as error:
            set_fault(str(error))
        else:
            set_fault("")
            open_one(None)

    here_now = sum(at_table for _, at_table in guests)
    title = counted(here_now, "{n} phone is here", "{n} phones are here")
    if not guests:
        title = say("No phone has joined yet")
    parts: list[ft.Control] = [
        ft.Semantics(content=text(title, Role.TITLE_LARGE), live_region=True),
        *([trouble(look, fault)] if fault else []),
    ]
    for guest, at_table in guests:
        flip = partial(open_one, None if guest.id == opened else guest.id)
        parts.append(_line(look, guest, names, at_table, flip))
        if guest.id == opened:
            parts.append(_choices(look, hub, guest, do))
    return column(parts, 6)


def _none() -> str | None:
    return None


def _fine() -> str:
    return ""


def _now(hub: Hub, table: str) -> tuple[tuple[Guest, bool], ...]:
    return tuple((guest, hub.is_here(guest)) for guest in hub.guests(table))


def phone_name(guest: Guest, names: tuple[str, ...]) -> str:
    """What a phone is called at the table."""
    if guest.role is Part.PLAYER and guest.seat is not None and guest.seat < len(names):
        return say("{name}’s phone", name=names[guest.seat])
    if guest.name:
        return guest.name
    return {
        Part.HELPER: say("A helper’s phone"),
        Part.WATCHER: say("A phone that watches"),
    }.get(guest.role or Part.HOST, say("A phone that is choosing"))


def _line(
    look: Look, guest: Guest, names: tuple[str, ...], at_table: bool, tap: Callable[[], None]
) -> ft.Control:
    p = look.palette
    name = phone_name(guest, names)
    state = say("at the table") if at_table else say("away, comes back by itself")
    if guest.role is Part.PLAYER and guest.seat is not None and guest.seat < len(names):
        sign: ft.Control = silent_token(look, guest.seat, names, 36)
    else:
        watches = guest.role is Part.WATCHER
        symbol = ft.Icons.VISIBILITY_ROUNDED if watches else ft.Icons.SMARTPHONE_ROUNDED
        sign = ft.Container(icon(symbol, p.on_surface), width=36)
    words = [text(name, Role.LABEL_LARGE), text(state, Role.BODY_MEDIUM, p.on_variant)]
    return press(
        look,
        say("{name}, {state}. Change or remove", name=name, state=state),
        row([sign, column(words, 0, expand=True), icon(ft.Icons.MORE_VERT_ROUNDED, p.on_variant)]),
        tap,
        fill=p.card,
        ink=p.on_surface,
        radius=18,
        border=p.outline_variant,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


Do = Callable[[Callable[[], object]], None]


def _choices(look: Look, hub: Hub, guest: Guest, do: Do) -> ft.Control:
    options = [Option(Part.HELPER, say("Helps")), Option(Part.WATCHER, say("Only watches"))]
    if guest.seat is not None:
        options.insert(0, Option(Part.PLAYER, say("Plays")))

    def pick(part: Part) -> None:
        # The seat stays with the phone, to be played again.
        seat = guest.seat if part is Part.PLAYER else None
        do(lambda: hub.choose(guest, part, seat=seat, name=guest.name))

    parts: list[ft.Control] = [
        one_of(look, say("This phone"), options, guest.role or Part.HOST, pick),
        button(
            look,
            say("Remove this phone"),
            lambda: do(lambda: hub.remove(guest)),
            kind="quiet",
            symbol=ft.Icons.LOGOUT_ROUNDED,
        ),
    ]
    return card(look, column(parts, 8), padding=10)
