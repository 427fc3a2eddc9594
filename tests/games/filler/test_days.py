"""The end of a day: the book is filled again, or the game goes to the scores."""

from __future__ import annotations

from companion.rules.table import Table
from tests.games.filler.tables import Entry, code, in_turns, new_table, play, show, shown, told

FILL: Entry = {"move": "fill"}
RESTOCK: Entry = {"move": "restock"}
KEEP: Entry = {"move": "restock", "reserve": False}


def order(seats: int) -> Entry:
    return {"move": "order", "seats": list(range(seats))}


def test_three_seats_as_the_format_shows_it() -> None:
    table = play(new_table(3), show(0, "6:24"), show(1, "6:50"), show(2, "7:53"))
    play(table, {"move": "fill", "ability": "bonus-fill"}, {"move": "pass"}, FILL, RESTOCK)
    assert {
        "fills": 2,
        "deck": 24,
        "book": 4,
        "fills_left": 25,
        "day": 2,
        "cards": [4, 4, 3],
    }.items() <= shown(table).items()


def test_the_evening_says_what_to_turn_up() -> None:
    table = play(in_turns(2), FILL, RESTOCK)
    assert told(table) == [
        "Ben restocked and put a recipe on top of the deck",
        "Day 1 is over",
        "Recipes to turn up from the deck: 2",
        "Day 2 begins: time cards",
    ]


def test_a_full_book_stays_as_it_is() -> None:
    assert "The Recipe book is full" in told(play(in_turns(2), KEEP, KEEP))


def test_a_new_day_begins_with_nobodys_time() -> None:
    table = play(new_table(2), show(0, "6:24"), show(1, "6:50"), FILL, FILL)
    state = shown(table)
    assert (state["day"], state["phase"], state["order"], state["turn"]) == (2, "times", [], None)
    assert state["times"] == [None, None]
    play(table, show(0, "6:50"), show(1, "6:24"))
    assert shown(table)["order"] == [1, 0]


def restock_day(table: Table, *entries: Entry) -> Table:
    return play(table, order(2), *entries)


def test_FI_DEAD_01_after_two_days_of_restocking_the_book_goes_under_the_deck() -> None:
    table = restock_day(new_table(2), KEEP, RESTOCK)
    assert shown(table)["restocks_in_a_row"] == 1
    restock_day(table, KEEP, RESTOCK)
    assert told(table)[2:4] == [
        "All restocked on two days running. Recipes to put under the deck: 2",
        "Recipes to turn up from the deck: 3",
    ]
    assert (shown(table)["deck"], shown(table)["book"]) == (17, 3)


def test_FI_AMB_09_then_the_days_are_counted_anew() -> None:
    table = new_table(2)
    counts = []
    for _ in range(5):
        restock_day(table, KEEP, KEEP)
        counts.append(shown(table)["restocks_in_a_row"])
    assert counts == [1, 0, 1, 0, 1]


def test_a_fill_between_breaks_the_run() -> None:
    table = restock_day(new_table(2), KEEP, KEEP)
    restock_day(table, KEEP, FILL)
    assert shown(table)["restocks_in_a_row"] == 0
    restock_day(table, KEEP, KEEP)
    assert shown(table)["restocks_in_a_row"] == 1


def test_a_restock_put_right_to_a_fill_counts_as_a_fill() -> None:
    table = play(in_turns(2), KEEP, {"move": "adjust", "turn": 0}, FILL, KEEP)
    assert (shown(table)["day"], shown(table)["restocks_in_a_row"]) == (2, 0)


def last_day(seats: int, deck: int, *entries: Entry) -> Table:
    table = play(in_turns(seats), {"move": "adjust", "deck": deck})
    return play(table, *entries)


def test_FI_END_03_exactly_enough_goes_on() -> None:
    table = last_day(2, 2, FILL, FILL)
    assert (shown(table)["phase"], shown(table)["deck"], shown(table)["day"]) == ("times", 0, 2)


def test_FI_END_02_one_too_few_goes_to_the_scores() -> None:
    table = play(new_table(2), {"move": "adjust", "deck": 1})
    play(table, show(0, "6:24"), show(1, "6:50"), FILL, FILL)
    state = shown(table)
    assert (state["phase"], state["deck"], state["book"], state["day"]) == ("scores", 0, 2, 1)
    assert (state["turn"], state["pending"], table.outcome) == (None, None, None)
    assert told(table)[1:] == [
        "Day 1 is over",
        "The deck is 1 short of a full Recipe book: count the symbols",
    ]
    for entry in (FILL, RESTOCK, show(0, "6:24"), order(2), {"move": "pass"}):
        assert code(table, entry) == "not_now"


def test_FI_END_04_the_deck_cannot_end_a_day_early() -> None:
    table = last_day(3, 0, FILL, FILL)
    assert (shown(table)["phase"], shown(table)["turn"]) == ("turns", 2)


def test_the_last_day_can_be_taken_back() -> None:
    table = last_day(2, 1, FILL, FILL)
    play(table, {"move": "undo"})
    assert (shown(table)["phase"], shown(table)["turn"], shown(table)["deck"]) == ("turns", 1, 1)
    play(table, {"move": "redo"})
    assert shown(table)["phase"] == "scores"
