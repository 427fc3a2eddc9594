"""A picture of numbers; the same numbers are words one tap away, and for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.widgets.basics import Role, button, card, column, named, row, text
from companion.views.words import say

HEIGHT = 150
"""dp."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: what is written below it, its value, and the two in words."""

    label: str
    value: float
    words: str


@component
def Chart(look: Look, title: str, summary: str, bars: Sequence[Bar], most: float) -> ft.Control:
    """Upright bars, and a button that shows their numbers as a list."""
    opened, set_opened = remembered(lambda: False)
    p = look.palette
    picture = ft.Semantics(content=_bars(look, bars, most), exclude_semantics=True)
    label = say("Hide the numbers") if opened else say("The numbers")
    parts: list[ft.Control] = [
        ft.Semantics(content=text(title, Role.TITLE_LARGE), header=True, heading_level=2),
        text(summary, Role.BODY_MEDIUM, p.on_variant),
        picture,
        button(
            look,
            label,
            lambda: set_opened(not opened),
            kind="quiet",
            name=say("{label}: {title}", label=label, title=title),
            height=48,
        ),
    ]
    if opened:
        parts += [text(bar.words, Role.BODY_LARGE) for bar in bars]
    return card(look, column(parts, 8))


def _bars(look: Look, bars: Sequence[Bar], most: float) -> ft.Control:
    import flet_charts as charts  # large, and most evenings see no picture of numbers

    p = look.palette
    pane = look.width / 2 if look.wide or look.flat else look.width
    room = (min(pane, 720) - 64) / max(len(bars), 1)
    thick = max(4, min(28, room * 0.62))
    groups = [
        charts.BarChartGroup(
            x=at,
            rods=[
                charts.BarChartRod(
                    from_y=0,
                    # Nothing is a mark at the foot: an evening without a star was an evening.
                    to_y=max(bar.value, most * 0.02),
                    width=thick,
                    color=p.tertiary,
                    border_radius=min(8, thick / 2),
                    bg_from_y=0,
                    bg_to_y=most,
                    bgcolor=p.high,
                )
            ],
        )
        for at, bar in enumerate(bars)
    ]
    every = max(1, round(look.grown(58) / room))
    labels = [
        charts.ChartAxisLabel(
            value=at,
            label=text(bar.label if at % every == 0 else "", Role.BODY_MEDIUM, p.on_variant),
        )
        for at, bar in enumerate(bars)
    ]
    chart: ft.Control = charts.BarChart(
        groups=groups,
        group_alignment=ft.MainAxisAlignment.SPACE_AROUND,
        animation=look.ms(200),
        interactive=False,
        min_y=0,
        max_y=most,
        bottom_axis=charts.ChartAxis(labels=labels, label_size=look.grown(26)),
        height=HEIGHT + look.grown(26),
    )
    return chart


def line_bar(look: Look, share: float, colour: str | None = None, height: float = 22) -> ft.Control:
    """A bar across: the part of the track that is filled."""
    p = look.palette
    filled = round(1000 * min(max(share, 0), 1))
    parts: list[ft.Control] = []
    if filled:
        bar = ft.Container(
            bgcolor=colour or p.tertiary, border_radius=height / 2, height=height, expand=filled
        )
        parts.append(bar)
    if filled < 1000:
        parts.append(ft.Container(expand=1000 - filled))
    return ft.Container(
        row(parts, 0), bgcolor=p.high, border_radius=height / 2, height=height, expand=True
    )


def figures(look: Look, pairs: Sequence[tuple[str, str]]) -> ft.Control:
    """Numbers with their words, side by side as far as there is room."""
    p = look.palette
    across = 1 if look.roomy else 2
    tiles: list[ft.Control] = [
        named(
            f"{words}: {value}",
            card(
                look,
                column(
                    [text(value, Role.TITLE_LARGE), text(words, Role.BODY_MEDIUM, p.on_variant)], 0
                ),
                padding=ft.Padding.symmetric(horizontal=16, vertical=10),
                radius=20,
            ),
            expand=True,
        )
        for value, words in pairs
    ]
    tiles += [ft.Container(expand=True)] * (-len(tiles) % across)
    return column([row(tiles[at : at + across], 8) for at in range(0, len(tiles), across)], 8)
