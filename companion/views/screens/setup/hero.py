"""The step that hands do now: why, what, how many."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.content.checklist import Step
from companion.views.look import Look
from companion.views.play.magic_bakery.pieces import PICTURES
from companion.views.screens.setup.lists import Line
from companion.views.widgets.basics import Role, column, hero, icon, picture, press, row, text
from companion.views.words import in_sentence, say


def step_hero(look: Look, line: Line, whole: int, rule: Callable[[], None] | None) -> ft.Control:
    """The dark card with the big numbers."""
    p = look.palette
    step = line.step
    words = column(
        [
            text(_when(line), Role.LABEL_LARGE, p.hero_accent),
            text(step.title, Role.HEADLINE_SMALL, p.on_hero),
        ],
        2,
    )
    head: list[ft.Control] = [
        ft.Semantics(
            label=spoken(line, whole),
            header=True,
            live_region=True,
            container=True,
            expand=True,
            content=ft.Semantics(content=words, exclude_semantics=True),
        )
    ]
    if step.scenario is not None:
        head.append(picture(PICTURES[step.scenario], 48, p.hero_accent))
    if rule is not None:
        head.append(_rule_button(look, rule))
    told = [*_counts(look, step), text(step.text, Role.LABEL_LARGE, p.on_hero_variant)]
    below = ft.Semantics(content=column(told, 14), exclude_semantics=True)
    first = row(head, 10, vertical_alignment=ft.CrossAxisAlignment.START)
    return hero(look, column([first, below], 14))


def _when(line: Line) -> str:
    step = line.step
    if line.done:
        return say("Step {n}, done", n=line.number)
    if step.scenario is not None:
        return say("Step {n}, scenario {scenario}", n=line.number, scenario=step.scenario)
    if step.why:
        return say("Step {n}, {why}", n=line.number, why=step.why)
    return say("Step {n}", n=line.number)


def spoken(line: Line, whole: int) -> str:
    """The step in words: number, title, counts, sentence."""
    step = line.step
    counts = ", ".join(f"{in_sentence(label)}: {number}" for label, number in step.counts)
    start = say("Step {n} of {whole}: {title}.", n=line.number, whole=whole, title=step.title)
    told = [start, *([f"{counts[:1].upper()}{counts[1:]}."] if counts else []), step.text]
    return " ".join(told)


def _counts(look: Look, step: Step) -> list[ft.Control]:
    if not step.counts:
        return []
    tiles = [_count(look, label, number) for label, number in step.counts]
    if look.roomy:
        return [column(tiles, 6)]
    return [row(tiles, 8, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)]


def _count(look: Look, label: str, number: int) -> ft.Control:
    p = look.palette
    big = text(str(number), Role.HEADLINE_LARGE, p.on_hero)
    small = text(label, Role.BODY_MEDIUM, p.on_hero_variant)
    if look.roomy:
        content: ft.Control = row([big, ft.Container(small, expand=True)], 14)
    else:
        small.text_align = ft.TextAlign.CENTER
        content = ft.Column(
            [big, small],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Container(
        content,
        bgcolor=p.hero_high,
        border_radius=20,
        padding=ft.Padding.symmetric(
            horizontal=14 if look.roomy else 6, vertical=0 if look.roomy or look.flat else 10
        ),
        alignment=ft.Alignment.CENTER,
        expand=None if look.roomy else True,
    )


def _rule_button(look: Look, rule: Callable[[], None]) -> ft.Control:
    p = look.palette
    return press(
        look,
        say("Open the rule for this step"),
        icon(ft.Icons.MENU_BOOK_ROUNDED, p.on_hero),
        rule,
        fill=p.hero_high,
        ink=p.on_hero,
        radius=24,
        width=48,
        height=48,
    )
