"""A whole evening of four, played back: every rule of Filler that a table can meet is in it."""

from __future__ import annotations

import json
from pathlib import Path

from companion.cli.replay import standing
from companion.rules.codec import read_table
from companion.rules.table import fold
from tests.games.filler.tables import FILLER

GOLDEN = Path(__file__).parents[2] / "golden"


def test_an_evening_of_four_ends_where_it_ended() -> None:
    sheet = read_table({"filler": FILLER}, (GOLDEN / "filler-4-seats.jsonl").read_bytes())
    table = fold(sheet.game, sheet.header, sheet.entries)
    expected = json.loads((GOLDEN / "filler-4-seats.expected.json").read_text("utf-8"))
    assert standing(table) == expected
