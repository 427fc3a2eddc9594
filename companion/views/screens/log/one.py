"""One play of the log: its result, its history, the way back to the table, the bin and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft

from companion.library import Play, StoreError
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.log import words
from companion.views.screens.result.screen import result_parts
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, card, column, hero, row, text
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.seats import token
from companion.views.words import say


@ft.component
def LogEntryScreen() -> ft.Control:
    """The play of the address."""
    here = use_here()
    play = here.library.play(ft.use_route_params().get("id", ""))
    if play is None:
        bar = top_bar(here.look, say("No such table"), on_back=lambda: here.go("/log"))
        return screen(here.look, bar, text(say("It is not in the log of this device.")))
    return LogEntry(here, play)


@ft.component
def LogEntry(here: Here, play: Play) -> ft.Control:
    """One play, in the log or in the bin."""
    drawn, set_drawn = remembered(lambda: 0)
    fault, set_fault = remembered(str)
    look = here.look
    now = here.library.play(play.id) or play

    def change(put_away: bool) -> None:
        try:
            (here.library.delete if put_away else here.library.restore)(play.id)
        except StoreError as error:
            set_fault(str(error))
        else:
            set_fault("")
        set_drawn(drawn + 1)

    parts: list[ft.Control] = [*_told(look, fault)]
    if now.deleted:
        parts.append(_deleted(look, lambda: change(False)))
    parts += [*_result(here, now), _facts(look, now)]
    foot = None if now.deleted else _foot(here, now, lambda: change(True))
    bar = top_bar(
        look,
        words.title(now),
        words.day(now, words.this_day()),
        on_back=lambda: here.go("/log"),
    )
    return screen(look, bar, in_the_middle(look, column(parts, 12)), foot=foot)


def _told(look: Look, fault: str) -> list[ft.Control]:
    if not fault:
        return []
    p = look.palette
    words_ = ft.Semantics(
        content=text(fault, Role.LABEL_LARGE, p.on_error_container), live_region=True
    )
    return [ft.Container(words_, bgcolor=p.error_container, border_radius=20, padding=12)]


def _deleted(look: Look, restore: Any) -> ft.Control:
    """The deletion, and its undo: it stays possible for as long as the bin keeps the table."""
    p = look.palette
    sentence = ft.Semantics(
        content=text(say("Deleted: it lies in the bin now."), Role.LABEL_LARGE, p.on_surface),
        live_region=True,
        expand=not look.roomy,
    )
    undo = button(look, say("Undo"), restore, kind="filled", name=say("Undo: bring it back"))
    parts = [sentence, undo]
    return ft.Container(
        column(parts) if look.roomy else row(parts),
        bgcolor=p.high,
        border_radius=20,
        padding=12,
    )


def _result(here: Here, play: Play) -> list[ft.Control]:
    look = here.look
    if play.outcome is None:
        p = look.palette
        return [hero(look, text(say("Not finished"), Role.DISPLAY_SMALL, p.on_hero))]
    return result_parts(look, play.seats, play.outcome, _state(here, play))


def _state(here: Here, play: Play) -> Mapping[str, Any] | None:
    """The table's last state, where there is a table that opens."""
    if not play.tracked or play.deleted:
        return None
    try:
        table = here.library.open(play.id).table
    except StoreError:
        return None
    return table.game.as_json(table.position.state)


def _facts(look: Look, play: Play) -> ft.Control:
    lines: list[ft.Control] = [
        row([token(look, seat, play.seats, 28), text(name, Role.BODY_LARGE, expand=True)], 10)
        for seat, name in enumerate(play.seats)
    ]
    said = [
        words.hours(play),
        say("At {place}", place=play.place) if play.place else "",
        say("Campaign: {name}", name=play.campaign) if play.campaign else "",
        play.notes,
    ]
    lines += [text(line, Role.BODY_MEDIUM, look.palette.on_variant) for line in said if line]
    return card(look, column(lines, 8))


def _foot(here: Here, play: Play, delete: Any) -> ft.Control:
    look = here.look
    table = f"/tables/{play.id}"
    parts: list[ft.Control] = [
        button(
            look, say("Delete"), delete, kind="quiet", name=say("Delete this table"), expand=True
        )
    ]
    if play.tracked:
        parts.append(
            button(
                look, say("History"), lambda: here.go(f"{table}/history"), kind="quiet", expand=True
            )
        )
        running = play.state == "running"
        label = say("Carry on") if running else say("Open it")
        parts.append(button(look, label, lambda: here.go(table), kind="filled", expand=True))
    return column(parts[::-1]) if look.roomy else row(parts, 8)
