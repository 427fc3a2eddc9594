"""What holds at every moment of both races, played at random."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.cake_auf.moves import Destroy
from companion.rules.table import Table
from tests.games.cake_auf import at_random as cake_auf
from tests.games.hasty_baker import at_random as hasty_baker
from tests.games.races import (
    Decide,
    assert_the_file_is_the_table,
    assert_undo_inverts,
    played,
    tapes,
)

Race = tuple[Table, Decide]
races: st.SearchStrategy[Race] = st.one_of(
    st.tuples(hasty_baker.any_table, st.just(hasty_baker.decide)),
    st.tuples(cake_auf.any_table, st.just(cake_auf.decide)),
)


@settings(max_examples=50, deadline=None)
@given(races, tapes)
def test_only_the_player_in_turn_scores_and_wins(race: Race, tape: list[int]) -> None:
    table, decide = race
    for before, move, after in played(table, tape, decide):
        for seat, (old, new) in enumerate(zip(before.tally, after.tally, strict=True)):
            if seat == before.turn:
                assert new >= old
            else:
                assert new == old - (isinstance(move, Destroy) and move.to == seat)
        target = after.setup.target
        assert after.winner == (before.turn if after.tally[before.turn] >= target else None)
        assert (table.outcome is None) == (max(after.tally) < target)


@settings(max_examples=50, deadline=None)
@given(races, tapes)
def test_all_offers_are_legal_and_there_are_some_until_the_end(race: Race, tape: list[int]) -> None:
    table, decide = race
    for _, _, after in played(table, tape, decide):
        offers = table.game.offers(after)
        assert len(set(offers)) == len(offers)
        assert bool(offers) == (table.outcome is None)
        for move in offers:
            table.check(move)


@settings(max_examples=50, deadline=None)
@given(races, tapes)
def test_undo_inverts_every_move(race: Race, tape: list[int]) -> None:
    table, decide = race
    for _ in played(table, tape, decide):
        assert_undo_inverts(table)


@settings(max_examples=50, deadline=None)
@given(races, tapes)
def test_the_file_of_a_table_is_the_table(race: Race, tape: list[int]) -> None:
    table, decide = race
    for _ in played(table, tape, decide):
        pass
    assert_the_file_is_the_table(table)
