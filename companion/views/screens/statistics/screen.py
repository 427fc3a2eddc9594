"""Statistics: how often, how long, who won, what was served. A look back, never a judgement."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from urllib.parse import quote

import flet as ft

from companion.games.registry import GAMES
from companion.log.bakery import SLUG as MAGIC_BAKERY
from companion.log.filler import SLUG as FILLER
from companion.log.statistics import Tally
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.desk import use_desk
from companion.views.screens.log.filters import Filters, questions
from companion.views.screens.log.words import this_day
from companion.views.screens.statistics.bakery import by_scenario, served, stars_over_time
from companion.views.screens.statistics.charts import line_bar
from companion.views.screens.statistics.scores import (
    filler_parts,
    lengths_of_play,
    scores_by_count,
)
from companion.views.screens.statistics.sums import Overview, hours, overview
from companion.views.widgets.bars import BarAction, screen, top_bar
from companion.views.widgets.basics import Role, button, card, column, hero, named, press, row, text
from companion.views.widgets.choosing import Question, answers, chips, covered
from companion.views.widgets.games import colours, game_picture
from companion.views.widgets.navigation import navigation
from companion.views.widgets.persons import person_badge
from companion.views.words import counted, say

KEYS = ("game", "period", "seats", "group")
MOST_WINNERS = 8


@component
def StatisticsScreen() -> ft.Control:
    """Everybody's statistics."""
    return Statistics(use_here())


@component
def Statistics(here: Here) -> ft.Control:
    """The plays that fit the chips, in pictures and numbers."""
    desk = use_desk("statistics")
    asked, set_asked = remembered(_no_question)
    look, log = here.look, here.library.log()
    filters: Filters = desk.get("filters", Filters())
    people = here.library.profiles.people()
    found = overview(filters.of(log, people, this_day()), here.library.results())
    narrow = partial(desk.put, "filters")
    bar = top_bar(look, say("Statistics"), _left_out(found), actions=_actions(here))
    below = navigation(look, "/statistics", here.go)
    if not any(play.state == "finished" for play in log):
        return screen(look, bar, _empty(here), below=below)
    asking = questions(here.library, log, filters, keys=KEYS)
    top: list[ft.Control] = [chips(look, asking, set_asked)]
    first, second = _parts(here, found, filters, narrow)
    if look.wide or look.flat:
        panes = [column(first, 12, expand=1), column(second, 12, expand=1)]
        both = row(panes, 16, vertical_alignment=ft.CrossAxisAlignment.START)
        body = column([*top, both], 12)
    else:
        body = column([*top, *first, *second], 12)
    padded = ft.Container(body, padding=ft.Padding.only(bottom=16))
    under = screen(look, bar, padded, below=below)
    if asked is None:
        return under

    def pick(value: str) -> None:
        assert asked is not None, "its answers are shown"
        narrow(filters.answered(asked.key, value))

    return covered(under, answers(look, asked, pick, lambda: set_asked(None)))


def _no_question() -> Question | None:
    return None


def _actions(here: Here) -> tuple[BarAction, ...]:
    return (
        (say("Players and groups"), ft.Icons.GROUPS_ROUNDED, lambda: here.go("/players")),
        (say("Save as a file"), ft.Icons.IOS_SHARE_ROUNDED, lambda: here.go("/in-and-out")),
    )


def _left_out(found: Overview) -> str | None:
    if not found.abandoned:
        return None
    return counted(
        found.abandoned, "{n} abandoned table is left out", "{n} abandoned tables are left out"
    )


def _empty(here: Here) -> ft.Control:
    return column(
        [
            text(say("Finish a table and it shows up here."), Role.BODY_LARGE),
            button(here.look, say("Start a game"), lambda: here.go("/"), kind="filled"),
        ],
        12,
    )


def _parts(
    here: Here, found: Overview, filters: Filters, narrow: Callable[[Filters], None]
) -> tuple[list[ft.Control], list[ft.Control]]:
    """What stands on the left and on the right, or one below the other."""
    look, game = here.look, filters.game
    first = [_hero(look, found)]
    if not game:
        first.append(_tiles(look, found, lambda slug: narrow(filters.answered("game", slug))))
    first += served(look, found.plays)
    second = _wins(here, found)
    if game == MAGIC_BAKERY:
        second += [*stars_over_time(look, found.plays), *by_scenario(look, found.plays)]
    if game == FILLER:
        second += filler_parts(look, found.results, found.plays)
    if game:
        second += scores_by_count(look, found.results)
    return first, [*second, *lengths_of_play(look, found.plays)]


def _hero(look: Look, found: Overview) -> ft.Control:
    p = look.palette
    count = len(found.plays)
    word = say("table finished") if count == 1 else say("tables finished")
    big = column(
        [
            text(str(count), Role.DISPLAY_MEDIUM, p.on_hero),
            text(word, Role.TITLE_LARGE, p.hero_accent),
        ],
        2,
    )
    small: list[ft.Control] = []
    facts = (
        (hours(found.minutes) if found.minutes is not None else None, say("usual length")),
        (found.weekday, say("favourite day")),
    )
    for value, words in facts:
        if value is not None:
            lines: list[ft.Control] = [
                text(value, Role.TITLE_LARGE, p.on_hero),
                text(words, Role.BODY_MEDIUM, p.on_hero_variant),
            ]
            across = ft.CrossAxisAlignment.START if look.roomy else ft.CrossAxisAlignment.END
            pair = ft.Column(lines, spacing=0, tight=True, horizontal_alignment=across)
            small.append(named(f"{words}: {value}", pair))
    told = named(f"{count} {word}", big, expand=None if look.roomy else True)
    if look.roomy:
        return hero(look, column([told, *small], 12))
    beside = ft.Column(small, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)
    return hero(look, row([told, beside], 12))


def _tiles(look: Look, found: Overview, choose: Callable[[str], None]) -> ft.Control:
    """How many tables of each game; a tap looks at that game alone."""
    tiles = [_tile(look, slug, n, partial(choose, slug)) for slug, n in found.a_game.items()]
    across = 1 if look.roomy else 2
    tiles += [ft.Container(expand=True)] * (-len(tiles) % across)
    rows: list[ft.Control] = [
        row(tiles[at : at + across], 8) for at in range(0, len(tiles), across)
    ]
    return column(rows, 8)


def _tile(look: Look, slug: str, count: int, tap: Callable[[], None]) -> ft.Control:
    p = look.palette
    ours = slug in GAMES
    title = GAMES[slug].title if ours else slug
    fill, ink = colours(look, slug) if ours else (p.high, p.on_surface)
    face: list[ft.Control] = [game_picture(slug, 34, ink)] if ours else []
    face.append(
        column(
            [
                text(str(count), Role.HEADLINE_SMALL, ink),
                text(title, Role.BODY_MEDIUM, ink, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS),
            ],
            0,
            expand=True,
        )
    )
    tables = counted(count, "{n} table", "{n} tables")
    return press(
        look,
        say("{game}, {tables}. Look at this game", game=title, tables=tables),
        row(face, 12),
        tap,
        fill=fill,
        ink=ink,
        radius=22,
        padding=ft.Padding.symmetric(horizontal=14, vertical=9),
        expand=True,
    )


def _wins(here: Here, found: Overview) -> list[ft.Control]:
    """Who won how often; plays of a team are not in it."""
    names = found.names(here.library.profiles.people())
    winners = found.winners(names)[:MOST_WINNERS]
    if not winners:
        return []
    look = here.look
    title = ft.Semantics(content=text(say("Wins"), Role.TITLE_LARGE), header=True, heading_level=2)
    second = counted(found.contests, "{n} competitive table", "{n} competitive tables")
    told = text(second, Role.BODY_MEDIUM, look.palette.on_variant)
    most = max(winners[0].wins, 1)
    head = column([title, told], 0) if look.roomy else row([_wide(title), told])
    lines = [_winner(here, one, names[one.who], most) for one in winners]
    padding = ft.Padding.only(left=10, right=10, top=10, bottom=6)
    inset = ft.Container(head, padding=ft.Padding.symmetric(horizontal=6))
    return [card(look, column([inset, *lines], 0), padding=padding)]


def _wide(content: ft.Control) -> ft.Control:
    return ft.Container(content, expand=True)


def _winner(here: Here, tally: Tally, name: str, most: int) -> ft.Control:
    look = here.look
    badge = person_badge(look, tally.who, name, here.library.profiles.get(tally.who))
    said = text(
        name, Role.LABEL_LARGE, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, expand=look.roomy
    )
    wins = ft.Container(
        text(str(tally.wins), Role.TITLE_LARGE, text_align=ft.TextAlign.RIGHT),
        width=look.grown(34),
    )
    bar = line_bar(look, tally.wins / most)
    if look.roomy:
        face: ft.Control = column([row([badge, said, wins], 12), row([bar])], 4)
    else:
        face = row([badge, ft.Container(said, width=84), bar, wins], 10)
    spoken = say(
        "{name}, {wins} of {all}",
        name=name,
        wins=counted(tally.wins, "{n} win", "{n} wins"),
        all=tally.decided,
    )
    return press(
        look,
        spoken,
        face,
        lambda: here.go(f"/players/{quote(tally.who, safe='')}"),
        fill=look.palette.card,
        ink=look.palette.on_surface,
        radius=14,
        padding=ft.Padding.symmetric(horizontal=6, vertical=7),
        height=None if look.roomy else 48,
    )
