"""A chapter of a rulebook, to be read from top to bottom."""

from __future__ import annotations

import flet as ft

from companion.content import rulebook
from companion.content.rulebook import Rule, Section
from companion.views.look import Look
from companion.views.screens.rules.lines import OPEN_QUESTION, heading, short
from companion.views.screens.rules.reader import Reader
from companion.views.screens.rules.ruling import ruling_of
from companion.views.screens.rules.turning import Place, Turn, turning
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, Tap, column, icon, press, row, text
from companion.views.widgets.middle import in_the_middle
from companion.views.words import say


def chapter_page(reader: Reader, game: str, number: int) -> ft.Control:
    """The rules of a chapter, counted from 1, whole."""
    look = reader.look
    sections = rulebook.book(game).sections
    section = sections[number - 1]
    bar = top_bar(
        look,
        short(game) if look.roomy else section.title,
        say("{game} · chapter {n} of {all}", game=short(game), n=number, all=len(sections)),
        on_back=reader.to_book(None if reader.play is not None else game),
        back=ft.Icons.ARROW_BACK_ROUNDED,
        actions=((say("Search the rules"), ft.Icons.SEARCH_ROUNDED, reader.to_search),),
    )
    cards = [_rule(reader, one) for one in section.rules]
    if look.roomy:  # the bar has no room for a title of several words
        cards.insert(0, heading(look, section.title, 0))
    lines = in_the_middle(look, column(cards, 8))
    body = ft.Container(lines, padding=ft.Padding.only(top=4, bottom=12))
    ways = turning(look, _place(reader, game, sections, number))
    return screen(look, bar, body, foot=in_the_middle(look, ways))


def _rule(reader: Reader, rule: Rule) -> ft.Control:
    look = reader.look
    p = look.palette
    title: list[ft.Control] = [text(rule.title, Role.LABEL_LARGE, p.on_surface, expand=True)]
    found = ruling_of(reader, rule)
    if found is not None:
        title.append(icon(OPEN_QUESTION, p.on_variant, 20))
    lines: list[ft.Control] = [row(title), text(rule.text, Role.BODY_LARGE, p.on_surface)]
    if found is not None:
        lines.append(_reading(look, found.choice.text))
    elif rule.choices:
        lines += [_reading(look, one.text) for one in rule.choices]
    return press(
        look,
        ". ".join((rule.title, rule.text, *(_spoken(lines[2:])))),
        column(lines, 4),
        reader.to_rule(rule.id, chapter=True),
        fill=p.card,
        ink=p.on_surface,
        radius=20,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )


def _reading(look: Look, words: str) -> ft.Text:
    return text(words[:1].upper() + words[1:], Role.LABEL_LARGE, look.palette.tertiary)


def _spoken(lines: list[ft.Control]) -> list[str]:
    return [str(one.value) for one in lines if isinstance(one, ft.Text)]


def _place(reader: Reader, game: str, sections: tuple[Section, ...], number: int) -> Place:
    def turn(other: int) -> Turn | None:
        if not 1 <= other <= len(sections):
            return None
        go: Tap = reader.to_chapter(game, other)
        return Turn(sections[other - 1].title, go)

    words = say("{n} of {all}", n=number, all=len(sections))
    return Place(words, turn(number - 1), turn(number + 1))
