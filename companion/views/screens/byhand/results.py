"""How it ended: stars of a team, or points and who won."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.content import facts
from companion.views.here import Here
from companion.views.look import Look
from companion.views.screens.byhand.draft import IN_STARS, Draft
from companion.views.widgets.basics import Role, card, column, icon, press, row, text
from companion.views.widgets.form import Form
from companion.views.widgets.inputs import Option, entry, one_of, stepper
from companion.views.words import counted, joined, say

Filling = Form[Draft]


def result_card(here: Here, form: Filling) -> ft.Control:
    """The card that asks for the result."""
    title = ft.Semantics(
        content=text(say("How it ended"), Role.TITLE_MEDIUM), header=True, heading_level=2
    )
    if not form.now.names:
        parts: list[ft.Control] = [text(say("Say who played first."))]
    else:
        parts = _team(here, form) if form.now.team else _ranked(here.look, form)
    return card(here.look, column([title, *parts], 10))


def _team(here: Here, form: Filling) -> list[ft.Control]:
    look, draft = here.look, form.now
    stars = [Option(n, counted(n, "{n} star", "{n} stars")) for n in range(4)]
    asked = one_of(
        look,
        say("Stars"),
        stars,
        -1 if draft.stars is None else draft.stars,
        lambda n: form.change(stars=n),
    )
    points = entry(
        look,
        say("Points, if you know them"),
        draft.team_points,
        lambda new: form.change(team_points=new),
        _nothing,
        keyboard_type=ft.KeyboardType.PHONE,
    )
    scenarios = facts.magic_bakery().scenarios
    name = scenarios[draft.scenario - 1].name if draft.scenario else say("none, or several")
    scenario = stepper(
        look,
        say("Scenario"),
        draft.scenario,
        lambda n: form.change(scenario=n),
        low=0,
        high=len(scenarios),
        second=name,
    )
    return [asked, ft.Row([points]), scenario, *_campaign(here, form)]


def _campaign(here: Here, form: Filling) -> list[ft.Control]:
    """Whether it counts in a campaign; asked only where there are a scenario and a campaign."""
    draft = form.now
    names = [one.name for one in here.library.campaigns()]
    if not names or not draft.scenario:
        return []
    options = [Option("", say("No campaign")), *(Option(name, name) for name in names)]
    asked = one_of(
        here.look,
        say("Campaign"),
        options,
        draft.campaign,
        lambda name: form.change(campaign=name),
    )
    return [text(say("Counts in the campaign"), Role.LABEL_LARGE), asked]


def _ranked(look: Look, form: Filling) -> list[ft.Control]:
    draft = form.now
    label = say("Stars of {name}") if draft.game in IN_STARS else say("Points of {name}")
    fields: list[ft.Control] = [
        ft.Row(
            [
                entry(
                    look,
                    label.format(name=name),
                    draft.points.get(name, ""),
                    partial(_scored, form, name),
                    _nothing,
                    keyboard_type=ft.KeyboardType.PHONE,
                )
            ]
        )
        for name in draft.names
    ]
    return [*fields, *_winners(look, form)]


def _scored(form: Filling, name: str, typed: str) -> None:
    form.become(form.now.scored(name, typed))


def _nothing() -> None:
    """Enter in a field keeps nothing yet."""


def _winners(look: Look, form: Filling) -> list[ft.Control]:
    """Said where all points are known; asked for where they are not, and where they are level."""
    draft = form.now
    level = draft.level()
    if len(level) == 1:
        words = text(say("{name} wins.", name=level[0]), Role.LABEL_LARGE)
        return [ft.Semantics(content=words, live_region=True)]
    if level:
        told = say("{names} are level. Did a tie-break decide?", names=joined(list(level)))
    else:
        told = say("Without all points: who won?")
    chips = [_winner(look, form, name) for name in level or draft.names]
    return [text(told), ft.Row(chips, wrap=True, spacing=8, run_spacing=8)]


def _winner(look: Look, form: Filling, name: str) -> ft.Control:
    p = look.palette
    on = name in form.now.won
    ink = p.on_tertiary_container if on else p.on_surface
    symbol = ft.Icons.EMOJI_EVENTS_ROUNDED if on else ft.Icons.RADIO_BUTTON_OFF_ROUNDED
    word = text(name, Role.LABEL_LARGE, ink, expand=True, expand_loose=True)
    words = say("{name} won", name=name)
    return press(
        look,
        say("{name}, chosen", name=words) if on else words,
        row([icon(symbol, ink, 20), word], 6, tight=True),
        lambda: form.become(form.now.flipped(name)),
        fill=p.tertiary_container if on else p.card,
        ink=ink,
        border=p.tertiary if on else p.outline,
        padding=ft.Padding.symmetric(horizontal=14, vertical=6),
        height=None if look.roomy else 48,
    )
