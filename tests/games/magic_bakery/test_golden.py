"""Whole games of the Magic Bakery as they were once played: where they end.

After a change that is meant, `companion replay FILE` prints what to expect now.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.games.magic_bakery.moves import MOVES
from tests.replaying import replay

GOLDEN = Path(__file__).parents[2] / "golden"
FILES = sorted(GOLDEN.glob("magic-bakery-*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_played_game_ends_as_it_did(path: Path) -> None:
    found = replay(path.read_bytes())
    expected = json.loads(path.with_suffix(".expected.json").read_text("utf-8"))
    assert (found.exit, found.stderr) == (0, "")
    assert found.last == expected
    assert found.last["outcome"] is not None


def test_every_scenario_and_every_move_is_among_them() -> None:
    lines = [json.loads(line) for path in FILES for line in path.read_bytes().splitlines()]
    played = {line["move"] for line in lines if "move" in line}
    scenarios = [line["options"].get("scenarios", []) for line in lines if "companion" in line]
    assert set(range(1, 11)) == {one for some in scenarios for one in some}
    assert [] in scenarios
    assert {*MOVES, "undo", "redo", "adjust", "rename"} - played == {"score"}
