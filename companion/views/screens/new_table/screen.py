"""The screen that starts a table: one tap when everybody sits where they sat last time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.registry import GAMES
from companion.views.chance import CHANCE
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.lost import nowhere
from companion.views.screens.new_table.choices import (
    MAGIC_BAKERY,
    has_first_player,
    open_rulings,
    waiting_for,
)
from companion.views.screens.new_table.draft import Draft, guests
from companion.views.screens.new_table.form import Form, use_form
from companion.views.screens.new_table.options import options
from companion.views.screens.new_table.parts import Change, folded, ruling, section
from companion.views.screens.new_table.seats import add_player, group_chips, seat_list, who_starts
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import button, column, row
from companion.views.widgets.games import players
from companion.views.widgets.trouble import trouble
from companion.views.words import counted, say


@component
def NewTableScreen() -> ft.Control:
    """A table of the game in the address; its query may ask for scenarios."""
    return _of_the_address(just_score=False)


@component
def JustScoreScreen() -> ft.Control:
    """A table that only takes the scores of a game played without the app."""
    return _of_the_address(just_score=True)


def _of_the_address(*, just_score: bool) -> ft.Control:
    here, game = use_here(), ft.use_route_params().get("game", "")
    return NewTable(here, game, just_score) if game in GAMES else nowhere(here)


@component
def NewTable(here: Here, game: str, just_score: bool) -> ft.Control:
    """Who sits, what is played, Start."""
    form = use_form(here, game, just_score=just_score)
    look, draft = here.look, form.draft
    adding = add_player(look, form, guests(here.library.people(), draft, form.typing.current))
    left = _players(look, draft, form.change, [*_groups(here, draft, form.change), adding])
    right = [*options(look, draft, form.change), *_house_rules(look, draft, form.change)]
    return _drawn(here, draft, left, right, _foot(look, form))


def _groups(here: Here, draft: Draft, change: Change) -> list[ft.Control]:
    """The groups of this device, one tap each."""
    profiles = here.library.profiles
    groups = [(group.name, profiles.people_of(group)) for group in profiles.groups()]
    chips = group_chips(here.look, draft, groups, change)
    return [chips] if chips else []


def _players(look: Look, draft: Draft, change: Change, adding: Sequence[ft.Control]) -> ft.Control:
    title = say("Players, clockwise") if draft.names else say("Who plays?")
    parts = [seat_list(look, draft, change), *adding]
    if len(draft.names) > 1 and has_first_player(draft):
        question = say("Who baked last?") if draft.game == MAGIC_BAKERY else say("Who starts?")
        draw = partial(_draw, draft, change)
        parts.append(who_starts(look, question, draft, change, draw))
    return section(look, title, *parts)


def _draw(draft: Draft, change: Change) -> None:
    change(draft.drawn(CHANCE))


def _house_rules(look: Look, draft: Draft, change: Change) -> list[ft.Control]:
    """The open rules that can come up at this table."""
    return [HouseRules(look, draft, change)] if open_rulings(draft) else []


@component
def HouseRules(look: Look, draft: Draft, change: Change) -> ft.Control:
    """How open rules are read; closed at first, since there is a reading for each."""
    opened, set_opened = remembered(lambda: False)
    keys = open_rulings(draft)
    words = counted(len(keys), "{n} rule that is open", "{n} rules that are open")

    def questions() -> ft.Control:
        return column([ruling(look, draft, key, change) for key in keys], 16)

    lines = folded(look, words, opened, set_opened, questions)
    return section(look, say("How this table reads the rules"), lines)


def _drawn(
    here: Here, draft: Draft, left: ft.Control, right: list[ft.Control], foot: ft.Control
) -> ft.Control:
    look = here.look
    if look.wide or look.flat:
        body: ft.Control = row(
            [column([left], expand=1), column(right, expand=1)],
            16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    else:
        body = column([left, *right], 12)
    title = GAMES[draft.game].title
    what = say("Just score") if draft.just_score else say("New table")
    bar = top_bar(
        look,
        title,
        say("{what} · {players}", what=what, players=players(draft.game)),
        on_back=lambda: here.go("/"),
    )
    return screen(look, bar, ft.Container(body, padding=ft.Padding.only(bottom=8)), foot=foot)


def _foot(look: Look, form: Form) -> ft.Control:
    """Start, with who begins; closed with the reason as long as somebody or something lacks."""
    draft = form.draft
    coming = form.typing.current.strip() and not draft.full
    waiting = waiting_for(replace(draft, names=(*draft.names, "")) if coming else draft)
    label = waiting or (say("Score") if draft.just_score else say("Start"))
    name = label
    if waiting is None and draft.names and has_first_player(draft) and not draft.just_score:
        name = say("Start, {name} begins", name=draft.names[0])
    start_button = button(
        look,
        label,
        None if waiting else form.begin,
        kind="quiet" if waiting else "filled",
        name=name,
        symbol=None if waiting else ft.Icons.PLAY_ARROW_ROUNDED,
        height=48 if look.flat else 64,
    )
    return column([*([trouble(look, form.fault)] if form.fault else []), start_button], 8)
