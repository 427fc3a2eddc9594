"""There is nothing at an address, or its table can't be opened: a sentence and the way on."""

from __future__ import annotations

import flet as ft

from companion.library import Damaged, NoSuchTable, Play, StoreError
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.screens.log import words
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, text
from companion.views.words import say


@component
def LostScreen() -> ft.Control:
    """No screen has this address."""
    return nowhere(use_here())


def nowhere(here: Here, *, back: str = "/") -> ft.Control:
    """Whatever an address asks for that is not here. ``back`` is where its like are listed."""
    sentence = say("There is nothing at this address. It may be an old link, or mistyped.")
    ways: list[ft.Control] = []
    if back != "/":
        ways.append(button(here.look, say("Back"), lambda: here.go(back), kind="quiet"))
    return _page(here, say("Nothing here"), [sentence], ways)


def lost(here: Here, table_id: str, fault: StoreError) -> ft.Control:
    """The screen of a table that can't be opened."""
    play = here.library.play(table_id)
    if isinstance(fault, NoSuchTable) and (play is None or not play.deleted):
        return nowhere(here, back="/log")
    log = button(here.look, say("All tables"), lambda: here.go("/log"), kind="quiet")
    told = [] if play is None else [_named(here, play)]
    if play is not None and play.deleted:
        told.append(say("This table is in the bin."))
        entry = f"/log/{table_id}"
        see = button(here.look, say("Look at it"), lambda: here.go(entry), kind="tonal")
        return _page(here, say("In the bin"), told, [see, log])
    told.append(fault.plain)
    if not isinstance(fault, Damaged):
        return _page(here, say("This table does not open"), told, [log])
    told.append(say("It stays as it is. A backup may have it whole."))
    files = button(here.look, say("Backups"), lambda: here.go("/in-and-out"), kind="tonal")
    return _page(here, say("This table is damaged"), told, [files, log])


def _named(here: Here, play: Play) -> str:
    """Game, players and day."""
    day = words.day(play, words.this_day())
    names = words.people(here.library.profiles.names(play))
    return " · ".join(part for part in (words.title(play), names, day) if part)


def _page(here: Here, title: str, told: list[str], ways: list[ft.Control]) -> ft.Control:
    look = here.look
    home = button(look, say("Home"), lambda: here.go("/"), kind="filled")
    lines: list[ft.Control] = [text(sentence, Role.BODY_LARGE) for sentence in told]
    bar = top_bar(look, title, on_back=lambda: here.go("/"))
    return screen(look, bar, column([*lines, home, *ways], 12))
