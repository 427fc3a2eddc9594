"""Packing up Magic Bakery."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.magic_bakery import (
    CAKE,
    EGGS_GO,
    by_level,
    ingredients,
    of_levels,
)
from companion.content.setting_up.step import Plan, Step
from companion.language import counted, say


def packing_up(plan: Plan) -> Iterator[Step]:
    """What goes where when the game is over."""
    box = facts.magic_bakery()
    levels = tuple(box.customers_of(level) for level in (1, 2, 3))
    cake = " " + say("The special Customer goes back to its Scenario card.")
    yield Step(
        "pack-customers",
        say("Customers by level"),
        say(
            "Sort the {n} Customers by the level on their backs: {levels}.",
            n=len(box.customers),
            levels=of_levels(levels),
        )
        + (cake if CAKE in plan.scenarios else ""),
        ("MB-COMP-03",),
        by_level(levels),
    )
    yield Step(
        "pack-layers",
        say("Layers from all hands"),
        say("Collect the Layers from hands and piles: {n} types, 4 of each.", n=len(box.layers)),
        ("MB-COMP-02",),
        ((say("Layers"), sum(layer.cards for layer in box.layers)),),
    )
    eggs = " " + say("The fox gives the eggs back.") if EGGS_GO in plan.scenarios else ""
    left = box.ducks - plan.ducks
    yield Step(
        "pack-ingredients",
        say("Ingredients and ducks"),
        say("Put the Ingredients back together.") + eggs + " " + _ducks_stay(plan.ducks, left),
        ("MB-COMP-01", "MB-CAMP-05"),
        ((say("Ingredients"), ingredients() + plan.ducks), (say("Ducks apart"), left)),
    )
    yield Step(
        "pack-scenarios",
        say("Scenario cards in order"),
        say(
            "Put the Scenario cards back in their order, with the stop card on top of those to "
            "come."
        ),
        ("MB-SETUP-02", "MB-COMP-04"),
    )
    yield Step(
        "pack-standee",
        say("Standee and reference cards"),
        say("Put them into the box."),
        ("MB-COMP-05",),
    )


def _ducks_stay(ducks: int, left: int) -> str:
    if left:
        return counted(
            ducks,
            "Your group's {n} duck stays with the deck, the other {left} apart.",
            "Your group's {n} ducks stay with the deck, the other {left} apart.",
            left=left,
        )
    return say("Your group's {n} ducks stay with the deck.", n=ducks)
