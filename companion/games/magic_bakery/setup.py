"""Setting the table: options, rulings and the state before the first move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.magic_bakery.moves import LAYERS, layer
from companion.games.magic_bakery.state import (
    EGGS,
    KEEP,
    PANTRY_SLOTS,
    Clock,
    Rulings,
    Setup,
    State,
)
from companion.rules import reading
from companion.rules.game import BadHeader, Json

LEVELS_IN_BOX = (8, 9, 8)
"""MB-COMP-03: customer cards of level 1, 2, 3."""
LEVELS = {2: (4, 2, 1), 3: (1, 2, 4), 4: (1, 2, 4), 5: (0, 1, 6)}
"""MB-SETUP-04: customers of level 1, 2, 3 in the stack, by seats."""
MODES = ("campaign", "freeplay", "relaxed", "warm-up")

OPTIONS: Mapping[str, reading.Reader] = {
    "scenarios": reading.distinct(reading.listing(reading.integer(1, 10), most=10)),
    "mode": reading.choice(*MODES),
    "ducks": reading.integer(1, 5),
    "customers": reading.listing(reading.integer(0, max(LEVELS_IN_BOX)), least=3, most=3),
    "layers": reading.distinct(reading.listing(layer, least=6, most=6)),
    "turtle": reading.seat,
}
RULINGS: Mapping[str, tuple[str, ...]] = {
    "bees_and_turtle": ("bees-first", "turtle-first"),
    "turtle_when": ("before-customers", "after-customers"),
    "extra_keep": ("everyone", "fulfiller"),
    "extra_actions": ("stack", "one-each"),
    "panda_end": ("row-and-stack", "row"),
}


def _mode(scenarios: frozenset[int], given: str | None) -> str:
    expected = {0: "relaxed", 1: "campaign"}.get(len(scenarios), "freeplay")
    mode = given or expected
    fits = {
        "campaign": len(scenarios) == 1,
        "freeplay": len(scenarios) >= 1,
        "relaxed": not scenarios,
        "warm-up": not scenarios,
    }
    if not fits[mode]:
        raise BadHeader("bad_mode", f"options: mode {mode} does not go with these scenarios")
    return mode


def _customers(levels: tuple[int, ...]) -> int:
    for given, most, level in zip(levels, LEVELS_IN_BOX, (1, 2, 3), strict=True):
        if given > most:
            raise BadHeader(
                "bad_customers",
                f"options: customers: the box has {most} of level {level}, not {given}",
            )
    total = sum(levels)
    if not 3 <= total <= sum(LEVELS_IN_BOX):
        raise BadHeader("bad_customers", f"options: customers: expected 3 to 25, found {total}")
    return total


def clash(scenarios: frozenset[int], rulings: Rulings) -> bool:
    """Whether bees and turtle were given an order that can't be (MB-AMB-03)."""
    return (
        {5, 6} <= scenarios
        and rulings.turtle_when == "after-customers"
        and rulings.bees_and_turtle == "turtle-first"
    )


def setup(seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> State:
    """The state before the first move (MB-SETUP-04 to 07, 10, 13). Raises BadHeader."""
    scenarios = frozenset(options.get("scenarios", ()))
    if {8, 10} <= scenarios:
        raise BadHeader(
            "scenarios_8_and_10",
            "options: scenarios 8 and 10 can't be played together: 4 cards in hand, 9 needed",
        )
    agreed = Rulings(**rulings)
    if clash(scenarios, agreed):
        raise BadHeader(
            "rulings_clash", "rulings: the turtle can't be before the bees and after the customers"
        )
    turtle = options.get("turtle", 0)
    if 6 in scenarios and turtle >= seats:
        raise BadHeader("no_such_seat", f"options: turtle: there is no seat {turtle}")
    fixed = Setup(
        seats=seats,
        scenarios=scenarios,
        mode=_mode(scenarios, options.get("mode")),
        customers=_customers(options.get("customers", LEVELS[seats])),
        layers=options.get("layers", LAYERS),
        score_only=options.get("score_only", False),
    )
    return State(
        setup=fixed, rulings=agreed, **_first_row(fixed), **_pieces(fixed, turtle, options)
    )


def _first_row(fixed: Setup) -> dict[str, Any]:
    """MB-SETUP-06 and 07: one customer, or two with 3 or 5 players.

    Two fill the elephant's row from the start (MB-AMB-35).
    """
    revealed = 2 if fixed.seats in (3, 5) else 1
    spaces = 2 if 7 in fixed.scenarios else 3
    row = tuple(space if space <= revealed else None for space in range(1, spaces + 1))
    in_all = fixed.special or fixed.customers
    return {
        "row": row,
        "newest": revealed,
        "stack": in_all - revealed,
        "actions": fixed.actions,
    }


def _pieces(fixed: Setup, turtle: int, options: Mapping[str, Json]) -> dict[str, Any]:
    """What the scenarios in play put on the table."""
    pieces: dict[str, Any] = {"ducks": options.get("ducks", 1)}
    play = fixed.scenarios
    if 1 in play:
        pieces["cat"] = 3
    if 2 in play:
        pieces["face_down"] = PANTRY_SLOTS
    if 3 in play:
        pieces["eggs"] = EGGS
    if 5 in play:
        pieces["keep"] = (KEEP,) * fixed.seats
    if 6 in play:
        pieces["turtle"] = turtle
    if 9 in play:
        pieces["clock"] = Clock()
    if 10 in play:
        pieces["extra"] = (0,) * fixed.seats
    return pieces
