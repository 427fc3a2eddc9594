"""Setting up and packing up Magic Bakery."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.magic_bakery_check import check
from companion.content.setting_up.step import Plan, Step
from companion.language import counted, joined, say

EGGS_GO = 3
CAKE = 10


def steps(plan: Plan) -> Iterator[Step]:
    """The steps in the order in which hands do them.

    Raises:
        BadTable: if these scenarios, ducks, Customers or Layers do not go together.
    """
    check(plan)
    yield from _layers(plan)
    yield _ducks(plan)
    yield from _customers(plan)
    yield from _pantry(plan)
    yield from _scenarios(plan)
    actions = _numbers(plan).actions
    yield Step(
        "first-player",
        say("First player"),
        say(
            "Whoever baked something most recently begins and gets the standee. "
            "Play goes clockwise, {n} actions a turn.",
            n=actions,
        ),
        ("MB-SETUP-12", "MB-TURN-01", "MB-TURN-02"),
        ((say("Actions a turn"), actions),),
        plan.why,
    )


def of_levels(levels: tuple[int, ...]) -> str:
    """How many Customers of each level, in words."""
    return joined(
        [say("{n} of level {level}", n=many, level=level) for level, many in enumerate(levels, 1)]
    )


def by_level(levels: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """How many Customers of each level, in big numbers."""
    return tuple((say("Level {n}", n=level), many) for level, many in enumerate(levels, 1))


def _numbers(plan: Plan) -> facts.BakeryTable:
    return next(table for table in facts.magic_bakery().tables if table.seats == plan.seats)


def ingredients() -> int:
    """How many Ingredients there are, ducks left out."""
    return sum(ingredient.cards for ingredient in facts.magic_bakery().ingredients)


def _layers(plan: Plan) -> Iterator[Step]:
    kinds = {layer.slug: layer for layer in facts.magic_bakery().layers}
    names = [say(kinds[slug].name) for slug in plan.layers or kinds]
    yield Step(
        "layers",
        say("Six Layer piles"),
        say(
            "Sort the Layers into {n} face-up piles of 4, from left to right: {names}.",
            n=len(names),
            names=joined(names),
        ),
        ("MB-SETUP-08", "MB-AMB-34"),
        ((say("Piles"), len(names)), (say("In each"), 4)),
    )
    if 1 in plan.scenarios:
        yield Step(
            "cat",
            say("The cat on two piles"),
            say(
                "Lay the Scenario 1 card sideways over the two middle piles, the 3rd and the 4th: "
                "{third} and {fourth}.",
                third=names[2],
                fourth=names[3],
            ),
            ("MB-S01-01", "MB-AMB-34"),
            ((say("Piles covered"), 2),),
            scenario=1,
        )


def _ducks(plan: Plan) -> Step:
    left = facts.magic_bakery().ducks - plan.ducks
    ducks = counted(plan.ducks, "{n} Helpful Duck", "{n} Helpful Ducks")
    put = (
        counted(
            left,
            "Put {ducks} with the Ingredients; the other {n} stays in the box.",
            "Put {ducks} with the Ingredients; the other {n} stay in the box.",
            ducks=ducks,
        )
        if left
        else say("Put {ducks} with the Ingredients.", ducks=ducks)
    )
    return Step(
        "ducks",
        say("Helpful Ducks" if plan.ducks > 1 else "Helpful Duck"),
        put,
        ("MB-SETUP-10", "MB-CAMP-05"),
        ((say("Ducks"), plan.ducks),),
    )


def _customers(plan: Plan) -> Iterator[Step]:
    box, numbers = facts.magic_bakery(), _numbers(plan)
    levels = plan.customers or numbers.customers
    stack = sum(levels)
    yield Step(
        "customers",
        say("Build the Customer stack"),
        say(
            "Shuffle the Customers of each level and take {levels} at random. Shuffle these into "
            "one face-down stack of {stack}; the other {left} go back into the box.",
            levels=of_levels(levels),
            stack=stack,
            left=len(box.customers) - stack,
        ),
        ("MB-SETUP-03", "MB-SETUP-04", "MB-SETUP-05", "MB-AMB-01"),
        by_level(levels),
        plan.why,
    )
    if CAKE in plan.scenarios:
        stack += 1
        yield Step(
            "purrfect-cake",
            say("The special Customer"),
            say(
                "Put the special Customer at the very bottom of the stack: {n} Customers.", n=stack
            ),
            ("MB-S10-01",),
            ((say("In the stack"), stack),),
            scenario=CAKE,
        )
    many = numbers.turned_up
    yield Step(
        "reveal",
        say("Start the Customer row"),
        counted(
            many,
            "Turn up {n} Customer into the first space of the Customer row, next to the stack. "
            "The stack keeps {left}.",
            "Turn up {n} Customers into the first {n} spaces of the Customer row, next to the "
            "stack. The stack keeps {left}.",
            left=stack - many,
        ),
        ("MB-SETUP-06", "MB-SETUP-07"),
        ((say("Turn up"), many), (say("Left in the stack"), stack - many)),
        plan.why,
    )
    if 7 in plan.scenarios:
        yield Step(
            "two-spaces",
            say("A row of two spaces"),
            say("The Customer row has only 2 spaces: who is pushed past the second one leaves."),
            ("MB-S07-01", "MB-S07-02"),
            ((say("Spaces"), 2),),
            scenario=7,
        )


def _pantry(plan: Plan) -> Iterator[Step]:
    box = facts.magic_bakery()
    deck = ingredients() + plan.ducks
    if EGGS_GO in plan.scenarios:
        eggs = next(kind.cards for kind in box.ingredients if kind.name == "eggs")
        deck -= eggs
        yield Step(
            "eggs",
            say("Take out all {n} eggs", n=eggs),
            say("Sort all {n} eggs out of the Ingredients: they are the fox's stash.", n=eggs),
            ("MB-S03-01",),
            ((say("Eggs"), eggs),),
            scenario=EGGS_GO,
        )
    mice = 2 in plan.scenarios
    yield Step(
        "pantry",
        say("Pantry deck and row"),
        say(
            "Shuffle the {deck} Ingredients into the Pantry deck and deal {n} cards "
            "beside it face down, and nobody looks at them: the Pantry row."
            if mice
            else "Shuffle the {deck} Ingredients into the Pantry deck and deal {n} cards "
            "beside it face up: the Pantry row.",
            deck=deck,
            n=box.row_of_pantry,
        ),
        ("MB-SETUP-09", "MB-S02-01") if mice else ("MB-SETUP-09",),
        ((say("Pantry deck"), deck), (say("Pantry row"), box.row_of_pantry)),
        scenario=2 if mice else None,
    )
    left = deck - box.row_of_pantry - box.starting_hand * plan.seats
    yield Step(
        "hands",
        say("Deal the hands"),
        say(
            "Deal {n} Ingredients to each of the {seats} players. The Pantry deck keeps {left}.",
            n=box.starting_hand,
            seats=plan.seats,
            left=left,
        ),
        ("MB-SETUP-11",),
        ((say("Each"), box.starting_hand), (say("Left in the deck"), left)),
        plan.why,
    )


def _scenarios(plan: Plan) -> Iterator[Step]:
    box = facts.magic_bakery()
    chosen = [scenario for scenario in box.scenarios if scenario.number in plan.scenarios]
    if 6 in plan.scenarios:
        yield Step(
            "turtle",
            say("The turtle"),
            say("Put the Scenario 6 card in front of any player: this is the turtle."),
            ("MB-S06-01",),
            scenario=6,
        )
    if 9 in plan.scenarios:
        yield Step(
            "timer",
            say("{n} minutes", n=box.timer_minutes),
            say(
                "Have a timer of {n} minutes ready. It starts with the first turn.",
                n=box.timer_minutes,
            ),
            ("MB-S09-01", "MB-AMB-16"),
            ((say("Minutes"), box.timer_minutes),),
            scenario=9,
        )
    in_sight = [scenario for scenario in chosen if scenario.number not in (1, 6)]
    if in_sight:
        cards = joined([f"{scenario.number} ({scenario.name})" for scenario in in_sight])
        one = len(in_sight) == 1
        yield Step(
            "scenario-card",
            say("Scenario card in sight" if one else "Scenario cards in sight"),
            say(
                "Lay the card of scenario {cards} face up where everyone can read."
                if one
                else "Lay the cards of scenarios {cards} face up where everyone can read.",
                cards=cards,
            ),
            ("MB-SETUP-13",),
        )
    if len(chosen) == 1:
        yield Step(
            "story",
            say("The story"),
            say(
                "Read the story of scenario {n} in the rulebook to each other.",
                n=chosen[0].number,
            ),
            ("MB-CAMP-01",),
        )
