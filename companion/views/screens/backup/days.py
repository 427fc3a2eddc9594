"""The automatic backups: days to go back to, each with a second step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import flet as ft

from companion.library import StoreError
from companion.views.component import component
from companion.views.here import Here
from companion.views.hooks import remembered
from companion.views.screens.log.words import day_words, this_day
from companion.views.widgets.basics import Role, button, card, column, row, text
from companion.views.widgets.trouble import trouble
from companion.views.words import say


@component
def Days(here: Here, done: Callable[[str], None]) -> ft.Control:
    """The newest of each of the last ten days and weeks with a change."""
    asked, set_asked = remembered(_none)
    fault, set_fault = remembered(str)
    look = here.look

    def go_back(path: Path, words: str) -> None:
        try:
            here.library.go_back(path)
        except StoreError as why:
            set_fault(str(why))
        else:
            done(say("Everything is as it was {day}.", day=words))
        set_asked(None)

    try:
        kept = here.library.store.backups.kept()
    except StoreError as why:
        return card(look, trouble(look, str(why)))
    parts: list[ft.Control] = [
        ft.Semantics(
            content=text(say("Days to go back to"), Role.TITLE_LARGE), header=True, heading_level=2
        ),
        *([trouble(look, fault)] if fault else []),
    ]
    if not kept:
        parts.append(text(say("The first backup is made by itself, soon.")))
    for one in kept:
        day = day_words(one.made.date(), this_day())
        words = say("{day}, {time}", day=day, time=one.made.strftime("%H:%M"))
        size = say("{n} KB", n=max(1, one.size // 1024))
        if asked == one.path:
            back = partial(go_back, one.path, words)
            parts.append(_sure(here, words, back, lambda: set_asked(None)))
        else:
            parts.append(_day(here, words, size, partial(set_asked, one.path)))
    return card(look, column(parts, 8))


def _none() -> Path | None:
    return None


def _day(here: Here, words: str, size: str, ask: Callable[[], None]) -> ft.Control:
    look = here.look
    said = column(
        [text(words, Role.LABEL_LARGE), text(size, Role.BODY_MEDIUM, look.palette.on_variant)],
        0,
        expand=None if look.roomy else True,
    )
    name = say("Go back to {day}", day=words)
    go = button(look, say("Go back"), ask, kind="quiet", name=name, height=48)
    return column([said, go], 6) if look.roomy else row([said, go])


def _sure(here: Here, words: str, go: Callable[[], None], leave: Callable[[], None]) -> ft.Control:
    """The second step."""
    look = here.look
    p = look.palette
    told = say(
        "Everything becomes as it was {day}. How it is now is backed up first: you can come "
        "back to it here.",
        day=words,
    )
    parts: list[ft.Control] = [
        ft.Semantics(content=text(told), live_region=True),
        button(look, say("Go back to this day"), go, kind="filled"),
        button(look, say("Stay here"), leave, kind="quiet"),
    ]
    return ft.Container(column(parts, 8), bgcolor=p.high, border_radius=18, padding=12)
