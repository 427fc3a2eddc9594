"""What holds for every game, however it is played."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.registry import GAMES
from companion.rules.codec import read_table, write_entry, write_header
from companion.rules.common import Redo, Undo
from companion.rules.game import Game
from companion.rules.story import sentence
from companion.rules.table import Entry, Table, fold
from tests.walking import any_header, begun, walk

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
seeds = given(st.integers(0, 2**32))
some = settings(max_examples=10, deadline=None)

UNDO, REDO = Entry(Undo()), Entry(Redo())


def started(game: Game[Any], seed: int) -> tuple[Table, Random]:
    random = Random(seed)
    return begun(game, any_header(game, random)), random


def file_of(table: Table) -> bytes:
    lines = [write_header(table.header), *map(write_entry, table.entries)]
    return "".join(f"{line}\n" for line in lines).encode()


@every_game
@some
@seeds
def test_a_table_read_back_is_the_table_that_was_written(game: Game[Any], seed: int) -> None:
    table, random = started(game, seed)
    for _ in walk(table, random, 60):
        pass
    sheet = read_table(GAMES, file_of(table))
    assert sheet.warning is None
    assert sheet.header == table.header
    assert list(sheet.entries) == table.entries
    again = fold(game, sheet.header, sheet.entries)
    assert file_of(again) == file_of(table)
    assert again.position == table.position
    assert (again.events, again.outcome) == (table.events, table.outcome)
    assert (again.steps, again.in_force) == (table.steps, table.in_force)


@every_game
@some
@seeds
def test_undo_inverts_every_move_and_redo_brings_it_back(game: Game[Any], seed: int) -> None:
    table, random = started(game, seed)
    for before, entry, after in walk(table, random, 60):
        if isinstance(entry.move, Undo | Redo):
            continue
        outcome = table.outcome
        table.play(UNDO)
        assert table.position == before
        table.play(REDO)
        assert (table.position, table.outcome) == (after, outcome)


@every_game
@some
@seeds
def test_all_can_be_taken_back_to_the_start(game: Game[Any], seed: int) -> None:
    table, random = started(game, seed)
    for _ in walk(table, random, 40):
        pass
    last, steps = table.position, table.steps
    for _ in steps:
        table.play(UNDO)
    assert (table.position, table.in_force, table.undoable) == (table.start, 0, None)
    for _ in steps:
        table.play(REDO)
    assert (table.position, table.steps) == (last, steps)


@every_game
@some
@seeds
def test_a_state_is_replaced_and_never_changed(game: Game[Any], seed: int) -> None:
    table, random = started(game, seed)
    kept = [(table.position, copy.deepcopy(table.position))]
    for _, _, after in walk(table, random, 40):
        kept.append((after, copy.deepcopy(after)))
    assert all(position == copied for position, copied in kept)


@every_game
@some
@seeds
def test_only_what_is_legal_is_offered(game: Game[Any], seed: int) -> None:
    table, random = started(game, seed)
    for _ in walk(table, random, 30):
        for move in () if table.outcome else game.offers(table.position.state):
            table.check(move)


@every_game
@some
@seeds
def test_a_move_that_passed_its_check_can_be_played(game: Game[Any], seed: int) -> None:
    table, random = started(game, seed)
    for _, _, after in walk(table, random, 60, careless=0.9):
        json.dumps(game.as_json(after.state), allow_nan=False)
        json.dumps(table.outcome and table.outcome.as_json(), allow_nan=False)
        for event in table.events:
            said = sentence(game, event, after.names)
            assert said
            assert "None" not in said
            assert "Who(" not in said


@every_game
@some
@seeds
def test_after_the_end_nothing_is_left_to_do(game: Game[Any], seed: int) -> None:
    table, random = started(game, seed)
    for _ in walk(table, random, 200, careless=0.15):
        state = game.as_json(table.position.state)
        if table.outcome is not None:
            assert not state.get("pending")
            assert not state.get("leaving")
