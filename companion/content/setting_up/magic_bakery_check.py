"""Which numbers of a table of Magic Bakery go together."""

from __future__ import annotations

from companion.content import facts
from companion.content.setting_up.step import BadTable, Plan
from companion.language import say


def check(plan: Plan) -> None:
    """Whether a table can be set up.

    Raises:
        BadTable: if its scenarios, ducks, Customers or Layers do not go together.
    """
    box = facts.magic_bakery()
    known = {scenario.number for scenario in box.scenarios}
    for number in plan.scenarios:
        if number not in known:
            raise BadTable(
                say(
                    "There is no scenario {n}: they are numbered 1 to {last}.",
                    n=number,
                    last=len(known),
                )
            )
    if len(set(plan.scenarios)) < len(plan.scenarios):
        raise BadTable(say("A scenario is named twice."))
    if set(box.impossible_together) <= set(plan.scenarios):
        raise BadTable(say("Scenarios 8 and 10 cannot be played together (MB-FREE-02)."))
    if not 1 <= plan.ducks <= box.ducks:
        raise BadTable(
            say("There are 1 to {most} Helpful Ducks, not {n}.", most=box.ducks, n=plan.ducks)
        )
    if plan.layers and sorted(plan.layers) != sorted(layer.slug for layer in box.layers):
        raise BadTable(say("The Layer piles have to be all six types, each once."))
    if plan.customers:
        _check_customers(plan.customers)


def _check_customers(customers: tuple[int, int, int]) -> None:
    box = facts.magic_bakery()
    for level, many in enumerate(customers, 1):
        if not 0 <= many <= box.customers_of(level):
            raise BadTable(
                say(
                    "There are {n} Customers of level {level}.",
                    n=box.customers_of(level),
                    level=level,
                )
            )
    if sum(customers) < 3:
        raise BadTable(say("A stack needs at least 3 Customers."))
