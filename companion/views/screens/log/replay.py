"""A table as it lay at any moment of its history: to look at, not to touch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.library import StoreError
from companion.rules.history import chapter, chapter_key
from companion.rules.table import Table, fold
from companion.session import TableSession
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.play.registry import view_of
from companion.views.screens.history.rows import time_of_day
from companion.views.screens.lost import lost
from companion.views.screens.result.screen import result_parts
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.inputs import round_button
from companion.views.words import happened, say


@component
def ReplayScreen() -> ft.Control:
    """The table of the address at the move of the address."""
    here = use_here()
    params = ft.use_route_params()
    table_id = params.get("id", "")
    try:
        table = here.library.open(table_id).table
    except StoreError as fault:
        return lost(here, table_id, fault)
    first = params.get("n", "")
    return Replay(here, table_id, table, int(first) if first.isdecimal() else table.in_force)


@component
def Replay(here: Here, table_id: str, table: Table, first: int) -> ft.Control:
    """One phone going to and fro in a table's past."""
    number, set_number = remembered(lambda: min(first, table.in_force))
    shown = min(number, table.in_force)
    play = at(here, table_id, table, shown)
    bar = top_bar(
        here.look,
        say("Looking back"),
        _where(play),
        on_back=lambda: here.go(f"/log/{table_id}"),
    )
    foot = column(
        [_told(here.look, play, shown), _hands(here.look, shown, table.in_force, set_number)], 4
    )
    return screen(here.look, bar, _board(here, play), foot=foot)


def at(here: Here, table_id: str, table: Table, moves: int) -> Play:
    """The table after so many of the moves that count. Nothing done to it reaches anybody."""
    entries = [table.entries[step.entry] for step in table.steps[:moves]]
    past = fold(table.game, table.header, tuple(entries))
    times = [entry.at for entry in entries if entry.at] or [table.header.started or ""]
    session = TableSession(table_id, past, _Nowhere(), clock=lambda: times[-1])
    return Play(
        session=session,
        look=here.look,
        settings=here.settings,
        act=lambda *moves: False,
        refuse=lambda refusal: None,
        show=lambda sheet: None,
        rules=lambda rule: None,
        box=here.library.box,
    )


class _Nowhere:
    """Keeps nothing: the past is not added to."""

    def append(self, table: str, *lines: bytes) -> None:
        """Nobody acts here."""


def _board(here: Here, play: Play) -> ft.Control:
    outcome = play.table.outcome
    if outcome is not None:
        state = play.table.game.as_json(play.state)
        return column(result_parts(here.look, play.names, outcome.as_json(), state), 12)
    view = view_of(play.table.header)
    return ft.Container(view.board(replace(play, covered=True)), disabled=True)


def _where(play: Play) -> str:
    number = chapter(play.table.game, play.table.position)
    if chapter_key(play.table.game) == "day":
        return say("{game} · day {n}", game=play.table.game.title, n=number)
    return say("{game} · round {n}", game=play.table.game.title, n=number)


def _told(look: Look, play: Play, number: int) -> ft.Control:
    """What the newest move of that moment was."""
    step = play.table.undoable
    words, clock = say("The table was set"), ""
    if step is not None:
        game, names = play.table.game, step.position.names
        words = happened(game, step.position.events[0], names)
        clock = time_of_day(play.table.entries[step.entry].at)
    first = " · ".join(part for part in (say("Move {n}", n=number), clock) if part)
    lines = [
        text(first, Role.BODY_MEDIUM, look.palette.on_variant),
        text(words, Role.LABEL_LARGE, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS),
    ]
    return ft.Semantics(content=column(lines, 0), live_region=True, container=True)


def _hands(look: Look, number: int, most: int, go: Callable[[int], None]) -> ft.Control:
    earlier = (lambda: go(number - 1)) if number > 0 else None
    later = (lambda: go(number + 1)) if number < most else None
    p = look.palette
    slider = ft.Slider(
        value=number,
        min=0,
        max=max(most, 1),
        divisions=max(most, 1),
        label="{value}",
        active_color=p.primary,
        inactive_color=p.high,
        disabled=most == 0,
        on_change_end=lambda event: go(round(float(event.control.value or 0))),
        expand=True,
    )
    named_slider = ft.Semantics(
        label=say("Moment, move {n} of {all}", n=number, all=most), content=slider, expand=True
    )
    return row(
        [
            round_button(look, say("One move earlier"), ft.Icons.CHEVRON_LEFT_ROUNDED, earlier),
            named_slider,
            round_button(look, say("One move later"), ft.Icons.CHEVRON_RIGHT_ROUNDED, later),
        ],
        4,
    )
