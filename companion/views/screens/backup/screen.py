"""In and out: what is here can be taken away, brought back, and put back to any kept day."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.exchange.faults import BadFile
from companion.exchange.incoming import look as look_through
from companion.exchange.preview import Preview
from companion.library import StoreError
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.screens.backup.days import Days
from companion.views.screens.backup.incoming import Arrived
from companion.views.screens.backup.saving import Kind, Tell, can_share, kinds, save, share
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import (
    Role,
    Tap,
    button,
    card,
    column,
    icon,
    icon_button,
    press,
    row,
    text,
)
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.trouble import trouble
from companion.views.words import say

File = tuple[str, Preview]
"""A file that was picked: its name, and what it holds."""


@component
def InAndOutScreen() -> ft.Control:
    """The one screen of files."""
    return InAndOut(use_here())


@component
def InAndOut(here: Here) -> ft.Control:
    """Out, in, and back."""
    told, set_told = remembered(_nothing_told)
    arrived, set_arrived = remembered(_no_file)
    page, look = ft.context.page, here.look

    def tell(words: str, failed: bool) -> None:
        set_told((words, failed))

    def done(words: str) -> None:
        set_arrived(None)
        tell(words, False)

    def arrive(file: File) -> None:
        set_told(("", False))
        set_arrived(file)

    pick = partial(page.run_task, bring_in, here, arrive, tell)
    sharing = can_share(page)
    out = [_kind(here, page, kind, tell, sharing) for kind in kinds()]
    parts: list[ft.Control] = [*_told(here, *told)]
    if arrived is not None:
        name, preview = arrived
        parts.append(Arrived(here, name, preview, done))
    else:
        parts += [
            card(look, column([_heading(say("Out")), *out], 6)),
            card(look, column([_heading(say("In")), *_in(here, pick)], 10)),
            Days(here, done),
        ]
    bar = top_bar(look, say("In and out"), on_back=lambda: here.go("/log"))
    body = ft.Container(
        in_the_middle(look, column(parts, 12)), padding=ft.Padding.only(top=4, bottom=20)
    )
    return screen(look, bar, body)


def _nothing_told() -> tuple[str, bool]:
    return "", False


def _no_file() -> File | None:
    return None


def _heading(words: str) -> ft.Control:
    return ft.Semantics(
        content=text(words, Role.TITLE_LARGE),
        header=True,
        heading_level=2,
    )


def _told(here: Here, words: str, failed: bool) -> list[ft.Control]:
    if not words:
        return []
    if failed:
        return [trouble(here.look, words)]
    p = here.look.palette
    said = ft.Semantics(
        content=text(words, Role.LABEL_LARGE, p.on_secondary_container),
        live_region=True,
    )
    return [ft.Container(said, bgcolor=p.secondary_container, border_radius=18, padding=14)]


def _kind(here: Here, page: ft.Page, kind: Kind, tell: Tell, sharing: bool) -> ft.Control:
    look = here.look
    p = look.palette
    words = [
        text(kind.title, Role.LABEL_LARGE),
        text(kind.second, Role.BODY_MEDIUM, p.on_variant),
    ]
    whole = press(
        look,
        say("Save as a file: {kind}", kind=kind.title),
        row([icon(kind.symbol, p.on_surface, 28), column(list(words), 0, expand=True)], 14),
        lambda: page.run_task(save, here.library, kind, tell),
        fill=p.card,
        ink=p.on_surface,
        radius=18,
        padding=ft.Padding.symmetric(vertical=8),
        expand=sharing,
    )
    if not sharing:
        return whole
    name = say("Share: {kind}", kind=kind.title)
    hand_on = icon_button(
        look,
        name,
        ft.Icons.IOS_SHARE_ROUNDED,
        lambda: page.run_task(share, here.library, kind, tell),
    )
    return row([whole, hand_on], 0)


def _in(here: Here, pick: Tap) -> list[ft.Control]:
    words = say(
        "A backup, tables, a zip of tables or a .bgsplay file. You see what is in it before "
        "anything changes, and nothing comes in twice."
    )
    return [
        text(words),
        button(
            here.look,
            say("Choose a file"),
            pick,
            kind="tonal",
            symbol=ft.Icons.FILE_OPEN_ROUNDED,
        ),
    ]


async def bring_in(here: Here, arrive: Callable[[File], None], tell: Tell) -> None:
    """Let a person pick a file, and look it through."""
    try:
        picked = await ft.FilePicker().pick_files(with_data=True)
    except Exception as fault:  # whatever a device answers is a sentence, never an end
        tell(say("No file was read: {why}", why=fault), True)
        return
    if picked:
        found = looked_at(here, picked[0].name, bytes(picked[0].bytes or b""))
        if isinstance(found, str):
            tell(found, True)
        else:
            arrive((picked[0].name, found))


def looked_at(here: Here, name: str, content: bytes) -> Preview | str:
    """What a file holds, or why it can't be taken in."""
    here.library.log()
    try:
        return look_through(here.library.store, content)
    except BadFile as bad:
        return say("{name} can't be taken in: {why}.", name=name, why=str(bad).rstrip("."))
    except StoreError as fault:
        return str(fault)
