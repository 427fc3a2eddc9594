"""The steps that are done and those to come, each a line to touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.content.checklist import Step
from companion.views.look import Look
from companion.views.play.magic_bakery.pieces import PICTURES
from companion.views.screens.setup.ticks import Ticks
from companion.views.widgets.basics import Role, card, column, icon, picture, press, row, text
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class Line:
    """A step with its number, and whether it is done."""

    number: int
    step: Step
    done: bool


def lines_of(steps: Sequence[Step], done: Sequence[str]) -> tuple[Line, ...]:
    """All steps as lines."""
    return tuple(Line(number, step, step.id in done) for number, step in enumerate(steps, start=1))


@dataclass(frozen=True, slots=True)
class Now:
    """Where the set-up stands: the step that is shown, and what Undo would untick."""

    lines: tuple[Line, ...]
    shown: Line
    undoable: Line | None

    @property
    def done(self) -> tuple[Line, ...]:
        """The steps done."""
        return tuple(line for line in self.lines if line.done)

    @property
    def to_come(self) -> tuple[Line, ...]:
        """The steps that are neither done nor shown."""
        return tuple(line for line in self.lines if not line.done and line is not self.shown)


def now_of(steps: Sequence[Step], ticks: Ticks, looked_at: str | None = None) -> Now:
    """The first step that is not done is shown, or the one that somebody looks at."""
    lines = lines_of(steps, ticks.done)
    by_id = {line.step.id: line for line in lines}
    first = next((line for line in lines if not line.done), lines[-1])
    ticked = [by_id[step] for step in ticks.done if step in by_id]
    return Now(lines, by_id.get(looked_at or "", first), ticked[-1] if ticked else None)


def step_card(look: Look, lines: Sequence[Line], go: Callable[[str], None]) -> list[ft.Control]:
    """Lines on a card; none for no lines."""
    if not lines:
        return []
    content = column([_line(look, one, partial(go, one.step.id)) for one in lines], 0)
    return [card(look, content, padding=ft.Padding.symmetric(horizontal=8, vertical=4))]


def _line(look: Look, line: Line, go: Callable[[], None]) -> ft.Control:
    p = look.palette
    step = line.step
    special = step.scenario is not None and not line.done
    quiet = (p.card, p.on_variant if line.done else p.on_surface)
    fill, ink = (p.tertiary_container, p.on_tertiary_container) if special else quiet
    title = text(step.title, Role.LABEL_LARGE, ink, expand=True)
    parts: list[ft.Control] = [_mark(look, line, ink), title]
    if step.scenario is not None and not look.roomy:
        words = say("Scenario {n}", n=step.scenario)
        parts.append(text(words, Role.BODY_MEDIUM, ink, no_wrap=True))
    return press(
        look,
        _name(line),
        row(parts, 12),
        go,
        fill=fill,
        ink=ink,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=8, vertical=8),
    )


def _name(line: Line) -> str:
    if line.done:
        return say("Step {n}, done: {title}", n=line.number, title=line.step.title)
    return say("Step {n}, to do: {title}", n=line.number, title=line.step.title)


def _mark(look: Look, line: Line, ink: str) -> ft.Control:
    """A tick, the animal that wants the step, or its number."""
    p = look.palette
    if line.done:
        content: ft.Control = icon(ft.Icons.CHECK_ROUNDED, p.on_secondary, 20)
        return _disc(content, bgcolor=p.secondary)
    if line.step.scenario is not None:
        return _disc(picture(PICTURES[line.step.scenario], 32, ink))
    return _disc(text(str(line.number), Role.LABEL_LARGE), border=ft.Border.all(2, p.outline))


def _disc(content: ft.Control, **more: Any) -> ft.Container:
    return ft.Container(
        content, width=34, height=34, border_radius=17, alignment=ft.Alignment.CENTER, **more
    )
