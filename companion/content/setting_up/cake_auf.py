"""Setting up and packing up Cake Auf!, whose cards nobody has counted in print."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.step import Plan, Step
from companion.language import say


def steps(plan: Plan) -> Iterator[Step]:
    """The steps in the order in which hands do them."""
    box = facts.cake_auf()
    why = plan.why
    yield Step(
        "recipes",
        say("Three recipes each"),
        say(
            "Shuffle the recipes and give {n} to each player, face up: {all} in all.",
            n=box.open_recipes,
            all=box.open_recipes * plan.seats,
        ),
        ("CA-SETUP-01",),
        ((say("Each"), box.open_recipes), (say("In all"), box.open_recipes * plan.seats)),
        why,
    )
    yield Step(
        "recipe-deck",
        say("Recipe deck"),
        say("Put the other recipes face down at one side: the recipe deck."),
        ("CA-SETUP-02",),
    )
    yield Step(
        "hands",
        say("Five yellow cards each"),
        say(
            "Shuffle the yellow cards and deal {n} to each player: {all} in all.",
            n=box.hand,
            all=box.hand * plan.seats,
        ),
        ("CA-SETUP-03",),
        ((say("Each"), box.hand), (say("In all"), box.hand * plan.seats)),
        why,
    )
    yield Step(
        "deck",
        say("Deck and discard pile"),
        say(
            "The other yellow cards are the deck in the middle. "
            "Leave room beside it for the discard pile."
        ),
        ("CA-SETUP-03", "CA-SETUP-04"),
    )
    yield Step(
        "first-player",
        say("First player"),
        say("Agree on who begins. Play goes clockwise, {n} actions a turn.", n=box.actions),
        ("CA-SETUP-05", "CA-TURN-01"),
        ((say("Actions a turn"), box.actions),),
    )


def packing_up(plan: Plan) -> Iterator[Step]:
    """What goes where when the game is over."""
    yield Step(
        "pack-yellow",
        say("Yellow cards"),
        say("Collect the yellow cards, also the bans that lie on recipes."),
        ("CA-COMP-04",),
    )
    yield Step(
        "pack-recipes",
        say("Recipes"),
        say("Collect the recipes: the completed ones, the open ones and the recipe deck."),
        ("CA-COMP-03",),
    )
