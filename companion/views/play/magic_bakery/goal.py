"""How many orders are served, and what the next star takes."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.state import State
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, icon, named, row, text
from companion.views.words import counted, say

_CELLS_AT_MOST = 7


def goal_line(play: Play) -> ft.Control:
    """Served orders as ticks, goals as stars with their numbers; over 7 points one bar."""
    look, state = play.look, play.state
    p = look.palette
    goals = state.setup.goals
    most = goals[-1] if goals else (3 if state.setup.mode == "warm-up" else 7)
    words = earned_words(state)
    label = text(words, Role.LABEL_LARGE, no_wrap=True)
    if goals is None and state.setup.mode != "warm-up":
        marks: list[ft.Control] = [
            _tick(look) if point <= state.points else _dot(look) for point in range(1, most + 1)
        ]
    elif most > _CELLS_AT_MOST:
        marks = [_bar(look, state, goals or (most,))]
    else:
        marks = [_mark(look, state, point, goals or ()) for point in range(1, most + 1)]
    line = row(
        [
            label,
            *(
                []
                if look.roomy
                else [ft.Row(_linked(look, marks, state.points), spacing=2, expand=True)]
            ),
        ],
        spacing=12,
    )
    return named(
        f"{words}{_to_star(state)}",
        ft.Container(
            line,
            padding=ft.Padding.symmetric(horizontal=4),
            height=None if look.roomy else 40,
            bgcolor=p.surface,
        ),
    )


def earned_words(state: State) -> str:
    """What the team has: orders served, or points where the Purrfect cake is in play."""
    if state.setup.special:
        return counted(state.points, "{n} point", "{n} points")
    return say("{points} served", points=state.points)


def _to_star(state: State) -> str:
    """How far the next star is, for reading out."""
    goals = state.setup.goals
    if goals is None:
        return ""
    numbers = (say("first"), say("second"), say("third"))
    for number, goal in zip(numbers, goals, strict=True):
        if state.points < goal:
            return say(", {n} more for the {number} star", n=goal - state.points, number=number)
    return say(", all three stars")


def next_star(state: State) -> str | None:
    """The same as a sentence of its own, None where there are no goals."""
    words = _to_star(state)
    return words[2:3].upper() + words[3:] if words else None


def _mark(look: Look, state: State, point: int, goals: tuple[int, ...]) -> ft.Control:
    if point in goals:
        return _star(look, point, lit=point <= state.points)
    return _tick(look) if point <= state.points else _dot(look)


def _tick(look: Look) -> ft.Container:
    p = look.palette
    return ft.Container(
        icon(ft.Icons.CHECK_ROUNDED, p.on_secondary, 18),
        bgcolor=p.secondary,
        width=24,
        height=24,
        border_radius=12,
        alignment=ft.Alignment.CENTER,
    )


def _dot(look: Look) -> ft.Container:
    return ft.Container(
        width=24, height=24, border_radius=12, border=ft.Border.all(2, look.palette.outline)
    )


def _star(look: Look, number: int, *, lit: bool) -> ft.Stack:
    p = look.palette
    colour, ink = (p.tertiary, p.on_tertiary) if lit else (p.outline, p.surface)
    return ft.Stack(
        [
            ft.Image(
                "svg/star.svg", width=32, height=32, color=colour, exclude_from_semantics=True
            ),
            ft.Container(
                ft.Text(str(number), size=14, weight=ft.FontWeight.W_900, color=ink),
                alignment=ft.Alignment.CENTER,
                padding=ft.Padding.only(top=3),
            ),
        ],
        width=32,
        height=32,
    )


def _linked(look: Look, marks: list[ft.Control], points: int) -> list[ft.Control]:
    if len(marks) == 1:
        return marks
    p = look.palette
    linked: list[ft.Control] = [marks[0]]
    for number, mark in enumerate(marks[1:], start=2):
        colour = p.secondary if number <= points else p.outline_variant
        linked += [ft.Container(height=3, bgcolor=colour, expand=True), mark]
    return linked


def _bar(look: Look, state: State, goals: tuple[int, ...]) -> ft.Control:
    p = look.palette
    most = goals[-1]
    stars = [ft.Container(_star(look, goal, lit=goal <= state.points), expand=1) for goal in goals]
    return ft.Row(
        [
            ft.ProgressBar(
                value=min(1.0, state.points / most),
                color=p.secondary,
                bgcolor=p.high,
                bar_height=12,
                border_radius=6,
                expand=True,
            ),
            *[ft.Container(star.content, width=32) for star in stars],
        ],
        spacing=4,
        expand=True,
    )
