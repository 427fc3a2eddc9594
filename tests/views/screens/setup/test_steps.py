"""The set-up of one table: its own steps, and which of them are done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.library import Library
from companion.rules.table import Header
from companion.store import Store
from companion.views.screens.setup.hero import spoken
from companion.views.screens.setup.lists import now_of
from companion.views.screens.setup.steps import steps_of, table_line
from companion.views.screens.setup.ticks import Ticks, being_set, keep, ticks

HEADER = Header(
    "magic-bakery",
    ("Ana", "Ben", "Cy"),
    {"mode": "freeplay", "scenarios": (3, 6), "turtle": 1, "ducks": 2},
)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path) as store:
        yield Library(store)


def test_who_begins_and_who_has_the_turtle_is_told_and_not_asked_again() -> None:
    told = {step.id: step for step in steps_of(HEADER)}
    assert told["first-player"].title == "Ana begins"
    assert told["first-player"].text == "Ana gets the standee. Clockwise after Ana: Ben and Cy."
    assert told["turtle"].title == "Ben has the turtle"


def test_the_customers_are_those_of_the_header() -> None:
    own = Header("magic-bakery", ("Ana", "Ben"), {"customers": (2, 2, 3)})
    step = next(one for one in steps_of(own) if one.id == "customers")
    assert [count for _, count in step.counts] == [2, 2, 3]


def test_a_table_of_scores_has_nothing_to_set() -> None:
    assert steps_of(Header("magic-bakery", ("Ana", "Ben"), {"score_only": True})) == ()


def test_the_second_line_says_what_the_numbers_depend_on() -> None:
    assert table_line(HEADER) == "3 players · Scenario 3 + 6 · 2 ducks"


def test_the_first_step_that_is_not_done_is_shown() -> None:
    steps = steps_of(HEADER)
    done = Ticks().ticked(steps[0].id).ticked(steps[2].id)
    now = now_of(steps, done)
    assert now.shown.step is steps[1]
    assert [line.number for line in now.done] == [1, 3]
    assert [line.number for line in now.to_come] == list(range(4, len(steps) + 1))


def test_any_step_can_be_looked_at() -> None:
    steps = steps_of(HEADER)
    now = now_of(steps, Ticks(), looked_at=steps[4].id)
    assert now.shown.number == 5
    assert now.to_come[0].number == 1


def test_undo_unticks_the_step_that_was_ticked_last() -> None:
    steps = steps_of(HEADER)
    done = Ticks().ticked(steps[2].id).ticked(steps[0].id)
    now = now_of(steps, done)
    assert now.undoable is not None
    assert now.undoable.number == 1
    assert now_of(steps, done.unticked(steps[0].id)).shown.number == 1


def test_when_all_is_done_the_last_step_stays_in_sight() -> None:
    steps = steps_of(HEADER)
    now = now_of(steps, Ticks(tuple(step.id for step in steps)))
    assert now.shown.number == len(steps)
    assert now.to_come == ()


def test_ticks_are_kept_beside_their_table(library: Library) -> None:
    one, other = (library.start("magic-bakery", HEADER.seats, {}, {}) for _ in range(2))
    keep(library, one, Ticks(("layers", "ducks")))
    assert ticks(library, one) == Ticks(("layers", "ducks"))
    assert ticks(library, other) is None
    assert being_set(library, one, moves=0)
    assert not being_set(library, other, moves=0)
    keep(library, one, Ticks(("layers", "ducks"), over=True))
    assert not being_set(library, one, moves=0)


def test_a_step_is_read_out_with_its_numbers() -> None:
    steps = steps_of(Header("magic-bakery", ("Ana", "Ben", "Cy"), {}))
    line = next(one for one in now_of(steps, Ticks()).lines if one.step.id == "customers")
    words = spoken(line, len(steps))
    start = f"Step 3 of {len(steps)}: Build the Customer stack. Level 1: 1, level 2: 2, level 3: 4."
    assert words.startswith(start)
