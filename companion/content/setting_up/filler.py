"""Setting up and packing up Filler."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.step import BadTable, Plan, Step, some


def steps(plan: Plan) -> Iterator[Step]:
    """The steps in the order in which hands do them.

    Raises:
        BadTable: if six players want to do without the advanced recipes (FI-COMP-06).
    """
    box = facts.filler()
    advanced = _advanced(plan)
    recipes = box.standard + (box.advanced if advanced else 0)
    deck, book = box.recipes_each * plan.seats, plan.seats + 1
    why = f"for {plan.seats} players"
    unused = box.colours - plan.seats
    yield Step(
        "chefs",
        "Chef cards",
        f"Each player takes the {box.chefs_each} chef cards and the reference card of one colour; "
        "the chef cards are the starting hand."
        + (f" {some(unused, 'colour')} go back into the box." if unused > 1 else "")
        + (" One colour goes back into the box." if unused == 1 else ""),
        ("FI-SETUP-01",),
        (("Each", box.chefs_each), ("Colours back", unused)),
        why,
    )
    yield Step(
        "advanced",
        "Advanced recipes in" if advanced else "Advanced recipes out",
        f"Put the {box.advanced} advanced recipes with the red border in with the "
        f"{box.standard} standard ones."
        if advanced
        else f"Leave the {box.advanced} advanced recipes with the red border in the box.",
        ("FI-SETUP-02", "FI-COMP-06", "FI-AMB-15"),
        (("Recipes", recipes),),
    )
    back = recipes - deck
    yield Step(
        "deck",
        "Build the deck",
        f"Shuffle the recipes and count out {deck}, {box.recipes_each} for each player: the deck. "
        + (f"Put {back} back into the box." if back else "None is left over."),
        ("FI-SETUP-03",),
        (("Deck", deck), ("Back into the box", back)),
        why,
    )
    yield Step(
        "book",
        "Recipe book",
        f"Turn up {book} recipes from the deck in a row: the recipe book. "
        f"The deck keeps {deck - book}.",
        ("FI-SETUP-04",),
        (("Recipe book", book), ("Left in the deck", deck - book)),
        why,
    )
    yield Step(
        "turn-order",
        "Turn order cards",
        f"If you like, have turn order cards 1 to {plan.seats} at hand as a reminder.",
        ("FI-TIME-02",),
        (("Turn order cards", plan.seats),),
    )
    yield Step(
        "first-day",
        "First day",
        "There is no first player: everyone chooses a time card, and the earliest goes first.",
        ("FI-TIME-01", "FI-TIME-02"),
    )


def packing_up(plan: Plan) -> Iterator[Step]:
    """What goes where when the game is over."""
    box = facts.filler()
    yield Step(
        "pack-chefs",
        "Chef cards by colour",
        f"Take the chef cards out of all hands and discard piles: {box.colours} colours of "
        f"{box.chefs_each}, each with its reference card.",
        ("FI-COMP-03", "FI-COMP-04"),
        (("Chef cards", box.colours * box.chefs_each), ("Reference cards", box.reference_cards)),
    )
    yield Step(
        "pack-recipes",
        "Recipes, advanced ones apart",
        f"Sort the recipes: {box.standard} standard ones, and {box.advanced} with the red border.",
        ("FI-COMP-01", "FI-COMP-02"),
        (("Standard", box.standard), ("Advanced", box.advanced)),
    )
    yield Step(
        "pack-turn-order",
        "Turn order cards",
        f"Put the {box.turn_order_cards} turn order cards back.",
        ("FI-COMP-04",),
        (("Turn order cards", box.turn_order_cards),),
    )


def _advanced(plan: Plan) -> bool:
    box = facts.filler()
    needed = box.recipes_each * plan.seats > box.standard
    if needed and plan.advanced is False:
        raise BadTable(
            f"{plan.seats} players need the advanced recipes: {box.standard} standard ones are "
            "too few (FI-COMP-06)."
        )
    return needed or bool(plan.advanced)
