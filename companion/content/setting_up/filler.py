"""Setting up and packing up Filler."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.step import BadTable, Plan, Step
from companion.language import say


def steps(plan: Plan) -> Iterator[Step]:
    """The steps in the order in which hands do them.

    Raises:
        BadTable: if six players want to do without the advanced recipes (FI-COMP-06).
    """
    box = facts.filler()
    advanced = _advanced(plan)
    recipes = box.standard + (box.advanced if advanced else 0)
    deck, book = box.recipes_each * plan.seats, plan.seats + 1
    why = plan.why
    unused = box.colours - plan.seats
    yield Step(
        "chefs",
        say("Chef cards"),
        say(
            "Each player takes the {n} chef cards and the reference card of one colour; "
            "the chef cards are the starting hand.",
            n=box.chefs_each,
        )
        + _unused(unused),
        ("FI-SETUP-01",),
        ((say("Each"), box.chefs_each), (say("Colours back"), unused)),
        why,
    )
    yield Step(
        "advanced",
        say("Advanced recipes in" if advanced else "Advanced recipes out"),
        say(
            "Put the {advanced} advanced recipes with the red border in with the "
            "{standard} standard ones."
            if advanced
            else "Leave the {advanced} advanced recipes with the red border in the box.",
            advanced=box.advanced,
            standard=box.standard,
        ),
        ("FI-SETUP-02", "FI-COMP-06", "FI-AMB-15"),
        ((say("Recipes"), recipes),),
    )
    back = recipes - deck
    yield Step(
        "deck",
        say("Build the deck"),
        say(
            "Shuffle the recipes and count out {deck}, {each} for each player: the deck. "
            "Put {back} back into the box."
            if back
            else "Shuffle the recipes and count out {deck}, {each} for each player: the deck. "
            "None is left over.",
            deck=deck,
            each=box.recipes_each,
            back=back,
        ),
        ("FI-SETUP-03",),
        ((say("Deck"), deck), (say("Back into the box"), back)),
        why,
    )
    yield Step(
        "book",
        say("Recipe book"),
        say(
            "Turn up {book} recipes from the deck in a row: the recipe book. "
            "The deck keeps {left}.",
            book=book,
            left=deck - book,
        ),
        ("FI-SETUP-04",),
        ((say("Recipe book"), book), (say("Left in the deck"), deck - book)),
        why,
    )
    yield Step(
        "turn-order",
        say("Turn order cards"),
        say("If you like, have turn order cards 1 to {n} at hand as a reminder.", n=plan.seats),
        ("FI-TIME-02",),
        ((say("Turn order cards"), plan.seats),),
    )
    yield Step(
        "first-day",
        say("First day"),
        say("There is no first player: everyone chooses a time card, and the earliest goes first."),
        ("FI-TIME-01", "FI-TIME-02"),
    )


def packing_up(plan: Plan) -> Iterator[Step]:
    """What goes where when the game is over."""
    box = facts.filler()
    yield Step(
        "pack-chefs",
        say("Chef cards by colour"),
        say(
            "Take the chef cards out of all hands and discard piles: {colours} colours of {n}, "
            "each with its reference card.",
            colours=box.colours,
            n=box.chefs_each,
        ),
        ("FI-COMP-03", "FI-COMP-04"),
        (
            (say("Chef cards"), box.colours * box.chefs_each),
            (say("Reference cards"), box.reference_cards),
        ),
    )
    yield Step(
        "pack-recipes",
        say("Recipes, advanced ones apart"),
        say(
            "Sort the recipes: {standard} standard ones, and {advanced} with the red border.",
            standard=box.standard,
            advanced=box.advanced,
        ),
        ("FI-COMP-01", "FI-COMP-02"),
        ((say("Standard"), box.standard), (say("Advanced"), box.advanced)),
    )
    yield Step(
        "pack-turn-order",
        say("Turn order cards"),
        say("Put the {n} turn order cards back.", n=box.turn_order_cards),
        ("FI-COMP-04",),
        ((say("Turn order cards"), box.turn_order_cards),),
    )


def _unused(colours: int) -> str:
    if colours == 1:
        return " " + say("One colour goes back into the box.")
    return " " + say("{n} colours go back into the box.", n=colours) if colours else ""


def _advanced(plan: Plan) -> bool:
    box = facts.filler()
    needed = box.recipes_each * plan.seats > box.standard
    if needed and plan.advanced is False:
        raise BadTable(
            say(
                "{seats} players need the advanced recipes: {n} standard ones are too few "
                "(FI-COMP-06).",
                seats=plan.seats,
                n=box.standard,
            )
        )
    return needed or bool(plan.advanced)
