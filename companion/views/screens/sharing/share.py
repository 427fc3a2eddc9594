"""The code by which phones join this table, who has joined, and what they may do."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.library import StoreError
from companion.session import TableSession
from companion.sharing.guests import Sharing
from companion.sharing.hub import Hub
from companion.views.awake import use_awake
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import after, remembered
from companion.views.look import Look
from companion.views.play.hand import use_table
from companion.views.screens.lost import lost
from companion.views.screens.sharing.alone import why_alone
from companion.views.screens.sharing.code import code_hero, link_card
from companion.views.screens.sharing.phones import PhoneList
from companion.views.screens.sharing.table import in_words
from companion.views.screens.sharing.visit import use_news
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, hero, row, text
from companion.views.widgets.inputs import Option, one_of
from companion.views.widgets.trouble import trouble
from companion.views.words import counted, say


@component
def ShareScreen() -> ft.Control:
    """Play on more phones."""
    here = use_here()
    table_id = ft.use_route_params().get("id", "")
    try:
        session = here.library.open(table_id)
    except StoreError as fault:
        return lost(here, table_id, fault)
    if here.hub is None or not here.can_share:
        return _elsewhere(here, session)
    return InviteTo(here, here.hub, session)


def _elsewhere(here: Here, session: TableSession) -> ft.Control:
    """Where phones can't join, it is said why, and what else can be done."""
    bar = top_bar(
        here.look,
        say("Play on more phones"),
        in_words(session).title,
        on_back=lambda: here.go(f"/tables/{session.id}"),
    )
    words = why_alone(in_browser=here.in_browser)
    return screen(here.look, bar, text(words, Role.BODY_LARGE))


@component
def InviteTo(here: Here, hub: Hub, session: TableSession) -> ft.Control:
    """One table and its phones."""
    use_table(session)
    use_awake(here, True)
    fault, set_fault = remembered(_fine)
    wanted, set_wanted = remembered(_no_address)
    look, table = here.look, session.id
    shared, _, here_now = use_news(
        hub.news, lambda: (hub.sharing(table), hub.reach, _present(hub, table))
    )
    left_s = hub.undo_left_s(table)
    after(left_s + 0.1, _again(hub, left_s), anew=left_s > 0)

    def do(change: Callable[[], object]) -> None:
        try:
            change()
        except StoreError as error:
            set_fault(str(error))
        else:
            set_fault("")

    def begin() -> None:
        if shared is None and hub.always:
            do(lambda: hub.share(table))

    ft.use_effect(begin, [])
    on = shared is not None and shared.stopped_at is None
    parts: list[ft.Control] = [trouble(look, fault)] if fault else []
    if shared is None or not on:
        parts.append(_off(look, left_s > 0))
    else:
        parts += _on(here, hub, session, shared, do, wanted, set_wanted)
    bar = top_bar(
        look,
        say("Play on more phones"),
        in_words(session).title,
        on_back=lambda: here.go(f"/tables/{table}"),
    )
    foot = _foot(here, hub, table, here_now if on else None, undo=left_s > 0, do=do)
    return screen(look, bar, ft.Container(column(parts, 12), padding=_BELOW), foot=foot)


_BELOW = ft.Padding.only(bottom=12)


def _fine() -> str:
    return ""


def _no_address() -> str | None:
    return None


def _again(hub: Hub, left_s: float) -> Callable[[], None]:
    """When stopping can't be undone any more, that is drawn."""
    return hub.news.publish if left_s > 0 else lambda: None


Do = Callable[[Callable[[], object]], None]


def _off(look: Look, stopped: bool) -> ft.Control:
    p = look.palette
    title = say("Sharing was stopped") if stopped else say("One table, several phones")
    words = (
        say("The codes no longer count, and the phones are out.")
        if stopped
        else say(
            "Phones in the same Wi-Fi join with a code, in their browser. Each plays its seat, "
            "helps, or only watches. Until you share it, nothing outside this device can reach it."
        )
    )
    lines = [
        text(title, Role.HEADLINE_MEDIUM, p.on_hero),
        text(words, Role.BODY_LARGE, p.on_hero_variant),
    ]
    return hero(look, column(lines, 8))


def _on(
    here: Here,
    hub: Hub,
    session: TableSession,
    shared: Sharing,
    do: Do,
    wanted: str | None,
    want: Callable[[str | None], None],
) -> list[ft.Control]:
    look = here.look
    code = code_hero(look, hub.reach, shared, wanted, want)
    rest: list[ft.Control] = [
        link_card(look, hub.reach, shared, wanted),
        one_of(
            look,
            say("What guests may do"),
            [Option(False, say("Guests play")), Option(True, say("Only watch"))],
            shared.watch_only,
            lambda only: do(lambda: hub.set_watch_only(session.id, only)),
        ),
        PhoneList(here, hub, session),
        button(
            look,
            say("Make a new code"),
            lambda: do(lambda: hub.renew(session.id)),
            kind="quiet",
            name=say("Make a new code. The old one no longer counts, phones that are in stay"),
            symbol=ft.Icons.REFRESH_ROUNDED,
        ),
    ]
    if look.wide or look.flat:
        halves = [ft.Container(code, expand=1), ft.Container(column(rest, 12), expand=1)]
        return [row(halves, 16, vertical_alignment=ft.CrossAxisAlignment.START)]
    return [code, *rest]


def _present(hub: Hub, table: str) -> int:
    return sum(hub.is_here(guest) for guest in hub.guests(table))


def _foot(
    here: Here, hub: Hub, table: str, here_now: int | None, *, undo: bool, do: Do
) -> ft.Control:
    """Stop, with how many phones that ends; or undo that; or share."""
    look = here.look
    if here_now is not None:
        name = say(
            "Stop sharing, {phones} will be disconnected",
            phones=counted(here_now, "{n} phone", "{n} phones"),
        )
        first = button(
            look,
            say("Stop sharing"),
            lambda: do(lambda: hub.stop(table)),
            kind="quiet",
            name=name,
            height=64,
        )
    elif undo:
        first = button(
            look,
            say("Undo"),
            lambda: do(lambda: hub.resume(table)),
            kind="filled",
            name=say("Undo: share the table again, with the same code and phones"),
            height=64,
        )
    else:
        first = button(
            look, say("Share this table"), lambda: do(lambda: hub.share(table)), kind="filled",
            height=64,
        )  # fmt: skip
    back = button(
        look,
        say("Back to the table"),
        lambda: here.go(f"/tables/{table}"),
        kind="quiet" if here_now is None else "filled",
        height=64,
    )
    if look.roomy:
        return column([first, back], 8)
    first.expand = back.expand = True
    return row([first, back], 10)
