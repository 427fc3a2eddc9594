"""An open question of the rulebook: how it is read here, and another reading by one tap."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.content.rulebook import Choice, Rule
from companion.library import StoreError
from companion.rules.common import Ruling
from companion.views.screens.rules.answers import Answer, answer, keep
from companion.views.screens.rules.reader import Reader
from companion.views.widgets.basics import Role, Tap, card, column, icon, press, row, text
from companion.views.widgets.inputs import Option, one_of
from companion.views.words import say


def ruling_of(reader: Reader, rule: Rule) -> Answer | None:
    """The ruling in force; None for a rule that leaves nothing to rule."""
    if rule.kind != "ruling":
        return None
    table = None if reader.play is None else reader.play.table
    return answer(reader.here.library, rule, table)


def question(
    reader: Reader, rule: Rule, found: Answer, told: Callable[[str | None], None]
) -> ft.Control:
    """The possible answers, the one in force marked."""
    look = reader.look
    options = [Option(one, _sentence(one)) for one in rule.choices]
    answers = one_of(
        look,
        rule.title,
        options,
        found.choice,
        lambda choice: choose(reader, rule, choice, told),
        columns=1,
    )
    return column(
        [answers, text(_scope(reader, rule), Role.BODY_MEDIUM, look.palette.on_variant)], 8
    )


def choose(reader: Reader, rule: Rule, choice: Choice, told: Callable[[str | None], None]) -> None:
    """At a table it is a move that counts from here on; the next tables begin with it as well.

    ``told`` gets why it could not be kept for them, None once it was.
    """
    play = reader.play
    if (
        play is not None
        and rule.ruling is not None
        and not play.act(Ruling(values={rule.ruling: choice.value}))
    ):
        return
    try:
        keep(reader.here.library, rule, choice)
    except StoreError as fault:
        told(str(fault))
        return
    told(None)


def _scope(reader: Reader, rule: Rule) -> str:
    if reader.play is not None and rule.ruling is not None:
        return say(
            "A change counts from here on, is told in the history, and is kept for next time."
        )
    if rule.ruling is not None:
        return say("Your next tables begin with it. A running table is changed from its own rules.")
    return say("You move the cards yourselves: the app keeps what you decide for your group.")


def answered(reader: Reader, rule: Rule, on_tap: Tap) -> ft.Control:
    """A question that is open about another rule, with the answer in force."""
    look = reader.look
    p = look.palette
    found = ruling_of(reader, rule)
    assert found is not None, "it is a ruling"
    words = column(
        [
            text(rule.title, Role.LABEL_LARGE, p.on_tertiary_container),
            text(_sentence(found.choice), Role.BODY_LARGE, p.on_tertiary_container),
        ],
        2,
        expand=True,
    )
    return press(
        look,
        say("Ruling. {title}: {answer}", title=rule.title, answer=_sentence(found.choice)),
        row([icon(ft.Icons.GAVEL_ROUNDED, p.on_tertiary_container), words], 12),
        on_tap,
        fill=p.tertiary_container,
        ink=p.on_tertiary_container,
        radius=20,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )


def _sentence(choice: Choice) -> str:
    return choice.text[:1].upper() + choice.text[1:]


def readings(reader: Reader, rule: Rule) -> ft.Control:
    """How we read what the rulebook leaves open, where nobody would read it differently."""
    lines: list[ft.Control] = [text(_sentence(one), Role.BODY_LARGE) for one in rule.choices]
    return card(reader.look, column(lines, 8), padding=14, radius=20)
