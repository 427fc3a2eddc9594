"""The history of a table: every move in words, newest first, and one tap back to any of them."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.library import StoreError
from companion.rules.common import Redo
from companion.rules.history import Past, chapter_key, history, way
from companion.session import TableSession
from companion.views.awake import use_awake
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.around import covered, play_of, trouble_bar
from companion.views.play.hand import use_hand, use_table
from companion.views.play.play import Play
from companion.views.play.undo import redo_words, undo_button
from companion.views.screens.history.pages import Page, by_chapter, page_of
from companion.views.screens.history.rows import move_row, moves_in_all, tell, way_button
from companion.views.screens.lost import lost
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, icon, press, row, text
from companion.views.widgets.middle import in_the_middle
from companion.views.words import say


@component
def HistoryScreen() -> ft.Control:
    """The history of the table of the address."""
    here = use_here()
    table_id = ft.use_route_params().get("id", "")
    try:
        session = here.library.open(table_id)
    except StoreError as fault:
        return lost(here, table_id, fault)
    return History(here, session)


@component
def History(here: Here, session: TableSession) -> ft.Control:
    """One phone looking back."""
    use_table(session)
    use_awake(here, session.table.outcome is None)
    hand = use_hand(here, session)
    wanted, set_page = remembered(lambda: 0)
    play = play_of(here, session, hand, lambda _: None)
    page = page_of(history(session.table), wanted)

    def travel(away: int) -> None:
        if hand.act(*way(away)):
            set_page(0)

    parts = [*_moves(play, page, travel), _turn_pages(play.look, page, set_page)]
    bar = top_bar(
        play.look,
        say("History"),
        _second(play),
        on_back=lambda: here.go(f"/tables/{session.id}"),
    )
    foot = None if play.who.watches else column([*trouble_bar(play, hand), _foot(play)], 8)
    body = in_the_middle(play.look, column(parts, 8))
    return covered(play, hand, screen(play.look, bar, body, foot=foot), None)


def _second(play: Play) -> str:
    count = play.table.in_force
    return say("{game} · {moves}", game=play.table.game.title, moves=moves_in_all(count))


def _moves(play: Play, page: Page, travel: Callable[[int], None]) -> list[ft.Control]:
    """The page's moves under their rounds, the present and the start marked."""
    parts: list[ft.Control] = []
    start = play.table.in_force == 0
    for number, moves in by_chapter(play.table, page.moves):
        parts.append(_chapter(play, number))
        for past in moves:
            if past.away == 0:
                parts.append(_present(play.look))
            parts.append(_row(play, past, travel))
    if page.oldest:
        parts += [_present(play.look)] if start else []
        parts.append(_start(play, travel))
    return parts


def _row(play: Play, past: Past, travel: Callable[[int], None]) -> ft.Control:
    move = tell(play.table, past, play.settings)
    away = 0 if play.who.watches else past.away or 0
    return move_row(play.look, move, way_button(play.look, away, move.first, travel))


def _start(play: Play, travel: Callable[[int], None]) -> ft.Control:
    words = say("The table was set")
    p = play.look.palette
    line = text(words, Role.LABEL_LARGE, p.on_variant)
    away = 0 if play.who.watches else play.table.in_force
    go = way_button(play.look, away, words, travel)
    if play.look.roomy:
        return column([line, *([go] if go else [])])
    return row([ft.Container(line, expand=True, padding=ft.Padding.only(left=52)), *_some(go)])


def _some(one: ft.Control | None) -> list[ft.Control]:
    return [] if one is None else [one]


def _chapter(play: Play, number: int) -> ft.Control:
    day = chapter_key(play.table.game) == "day"
    words = say("Day {n}", n=number) if day else say("Round {n}", n=number)
    return ft.Semantics(
        content=ft.Container(text(words, Role.TITLE_LARGE), padding=ft.Padding.only(top=8, left=4)),
        header=True,
        heading_level=2,
    )


def _present(look: Look) -> ft.Control:
    p = look.palette
    return ft.Container(
        row(
            [
                icon(ft.Icons.PLACE_ROUNDED, p.hero_accent),
                text(say("The table is here now"), Role.LABEL_LARGE, p.on_hero, expand=True),
            ]
        ),
        bgcolor=p.hero,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def _turn_pages(look: Look, page: Page, set_page: Callable[[int], None]) -> ft.Control:
    if page.pages == 1:
        return ft.Container()
    newer = None if page.newest else lambda: set_page(page.number - 1)
    older = None if page.oldest else lambda: set_page(page.number + 1)
    where = say("Page {n} of {all}", n=page.number + 1, all=page.pages)
    buttons = [
        button(look, say("Newer"), newer, kind="quiet", name=say("Newer moves"), expand=True),
        button(look, say("Older"), older, kind="quiet", name=say("Older moves"), expand=True),
    ]
    middle = text(where, Role.BODY_MEDIUM, look.palette.on_variant)
    if look.roomy:
        return column([middle, row(buttons)])
    return row([buttons[0], middle, buttons[1]], 10)


def _foot(play: Play) -> ft.Control:
    parts = [undo_button(play), _redo_button(play)]
    if play.look.roomy:
        return column(parts)
    return row(parts[::-1] if play.look.left_handed else parts, 10)


def _redo_button(play: Play) -> ft.Control:
    """Redo, with what it brings back."""
    look, step = play.look, play.table.redoable
    p = look.palette
    ink = p.on_surface if step else p.on_variant
    words = redo_words(play)
    name = say("Redo: {words}", words=words)
    if look.roomy:
        lines: list[ft.Control] = [text(name, Role.LABEL_LARGE, ink, max_lines=2)]
    else:
        second = text(
            words, Role.BODY_MEDIUM, p.on_variant, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS
        )
        lines = [text(say("Redo"), Role.LABEL_LARGE, ink), second]
    return press(
        look,
        name,
        row([icon(ft.Icons.REDO_ROUNDED, ink), column(lines, 0, expand=True)], 10),
        (lambda: play.act(Redo())) if step else None,
        fill=p.high,
        ink=p.on_surface,
        padding=ft.Padding.symmetric(horizontal=14),
        height=None if look.roomy else 64,
        expand=None if look.roomy else True,
    )
