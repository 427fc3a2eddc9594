"""Free play: any scenarios, the suggested sets by difficulty, or some by lot."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.content import facts
from companion.content.facts import Preset
from companion.views.chance import CHANCE
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.new_table.choices import drawn_scenarios, most_drawn, scenarios
from companion.views.screens.new_table.draft import Draft
from companion.views.screens.new_table.parts import Change, folded, quiet
from companion.views.screens.new_table.scenario_tiles import scenario_tiles
from companion.views.widgets.basics import Role, button, column, press, row, text
from companion.views.widgets.inputs import stepper
from companion.views.words import in_sentence, joined, say

FEWEST_DRAWN = 2
"""MB-FREE-02: two or more."""


def free_play(look: Look, draft: Draft, change: Change) -> ft.Control:
    """The tiles, then what chooses several at once."""
    return column(
        [
            scenario_tiles(look, draft, change),
            Drawing(look, draft, change),
            Presets(look, draft, change),
        ],
        8,
    )


@component
def Drawing(look: Look, draft: Draft, change: Change) -> ft.Control:
    """Some scenarios by lot."""
    how_many, set_how_many = remembered(lambda: FEWEST_DRAWN)
    count = stepper(
        look,
        say("Draw by lot"),
        how_many,
        set_how_many,
        low=FEWEST_DRAWN,
        high=most_drawn(),
        second=say("never 8 with 10"),
    )
    draw = button(
        look,
        say("Draw {n} scenarios", n=how_many),
        lambda: change(draft.option("scenarios", list(drawn_scenarios(how_many, CHANCE)))),
        kind="quiet",
        symbol=ft.Icons.CASINO_ROUNDED,
        height=48,
    )
    return column([count, draw], 4)


@component
def Presets(look: Look, draft: Draft, change: Change) -> ft.Control:
    """The favourites of the rulebook, by how hard they are (MB-FREE-04)."""
    opened, set_opened = remembered(lambda: False)

    def sets() -> ft.Control:
        moods = {"puzzle": say("Puzzle"), "chaos": say("Chaos"), "extreme": say("Extreme")}
        parts: list[ft.Control] = []
        for mood, words in moods.items():
            found = [one for one in facts.magic_bakery().presets if one.mood == mood]
            parts.append(text(words, Role.LABEL_LARGE))
            parts.append(row([_chip(look, draft, one, change) for one in found], 8, wrap=True))
            notes = [one for one in found if one.note]
            parts += [quiet(look, f"{_numbers(one)}: {one.note}") for one in notes]
        return column(parts, 8)

    return folded(look, say("Suggested sets"), opened, set_opened, sets)


def _numbers(preset: Preset) -> str:
    return " + ".join(str(number) for number in preset.scenarios)


def _chip(look: Look, draft: Draft, preset: Preset, change: Change) -> ft.Control:
    p = look.palette
    chosen = scenarios(draft) == preset.scenarios
    fill, ink = (
        (p.tertiary_container, p.on_tertiary_container) if chosen else (p.card, p.on_surface)
    )
    names = {one.number: in_sentence(one.name) for one in facts.magic_bakery().scenarios}
    spoken = joined([names[number] for number in preset.scenarios])
    name = say("Play scenarios {numbers}: {spoken}", numbers=_numbers(preset), spoken=spoken)
    return press(
        look,
        say("{name}, chosen", name=name) if chosen else name,
        text(_numbers(preset), Role.LABEL_LARGE, ink),
        partial(change, draft.option("scenarios", list(preset.scenarios))),
        fill=fill,
        ink=ink,
        border=p.tertiary if chosen else p.outline,
        padding=ft.Padding.symmetric(horizontal=16, vertical=6),
        height=None if look.roomy else 48,
    )
