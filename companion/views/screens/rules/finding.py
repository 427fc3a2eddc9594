"""Search as one types: the field above the keyboard, the hits above the field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.content import facts
from companion.content.index import index
from companion.content.search import Hit, meant, search
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.desk import Desk
from companion.views.screens.rules.hits import hit_card
from companion.views.screens.rules.lines import chip, chips
from companion.views.screens.rules.reader import Reader
from companion.views.screens.rules.unasked import step_hero, unasked
from companion.views.widgets.basics import Role, button, column, icon, icon_button, row, text
from companion.views.words import counted, say

SHOWN = 5
"""So many hits are drawn at first: a key press has to be on the screen at once."""
MOST = 40
_LONG = 4
"""A word of fewer letters is too short to be called misspelt."""


def _nothing() -> None:
    """Nobody draws yet."""


@dataclass(slots=True, eq=False)
class Typed:
    """What this phone has typed into one search field. It changes without drawing the field:
    what the browser shows is ahead of the server, and is never written over."""

    words: str = ""
    draw: Callable[[], None] = _nothing

    def begin(self) -> None:
        """Nothing is typed yet."""
        self.words = ""

    def type(self, words: str) -> None:
        """Another key was pressed."""
        self.words = words
        self.draw()


def search_field(
    look: Look, typed: Typed, first: Callable[[], None], anew: Callable[[], None]
) -> ft.TextField:
    """The field; Enter opens the first hit, ``anew`` draws the field with other words."""
    p = look.palette

    def clear() -> None:
        typed.type("")
        anew()

    return ft.TextField(
        value=typed.words,
        label=say("Search the rules"),
        on_change=lambda event: typed.type(str(event.control.value)),
        on_submit=lambda _: first(),
        autofocus=_has_keys(),
        text_style=_style(look, p.on_surface),
        label_style=_style(look, p.on_variant),
        prefix_icon=icon(ft.Icons.SEARCH_ROUNDED, p.on_surface),
        suffix_icon=icon_button(look, say("Clear the search"), ft.Icons.CLOSE_ROUNDED, clear),
        border={
            ft.ControlState.FOCUSED: _outline(p.primary, 3),
            ft.ControlState.DEFAULT: _outline(p.outline, 2),
        },
        content_padding=ft.Padding.symmetric(horizontal=16, vertical=18),
        filled=True,
        fill_color=p.card,
        hover_color=p.card,
        enable_suggestions=False,
        autocorrect=False,
        keyboard_type=ft.KeyboardType.TEXT,
    )


def _has_keys() -> bool:
    """Whether this device has a keyboard: on a phone its picture would hide half of the rules."""
    return ft.context.page.platform in (
        ft.PagePlatform.LINUX,
        ft.PagePlatform.MACOS,
        ft.PagePlatform.WINDOWS,
    )


def _outline(colour: str, width: float) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=30)


def _style(look: Look, colour: str) -> ft.TextStyle:
    return ft.TextStyle(
        size=look.grown(18), weight=ft.FontWeight.W_700, color=colour, font_family="Nunito"
    )


@component
def Found(reader: Reader, typed: Typed, anew: Callable[[], None]) -> ft.Control:
    """Hits, or what there is to read while nothing is typed; alone drawn with each key."""
    drawn, draw = remembered(lambda: 0)
    unfolded, unfold = remembered(lambda: "")
    typed.draw = lambda: draw(drawn + 1)
    ft.use_effect(_warm_up, [])
    words = typed.words.strip()
    if not words:
        return unasked(reader)
    hits = hits_for(reader, typed.words)
    parts = [*_step(reader), _count(reader.look, hits), *_better(reader, typed, bool(hits), anew)]
    if not hits:
        return column([*parts, unasked(reader)], 10)
    shown = hits if unfolded == words else hits[:SHOWN]
    with_game = reader.only is None and len({hit.rule.game for hit in hits} | {reader.game}) > 1
    parts += [
        hit_card(reader.look, hit, reader.to_rule(hit.rule.id, typed.words), with_game=with_game)
        for hit in shown
    ]
    if len(shown) < len(hits):
        rest = counted(len(hits) - len(shown), "Show {n} more", "Show {n} more")
        parts.append(button(reader.look, rest, lambda: unfold(words), kind="quiet", height=48))
    return column(parts, 10)


def _warm_up() -> None:
    """The index is built before the first key."""
    index()


def hits_for(reader: Reader, words: str) -> tuple[Hit, ...]:
    """The rules that answer, those of the game on the table first."""
    return search(words, first=reader.game, only=reader.only, limit=MOST)


def _step(reader: Reader) -> list[ft.Control]:
    """The rule of this step stays in reach while there is room for it."""
    if reader.look.low or reader.look.roomy or not reader.steps:
        return []
    return [step_hero(reader)]


def _count(look: Look, hits: tuple[Hit, ...]) -> ft.Control:
    found = counted(len(hits), "{n} rule found", "{n} rules found")
    games = len({hit.rule.game for hit in hits})
    title = ft.Semantics(
        content=text(found, Role.TITLE_LARGE), live_region=True, header=True, heading_level=2
    )
    if not hits or look.roomy:
        return title
    where = say("in {n} of {all} games", n=games, all=len(facts.slugs()))
    second = text(where, Role.BODY_MEDIUM, look.palette.on_variant)
    return ft.Container(
        row([title, second], alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
        padding=ft.Padding.symmetric(horizontal=4),
    )


def _better(
    reader: Reader, typed: Typed, found: bool, anew: Callable[[], None]
) -> list[ft.Control]:
    """What may have been meant by a word that no rule knows."""
    words = typed.words.strip()
    better = meant(typed.words)
    parts: list[ft.Control] = []
    if not found:
        parts.append(text(say("Nothing about “{words}”.", words=words), Role.BODY_LARGE))
    if better is None or not (ended_wrong(typed.words, better) or not found):
        return parts

    def take() -> None:
        typed.type(better)
        anew()

    question = say("Did you mean “{better}”?", better=better)
    parts.append(chips([chip(reader.look, question, take)]))
    return parts


def ended_wrong(typed: str, better: str) -> bool:
    """Whether the words look misspelt and not just unfinished."""
    words = typed.casefold().strip()
    last = words.rpartition(" ")[2]
    return len(last) >= _LONG and not better.startswith(words)


def typed_on(desk: Desk) -> Typed:
    """What this phone has typed into the field that belongs to a desk."""
    typed: Typed = desk.values.setdefault("typed", Typed())
    return typed
