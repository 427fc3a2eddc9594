"""How the Magic Bakery is played tonight: mode, scenarios, and what each of them needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.content import facts
from companion.games.magic_bakery.moves import LAYERS
from companion.games.magic_bakery.setup import LEVELS_IN_BOX
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.play.magic_bakery.layers import layer_name
from companion.views.screens.new_table.choices import (
    customers,
    mode,
    printed_customers,
    scenarios,
    turtle,
    with_customers,
)
from companion.views.screens.new_table.draft import Draft
from companion.views.screens.new_table.free_play import free_play
from companion.views.screens.new_table.parts import Change, folded, heading, quiet, section
from companion.views.screens.new_table.scenario_tiles import scenario_tiles
from companion.views.widgets.basics import Role, column, icon_button, row, text
from companion.views.widgets.inputs import Option, one_of, stepper
from companion.views.words import in_sentence, say


def magic_bakery(look: Look, draft: Draft, change: Change) -> ft.Control:
    """The Magic Bakery's choices."""
    parts = [_mode(look, draft, change)]
    if mode(draft) == "campaign":
        parts += [*_campaigns(look, draft, change), scenario_tiles(look, draft, change)]
    if mode(draft) == "freeplay":
        parts.append(free_play(look, draft, change))
    if mode(draft) != "warm-up":
        parts.append(_ducks(look, draft, change))
    play = scenarios(draft)
    if 1 in play:
        parts.append(Piles(look, draft, change))
    if 6 in play and draft.names:
        parts.append(_turtle(look, draft, change))
    if len(draft.names) >= draft.seats[0]:
        parts.append(Customers(look, draft, change))
    return section(look, say("How it is played"), *parts)


def _mode(look: Look, draft: Draft, change: Change) -> ft.Control:
    return one_of(
        look,
        say("Mode"),
        [
            Option("relaxed", say("Relaxed"), say("No scenario")),
            Option("warm-up", say("Warm-up"), say("First 3 orders")),
            Option("campaign", say("Campaign"), say("One by one")),
            Option("freeplay", say("Free play"), say("Any scenarios")),
        ],
        mode(draft),
        lambda value: change(draft.option("mode", value)),
    )


def _campaigns(look: Look, draft: Draft, change: Change) -> list[ft.Control]:
    """Whose stars it is for; not asked where there is one campaign only."""
    if len(draft.boards) < 2 or draft.board is None:
        return []
    return [
        one_of(
            look,
            say("Campaign"),
            [Option(one, one.name, say("Scenario {n} next", n=one.next)) for one in draft.boards],
            draft.board,
            lambda board: change(draft.playing(board)),
        )
    ]


def _ducks(look: Look, draft: Draft, change: Change) -> ft.Control:
    return stepper(
        look,
        say("Helpful Ducks"),
        draft.options.get("ducks", 1),
        lambda value: change(draft.option("ducks", value)),
        low=1,
        high=facts.magic_bakery().ducks,
        second=say("in the Pantry deck"),
    )


@component
def Piles(look: Look, draft: Draft, change: Change) -> ft.Control:
    """The six piles from left to right: the cat lies on the two in the middle."""
    opened, set_opened = remembered(lambda: False)
    order = list(draft.options.get("layers", LAYERS))

    def moved(at: int, by: int) -> None:
        order[at], order[at + by] = order[at + by], order[at]
        change(draft.option("layers", None if tuple(order) == LAYERS else list(order)))

    def lines() -> ft.Control:
        words = say("As they lie on the table, from left to right. The cat begins on 3 and 4.")
        last = len(order) - 1
        piles = [
            _pile(
                look,
                at + 1,
                layer_name(layer),
                left=partial(moved, at, -1) if at else None,
                right=partial(moved, at, 1) if at < last else None,
            )
            for at, layer in enumerate(order)
        ]
        return column([quiet(look, words), *piles], 0)

    names = ", ".join(in_sentence(layer_name(layer)) for layer in order)
    return folded(look, say("Layer piles: {names}", names=names), opened, set_opened, lines)


def _pile(
    look: Look,
    place: int,
    layer: str,
    *,
    left: Callable[[], None] | None,
    right: Callable[[], None] | None,
) -> ft.Control:
    return row(
        [
            text(str(place), Role.LABEL_LARGE, look.palette.on_variant),
            text(layer_name(layer), Role.LABEL_LARGE, expand=True),
            icon_button(
                look, say("Move {layer} left", layer=layer), ft.Icons.ARROW_UPWARD_ROUNDED, left
            ),
            icon_button(
                look, say("Move {layer} right", layer=layer), ft.Icons.ARROW_DOWNWARD_ROUNDED, right
            ),
        ],
        8,
    )


def _turtle(look: Look, draft: Draft, change: Change) -> ft.Control:
    return column(
        [
            heading(say("Who has the turtle first?")),
            one_of(
                look,
                say("Turtle"),
                [Option(name, name) for name in draft.names],
                draft.names[turtle(draft)],
                lambda name: change(draft.option("turtle", name)),
            ),
        ],
        8,
    )


def _recount(draft: Draft, change: Change, level: int, count: int) -> None:
    change(with_customers(draft, level, count))


@component
def Customers(look: Look, draft: Draft, change: Change) -> ft.Control:
    """The customer stack, where a rulebook prints other numbers (MB-AMB-01)."""
    printed = printed_customers(len(draft.names))
    own = customers(draft)
    opened, set_opened = remembered(lambda: own is not None)
    counts = own or printed

    def steppers() -> ft.Control:
        note = say(
            "Some rulebooks have a garbled table. The published numbers for {seats} players: "
            "{one} / {two} / {three}.",
            seats=len(draft.names),
            one=printed[0],
            two=printed[1],
            three=printed[2],
        )
        return column(
            [
                quiet(look, note),
                *[
                    stepper(
                        look,
                        say("Customers of level {n}", n=level),
                        count,
                        partial(_recount, draft, change, level),
                        low=0,
                        high=most,
                    )
                    for level, (count, most) in enumerate(
                        zip(counts, LEVELS_IN_BOX, strict=True), start=1
                    )
                ],
            ],
            4,
        )

    label = say("Does your rulebook print other numbers?")
    return folded(look, label, opened, set_opened, steppers)
