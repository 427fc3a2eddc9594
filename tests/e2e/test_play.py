"""A table on a phone: a whole game, a kill in the middle, mistakes, and double taps."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.e2e.at_table import FULFIL, SUMMARY, TURN_END, AtTable, lay, sit_down
from tests.e2e.conftest import Companion, OpenApp

NOT_SAVED = re.compile("^Not saved. Nothing was counted.")
SMALL = {"viewport": {"width": 360, "height": 640}}


@pytest.fixture
def table(companion: Companion, open_app: OpenApp) -> AtTable:
    """Three players at the first turn of a relaxed table."""
    app = open_app(lay(companion.data))
    app.sees(TURN_END)
    return AtTable(app, companion.data)


def test_a_relaxed_game_goes_from_home_to_the_log_with_the_fewest_taps(
    companion: Companion, open_app: OpenApp
) -> None:
    app = open_app()
    table = sit_down(app, companion.data)
    showstopper = summaries = 0
    while (shown := table.at()) != "over":
        if shown == "summary":
            table.close_summary()
            summaries += 1
        elif app.find(FULFIL).count():
            table.fulfil(showstopper=not showstopper)
            showstopper = 1
            if table.at() == "turn":
                table.take()
                table.end_turn()
        else:
            table.end_turn()
    counted = Counter(table.moves())
    assert counted["fulfil"] >= 4
    assert table.taps == (
        counted["take"]  # an action is one tap
        + counted["end_turn"]
        + summaries
        + 2 * counted["fulfil"]
        + showstopper  # one more for the Showstopper
    )
    app.sees(re.compile(r"^\d points$"))
    play = table.id
    app.tap("Back")
    app.tap("Log")
    app.tap(re.compile("^Magic Bakery. Today. Ana, Ben and Cy. [0-9] points"))
    app.sees("Served")
    assert app.page.url.endswith(f"/log/{play}")
    app.tap("Delete this table")
    app.sees("Deleted: it lies in the bin now.")
    app.tap("Undo: bring it back")
    app.sees("Delete this table")
    assert app.strangers() == []


def test_a_reload_and_a_kill_in_the_middle_lose_nothing(
    companion: Companion, table: AtTable
) -> None:
    app = table.app
    table.fulfil()
    for _ in range(3):
        table.end_turn()
    app.sees(SUMMARY)
    app.reload()
    app.sees(SUMMARY)
    table.close_summary()
    table.take()
    companion.restart()
    app.reload()
    app.sees(TURN_END)
    app.sees(re.compile("^Ana’s turn, 2 of 3 actions left"))
    app.sees(re.compile("^1 served"))
    app.misses(SUMMARY)
    table.take()
    app.sees(re.compile("^Ana’s turn, 1 of 3 actions left"))


def test_undo_leads_to_the_start_and_redo_back_again(table: AtTable) -> None:
    app = table.app
    table.take()
    table.fulfil()
    table.end_turn()
    table.take()
    app.tap(re.compile("^Undo: Ben took"))
    app.tap(re.compile("^Undo: Ana ended the turn"))
    app.sees(re.compile("^Ana’s turn, 1 of 3 actions left"))
    app.tap("History")
    app.tap("Go back to here (takes back 2): The table was set")
    app.sees("Undo: nothing yet")
    app.tap("Bring back to here (brings back 4): Ben took from the Pantry")
    app.sees("Redo: nothing to bring back")
    assert table.moves()[-6:] == ["undo"] * 2 + ["redo"] * 4
    app.tap("Back")
    app.sees(re.compile("^Ben’s turn, 2 of 3 actions left"))
    app.sees(re.compile("^1 served"))


def test_a_table_lives_through_corrections_substitutes_and_somebody_away(table: AtTable) -> None:
    app = table.app
    app.tap("More about this table")
    app.tap("Correct the table")
    app.tap("One more: Points")
    app.sees("Save 1 correction")
    app.tap("One less: Customers in the stack")
    app.tap("Save 2 corrections")
    app.sees(re.compile("^1 served"))
    assert set(table.entries()[0]) == {"move", "points", "stack", "at"}
    app.tap("More about this table")
    app.tap("Seat of Cy")
    app.type("Name at this seat", "Dee")
    app.tap("Dee is somebody else")
    app.sees(re.compile("^Dee: "))
    app.tap("More about this table")
    app.tap("Seat of Ben")
    app.tap("Ben is away")
    app.misses("Ben is away")
    table.end_turn()
    app.sees(re.compile("^Dee’s turn"))
    app.tap("More about this table")
    app.tap("End the table")
    app.tap("Abandon it, no result")
    app.sees("Abandoned")
    app.tap("Undo: The table was abandoned")
    app.sees(re.compile("^Dee’s turn"))
    assert table.moves() == ["adjust", "rename", "end_turn", "end_turn", "abandon", "undo"]


def test_a_finger_that_trembles_counts_once_and_two_undos_count_twice(table: AtTable) -> None:
    page = table.app.page
    box = table.app.find("Take from the Pantry, 1 action").first.bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + 20, box["y"] + 20, delay=20)
    page.wait_for_timeout(700)
    assert table.moves() == ["take"]
    table.take()
    undo = table.app.find(re.compile("^Undo: ")).first.bounding_box()
    assert undo is not None
    for _ in range(2):
        page.mouse.click(undo["x"] + 20, undo["y"] + 20)
        page.wait_for_timeout(300)
    table.waits_for(4)
    assert table.moves() == ["take", "take", "undo", "undo"]


def test_a_move_that_could_not_be_saved_is_not_counted_and_can_be_tried_again(
    table: AtTable,
) -> None:
    app = table.app
    table.take()
    before = table.file.read_bytes()
    table.file.write_bytes(before + b"x")  # something else writes here: ours may not go on
    app.tap("Take from the Pantry, 1 action")
    app.sees(NOT_SAVED)
    app.sees(re.compile("^Ana’s turn, 2 of 3 actions left"))
    table.file.write_bytes(before)
    app.tap("Try again")
    app.sees(re.compile("^Ana’s turn, 1 of 3 actions left"))
    app.misses(NOT_SAVED)
    assert table.moves() == ["take", "take"]


def test_on_a_small_phone_everything_is_in_reach_without_scrolling(
    companion: Companion, open_app: OpenApp
) -> None:
    app = open_app(lay(companion.data), **SMALL)
    app.sees(TURN_END)
    wanted = [
        FULFIL,
        re.compile("^Take from"),
        re.compile("^Pass a card"),
        re.compile("^Bake a layer"),
        re.compile("^Refresh the"),
        TURN_END,
    ]
    tops = {}
    for name in wanted:
        box = app.find(name).first.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 640, name
        assert min(box["width"], box["height"]) >= 48
        tops[name] = box
    assert tops[FULFIL]["y"] + tops[FULFIL]["height"] <= tops[wanted[1]]["y"], "nothing covers it"
