"""The Customer row, case by case."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.conveyor import progress
from tests.worked import name_of

FILE = Path(__file__).parents[1] / "cases" / "conveyor.json"
DATA: dict[str, Any] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("case", DATA["cases"], ids=name_of)
def test_customers_arrive_bump_each_other_along_and_leave(case: dict[str, Any]) -> None:
    row, stack = case["given"]["row"], case["given"]["stack_top_first"]
    expected = case["expected"]
    shift = progress(tuple(row), stack[0] if stack else None)
    assert list(shift.row) == expected["row"]
    assert stack[1:] == expected["stack_top_first"]
    assert ([] if shift.left is None else [shift.left]) == expected["discarded"]


@pytest.mark.parametrize("case", DATA["will_leave"], ids=lambda case: case["vector"])
def test_who_will_leave_is_known_before(case: dict[str, Any]) -> None:
    shift = progress(tuple(case["row"]), None if case["stack_empty"] else "new")
    assert (shift.left is not None) == case["will_leave"]


@pytest.mark.parametrize("case", DATA["lifecycles"], ids=lambda case: case["id"])
def test_a_row_that_nobody_serves_runs_dry(case: dict[str, Any]) -> None:
    given_, expected = case["given"], case["expected"]
    customers = [f"c{number}" for number in range(1, given_["total_customers"] + 1)]
    started, stack = given_["start_face_up"], customers[given_["start_face_up"] :]
    row: tuple[str | None, ...] = (*customers[:started], *[None] * (given_["limit"] - started))
    leaves, number = [], 0
    while stack or any(row):
        number += 1
        shift = progress(row, stack.pop(0) if stack else None)
        row = shift.row
        if shift.left is not None:
            leaves.append({"round": number, "customer": shift.left})
    assert number == expected["rounds_until_over"]
    assert leaves == expected["leaves"]


ROWS = st.sampled_from((2, 3)).flatmap(
    lambda spaces: st.lists(st.booleans(), min_size=spaces, max_size=spaces)
)


@given(ROWS, st.booleans())
def test_nobody_is_lost_doubled_or_overtaken(taken: list[bool], arrives: bool) -> None:
    row = tuple(space if there else None for space, there in enumerate(taken, start=1))
    arriving = 99 if arrives else None
    shift = progress(row, arriving)
    before = [one for one in (arriving, *row) if one is not None]
    after = [one for one in (*shift.row, shift.left) if one is not None]
    assert after == before
    assert len(shift.row) == len(row)
    still_here = [one for one in row if one is not None and one != shift.left]
    assert list(shift.moved) == [
        one for one in still_here if shift.row.index(one) == row.index(one) + 1
    ]


@given(ROWS, st.booleans())
def test_a_customer_leaves_only_if_no_gap_saves_it(taken: list[bool], arrives: bool) -> None:
    row = tuple(space if there else None for space, there in enumerate(taken, start=1))
    shift = progress(row, 99 if arrives else None)
    pushed = taken if arrives else taken[taken.index(True) :] if any(taken) else [False]
    assert (shift.left is not None) == all(pushed)
