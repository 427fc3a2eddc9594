"""What can be chosen for each game besides the players."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.games.cake_auf.setup import TARGET as CAKE_AUF_TARGET
from companion.games.filler.setup import needs_advanced
from companion.games.hasty_baker.setup import TARGET as HASTY_BAKER_TARGET
from companion.views.look import Look
from companion.views.screens.new_table.choices import advanced
from companion.views.screens.new_table.draft import Draft
from companion.views.screens.new_table.magic_bakery import magic_bakery
from companion.views.screens.new_table.parts import Change, section
from companion.views.widgets.inputs import Option, one_of, stepper, switch
from companion.views.words import say

Panel = Callable[[Look, Draft, Change], ft.Control]

_LONGEST_RACE = 20
"""Points or stars; more would be another game."""


def options(look: Look, draft: Draft, change: Change) -> list[ft.Control]:
    """The choices of the draft's game; none for a game that has none."""
    panel = _PANELS.get(draft.game)
    return [] if panel is None or draft.just_score else [panel(look, draft, change)]


def _filler(look: Look, draft: Draft, change: Change) -> ft.Control:
    needed = needs_advanced(len(draft.names))
    second = (
        say("{n} players need them: the standard recipes are too few.", n=len(draft.names))
        if needed
        else say("Bad batch and Arrive early: for those who know the game.")
    )
    lever = switch(
        look,
        say("Advanced recipes"),
        advanced(draft),
        lambda on: change(draft.option("advanced", on or needed)),
        second,
    )
    return section(look, say("How it is played"), lever)


def _hasty_baker(look: Look, draft: Draft, change: Change) -> ft.Control:
    return section(
        look,
        say("How it is played"),
        one_of(
            look,
            say("Ingredients"),
            [
                Option("count", say("Count only"), say("One tap an ingredient")),
                Option("names", say("By name"), say("The app knows what lies where")),
            ],
            draft.options.get("ingredients", "count"),
            lambda value: change(draft.option("ingredients", value)),
        ),
        _race(look, draft, change, say("Points to win"), HASTY_BAKER_TARGET),
    )


def _cake_auf(look: Look, draft: Draft, change: Change) -> ft.Control:
    race = _race(look, draft, change, say("Stars to win"), CAKE_AUF_TARGET)
    return section(look, say("How it is played"), race)


def _race(look: Look, draft: Draft, change: Change, label: str, printed: int) -> ft.Control:
    target = draft.options.get("target", printed)
    second = None if target == printed else say("The rulebook says {n}", n=printed)
    return stepper(
        look,
        label,
        target,
        lambda value: change(draft.option("target", None if value == printed else value)),
        low=1,
        high=_LONGEST_RACE,
        second=second,
    )


_PANELS: Mapping[str, Panel] = {
    "magic-bakery": magic_bakery,
    "filler": _filler,
    "hasty-baker": _hasty_baker,
    "cake-auf": _cake_auf,
}
