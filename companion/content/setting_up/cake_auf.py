"""Setting up and packing up Cake Auf!, whose cards nobody has counted in print."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.step import Plan, Step


def steps(plan: Plan) -> Iterator[Step]:
    """The steps in the order in which hands do them."""
    box = facts.cake_auf()
    why = f"for {plan.seats} players"
    yield Step(
        "recipes",
        "Three recipes each",
        f"Shuffle the recipes and give {box.open_recipes} to each player, face up: "
        f"{box.open_recipes * plan.seats} in all.",
        ("CA-SETUP-01",),
        (("Each", box.open_recipes), ("In all", box.open_recipes * plan.seats)),
        why,
    )
    yield Step(
        "recipe-deck",
        "Recipe deck",
        "Put the other recipes face down at one side: the recipe deck.",
        ("CA-SETUP-02",),
    )
    yield Step(
        "hands",
        "Five yellow cards each",
        f"Shuffle the yellow cards and deal {box.hand} to each player: "
        f"{box.hand * plan.seats} in all.",
        ("CA-SETUP-03",),
        (("Each", box.hand), ("In all", box.hand * plan.seats)),
        why,
    )
    yield Step(
        "deck",
        "Deck and discard pile",
        "The other yellow cards are the deck in the middle. "
        "Leave room beside it for the discard pile.",
        ("CA-SETUP-03", "CA-SETUP-04"),
    )
    yield Step(
        "first-player",
        "First player",
        f"Agree on who begins. Play goes clockwise, {box.actions} actions a turn.",
        ("CA-SETUP-05", "CA-TURN-01"),
        (("Actions a turn", box.actions),),
    )


def packing_up(plan: Plan) -> Iterator[Step]:
    """What goes where when the game is over."""
    yield Step(
        "pack-yellow",
        "Yellow cards",
        "Collect the yellow cards, also the bans that lie on recipes.",
        ("CA-COMP-04",),
    )
    yield Step(
        "pack-recipes",
        "Recipes",
        "Collect the recipes: the completed ones, the open ones and the recipe deck.",
        ("CA-COMP-03",),
    )
