"""The campaign of one group: how far, how good, what next."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import unquote

import flet as ft

from companion.library import Campaign, no_campaign
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.screens.campaign.board import ducks_tile, stars_hero, tiles
from companion.views.screens.campaign.sheets import (
    ducks_sheet,
    others_sheet,
    scenario_sheet,
    set_up,
)
from companion.views.screens.lost import nowhere
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, column, row, text
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.navigation import navigation
from companion.views.words import say

Opened = Callable[[], ft.Control]


@component
def CampaignScreen() -> ft.Control:
    """The campaign of the address, else the one played last."""
    here = use_here()
    name = unquote(ft.use_route_params().get("name", ""))
    if name and all(one.name != name for one in here.library.campaigns()):
        return nowhere(here, back="/campaign")
    return Board(here, name)


@component
def Board(here: Here, name: str) -> ft.Control:
    """One campaign, with whatever was opened on it."""
    opened, set_opened = remembered(_nothing)
    all_ = here.library.campaigns()
    kept = _chosen(all_, name)
    look = here.look

    def close() -> None:
        set_opened(None)

    def show(sheet: Opened) -> None:
        set_opened(sheet)

    ten = tiles(look, kept, lambda one: show(lambda: scenario_sheet(here, kept, one, close)))
    ducks = ducks_tile(look, kept.ducks, lambda: show(lambda: ducks_sheet(here, kept, close)))
    parts = [stars_hero(look, kept), *_grid(here, ten, ducks)]
    if kept.complete:
        parts.append(text(say("All ten are played: read the epilogue aloud."), Role.LABEL_LARGE))
    bar = top_bar(
        look,
        say("Campaign"),
        kept.name,
        actions=(
            (
                say("Other campaigns"),
                ft.Icons.GROUPS_ROUNDED,
                lambda: show(lambda: others_sheet(here, all_, close)),
            ),
        ),
    )
    foot = None if kept.next is None else _set_up_button(here, kept, kept.next)
    body = in_the_middle(look, column(parts))
    under = screen(look, bar, body, foot=foot, below=navigation(look, "/campaign", here.go))
    if opened is None:
        return under
    layers = [ft.Semantics(content=under, exclude_semantics=True), opened()]
    return ft.Stack(layers, expand=True)


def _nothing() -> Opened | None:
    return None


def _chosen(all_: tuple[Campaign, ...], name: str) -> Campaign:
    """The campaign of that name, without one the newest, else an empty one."""
    if name:
        return next(one for one in all_ if one.name == name)
    if not all_:
        return no_campaign(say("Our bakery"))
    return max(all_, key=lambda one: one.plays[-1].when)


def _grid(here: Here, ten: list[ft.Control], ducks: ft.Control) -> list[ft.Control]:
    across = 2 if here.look.roomy else 5 if here.look.flat else 3
    last = [] if here.look.roomy or here.look.flat else [ducks]
    cells = [*ten, *last]
    rows: list[ft.Control] = [
        row(cells[at : at + across], 10) for at in range(0, len(cells), across)
    ]
    if last:
        return rows
    # Alone in a row, and not told to fill it, the tile would have no width to lay its words in.
    return [*rows, ducks if here.look.roomy else row([ducks])]


def _set_up_button(here: Here, kept: Campaign, number: int) -> ft.Control:
    return button(
        here.look,
        say("Set up scenario {n}", n=number),
        lambda: here.go(set_up(kept.name, number, kept.ducks)),
        kind="filled",
        height=64,
    )
