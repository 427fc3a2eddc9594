"""Setting up and packing up Hasty Baker."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.step import Plan, Step
from companion.language import say


def steps(plan: Plan) -> Iterator[Step]:
    """The steps in the order in which hands do them."""
    box = facts.hasty_baker()
    blue, recipes = _blue(), len(box.recipes) * box.copies_of_a_recipe
    left, why = blue - box.hand * plan.seats, plan.why
    yield Step(
        "hands",
        say("Deal the blue cards"),
        say(
            "Shuffle the {blue} blue cards and deal {n} to each player. The other {left} are "
            "the draw pile in the middle; beside it is room for the discard pile, face up.",
            blue=blue,
            n=box.hand,
            left=left,
        ),
        ("HB-SETUP-01", "HB-SETUP-02"),
        ((say("Each"), box.hand), (say("Draw pile"), left)),
        why,
    )
    yield Step(
        "recipes",
        say("One recipe each"),
        say(
            "Shuffle the {recipes} red recipes and deal one to each player, face up. "
            "The other {left} are the recipe pile, face down at the side.",
            recipes=recipes,
            left=recipes - plan.seats,
        ),
        ("HB-SETUP-03",),
        ((say("Each"), 1), (say("Recipe pile"), recipes - plan.seats)),
        why,
    )
    yield Step(
        "places",
        say("Room on the table"),
        say(
            "Leave room above your recipe for ingredients in play and beside it for completed "
            "recipes."
        ),
        ("HB-SETUP-04", "HB-SETUP-05"),
    )
    yield Step(
        "first-player",
        say("First player"),
        say(
            "The dealer's left neighbour begins. Play goes clockwise, {n} actions a turn.",
            n=box.actions,
        ),
        ("HB-SETUP-06", "HB-TURN-01"),
        ((say("Actions a turn"), box.actions),),
    )


def packing_up(plan: Plan) -> Iterator[Step]:
    """What goes where when the game is over."""
    box = facts.hasty_baker()
    recipes = len(box.recipes) * box.copies_of_a_recipe
    yield Step(
        "pack-blue",
        say("Blue cards"),
        say("Collect the blue cards, also those beside completed recipes: {n}.", n=_blue()),
        ("HB-COMP-01", "HB-COMP-02"),
        ((say("Blue cards"), _blue()),),
    )
    yield Step(
        "pack-recipes",
        say("Red recipes"),
        say("Collect the red recipes: {n}.", n=recipes),
        ("HB-COMP-03",),
        ((say("Recipes"), recipes),),
    )


def _blue() -> int:
    box = facts.hasty_baker()
    strategy = sum(card.cards or 0 for card in box.strategy)
    return strategy + sum(kind.cards for kind in box.ingredients)
