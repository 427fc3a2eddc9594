"""What there is to read while nothing is typed: this step first, then the whole book."""

from __future__ import annotations

import flet as ft

from companion.content import facts, rulebook
from companion.content.guide import has_guide
from companion.content.rulebook import Rule
from companion.views.screens.rules.lines import chip, chips, heading, listed, rule_line, short
from companion.views.screens.rules.reader import Reader
from companion.views.screens.rules.saved import saved
from companion.views.screens.rules.steps import step_words
from companion.views.widgets.basics import Role, column, icon, press, row, text
from companion.views.widgets.games import colours, game_picture
from companion.views.words import counted, say


def unasked(reader: Reader) -> ft.Control:
    """This step's rules, the references, what the group has marked, the chapters of a game."""
    game = reader.only or reader.game
    parts = _this_step(reader)
    if game is not None:
        parts.append(_references(reader, game))
    parts += _saved(reader, game)
    if game is not None:
        parts += _chapters(reader, game)
    else:
        parts += _books(reader)
    return ft.Container(column(parts, 10), padding=ft.Padding.only(bottom=8))


def step_rules(reader: Reader) -> list[tuple[str, tuple[Rule, ...]]]:
    """The rules of each step that is on now, each rule once."""
    if reader.game is None:
        return []
    told: set[str] = set()
    found = []
    for step in reader.steps:
        rules = [one for one in rulebook.for_step(reader.game, step) if one.id not in told]
        told.update(one.id for one in rules)
        found.append((step, tuple(rules)))
    return [(step, rules) for step, rules in found if rules]


def step_hero(reader: Reader) -> ft.Control:
    """The first rule of this step: one tap away from any table."""
    look = reader.look
    p = look.palette
    step, (rule, *_) = step_rules(reader)[0]
    over = say("For this step: {step}", step=step_words(step))
    words = column(
        [
            text(over, Role.LABEL_LARGE, p.hero_accent),
            text(rule.title, Role.HEADLINE_SMALL, p.on_hero),
        ],
        2,
        expand=True,
    )
    return press(
        look,
        say("{over}. {title}", over=over, title=rule.title),
        row([words, icon(ft.Icons.ARROW_FORWARD_ROUNDED, p.on_hero)]),
        reader.to_rule(rule.id, ""),
        fill=p.hero,
        ink=p.on_hero,
        radius=26,
        padding=ft.Padding.symmetric(horizontal=18, vertical=12 if look.low else 16),
    )


def _this_step(reader: Reader) -> list[ft.Control]:
    steps = step_rules(reader)
    if not steps:
        return []
    look = reader.look
    (_, (_, *others)), *later = steps
    parts = [step_hero(reader)]
    if others:
        parts.append(_rules(reader, others))
    for step, rules in later:
        parts += [heading(look, _capital(step_words(step)), 2), _rules(reader, rules)]
    return parts


def _rules(reader: Reader, rules: list[Rule] | tuple[Rule, ...]) -> ft.Control:
    look = reader.look
    return listed(look, [rule_line(look, one, reader.to_rule(one.id, "")) for one in rules])


def _references(reader: Reader, game: str) -> ft.Control:
    look = reader.look
    words = ", ".join(one.title for one in facts.game(game).references)
    quick = say("Quick reference")
    found = [
        chip(
            look,
            quick,
            reader.to_quick(game),
            name=say("{quick}: {what}", quick=quick, what=words),
        ),
        chip(look, say("Words and icons"), reader.to_glossary(game)),
    ]
    if has_guide(game):
        found.append(chip(look, say("Guide to the app"), reader.to_guide(game)))
    return chips(found)


def _saved(reader: Reader, game: str | None) -> list[ft.Control]:
    rules = [one for one in saved(reader.here.library) if game in (None, one.game)]
    if not rules:
        return []
    look = reader.look
    lines = [
        rule_line(look, one, reader.to_rule(one.id, ""), short(one.game) if game is None else None)
        for one in rules
    ]
    return [heading(look, say("Marked by your group")), listed(look, lines)]


def _chapters(reader: Reader, game: str) -> list[ft.Control]:
    look = reader.look
    sections = rulebook.book(game).sections
    found = [
        chip(look, section.title, reader.to_chapter(game, number))
        for number, section in enumerate(sections, start=1)
    ]
    title = say("All rules of {game}", game=short(game))
    return [heading(look, title), chips(found)]


def _books(reader: Reader) -> list[ft.Control]:
    look = reader.look
    found = [_book(reader, game) for game in facts.slugs()]
    return [heading(look, say("Chapters")), *found]


def _book(reader: Reader, game: str) -> ft.Control:
    """A game, and how much there is to read."""
    look = reader.look
    fill, ink = colours(look, game)
    book = rulebook.book(game)
    rules = counted(len(book.rules), "{n} rule", "{n} rules")
    chapters = counted(len(book.sections), "{n} chapter", "{n} chapters")
    second = say("{chapters}, {rules}", chapters=chapters, rules=rules)
    words = column(
        [
            text(facts.game(game).game.short, Role.TITLE_MEDIUM, ink),
            text(second, Role.BODY_MEDIUM, ink),
        ],
        0,
        expand=True,
    )
    return press(
        look,
        say("{title}, {second}", title=facts.game(game).game.short, second=second),
        row([game_picture(game, 44, ink), words, icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, ink)], 12),
        reader.to_book(game),
        fill=fill,
        ink=ink,
        radius=22,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
