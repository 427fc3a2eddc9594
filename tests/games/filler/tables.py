"""Filler tables played the way entries come: as lines of a table file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.games.filler.game import Filler
from companion.games.filler.state import State
from companion.rules.changed import changed
from companion.rules.codec import read_entry, read_header
from companion.rules.game import IllegalMove, Json
from companion.rules.reading import Malformed
from companion.rules.story import sentence
from companion.rules.table import Table

FILLER = Filler()
NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve", "Flo")

Entry = dict[str, Any]


def new_table(
    seats: int = 2, options: Entry | None = None, rulings: dict[str, str] | None = None
) -> Table:
    """A table as its header says; raises what reading a header raises."""
    values = {"companion": 1, "game": "filler", "seats": list(NAMES[:seats])}
    values |= {"options": options or {}, "rulings": rulings or {}}
    return Table(*read_header({"filler": FILLER}, values))


def play(table: Table, *entries: Entry) -> Table:
    for entry in entries:
        table.play(read_entry(FILLER, entry))
    return table


def in_turns(seats: int = 2, advanced: bool = False, **rulings: str) -> Table:
    """Day 1, seats in turn in their own order, no clock times."""
    options = {"advanced": True} if advanced else {}
    table = new_table(seats, options, rulings)
    return play(table, {"move": "order", "seats": list(range(seats))})


class Seasoned(Filler):
    """Filler as if everybody had filled ten recipes before: all may hold early cards."""

    def setup(self, seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> State:
        state = super().setup(seats, options, rulings)
        return changed(state, players=tuple(changed(one, claimed=10) for one in state.players))


def late_morning(seats: int = 2, **rulings: str) -> Table:
    """A morning with the advanced recipes, late enough that all early cards can be about."""
    return Table(Seasoned(), new_table(seats, {"advanced": True}, rulings).header)


def show(seat: int, time: str, early: int | None = None) -> Entry:
    entry: Entry = {"move": "time", "seat": seat, "time": time}
    return entry if early is None else entry | {"early": early}


def only_early(seat: int) -> Entry:
    return {"move": "time", "seat": seat, "only_early": True}


def shown(table: Table) -> dict[str, Any]:
    """The state as ``companion replay`` prints it."""
    return FILLER.as_json(table.position.state)


def told(table: Table) -> list[str]:
    """The last entry's events as sentences."""
    return [sentence(FILLER, event, table.position.names) for event in table.events]


def refusal(table: Table, entry: Entry) -> IllegalMove:
    """Why an entry is refused; the table stays as it was (exit 2 of ``replay``)."""
    before = shown(table)
    with pytest.raises(IllegalMove) as caught:
        play(table, entry)
    assert shown(table) == before
    return caught.value


def code(table: Table, entry: Entry) -> str:
    return refusal(table, entry).code


def malformed(entry: Entry) -> str:
    """Why an entry can't be read at all, whatever the table (exit 3 of ``replay``)."""
    with pytest.raises(Malformed) as caught:
        read_entry(FILLER, entry)
    return str(caught.value)
