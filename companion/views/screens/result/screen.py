"""The table is over: who won or what the team got, and how to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import flet as ft

from companion.rules.history import chapter, chapter_key
from companion.views.component import component
from companion.views.here import Here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.play import Play, another
from companion.views.play.registry import view_of
from companion.views.play.scoring.editing import edits
from companion.views.play.undo import undo_and_redo
from companion.views.play.veil import told
from companion.views.screens.log.sharing import play_as_text, share
from companion.views.screens.log.words import heading, this_day
from companion.views.screens.result.ducks import duck_offer
from companion.views.screens.result.packing import packing_button
from companion.views.screens.result.picture import AsPicture
from companion.views.screens.result.podium import podium
from companion.views.screens.result.table import Edit, score_table
from companion.views.screens.result.team import lost_card, orders_card, stars
from companion.views.screens.result.words import (
    Result,
    headline,
    is_abandoned,
    ranking,
    score_words,
    tie_words,
    why_over,
)
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import (
    Role,
    button,
    card,
    column,
    hero,
    icon,
    row,
    text,
)
from companion.views.words import say


def result_screen(here: Here, play: Play, trouble: Sequence[ft.Control]) -> ft.Control:
    """The result in place of the board, at the table's own address."""
    look, table = play.look, play.table
    assert table.outcome is not None, "the table is over"
    outcome = table.outcome.as_json()
    base = f"/tables/{play.session.id}"
    bar = top_bar(
        look,
        say("The result"),
        view_of(table.header).heading(play)[1],
        on_back=(lambda: here.go("/")) if here.guest is None else None,
        actions=(
            (say("Rules of this step"), ft.Icons.MENU_BOOK_ROUNDED, lambda: play.rules(None)),
            (say("History"), ft.Icons.HISTORY_ROUNDED, lambda: here.go(f"{base}/history")),
            (say("More about this table"), ft.Icons.MORE_VERT_ROUNDED, play.menu),
        ),
    )
    state = table.game.as_json(play.state)
    hero_card, *others = result_parts(look, play.names, outcome, state, edits(play))
    offer = duck_offer(here, play, outcome)
    parts = [hero_card, *offer, *others, *packing_button(play), _last_events(play)]
    if here.guest is None:  # the log, out of which it comes, is not for guests
        parts += [Sharing(here, play), _as_picture(here, play, outcome)]
    return screen(look, bar, _arranged(look, parts), foot=_foot(here, play, trouble))


def _as_picture(here: Here, play: Play, outcome: Result) -> ft.Control:
    known = here.library.play(play.session.id)
    title = "" if known is None else heading(known, this_day())
    return AsPicture(
        play.look, title, lambda: result_parts(play.look, play.names, outcome, None)[0]
    )


@component
def Sharing(here: Here, play: Play) -> ft.Control:
    """The result as text, to be pasted or handed on."""
    said, set_said = remembered(str)
    page = ft.context.page

    def hand_on() -> None:
        known = here.library.play(play.session.id)
        if known is not None:
            page.run_task(share, page, play_as_text(known, play.names, this_day()), set_said)

    # The answer stands where the finger is: below, the foot would hide it.
    tap = button(
        play.look,
        said or say("Share the result as text"),
        hand_on,
        kind="tonal" if said else "quiet",
        symbol=ft.Icons.CHECK_ROUNDED if said else ft.Icons.IOS_SHARE_ROUNDED,
    )
    return ft.Semantics(content=tap, live_region=True)


def _last(play: Play) -> str:
    number = chapter(play.table.game, play.table.position)
    if chapter_key(play.table.game) == "day":
        return say("At the end, day {n}", n=number)
    return say("At the end, round {n}", n=number)


def _foot(here: Here, play: Play, trouble: Sequence[ft.Control]) -> ft.Control:
    again = button(
        play.look,
        say("Play again"),
        lambda: here.go(another(play)),
        kind="filled",
        name=say("Play again with the same players and settings"),
        height=64,
        expand=2,
    )
    hands: list[ft.Control] = [undo_and_redo(play), *([again] if here.guest is None else [])]
    if play.look.roomy:
        return column([*trouble, *hands])
    return column([*trouble, row(hands[::-1] if play.look.left_handed else hands, 10)], 8)


def _arranged(look: Look, parts: Sequence[ft.Control]) -> ft.Control:
    if not (look.wide or look.flat):
        return column(parts, 12)
    return row(
        [column(parts[:1], 12, expand=True), column(parts[1:], 12, expand=True)],
        16,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def result_parts(
    look: Look,
    names: Sequence[str],
    outcome: Result,
    state: Mapping[str, Any] | None,
    edit: Edit | None = None,
) -> list[ft.Control]:
    """The result's cards, the dominant one first. ``state`` is None where there was no table."""
    parts = [_hero(look, names, outcome)]
    tie = tie_words(names, outcome)
    if tie is not None:
        parts.append(_tie(look, *tie))
    if ranking(outcome):
        parts.append(score_table(look, names, outcome, state, edit))
        if "symbols" in ranking(outcome)[0]:
            parts.append(_note(look, say("A set of all three kinds adds 2 points.")))
    elif state is not None and "fulfilled" in state:
        parts.append(orders_card(look, names, state))
        gone = lost_card(look, state)
        parts += [gone] if gone is not None else []
    return parts


def _hero(look: Look, names: Sequence[str], outcome: Result) -> ft.Control:
    p = look.palette
    title = ft.Semantics(
        content=text(
            headline(names, outcome),
            Role.HEADLINE_MEDIUM if ranking(outcome) else Role.DISPLAY_SMALL,
            p.on_hero,
            text_align=ft.TextAlign.CENTER,
        ),
        header=True,
        live_region=True,
    )
    why = text(
        why_over(outcome), Role.LABEL_LARGE, p.on_hero_variant, text_align=ft.TextAlign.CENTER
    )
    if is_abandoned(outcome):
        return hero(look, column([title, why], 6))
    if ranking(outcome):
        lower = podium(look, names, outcome)
        padding = ft.Padding.only(left=18, right=18, top=14, bottom=18 if look.roomy else 0)
        content = column([title, why, lower], 10)
        return ft.Container(
            content,
            bgcolor=p.hero,
            border_radius=28,
            padding=padding,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        )
    if outcome.get("stars") is None:
        return hero(look, column([title, why], 10))
    below = text(
        score_words(outcome), Role.TITLE_LARGE, p.hero_accent, text_align=ft.TextAlign.CENTER
    )
    return hero(look, column([title, stars(look, outcome), below, why], 10))


def _tie(look: Look, title: str, words: str) -> ft.Control:
    p = look.palette
    ink = p.on_tertiary_container
    lines = column([text(title, Role.LABEL_LARGE, ink), text(words, Role.BODY_LARGE, ink)], 2)
    lines.expand = True
    return ft.Container(
        row([icon(ft.Icons.BALANCE_ROUNDED, ink), lines], 12),
        bgcolor=p.tertiary_container,
        border_radius=22,
        padding=14,
    )


def _note(look: Look, words: str) -> ft.Control:
    return ft.Container(
        text(words, Role.BODY_MEDIUM, look.palette.on_variant),
        padding=ft.Padding.symmetric(horizontal=6),
    )


def _last_events(play: Play) -> ft.Control:
    """What the last tap brought about, in words."""
    lines: list[ft.Control] = [text(_last(play), Role.TITLE_LARGE)]
    for step in play.session.newest:
        lines += [text(words) for words in told(play.table, step, play.settings)]
    return card(play.look, column(lines, 4))
