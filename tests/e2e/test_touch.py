"""Fingers at a table: what was taken back comes back, and what is not heard is seen."""

from __future__ import annotations

import re

import pytest

from tests.e2e.at_table import SUMMARY, TURN_END, AtTable, lay
from tests.e2e.conftest import Companion, OpenApp

DISC = ".deaf"


def test_what_undo_took_back_comes_back_beside_it_and_undo_stays_where_it_is(
    companion: Companion, open_app: OpenApp
) -> None:
    app = open_app(lay(companion.data))
    table = AtTable(app, companion.data)
    undo = re.compile("^Undo: ")
    app.sees("Redo: nothing to bring back")
    table.take()
    before = app.find(undo).first.bounding_box()
    table.move(undo)
    assert app.find(undo).first.bounding_box() == pytest.approx(before, abs=8)
    table.move("Redo: Ana took from the Pantry")
    app.sees(re.compile("^Ana’s turn, 2 of 3 actions left"))
    assert table.moves() == ["take", "undo", "redo"]


def test_a_corner_that_is_deaf_for_a_moment_shows_it(
    companion: Companion, open_app: OpenApp
) -> None:
    app = open_app(lay(companion.data))
    app.sees(TURN_END)
    table = AtTable(app, companion.data)
    app.touch(re.compile("^Take from the Pantry"))
    table.waits_for(1)
    assert app.page.locator(DISC).count() == 0
    app.touch(TURN_END)
    table.waits_for(2)
    assert app.page.locator(DISC).count() == 1
    app.page.locator(DISC).wait_for(state="detached", timeout=5000)
    app.touch(TURN_END)
    table.waits_for(3)
    app.misses(SUMMARY)
