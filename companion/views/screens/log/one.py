"""One play of the log: its result, its history, the way back to the table, the bin and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

import flet as ft

from companion.library import Play, StoreError
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.log import words
from companion.views.screens.log.sharing import play_as_text, share
from companion.views.screens.lost import nowhere
from companion.views.screens.result.picture import AsPicture
from companion.views.screens.result.screen import result_parts
from companion.views.widgets.bars import BarAction, screen, top_bar
from companion.views.widgets.basics import (
    Role,
    button,
    card,
    column,
    hero,
    icon,
    press,
    row,
    text,
)
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.seats import silent_token
from companion.views.widgets.trouble import trouble
from companion.views.words import say


@component
def LogEntryScreen() -> ft.Control:
    """The play of the address."""
    here = use_here()
    play = here.library.play(ft.use_route_params().get("id", ""))
    if play is None:
        return nowhere(here, back="/log")
    return LogEntry(here, play)


@component
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

    said, set_said = remembered(str)
    parts: list[ft.Control] = [*_told(look, fault)]
    if said:
        parts.append(ft.Semantics(content=text(said, Role.LABEL_LARGE), live_region=True))
    if now.deleted:
        parts.append(_deleted(look, lambda: change(False)))
    names = here.library.profiles.names(now)
    parts += [*_result(here, now, names), _facts(here, now, names)]
    if now.outcome is not None and not now.deleted:
        parts.append(_as_picture(look, now, names))
    foot = None if now.deleted else _foot(here, now, lambda: change(True))
    page = ft.context.page

    def hand_on() -> None:
        page.run_task(share, page, play_as_text(now, names, words.this_day()), set_said)

    actions: tuple[BarAction, ...] = (
        (say("Share as text"), ft.Icons.IOS_SHARE_ROUNDED, hand_on),
        (say("Change it"), ft.Icons.EDIT_ROUNDED, lambda: here.go(f"/log/{now.id}/edit")),
    )
    bar = top_bar(
        look,
        words.title(now),
        words.day(now, words.this_day()),
        on_back=lambda: here.go("/log"),
        actions=() if now.deleted else actions,
    )
    return screen(look, bar, in_the_middle(look, column(parts, 12)), foot=foot)


def _told(look: Look, fault: str) -> list[ft.Control]:
    return [trouble(look, fault)] if fault else []


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


def _result(here: Here, play: Play, names: Sequence[str]) -> list[ft.Control]:
    look = here.look
    if play.outcome is None:
        p = look.palette
        return [hero(look, text(say("Not finished"), Role.DISPLAY_SMALL, p.on_hero))]
    return result_parts(look, names, play.outcome, _state(here, play))


def _state(here: Here, play: Play) -> Mapping[str, Any] | None:
    """The table's last state, where there is a table that opens."""
    if not play.tracked or play.deleted:
        return None
    try:
        table = here.library.open(play.id).table
    except StoreError:
        return None
    return table.game.as_json(table.position.state)


def _as_picture(look: Look, play: Play, names: Sequence[str]) -> ft.Control:
    outcome = play.outcome or {}
    heading = words.heading(play, words.this_day())
    return AsPicture(look, heading, lambda: result_parts(look, names, outcome, None)[0])


def _facts(here: Here, play: Play, names: Sequence[str]) -> ft.Control:
    look = here.look
    people = here.library.profiles.people()
    lines: list[ft.Control] = [
        _person(here, seat, names, people.key(play, seat)) for seat in range(len(names))
    ]
    group = next((one for one in here.library.profiles.groups() if one.id == play.group), None)
    said = [
        words.hours(play),
        say("At {place}", place=play.place) if play.place else "",
        say("Campaign: {name}", name=play.campaign) if play.campaign else "",
        say("Group: {name}", name=group.name) if group else "",
        play.notes,
    ]
    lines += [text(line, Role.BODY_MEDIUM, look.palette.on_variant) for line in said if line]
    return card(look, column(lines, 8), padding=12)


def _person(here: Here, seat: int, names: Sequence[str], key: str) -> ft.Control:
    """Somebody who sat there, and the way to all they played."""
    p = here.look.palette
    face = row(
        [
            silent_token(here.look, seat, names, 28),
            text(names[seat], Role.BODY_LARGE, expand=True),
            icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, p.on_variant),
        ],
        10,
    )
    return press(
        here.look,
        say("{name}: all plays and results", name=names[seat]),
        face,
        lambda: here.go(f"/players/{quote(key, safe='')}"),
        fill=p.card,
        ink=p.on_surface,
        radius=14,
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
    )


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
                look,
                say("Look back"),
                lambda: here.go(f"/log/{play.id}/at/0"),
                kind="quiet",
                name=say("Look back at the table, move by move"),
                expand=True,
            )
        )
        running = play.state == "running"
        label = say("Carry on") if running else say("Open it")
        parts.append(button(look, label, lambda: here.go(table), kind="filled", expand=True))
    return column(parts[::-1]) if look.roomy else row(parts, 8)
