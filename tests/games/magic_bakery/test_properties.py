"""What holds at every moment of the Magic Bakery, in every scenario and pair of scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.magic_bakery import moves as m
from companion.games.magic_bakery.game import MagicBakery
from companion.games.magic_bakery.state import State
from companion.rules.common import Adjust, Redo, Undo
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Entry, Position, Table
from tests.replaying import header
from tests.walking import begun, walk

GAME = MagicBakery()
NUMBERS = range(1, 11)
SINGLES = [(one,) for one in NUMBERS]
PAIRS = [pair for pair in combinations(NUMBERS, 2) if pair != (8, 10)]
SETS = [(), *SINGLES, *PAIRS, (2, 4, 8), (2, 4, 9), (2, 5, 9), (1, 2, 3, 5, 6, 7, 9, 10)]

every_set = pytest.mark.parametrize("scenarios", SETS, ids=str)
some = settings(max_examples=25, deadline=None)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Table, Random]:
    random = Random(draw(st.integers(0, 2**32)))
    return table_of(random.choice(SETS), random), random


def table_of(scenarios: tuple[int, ...], random: Random) -> Table:
    rulings = {asked: random.choice(answers) for asked, answers in GAME.rulings.items()}
    if {5, 6} <= set(scenarios):
        rulings["turtle_when"] = "before-customers"
    options: dict[str, Any] = {"turtle": random.randrange(2), "scenarios": list(scenarios)}
    if not scenarios and random.random() < 0.3:
        options["mode"] = "warm-up"
    return begun(GAME, header(random.choice(GAME.seats), GAME.slug, rulings, **options))


def uncorrected(table: Table, random: Random) -> Iterator[tuple[State, Entry, State]]:
    """A walk until somebody corrects the table by hand."""
    for before, entry, after in walk(table, random, 120, careless=0.2):
        if isinstance(entry.move, Adjust):
            return
        yield before.state, entry, after.state


def customers(state: State) -> list[int]:
    """The numbers of all customers that have been turned up."""
    served = [order.customer for order in state.fulfilled]
    return [*(one for one in state.row if one is not None), *state.discarded, *served]


@some
@given(tables())
def test_customers_are_conserved(drawn: tuple[Table, Random]) -> None:
    table, random = drawn
    start = table.position.state
    in_all = start.setup.customers + (10 in start.setup.scenarios)
    for _, _, state in uncorrected(table, random):
        seen = customers(state)
        assert len(set(seen)) == len(seen)
        assert state.stack + len(seen) == in_all
        assert set(seen) <= set(range(1, in_all + 1))


@some
@given(tables())
def test_the_row_never_has_a_customer_beyond_its_limit(drawn: tuple[Table, Random]) -> None:
    table, random = drawn
    spaces = 2 if 7 in table.position.state.setup.scenarios else 3
    for _, _, after in walk(table, random, 120):
        assert len(after.state.row) == spaces


@some
@given(tables())
def test_who_is_said_to_leave_is_who_leaves(drawn: tuple[Table, Random]) -> None:
    table, random = drawn
    for before, entry, after in walk(table, random, 150, careless=0.15):
        if isinstance(entry.move, m.EndTurn):
            left = [event["customer"] for event in table.events if event.code == "leaves"]
            ended = any(event.code == "round_over" for event in table.events)
            assert left == (list(before.state.leaving) if ended else [])
            assert list(after.state.discarded) == [*before.state.discarded, *left]


@some
@given(tables())
def test_points_are_those_of_the_orders_and_the_correction(drawn: tuple[Table, Random]) -> None:
    table, random = drawn
    for _, _, after in walk(table, random, 120):
        state: State = after.state
        earned = sum(order.points for order in state.fulfilled)
        assert state.points == earned + state.points_adjust
        shown = GAME.as_json(state)
        assert (shown["points"], shown["points_adjust"]) == (state.points, state.points_adjust)


@some
@given(tables())
def test_the_special_customer_comes_last(drawn: tuple[Table, Random]) -> None:
    table, random = drawn
    for _, _, state in uncorrected(table, random):
        special = state.setup.special
        assert special is None or state.has_arrived(special) == (state.stack == 0)


@every_set
def test_undo_inverts_every_move_of_every_scenario(scenarios: tuple[int, ...]) -> None:
    seen: set[type[Move]] = set()
    for seed in range(3):
        random = Random(seed)
        table = table_of(scenarios, random)
        for before, entry, after in walk(table, random, 100, careless=0.2):
            if isinstance(entry.move, Undo | Redo):
                continue
            seen.add(type(entry.move))
            assert_inverted(table, before, after)
    assert {m.Take, m.Fulfil, m.EndTurn} <= seen


def assert_inverted(table: Table, before: Position, after: Position) -> None:
    shown = GAME.as_json(after.state)
    table.play(Entry(Undo()))
    assert table.position == before
    assert GAME.as_json(table.position.state) == GAME.as_json(before.state)
    table.play(Entry(Redo()))
    assert table.position == after
    assert GAME.as_json(table.position.state) == shown


# Every answer that the format allows, except names of cards, which change no count.
THINKABLE: list[Move] = [
    *(m.Take(slot=slot) for slot in (None, 1, 2, 3, 4, 5, "deck")),
    *(m.Pass(to=to) for to in (None, *range(6))),
    *(m.Bake(layer=layer) for layer in (None, *m.LAYERS)),
    *(
        m.Fulfil(space=space, garnish=garnish, showstopper=showstopper)
        for space, garnish, showstopper in product((1, 2, 3), (False, True), (False, True))
    ),
    m.Refresh(),
    *(m.Cat(to=to) for to in range(1, 6)),
    m.Egg(),
    *(m.Bonus(scenario=one, skip=True) for one in NUMBERS),
    *(m.Bonus(scenario=one) for one in NUMBERS if one not in (1, 6, 10)),
    *(m.Bonus(scenario=1, cat=cat) for cat in range(1, 6)),
    *(m.Bonus(scenario=one, to=to) for one, to in product((6, 10), range(6))),
    m.EndTurn(),
]


def legal(table: Table, move: Move) -> bool:
    try:
        table.check(move)
    except IllegalMove:
        return False
    return True


@every_set
def test_what_is_legal_is_offered_and_nothing_else(scenarios: tuple[int, ...]) -> None:
    random = Random(repr(scenarios))
    table = table_of(scenarios, random)
    for _ in walk(table, random, 60, careless=0.2):
        offered = list(GAME.offers(table.position.state)) if table.outcome is None else []
        assert len(offered) == len(set(offered))
        assert set(offered) == {move for move in THINKABLE if legal(table, move)}


@every_set
def test_every_scenario_can_be_played_to_its_end(scenarios: tuple[int, ...]) -> None:
    random = Random(7)
    table = table_of(scenarios, random)
    for _ in walk(table, random, 2000, careless=0):
        if table.outcome is not None:
            break
    assert table.outcome is not None
    assert table.outcome.termination in ("customers-gone", "orders-done")
