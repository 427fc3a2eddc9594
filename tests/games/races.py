"""Random games of the two races, and what holds for every game that is a list of entries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hypothesis import strategies as st

from companion.cli.replay import standing
from companion.games.registry import GAMES
from companion.rules.codec import read_entry, write_entry, write_header
from companion.rules.common import Redo, Undo
from companion.rules.game import Json, Move
from companion.rules.table import Entry, Header, Table
from tests.replaying import NAMES, replay, written

Decide = Callable[[Any, int], Move]
"""What people do in a state, by a number drawn at random."""

tapes = st.lists(st.integers(0, 9999), min_size=60, max_size=240)
"""What people decide, one number a move."""


def tables(slug: str, **options: st.SearchStrategy[Json]) -> st.SearchStrategy[Table]:
    """Tables of a game under any rulings, with the given options."""
    game = GAMES[slug]
    rulings = {name: st.sampled_from(answers) for name, answers in game.rulings.items()}
    return st.builds(
        lambda seats, chosen, ruled: Table(game, Header(slug, NAMES[:seats], chosen, ruled)),
        st.sampled_from(game.seats),
        st.fixed_dictionaries(options),
        st.fixed_dictionaries(rulings),
    )


def played(table: Table, tape: list[int], decide: Decide) -> Iterator[tuple[Any, Move, Any]]:
    """Play until the tape or the game is over: the state before, the move, the state after."""
    for choice in tape:
        if table.outcome is not None:
            return
        before = table.position.state
        move = decide(before, choice)
        table.play(Entry(move))
        yield before, move, table.position.state


def assert_undo_inverts(table: Table) -> None:
    """Undo the newest move and bring it back; the table is as before each time."""
    after = table.position
    before = table.steps[-2].position if table.in_force > 1 else table.start
    table.play(Entry(Undo()))
    assert table.position == before
    table.play(Entry(Redo()))
    assert table.position == after


def assert_the_file_is_the_table(table: Table) -> None:
    """Written to a file and replayed, a table stands where it stood."""
    lines = [write_header(table.header), *map(write_entry, table.entries)]
    found = replay(written(*lines))
    assert found.exit == 0
    assert found.last == standing(table)


def play(table: Table, *entries: Mapping[str, Any]) -> Table:
    """Play entries as a table file holds them."""
    for entry in entries:
        table.play(read_entry(table.game, entry))
    return table
