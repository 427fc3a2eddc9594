"""From one rule to the next: of the hits, else of the chapter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.content import rulebook
from companion.content.rulebook import Rule
from companion.views.look import Look
from companion.views.widgets.basics import Role, Tap, button, column, row, text
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class Turn:
    """One way on: what it leads to, and the tap."""

    title: str
    go: Tap


@dataclass(frozen=True, slots=True)
class Place:
    """Where one is among others, and what stands before and after it."""

    words: str
    before: Turn | None
    after: Turn | None


def neighbours(all_: Sequence[Rule], rule: Rule) -> tuple[int, Rule | None, Rule | None]:
    """The place of a rule among others, from 1, and the rules on both sides of it."""
    at = [one.id for one in all_].index(rule.id)
    before = all_[at - 1] if at else None
    after = all_[at + 1] if at + 1 < len(all_) else None
    return at + 1, before, after


def chapter_rules(rule: Rule) -> tuple[Rule, ...]:
    """The rules of the chapter that holds this one, in reading order."""
    sections = rulebook.book(rule.game).sections
    return next(section.rules for section in sections if section.title == rule.section)


def turning(look: Look, place: Place) -> ft.Control:
    """Back, where one is, on; one below the other at large text."""
    before = _button(look, say("Previous"), place.before)
    after = _button(look, say("Next"), place.after)
    words = text(
        place.words, Role.BODY_MEDIUM, look.palette.on_variant, text_align=ft.TextAlign.CENTER
    )
    if look.roomy:
        return column([words, row([before, after], 10)], 6)
    return row([before, ft.Container(words, expand=True), after], 10)


def _button(look: Look, word: str, turn: Turn | None) -> ft.Control:
    name = word if turn is None else say("{word}: {title}", word=word, title=turn.title)
    return button(
        look,
        word,
        None if turn is None else turn.go,
        kind="quiet",
        name=name,
        height=48,
        width=None if look.roomy else 112,
        expand=True if look.roomy else None,
    )
