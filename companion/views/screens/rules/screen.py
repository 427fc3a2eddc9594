"""The screens of the rules: at a table on top of it, or on their own from the navigation bar."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import flet as ft

from companion.content import facts, rulebook
from companion.content.guide import has_guide
from companion.views.component import component
from companion.views.here import use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.desk import use_desk
from companion.views.play.play import Play
from companion.views.screens.glossary.screen import glossary_page
from companion.views.screens.rules.chapter import chapter_page
from companion.views.screens.rules.complete import what_is_missing
from companion.views.screens.rules.finding import Found, hits_for, search_field, typed_on
from companion.views.screens.rules.guide import guide_page
from companion.views.screens.rules.lines import chip, chips, short
from companion.views.screens.rules.quick import quick_page
from companion.views.screens.rules.reader import (
    BASE,
    BOOK,
    CHAPTER,
    FOUND,
    GLOSSARY,
    GUIDE,
    ONLY,
    QUICK,
    STEP,
    Reader,
)
from companion.views.screens.rules.rule import Origin, RulePage
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.navigation import navigation
from companion.views.widgets.trouble import trouble
from companion.views.words import say

PATHS = ("rules", "rules/:page", "rules/:page/:game", "rules/:page/:game/:number")
"""The addresses of the rules, from the top or from a table."""


@component
def RulesScreen() -> ft.Control:
    """The rules of all games, by the navigation bar."""
    return _apart(Reader(use_here()), ft.use_route_location())


@component
def TableRules(play: Play) -> ft.Control:
    """The rules on top of a table. Opened anew they begin with this step, not with old words."""
    reader = Reader(use_here(), play)
    typed = typed_on(use_desk(reader.base))
    ft.use_effect(typed.begin, [], cleanup=typed.begin)
    return _apart(reader, ft.use_route_location())


def shows_rules(path: str) -> bool:
    """Whether an address of a table is one of its rules."""
    return path.split("/")[3:4] == [BASE.strip("/")]


def _apart(reader: Reader, path: str) -> ft.Control:
    """Each page begins at its top: another address is another control."""
    missing = what_is_missing()
    shown = rules_page(reader, path) if missing is None else _incomplete(reader, missing)
    page = ft.Container(shown, key=path, expand=True)
    return ft.Stack([page], fit=ft.StackFit.EXPAND, expand=True)


def rules_page(reader: Reader, path: str) -> ft.Control:
    """The page of an address."""
    query = dict(parse_qsl(urlsplit(ft.context.page.route or "").query, keep_blank_values=True))
    only = query.get(ONLY)
    match path.partition(BASE)[2].strip("/").split("/"):
        case [""]:
            return Search(Reader(reader.here, reader.play, step=query.get(STEP)))
        case [page, game] if page == BOOK and game in facts.slugs():
            return Search(Reader(reader.here, reader.play, game))
        case [page, game, number] if page == CHAPTER and _is_chapter(game, number):
            return chapter_page(reader, game, int(number))
        case [page, game] if page == QUICK and game in facts.slugs():
            return quick_page(reader, game)
        case [page, game] if page == GLOSSARY and game in facts.slugs():
            return glossary_page(reader, game)
        case [page, game] if page == GUIDE and has_guide(game):
            return guide_page(reader, game)
        case [rule] if rule.upper() in rulebook.all_ids():
            reading = Reader(reader.here, reader.play, only if only in facts.slugs() else None)
            origin = Origin(query.get(FOUND), CHAPTER in query)
            return RulePage(reading, rulebook.rule(rule), origin)
    return _unknown(reader)


def _is_chapter(game: str, number: str) -> bool:
    if game not in facts.slugs() or not number.isdecimal():
        return False
    return 1 <= int(number) <= len(rulebook.book(game).sections)


def _title(look: Look) -> ft.Control:
    words = ft.Semantics(
        content=text(say("Rules"), Role.HEADLINE_SMALL), header=True, heading_level=1
    )
    left = 28 if look.wide else 20
    return ft.Container(words, padding=ft.Padding.only(left=left, top=14, bottom=6))


@component
def Search(reader: Reader) -> ft.Control:
    """The search field at the foot and what it finds; only the latter is drawn with each key."""
    drawn, draw = remembered(lambda: 0)
    typed = typed_on(use_desk(reader.base))
    look = reader.look

    def anew() -> None:
        draw(drawn + 1)

    def first() -> None:
        hits = hits_for(reader, typed.words) if typed.words.strip() else ()
        if hits:
            reader.to_rule(hits[0].rule.id, typed.words)()

    alone = reader.play is None
    if alone:
        bar: ft.Control = _title(look)
    else:
        bar = top_bar(
            look, say("Rules"), short(reader.game) if reader.game else None, on_back=reader.leave
        )
    body: list[ft.Control] = [_games(reader)] if alone else []
    body.append(Found(reader, typed, anew))
    return screen(
        look,
        bar,
        in_the_middle(look, column(body, 10)),
        foot=in_the_middle(look, search_field(look, typed, first, anew)),
        below=navigation(look, BASE, reader.here.go) if alone else None,
    )


def _games(reader: Reader) -> ft.Control:
    """Which game to search: all, or one."""
    look = reader.look
    parts = [chip(look, say("All"), reader.to_book(None), on=reader.only is None)]
    parts += [
        chip(look, short(game), reader.to_book(game), on=reader.only == game)
        for game in facts.slugs()
    ]
    return chips(parts)


def _incomplete(reader: Reader, missing: str) -> ft.Control:
    """Part of the rules is not there: better said than a book with holes."""
    bar = top_bar(reader.look, say("Rules"), on_back=reader.leave)
    return screen(reader.look, bar, trouble(reader.look, missing))


def _unknown(reader: Reader) -> ft.Control:
    """No such rule: an old link, a mistyped address."""
    look = reader.look
    bar = top_bar(look, say("Rules"), on_back=reader.leave)
    words = text(say("There is no such rule here."), Role.BODY_LARGE)
    find = button(look, say("Search the rules"), reader.to_search, kind="filled")
    return screen(look, bar, column([words, find], 12))
