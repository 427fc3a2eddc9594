"""What opens on the campaign board: one scenario, the ducks, the other campaigns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from urllib.parse import quote

import flet as ft

from companion.content.facts import Scenario
from companion.games.magic_bakery.campaign import FIRST_DUCKS, MOST_DUCKS
from companion.library import Campaign, Play
from companion.views.component import component
from companion.views.here import Here
from companion.views.hooks import remembered
from companion.views.screens.campaign.board import star_row
from companion.views.widgets.basics import Role, button, column, press, row, text
from companion.views.widgets.inputs import stepper
from companion.views.widgets.sheet import sheet
from companion.views.words import joined, say


def set_up(name: str, scenario: int, ducks: int) -> str:
    """The address where a scenario of a campaign is set up."""
    return f"/new/magic-bakery?campaign={quote(name)}&scenarios={scenario}&ducks={ducks}"


def scenario_sheet(
    here: Here, kept: Campaign, scenario: Scenario, close: Callable[[], None]
) -> ft.Control:
    """Goals, what it changes, its attempts, and Play. Its story is told by the rulebook only."""
    look = here.look
    stars = kept.stars.get(scenario.number)
    goals = joined([str(goal) for goal in scenario.goals])
    parts: list[ft.Control] = [
        text(scenario.condition, Role.BODY_LARGE),
        text(say("Garnish: {what}", what=scenario.garnish), Role.BODY_LARGE),
        text(say("Goals: {goals} points", goals=goals), Role.LABEL_LARGE),
        text(
            say("Read the story of scenario {n} aloud from your rulebook.", n=scenario.number),
            Role.BODY_MEDIUM,
            look.palette.on_variant,
        ),
    ]
    attempts = kept.attempts.get(scenario.number, ())
    parts += [_attempt(here, play) for play in reversed(attempts)]
    word = say("Play") if stars is None else say("Improve")
    go = button(
        look,
        word,
        lambda: here.go(set_up(kept.name, scenario.number, kept.ducks)),
        kind="filled",
        name=say("{word} scenario {n}", word=word, n=scenario.number),
        height=64,
    )
    title = say("{n}: {name}", n=scenario.number, name=scenario.name)
    return sheet(look, title, column(parts), foot=go, on_close=close)


def _attempt(here: Here, play: Play) -> ft.Control:
    look = here.look
    outcome = play.outcome or {}
    lit, points = outcome.get("stars", 0), outcome.get("points", 0)
    words = say("{date}: {points} points", date=play.date, points=points)
    return press(
        look,
        say("{words}, {lit} stars. Open", words=words, lit=lit),
        row([text(words, Role.LABEL_LARGE, expand=True), star_row(look, lit)]),
        lambda: here.go(f"/log/{play.id}"),
        fill=look.palette.container,
        ink=look.palette.on_surface,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
        height=None if look.roomy else 48,
    )


@component
def Ducks(here: Here, kept: Campaign) -> ft.Control:
    """One to five ducks; one more is offered after a table with one star or fewer."""
    ducks, set_ducks = remembered(lambda: kept.ducks)

    def change(number: int) -> None:
        here.library.keep_ducks(kept.name, number)
        set_ducks(number)

    offered = kept.standing.attempts and kept.standing.attempts[-1].earns_duck
    words = (
        say("The last table had one star or fewer: one more duck may go into the deck for good.")
        if offered and ducks < MOST_DUCKS
        else say("One more duck may be added after each table with one star or fewer.")
    )
    return column(
        [
            text(words, Role.BODY_LARGE),
            stepper(
                here.look,
                say("Helpful Ducks"),
                ducks,
                change,
                low=FIRST_DUCKS,
                high=MOST_DUCKS,
                second=say("in the Pantry deck of the next table"),
            ),
        ],
        12,
    )


def ducks_sheet(here: Here, kept: Campaign, close: Callable[[], None]) -> ft.Control:
    """Add a duck or take one out."""
    return sheet(here.look, say("Helpful Ducks"), Ducks(here, kept), on_close=close)


@component
def Others(here: Here, all_: Sequence[Campaign]) -> ft.Control:
    """Every campaign by name, and a field for a new one."""
    name, set_name = remembered(lambda: "")
    look = here.look
    lines: list[ft.Control] = [
        button(
            look,
            say("{name}: {n} stars", name=one.name, n=one.total),
            lambda one=one: here.go(f"/campaign/{quote(one.name)}"),  # type: ignore[misc]
            kind="tonal",
        )
        for one in all_
    ]
    field = ft.TextField(
        label=say("Name of a new campaign"),
        value=name,
        max_length=40,
        on_change=lambda event: set_name(str(event.control.value)),
    )
    begin = button(
        look,
        say("Begin with scenario 1"),
        (lambda: here.go(set_up(name.strip(), 1, FIRST_DUCKS))) if name.strip() else None,
        kind="filled",
    )
    return column([*lines, field, begin])


def others_sheet(here: Here, all_: Sequence[Campaign], close: Callable[[], None]) -> ft.Control:
    """Choose another campaign, or begin one."""
    return sheet(here.look, say("Campaigns"), Others(here, all_), on_close=close)
