"""A turn: fill with its ability, or restock."""

from __future__ import annotations

import pytest

from tests.games.filler.tables import (
    Entry,
    code,
    in_turns,
    late_morning,
    malformed,
    new_table,
    only_early,
    play,
    refusal,
    show,
    shown,
    told,
)

FILL: Entry = {"move": "fill"}
RESTOCK: Entry = {"move": "restock"}
PASS: Entry = {"move": "pass"}
REMOVE: Entry = {"move": "remove"}


def fill(ability: str, *symbols: int) -> Entry:
    entry = {"move": "fill", "ability": ability}
    return entry | {"symbols": list(symbols)} if symbols else entry


def test_FI_FILL_03_a_recipe_goes_from_the_book_to_the_seat() -> None:
    table = play(in_turns(3), FILL)
    state = shown(table)
    assert (state["book"], state["deck"], state["fills"], state["fills_left"]) == (3, 26, 1, 26)
    assert (state["cards"], state["claimed"], state["turn"]) == ([4, 3, 3], [1, 0, 0], 1)
    assert told(table) == ["Ana filled a recipe"]


@pytest.mark.parametrize("ability", [None, "bonus-restock", "arrive-early"])
def test_one_fill_is_a_turn(ability: str | None) -> None:
    table = play(in_turns(2, advanced=True), {"move": "fill", "ability": ability})
    assert (shown(table)["turn"], shown(table)["pending"]) == (1, None)


def test_FI_ABIL_01_a_bonus_fill_may_be_taken_or_let_go() -> None:
    table = play(in_turns(2), fill("bonus-fill"))
    assert (shown(table)["turn"], shown(table)["pending"]) == (0, "bonus-fill")
    for other in (RESTOCK, {"move": "restock", "reserve": False}, REMOVE):
        assert code(table, other) == "not_now"
    play(table, PASS)
    assert (shown(table)["turn"], shown(table)["fills"]) == (1, 1)


def test_FI_ABIL_02_bonus_fills_chain() -> None:
    table = play(in_turns(3), fill("bonus-fill"), fill("bonus-fill"), FILL)
    assert (shown(table)["turn"], shown(table)["cards"]) == (1, [6, 3, 3])


def test_a_bonus_fill_that_empties_the_book_is_over() -> None:
    table = play(in_turns(2), fill("bonus-fill"), fill("bonus-fill"), fill("bonus-fill"))
    assert (shown(table)["turn"], shown(table)["pending"], shown(table)["book"]) == (1, None, 0)
    assert told(table)[-1] == "The Recipe book is empty: no second fill"


def test_FI_AMB_08_with_an_empty_book_only_a_restock_without_reserving_is_left() -> None:
    table = play(in_turns(2), *[fill("bonus-fill")] * 3)
    for entry in (FILL, fill("bonus-fill"), {"move": "restock", "reserve": True}):
        refused = refusal(table, entry)
        assert (refused.code, refused.rule) == ("book_empty", "FI-AMB-08")
    play(table, RESTOCK)
    assert (shown(table)["day"], shown(table)["deck"], shown(table)["book"]) == (2, 14, 3)


def test_FI_ABIL_06_a_bad_batch_removes_a_card_before_the_turn_ends() -> None:
    table = play(in_turns(2, advanced=True), fill("bad-batch"))
    assert (shown(table)["turn"], shown(table)["pending"]) == (0, "remove")
    for other in (FILL, RESTOCK, PASS):
        assert code(table, other) == "not_now"
    play(table, REMOVE)
    state = shown(table)
    assert (state["turn"], state["pending"], state["cards"]) == (1, None, [3, 3])
    assert (state["claimed"], state["fills"]) == ([1, 0], 1)
    assert told(table) == ["A card of Ana left the game"]


def test_a_bad_batch_can_end_a_chain_of_bonus_fills() -> None:
    table = play(in_turns(2, advanced=True), fill("bonus-fill"), fill("bad-batch"))
    assert shown(table)["pending"] == "remove"
    play(table, REMOVE)
    assert (shown(table)["turn"], shown(table)["cards"]) == (1, [4, 3])


@pytest.mark.parametrize("ability", ["bad-batch", "arrive-early"])
def test_FI_SETUP_02_two_abilities_are_advanced(ability: str) -> None:
    refused = refusal(in_turns(2), fill(ability))
    assert (refused.code, refused.rule) == ("not_advanced", "FI-SETUP-02")


def test_answers_that_nothing_asked_for_are_refused() -> None:
    for table in (in_turns(2, advanced=True), new_table(2, {"advanced": True})):
        assert code(table, PASS) == "not_now"
        assert code(table, REMOVE) == "not_now"


@pytest.mark.parametrize(
    "entry", [FILL, RESTOCK, {"move": "score", "seat": 0, "symbols": [1, 1, 1]}]
)
def test_nobody_has_a_turn_in_the_morning(entry: Entry) -> None:
    assert code(new_table(2), entry) == "not_now"


def test_only_the_seat_in_turn_acts() -> None:
    table = in_turns(3)
    assert code(table, FILL | {"seat": 1}) == "not_your_turn"
    play(table, FILL | {"seat": 0}, RESTOCK | {"seat": 1})


def test_FI_TIME_06_who_has_only_early_cards_restocks() -> None:
    table = play(late_morning(2), only_early(0), show(1, "9:00"), FILL)
    refused = refusal(table, FILL)
    assert (refused.code, refused.rule) == ("must_restock", "FI-TIME-06")
    play(table, RESTOCK)
    assert shown(table)["day"] == 2


def test_an_empty_book_is_told_before_the_early_cards() -> None:
    table = play(late_morning(2), only_early(0), show(1, "9:00"), *[fill("bonus-fill")] * 3)
    assert code(table, fill("bad-batch")) == "book_empty"


def test_FI_REST_02_a_restock_reserves_unless_told_otherwise() -> None:
    table = play(in_turns(3), RESTOCK)
    assert (shown(table)["book"], shown(table)["deck"]) == (3, 27)
    assert told(table) == ["Ana restocked and put a recipe on top of the deck"]
    play(table, {"move": "restock", "reserve": False})
    assert (shown(table)["book"], shown(table)["deck"]) == (3, 27)
    assert told(table) == ["Ben restocked"]


def test_FI_AMB_01_by_ruling_a_restock_always_reserves() -> None:
    table = in_turns(2, reserve="always")
    refused = refusal(table, {"move": "restock", "reserve": False})
    assert (refused.code, refused.rule) == ("must_reserve", "FI-REST-02")
    play(table, {"move": "restock", "reserve": True}, RESTOCK)
    assert shown(table)["book"] == 3


def test_FI_AMB_01_nothing_is_reserved_of_an_empty_book() -> None:
    table = play(in_turns(2, reserve="always"), *[fill("bonus-fill")] * 3)
    play(table, {"move": "restock", "reserve": False})
    assert shown(table)["day"] == 2


def test_a_ruling_counts_from_here_on() -> None:
    table = play(in_turns(2), {"move": "restock", "reserve": False})
    play(table, {"move": "ruling", "set": {"reserve": "always"}})
    assert code(table, {"move": "restock", "reserve": False}) == "must_reserve"


def test_symbols_are_counted_as_they_come_and_go() -> None:
    table = play(
        in_turns(2, advanced=True), fill("bonus-fill", 1, 0, 2), fill("bad-batch", 0, 1, 0)
    )
    assert shown(table)["symbols"] == [[1, 1, 2], [0, 0, 0]]
    play(table, {"move": "remove", "symbols": [0, 5, 1]})
    assert shown(table)["symbols"] == [[1, 0, 1], [0, 0, 0]]


@pytest.mark.parametrize(
    "entry",
    [
        {"move": "fill", "ability": "bonus"},
        {"move": "fill", "ability": 1},
        {"move": "fill", "symbols": [1, 1]},
        {"move": "fill", "symbols": [1, 1, 1, 1]},
        {"move": "fill", "symbols": [1, 1, -1]},
        {"move": "fill", "symbols": None},
        {"move": "remove", "symbols": [1000, 0, 0]},
        {"move": "restock", "reserve": 1},
        {"move": "restock", "reserve": None},
        {"move": "pass", "symbols": [0, 0, 0]},
        {"move": "take"},
    ],
)
def test_what_the_format_forbids_is_no_turn(entry: Entry) -> None:
    assert malformed(entry)
