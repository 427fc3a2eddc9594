"""A result of a game that was played without a table here, of any day."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.registry import GAMES
from companion.library import StoreError
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.byhand.draft import Draft, Incomplete
from companion.views.screens.byhand.results import result_card
from companion.views.screens.log.words import day_words, this_day
from companion.views.screens.players.screen import NewName
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import (
    Role,
    button,
    card,
    column,
    icon,
    icon_button,
    press,
    row,
    text,
)
from companion.views.widgets.day import day_entry
from companion.views.widgets.form import Form, use_form
from companion.views.widgets.inputs import Option, entry, one_of
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.trouble import trouble
from companion.views.words import say

Filling = Form[Draft]
OFFERED = 8


@component
def ByHandScreen() -> ft.Control:
    """The form, as for the game that was played last."""
    return ByHand(use_here())


def first_draft(here: Here) -> Draft:
    """The game played last, today, nobody yet."""
    ours = (play.game for play in here.library.log() if play.game in GAMES)
    return Draft(next(ours, next(iter(GAMES))), this_day())


@component
def ByHand(here: Here) -> ft.Control:
    """What was played, when, by whom, and how it ended. Nothing is kept before Save."""
    form = use_form(lambda: first_draft(here))
    fault, set_fault = remembered(str)
    look = here.look

    def save() -> None:
        try:
            play = form.now.play()
            here.library.keep(play)
        except (Incomplete, StoreError) as why:
            set_fault(str(why))
        else:
            here.go(f"/log/{play.id}")

    parts = [
        _what(look, form),
        _who(here, form),
        result_card(here, form),
        _around(look, form, save),
    ]
    bar = top_bar(look, say("A result by hand"), on_back=lambda: here.go("/log"))
    body = ft.Container(
        in_the_middle(look, column(parts, 12)), padding=ft.Padding.symmetric(vertical=4)
    )
    told = [trouble(look, fault)] if fault else []
    foot = column([*told, button(look, say("Save"), save, kind="filled", height=64)], 8)
    return screen(look, bar, body, foot=foot)


def _heading(words: str) -> ft.Control:
    return ft.Semantics(content=text(words, Role.TITLE_MEDIUM), header=True, heading_level=2)


def _what(look: Look, form: Filling) -> ft.Control:
    games = [Option(slug, game.title) for slug, game in GAMES.items()]
    draft = form.now
    said = day_words(draft.day, this_day())

    def choose(slug: str) -> None:
        most = GAMES[slug].seats[-1]
        form.change(game=slug, names=form.now.names[:most], won=frozenset())

    return card(
        look,
        column(
            [
                _heading(say("What was played")),
                one_of(look, say("Game"), games, draft.game, choose),
                day_entry(look, say("Day"), draft.day, said, lambda day: form.change(day=day)),
            ],
            10,
        ),
    )


def _who(here: Here, form: Filling) -> ft.Control:
    look, draft = here.look, form.now

    def add(name: str) -> None:
        form.become(form.now.with_name(name))

    def remove(name: str) -> None:
        form.become(form.now.without(name))

    full = len(draft.names) >= draft.seats[-1]
    seated: list[ft.Control] = []
    for name in draft.names:
        words = say("{name} did not play", name=name)
        away = icon_button(look, words, ft.Icons.CLOSE_ROUNDED, partial(remove, name))
        seated.append(row([text(name, Role.LABEL_LARGE, expand=True), away]))
    parts: list[ft.Control] = [_heading(say("Who played")), column(seated, 4)]
    if not full:
        known = [player.name for player in here.library.profiles.all()]
        recent = [name for name in here.library.people() if name in known]
        order = dict.fromkeys((*recent, *known))
        offered = [name for name in order if name not in draft.names][:OFFERED]
        chips = [_offer(look, name, partial(add, name)) for name in offered]
        parts.append(NewName(look, say("Add a player"), add))
        parts.append(ft.Row(chips, wrap=True, spacing=8, run_spacing=8))
    return card(look, column(parts, 8))


def _offer(look: Look, name: str, add: Callable[[], None]) -> ft.Control:
    p = look.palette
    word = text(
        name,
        Role.LABEL_LARGE,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )
    return press(
        look,
        say("Add {name}", name=name),
        row([icon(ft.Icons.ADD_ROUNDED, p.primary, 20), word], 4, tight=True),
        add,
        fill=p.card,
        ink=p.on_surface,
        border=p.outline,
        border_width=1,
        padding=ft.Padding.only(left=10, right=16, top=6, bottom=6),
        height=None if look.roomy else 48,
    )


def _around(look: Look, form: Filling, done: Callable[[], None]) -> ft.Control:
    place = entry(look, say("Place"), form.now.place, lambda new: form.change(place=new), done)
    notes = entry(
        look,
        say("Notes"),
        form.now.notes,
        lambda new: form.change(notes=new),
        done,
        multiline=True,
        min_lines=1,
        max_lines=5,
    )
    return card(look, column([ft.Row([place]), ft.Row([notes])], 10))
