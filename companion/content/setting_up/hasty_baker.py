"""Setting up and packing up Hasty Baker."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.step import Plan, Step


def steps(plan: Plan) -> Iterator[Step]:
    """The steps in the order in which hands do them."""
    box = facts.hasty_baker()
    blue, recipes = _blue(), len(box.recipes) * box.copies_of_a_recipe
    left, why = blue - box.hand * plan.seats, f"for {plan.seats} players"
    yield Step(
        "hands",
        "Deal the blue cards",
        f"Shuffle the {blue} blue cards and deal {box.hand} to each player. The other {left} are "
        "the draw pile in the middle; beside it is room for the discard pile, face up.",
        ("HB-SETUP-01", "HB-SETUP-02"),
        (("Each", box.hand), ("Draw pile", left)),
        why,
    )
    yield Step(
        "recipes",
        "One recipe each",
        f"Shuffle the {recipes} red recipes and deal one to each player, face up. "
        f"The other {recipes - plan.seats} are the recipe pile, face down at the side.",
        ("HB-SETUP-03",),
        (("Each", 1), ("Recipe pile", recipes - plan.seats)),
        why,
    )
    yield Step(
        "places",
        "Room on the table",
        "Leave room above your recipe for ingredients in play and beside it for completed recipes.",
        ("HB-SETUP-04", "HB-SETUP-05"),
    )
    yield Step(
        "first-player",
        "First player",
        f"The dealer's left neighbour begins. Play goes clockwise, {box.actions} actions a turn.",
        ("HB-SETUP-06", "HB-TURN-01"),
        (("Actions a turn", box.actions),),
    )


def packing_up(plan: Plan) -> Iterator[Step]:
    """What goes where when the game is over."""
    box = facts.hasty_baker()
    recipes = len(box.recipes) * box.copies_of_a_recipe
    yield Step(
        "pack-blue",
        "Blue cards",
        f"Collect the blue cards, also those beside completed recipes: {_blue()}.",
        ("HB-COMP-01", "HB-COMP-02"),
        (("Blue cards", _blue()),),
    )
    yield Step(
        "pack-recipes",
        "Red recipes",
        f"Collect the red recipes: {recipes}.",
        ("HB-COMP-03",),
        (("Recipes", recipes),),
    )


def _blue() -> int:
    box = facts.hasty_baker()
    strategy = sum(card.cards or 0 for card in box.strategy)
    return strategy + sum(kind.cards for kind in box.ingredients)
