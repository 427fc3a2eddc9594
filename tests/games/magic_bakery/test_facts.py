"""The engine's numbers are those of the box."""

from __future__ import annotations

import pytest

from companion.content import facts
from companion.games.magic_bakery import setup, state
from companion.games.magic_bakery.moves import LAYERS
from tests.replaying import move, played

BOX = facts.magic_bakery()


def test_the_engine_counts_what_is_in_the_box() -> None:
    assert tuple(BOX.customers_of(level) for level in (1, 2, 3)) == setup.LEVELS_IN_BOX
    assert {one.name: one.cards for one in BOX.ingredients}["eggs"] == state.EGGS
    assert sorted(layer.slug for layer in BOX.layers) == list(LAYERS)
    assert len(state.PANTRY_SLOTS) == BOX.row_of_pantry
    assert BOX.timer_minutes * 60 == state.TIMER_SECONDS
    assert BOX.warm_up_orders == state.WARM_UP_POINTS
    assert max(customer.orders for customer in BOX.customers) == state.SHOWSTOPPER_POINTS
    assert BOX.purrfect_cake.orders == state.CAKE_POINTS


@pytest.mark.parametrize("table", BOX.tables, ids=lambda table: str(table.seats))
def test_the_engine_sets_a_table_as_the_box_says(table: facts.BakeryTable) -> None:
    assert setup.LEVELS[table.seats] == table.customers
    found = played(seats=table.seats).state
    assert found["actions"] == table.actions
    assert sum(one is not None for one in found["row"]) == table.turned_up


@pytest.mark.parametrize("scenario", BOX.scenarios, ids=lambda scenario: str(scenario.number))
def test_the_engine_has_the_goals_of_every_scenario(scenario: facts.Scenario) -> None:
    found = played(move("finish"), scenarios=[scenario.number])
    assert found.last["outcome"]["goals"] == list(scenario.goals)
