"""Setting up and packing up Magic Bakery."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import facts
from companion.content.setting_up.step import BadTable, Plan, Step, listed, some

EGGS_GO = 3
CAKE = 10


def steps(plan: Plan) -> Iterator[Step]:
    """The steps in the order in which hands do them.

    Raises:
        BadTable: if these scenarios, ducks, Customers or Layers do not go together.
    """
    _check(plan)
    yield from _layers(plan)
    yield _ducks(plan)
    yield from _customers(plan)
    yield from _pantry(plan)
    yield from _scenarios(plan)
    actions = _numbers(plan).actions
    yield Step(
        "first-player",
        "First player",
        "Whoever baked something most recently begins and gets the standee. "
        f"Play goes clockwise, {actions} actions a turn.",
        ("MB-SETUP-12", "MB-TURN-01", "MB-TURN-02"),
        (("Actions a turn", actions),),
        _for(plan),
    )


def packing_up(plan: Plan) -> Iterator[Step]:
    """What goes where when the game is over."""
    box = facts.magic_bakery()
    levels = tuple((f"Level {level}", box.customers_of(level)) for level in (1, 2, 3))
    yield Step(
        "pack-customers",
        "Customers by level",
        f"Sort the {len(box.customers)} Customers by the level on their backs: "
        + listed(f"{many} of level {level}" for level, (_, many) in enumerate(levels, 1))
        + (
            ". The special Customer goes back to its Scenario card."
            if CAKE in plan.scenarios
            else "."
        ),
        ("MB-COMP-03",),
        levels,
    )
    yield Step(
        "pack-layers",
        "Layers from all hands",
        f"Collect the Layers from hands and piles: {len(box.layers)} types, 4 of each.",
        ("MB-COMP-02",),
        (("Layers", sum(layer.cards for layer in box.layers)),),
    )
    eggs = " The fox gives the eggs back." if EGGS_GO in plan.scenarios else ""
    left = box.ducks - plan.ducks
    yield Step(
        "pack-ingredients",
        "Ingredients and ducks",
        f"Put the Ingredients back together.{eggs} Your group's {some(plan.ducks, 'duck')} "
        f"{'stays' if plan.ducks == 1 else 'stay'} with the deck"
        + (f", the other {left} apart." if left else "."),
        ("MB-COMP-01", "MB-CAMP-05"),
        (("Ingredients", _ingredients() + plan.ducks), ("Ducks apart", left)),
    )
    yield Step(
        "pack-scenarios",
        "Scenario cards in order",
        "Put the Scenario cards back in their order, with the stop card on top of those to come.",
        ("MB-SETUP-02", "MB-COMP-04"),
    )
    yield Step(
        "pack-standee", "Standee and reference cards", "Put them into the box.", ("MB-COMP-05",)
    )


def _check(plan: Plan) -> None:
    box = facts.magic_bakery()
    known = {scenario.number for scenario in box.scenarios}
    for number in plan.scenarios:
        if number not in known:
            raise BadTable(f"There is no scenario {number}: they are numbered 1 to {len(known)}.")
    if len(set(plan.scenarios)) < len(plan.scenarios):
        raise BadTable("A scenario is named twice.")
    if set(box.impossible_together) <= set(plan.scenarios):
        raise BadTable("Scenarios 8 and 10 cannot be played together (MB-FREE-02).")
    if not 1 <= plan.ducks <= box.ducks:
        raise BadTable(f"There are 1 to {box.ducks} Helpful Ducks, not {plan.ducks}.")
    if plan.layers and sorted(plan.layers) != sorted(layer.slug for layer in box.layers):
        raise BadTable("The Layer piles have to be all six types, each once.")
    if plan.customers:
        _check_customers(plan.customers)


def _check_customers(customers: tuple[int, int, int]) -> None:
    box = facts.magic_bakery()
    for level, many in enumerate(customers, 1):
        if not 0 <= many <= box.customers_of(level):
            raise BadTable(f"There are {box.customers_of(level)} Customers of level {level}.")
    if sum(customers) < 3:
        raise BadTable("A stack needs at least 3 Customers.")


def _numbers(plan: Plan) -> facts.BakeryTable:
    return next(table for table in facts.magic_bakery().tables if table.seats == plan.seats)


def _for(plan: Plan) -> str:
    return f"for {plan.seats} players"


def _ingredients() -> int:
    return sum(ingredient.cards for ingredient in facts.magic_bakery().ingredients)


def _layers(plan: Plan) -> Iterator[Step]:
    kinds = {layer.slug: layer for layer in facts.magic_bakery().layers}
    names = [kinds[slug].name for slug in plan.layers or kinds]
    yield Step(
        "layers",
        "Six Layer piles",
        f"Sort the Layers into {len(names)} face-up piles of 4, from left to right: "
        f"{listed(names)}.",
        ("MB-SETUP-08", "MB-AMB-34"),
        (("Piles", len(names)), ("In each", 4)),
    )
    if 1 in plan.scenarios:
        yield Step(
            "cat",
            "The cat on two piles",
            "Lay the Scenario 1 card sideways over the two middle piles, the 3rd and the 4th: "
            f"{names[2]} and {names[3]}.",
            ("MB-S01-01", "MB-AMB-34"),
            (("Piles covered", 2),),
            scenario=1,
        )


def _ducks(plan: Plan) -> Step:
    left = facts.magic_bakery().ducks - plan.ducks
    rest = f"; the other {left} {'stays' if left == 1 else 'stay'} in the box" if left else ""
    return Step(
        "ducks",
        "Helpful Ducks" if plan.ducks > 1 else "Helpful Duck",
        f"Put {some(plan.ducks, 'Helpful Duck')} with the Ingredients{rest}.",
        ("MB-SETUP-10", "MB-CAMP-05"),
        (("Ducks", plan.ducks),),
    )


def _customers(plan: Plan) -> Iterator[Step]:
    box, numbers = facts.magic_bakery(), _numbers(plan)
    levels = plan.customers or numbers.customers
    stack = sum(levels)
    yield Step(
        "customers",
        "Build the Customer stack",
        "Shuffle the Customers of each level and take "
        + listed(f"{many} of level {level}" for level, many in enumerate(levels, 1))
        + f" at random. Shuffle these into one face-down stack of {stack}; "
        f"the other {len(box.customers) - stack} go back into the box.",
        ("MB-SETUP-03", "MB-SETUP-04", "MB-SETUP-05", "MB-AMB-01"),
        tuple((f"Level {level}", many) for level, many in enumerate(levels, 1)),
        _for(plan),
    )
    if CAKE in plan.scenarios:
        stack += 1
        yield Step(
            "purrfect-cake",
            "The special Customer",
            f"Put the special Customer at the very bottom of the stack: {stack} Customers.",
            ("MB-S10-01",),
            (("In the stack", stack),),
            scenario=CAKE,
        )
    many, spaces = numbers.turned_up, "spaces" if numbers.turned_up > 1 else "space"
    yield Step(
        "reveal",
        "Start the Customer row",
        f"Turn up {some(many, 'Customer')} into the first {f'{many} ' if many > 1 else ''}{spaces} "
        f"of the Customer row, next to the stack. The stack keeps {stack - many}.",
        ("MB-SETUP-06", "MB-SETUP-07"),
        (("Turn up", many), ("Left in the stack", stack - many)),
        _for(plan),
    )
    if 7 in plan.scenarios:
        yield Step(
            "two-spaces",
            "A row of two spaces",
            "The Customer row has only 2 spaces: who is pushed past the second one leaves.",
            ("MB-S07-01", "MB-S07-02"),
            (("Spaces", 2),),
            scenario=7,
        )


def _pantry(plan: Plan) -> Iterator[Step]:
    box = facts.magic_bakery()
    deck = _ingredients() + plan.ducks
    if EGGS_GO in plan.scenarios:
        eggs = next(kind.cards for kind in box.ingredients if kind.name == "eggs")
        deck -= eggs
        yield Step(
            "eggs",
            f"Take out all {eggs} eggs",
            f"Sort all {eggs} eggs out of the Ingredients: they are the fox's stash.",
            ("MB-S03-01",),
            (("Eggs", eggs),),
            scenario=EGGS_GO,
        )
    mice = 2 in plan.scenarios
    faces = " face down, and nobody looks at them" if mice else " face up"
    yield Step(
        "pantry",
        "Pantry deck and row",
        f"Shuffle the {deck} Ingredients into the Pantry deck and deal {box.row_of_pantry} cards "
        f"beside it{faces}: the Pantry row.",
        ("MB-SETUP-09", "MB-S02-01") if mice else ("MB-SETUP-09",),
        (("Pantry deck", deck), ("Pantry row", box.row_of_pantry)),
        scenario=2 if mice else None,
    )
    left = deck - box.row_of_pantry - box.starting_hand * plan.seats
    yield Step(
        "hands",
        "Deal the hands",
        f"Deal {box.starting_hand} Ingredients to each of the {plan.seats} players. "
        f"The Pantry deck keeps {left}.",
        ("MB-SETUP-11",),
        (("Each", box.starting_hand), ("Left in the deck", left)),
        _for(plan),
    )


def _scenarios(plan: Plan) -> Iterator[Step]:
    box = facts.magic_bakery()
    chosen = [scenario for scenario in box.scenarios if scenario.number in plan.scenarios]
    if 6 in plan.scenarios:
        yield Step(
            "turtle",
            "The turtle",
            "Put the Scenario 6 card in front of any player: this is the turtle.",
            ("MB-S06-01",),
            scenario=6,
        )
    if 9 in plan.scenarios:
        yield Step(
            "timer",
            f"{box.timer_minutes} minutes",
            f"Have a timer of {box.timer_minutes} minutes ready. It starts with the first turn.",
            ("MB-S09-01", "MB-AMB-16"),
            (("Minutes", box.timer_minutes),),
            scenario=9,
        )
    in_sight = [scenario for scenario in chosen if scenario.number not in (1, 6)]
    if in_sight:
        names = listed(f"{scenario.number} ({scenario.name})" for scenario in in_sight)
        one = len(in_sight) == 1
        yield Step(
            "scenario-card",
            "Scenario card in sight" if one else "Scenario cards in sight",
            f"Lay the {'card of scenario' if one else 'cards of scenarios'} {names} face up "
            "where everyone can read.",
            ("MB-SETUP-13",),
        )
    if len(chosen) == 1:
        yield Step(
            "story",
            "The story",
            f"Read the story of scenario {chosen[0].number} in the rulebook to each other.",
            ("MB-CAMP-01",),
        )
