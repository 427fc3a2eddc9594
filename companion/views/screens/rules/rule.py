"""One rule: what it means at this table, its sentence, what is open about it, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.content.rulebook import Rule, related
from companion.content.search import Hit
from companion.library import StoreError
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.screens.rules.finding import hits_for
from companion.views.screens.rules.hits import marked
from companion.views.screens.rules.kind import kind_line
from companion.views.screens.rules.lines import heading, listed, rule_line, short
from companion.views.screens.rules.meaning import meaning_card
from companion.views.screens.rules.procedures import example, procedure, split
from companion.views.screens.rules.reader import Reader, chapter_of
from companion.views.screens.rules.ruling import answered, question, readings, ruling_of
from companion.views.screens.rules.saved import is_saved, save
from companion.views.screens.rules.turning import Place, Turn, chapter_rules, neighbours, turning
from companion.views.widgets.bars import BarAction, screen, top_bar
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.trouble import trouble
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class Origin:
    """What led to a rule: words that found it, a chapter, or neither."""

    words: str | None = None
    chapter: bool = False


@component
def RulePage(reader: Reader, rule: Rule, origin: Origin) -> ft.Control:
    """The page of one rule."""
    fault, set_fault = remembered(_no_fault)
    drawn, draw = remembered(lambda: 0)

    def told(words: str | None) -> None:
        set_fault(words)
        draw(drawn + 1)

    def mark() -> None:
        try:
            save(reader.here.library, rule.id, not is_saved(reader.here.library, rule.id))
        except StoreError as error:
            told(str(error))
            return
        told(None)

    game = say("{game} rules", game=short(rule.game))
    bar = top_bar(
        reader.look,
        game if reader.look.roomy else rule.title,
        game,
        on_back=_back(reader, rule, origin),
        back=ft.Icons.ARROW_BACK_ROUNDED,
        actions=(
            (say("Search the rules"), ft.Icons.SEARCH_ROUNDED, reader.to_search),
            _mark(reader, rule, mark),
        ),
    )
    hits = hits_for(reader, origin.words) if origin.words else ()
    parts = _parts(reader, rule, origin, hits, told)
    foot = [trouble(reader.look, fault)] if fault else []
    ways = turning(reader.look, _place(reader, rule, origin, hits))
    # Among hits people go from one to the next; in a chapter they read on.
    (foot if hits and not reader.look.low and not reader.look.roomy else parts).append(ways)
    if reader.play is not None:
        foot.append(
            button(
                reader.look,
                reader.leave_words,
                reader.leave,
                kind="filled",
                symbol=ft.Icons.ARROW_BACK_ROUNDED,
                height=48 if reader.look.flat else 64,
            )
        )
    return screen(
        reader.look,
        bar,
        ft.Container(
            in_the_middle(reader.look, column(parts, 14)),
            padding=ft.Padding.only(top=4, bottom=12),
        ),
        foot=in_the_middle(reader.look, column(foot, 8)) if foot else None,
    )


def _no_fault() -> str | None:
    return None


def _mark(reader: Reader, rule: Rule, mark: Callable[[], None]) -> BarAction:
    if is_saved(reader.here.library, rule.id):
        return (say("Take your group’s mark off"), ft.Icons.BOOKMARK_ROUNDED, mark)
    return (say("Mark for your group"), ft.Icons.BOOKMARK_BORDER_ROUNDED, mark)


def _back(reader: Reader, rule: Rule, origin: Origin) -> Callable[[], None]:
    """To the list that led here; from a refused tap, to the table."""
    if origin.words is not None or (reader.play is None and not origin.chapter):
        return reader.to_search
    if origin.chapter:
        return reader.to_chapter(rule.game, chapter_of(rule))
    return reader.leave


def _parts(
    reader: Reader,
    rule: Rule,
    origin: Origin,
    hits: tuple[Hit, ...],
    told: Callable[[str | None], None],
) -> list[ft.Control]:
    look = reader.look
    hit = next((one for one in hits if one.rule.id == rule.id), None)
    found = ruling_of(reader, rule)
    parts: list[ft.Control | None] = [
        meaning_card(reader, rule),
        *_sentences(reader, rule, hit),
        procedure(look, rule),
    ]
    source = kind_line(look, rule.kind, found, reader.play is not None)
    if found is not None:
        parts += [source, question(reader, rule, found, told)]
    else:
        parts += [readings(reader, rule) if rule.choices else None, source]
    parts += [
        example(look, rule),
        *_open(reader, rule, origin),
        *_related(reader, rule, origin),
    ]
    return [one for one in parts if one is not None]


def _sentences(reader: Reader, rule: Rule, hit: Hit | None) -> list[ft.Control]:
    """The first sentence large, the others below it, what was searched marked in both."""
    look = reader.look
    ink = look.palette.on_surface
    first, rest = split(rule.text)
    spans = () if hit is None else hit.text_spans
    head = marked(
        look,
        first,
        tuple(one for one in spans if one[1] <= len(first)),
        Role.HEADLINE_SMALL if look.low or look.roomy else Role.HEADLINE_MEDIUM,
        ink,
    )
    parts: list[ft.Control] = [ft.Semantics(content=head, header=True, heading_level=2)]
    if look.roomy:  # the bar has no room for a title of several words
        parts.insert(0, text(rule.title, Role.TITLE_MEDIUM, look.palette.on_variant))
    if rest:
        begin = rule.text.index(rest, len(first))
        within = tuple(
            (start - begin, end - begin)
            for start, end in spans
            if start >= begin and end <= len(rule.text)
        )
        parts.append(marked(look, rest, within, Role.BODY_LARGE, ink))
    return [ft.Container(column(parts, 8), padding=ft.Padding.symmetric(horizontal=4))]


def _open(reader: Reader, rule: Rule, origin: Origin) -> list[ft.Control]:
    """Rulings about this rule, with the answers in force."""
    if rule.kind == "ruling":
        return []
    rulings = [one for one in related(rule.id) if one.kind == "ruling"]
    return [answered(reader, one, _to(reader, one, origin)) for one in rulings]


def _related(reader: Reader, rule: Rule, origin: Origin) -> list[ft.Control]:
    others = [one for one in related(rule.id) if rule.kind == "ruling" or one.kind != "ruling"]
    if not others:
        return []
    look = reader.look
    lines = [
        rule_line(
            look,
            one,
            _to(reader, one, origin),
            one.section if one.section != rule.section else None,
        )
        for one in others
    ]
    return [heading(look, say("See also"), 2), listed(look, lines)]


def _place(reader: Reader, rule: Rule, origin: Origin, hits: tuple[Hit, ...]) -> Place:
    """Among the hits if it is one of them, else in its chapter."""
    found = [hit.rule for hit in hits]
    among_hits = rule.id in {one.id for one in found}
    all_ = found if among_hits else chapter_rules(rule)
    number, before, after = neighbours(all_, rule)
    words = say("{n} of {all}", n=number, all=len(all_))
    if not among_hits:
        words = say("{where} in “{chapter}”", where=words, chapter=rule.section)

    def turn(other: Rule | None) -> Turn | None:
        return None if other is None else Turn(other.title, _to(reader, other, origin))

    return Place(words, turn(before), turn(after))


def _to(reader: Reader, rule: Rule, origin: Origin) -> Callable[[], None]:
    return reader.to_rule(rule.id, origin.words, origin.chapter)
