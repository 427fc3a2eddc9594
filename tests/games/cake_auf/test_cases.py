"""The worked examples of Cake Auf!, each replayed as a table file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.replaying import Replay, played
from tests.worked import name_of

FILE = Path(__file__).parents[2] / "cases" / "cake-auf.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"]


def asserted(found: Replay) -> dict[str, Any]:
    """What a case may assert: the state with its lists in short, and the refusal."""
    values = dict(found.state)
    values["completed"] = [[one["stars"] for one in completed] for completed in values["completed"]]
    for key, blank in (("placed", 0), ("bans", [])):
        values[key] = [[one[key] if one else blank for one in seat] for seat in values["open"]]
    if found.refused:
        values |= {"refused": found.refused[1], "refused_at": found.refused[0] - 2}
    return values


def test_all_cases_are_tables() -> None:
    assert {case["kind"] for case in CASES} == {"play"}


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_table_is_played(case: dict[str, Any]) -> None:
    found = played(*case["event"]["moves"], game="cake-auf", **case["given"])
    assert asserted(found) | case["expected"] == asserted(found)
    assert found.exit == (2 if "refused" in case["expected"] else 0)
