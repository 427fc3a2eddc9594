"""The history of a table: what counts, what was taken back, and the way to each moment."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.magic_bakery.moves import Bake, EndTurn, Pass, Take
from companion.games.registry import GAMES
from companion.rules.common import Redo, Undo
from companion.rules.game import IllegalMove, Move
from companion.rules.history import chapter, chapter_key, history, way
from companion.rules.table import Entry, Header, Table


def table_of(*moves: Move, game: str = "magic-bakery") -> Table:
    table = Table(GAMES[game], Header(game, ("Ana", "Ben")))
    for move in moves:
        table.play(Entry(move))
    return table


def shown(table: Table) -> list[tuple[str, int | None]]:
    return [(past.entry.move.name, past.away) for past in history(table)]


def test_a_table_that_was_just_set_has_no_history() -> None:
    assert history(table_of()) == []


def test_each_move_says_how_many_undos_lead_back_to_it() -> None:
    assert shown(table_of(Take(), Bake(), Pass())) == [("take", 2), ("bake", 1), ("pass", 0)]


def test_moves_taken_back_say_how_many_redos_bring_them_back() -> None:
    table = table_of(Take(), Bake(), Pass(), Undo(), Undo())
    assert shown(table) == [("take", 0), ("bake", -1), ("pass", -2)]


def test_a_move_that_was_replaced_by_another_stays_in_sight_without_a_way_to_it() -> None:
    table = table_of(Take(), Bake(), Undo(), Pass())
    assert shown(table) == [("take", 1), ("bake", None), ("pass", 0)]
    assert [past.counts for past in history(table)] == [True, False, True]


def test_a_move_brought_back_is_the_one_that_was_made_and_no_new_one() -> None:
    table = table_of(Take(), Undo(), Redo())
    assert shown(table) == [("take", 0)]
    assert history(table)[0].step.entry == 0


@given(st.lists(st.sampled_from((Take(), Bake(), EndTurn(), Undo(), Redo())), max_size=30))
def test_the_way_to_any_moment_leads_there_and_back(moves: list[Move]) -> None:
    table = table_of()
    for move in moves:
        if not isinstance(move, EndTurn) and table.position.state.actions == 0:
            continue
        if table.outcome is not None:
            return
        with suppress(IllegalMove):  # nothing to undo, or to bring back
            table.play(Entry(move))
    for past in history(table):
        if past.away is None:
            continue
        ahead = table.fork()
        for move in way(past.away):
            ahead.play(Entry(move))
        assert ahead.position == past.step.position
        for move in way(-past.away):
            ahead.play(Entry(move))
        assert ahead.position == table.position


def test_what_is_played_on_a_fork_leaves_the_table_as_it_is() -> None:
    table = table_of(Take(), Bake(), Undo())
    before = (list(table.entries), table.steps, table.taken_back, table.made, table.events)
    ahead = table.fork()
    ahead.play(Entry(Redo()))
    ahead.play(Entry(EndTurn()))
    assert (list(table.entries), table.steps, table.taken_back, table.made, table.events) == before
    assert len(ahead.entries) == len(table.entries) + 2


@pytest.mark.parametrize(("game", "key"), [("magic-bakery", "round"), ("filler", "day")])
def test_a_game_counts_rounds_or_days(game: str, key: str) -> None:
    table = table_of(game=game)
    assert chapter_key(table.game) == key
    assert chapter(table.game, table.position) == 1


def test_the_last_turn_of_a_round_was_made_in_that_round() -> None:
    table = table_of(EndTurn(), EndTurn())
    last = history(table)[-1]
    assert chapter(table.game, last.step.before) == 1
    assert chapter(table.game, last.step.position) == 2
