"""The morning: time cards are shown, and the order of turns follows."""

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


def test_FI_TIME_01_the_last_time_starts_the_turns() -> None:
    table = play(new_table(3), show(2, "6:50"), show(0, "7:53"))
    assert (shown(table)["phase"], shown(table)["order"], shown(table)["turn"]) == (
        "times",
        [],
        None,
    )
    play(table, show(1, "6:24"))
    state = shown(table)
    assert (state["phase"], state["order"], state["turn"]) == ("turns", [1, 2, 0], 1)


def test_a_time_is_kept_as_it_was_shown() -> None:
    table = play(late_morning(3), show(0, "5:15", early=1), only_early(1))
    assert shown(table)["times"] == [
        {"time": "5:15", "early": 1, "only_early": False, "effective": "4:15"},
        {"time": None, "early": 0, "only_early": True, "effective": None},
        None,
    ]


def test_a_slip_is_put_right_while_others_are_missing() -> None:
    table = play(late_morning(2), show(0, "6:24", early=2), show(0, "6:42"))
    assert shown(table)["times"][0] == {
        "time": "6:42",
        "early": 0,
        "only_early": False,
        "effective": "6:42",
    }
    play(table, show(1, "6:24"))
    assert shown(table)["order"] == [1, 0]
    assert code(table, show(0, "5:00")) == "not_now"


def test_a_seat_may_show_its_own_time_again_with_more_early_cards() -> None:
    table = play(late_morning(2), show(0, "6:24"), show(0, "6:24", early=1), show(1, "5:30"))
    assert shown(table)["order"] == [0, 1]


def test_FI_CARD_03_no_two_cards_show_the_same_time() -> None:
    table = play(late_morning(3), show(1, "6:24"))
    refused = refusal(table, show(2, "6:24", early=1))
    assert (refused.code, refused.rule) == ("time_taken", "FI-CARD-03")
    assert "seat 1" in refused.text
    play(table, show(1, "6:30"), show(2, "6:24"))


def test_a_time_given_back_is_free_again() -> None:
    table = play(late_morning(3), show(0, "6:24"), only_early(0), show(1, "6:24"))
    assert shown(table)["times"][1]["time"] == "6:24"


@pytest.mark.parametrize("entry", [show(0, "6:24", early=1), only_early(0)])
def test_FI_SETUP_02_early_cards_are_advanced_recipes(entry: Entry) -> None:
    refused = refusal(new_table(2), entry)
    assert (refused.code, refused.rule) == ("not_advanced", "FI-SETUP-02")


def test_no_early_cards_are_no_early_cards_in_any_game() -> None:
    assert shown(play(new_table(2), show(0, "6:24", early=0)))["times"][0]["early"] == 0


def test_a_seat_has_no_more_early_cards_than_recipes_filled() -> None:
    table = new_table(2, {"advanced": True})
    assert code(table, only_early(0)) == "no_such_cards"
    fill = {"move": "fill"}
    play(table, {"move": "order", "seats": [0, 1]}, fill, {"move": "restock"})
    assert code(table, show(0, "6:24", early=2)) == "no_such_cards"
    assert code(table, show(1, "6:24", early=1)) == "no_such_cards"
    assert refusal(table, only_early(1)).rule is None
    play(table, show(0, "6:24", early=1), only_early(0))


def test_ten_early_cards_are_all_there_are() -> None:
    table = play(late_morning(3), show(0, "9:00", early=6), only_early(1))
    assert code(table, show(2, "9:01", early=4)) == "no_such_cards"
    play(table, show(0, "9:00", early=5), show(2, "9:01", early=4))


def test_correcting_a_time_gives_its_early_cards_back() -> None:
    table = play(late_morning(2), show(0, "9:00", early=10), show(0, "9:00", early=9))
    play(table, show(1, "9:01", early=1))
    assert shown(table)["phase"] == "turns"


def test_of_several_refusals_the_first_listed_is_told() -> None:
    table = play(new_table(3), show(0, "6:24"))
    assert code(table, show(1, "6:24", early=3)) == "time_taken"
    assert code(table, show(1, "6:25", early=3)) == "not_advanced"
    assert code(table, show(5, "6:24", early=3)) == "no_such_seat"
    assert code(in_turns(3), show(1, "6:24", early=3)) == "not_now"


def test_times_are_anyones_also_with_nobody_or_somebody_in_turn() -> None:
    table = play(new_table(2), show(1, "6:24"), show(0, "7:00"))
    assert shown(table)["turn"] == 1
    assert code(table, show(0, "7:01")) == "not_now"


def test_each_place_is_told_with_its_reason() -> None:
    table = late_morning(5)
    play(table, show(0, "5:15", early=1), show(1, "7:24", early=2), show(2, "6:24", early=1))
    play(table, only_early(3))
    assert told(table) == ["Dee has only arrive-early cards"]
    play(table, show(4, "4:14"))
    assert told(table) == [
        "Eve shows 4:14",
        "1. Eve, 4:14",
        "2. Ana, 4:15: 5:15 less one hour",
        "3. Ben, 5:24: 7:24 less 2 hours",
        "Ben goes before Cy at the same 5:24: more arrive-early cards",
        "4. Cy, 5:24: 6:24 less one hour",
        "5. Dee: only arrive-early cards, so last and with a restock",
    ]


def test_FI_AMB_02_several_without_a_time_are_asked_for_their_order() -> None:
    table = play(late_morning(4), only_early(2), only_early(0), show(1, "9:00"), show(3, "8:00"))
    state = shown(table)
    assert (state["phase"], state["pending"], state["turn"]) == ("times", "order", None)
    assert (state["order"], state["undecided"]) == ([3, 1], [0, 2])
    assert told(table)[-1] == "Those with only arrive-early cards agree who of them goes first"
    assert code(table, show(1, "9:01")) == "not_now"
    for wrong in ([0], [0, 1], [0, 2, 2], [2, 2], [0, 1, 2, 3], [], [0, 5]):
        assert code(table, {"move": "order", "seats": wrong}) == "wrong_seats"
    play(table, {"move": "order", "seats": [2, 0]})
    state = shown(table)
    assert (state["phase"], state["pending"], state["turn"]) == ("turns", None, 3)
    assert (state["order"], state["undecided"]) == ([3, 1, 2, 0], [])
    assert told(table)[2:] == [
        "3. Cy: only arrive-early cards, so last and with a restock",
        "4. Ana: only arrive-early cards, so last and with a restock",
    ]


def test_FI_AMB_02_by_ruling_they_go_as_they_sit() -> None:
    table = late_morning(3, late_order="seat-order")
    play(table, only_early(2), only_early(0), show(1, "9:00"))
    assert (shown(table)["order"], shown(table)["pending"]) == ([1, 0, 2], None)


def test_a_ruling_changed_while_the_order_is_asked_settles_it() -> None:
    table = play(late_morning(3), only_early(2), only_early(0), show(1, "9:00"))
    play(table, {"move": "ruling", "set": {"reserve": "always"}})
    assert shown(table)["pending"] == "order"
    play(table, {"move": "ruling", "set": {"late_order": "seat-order"}})
    assert (shown(table)["order"], shown(table)["turn"]) == ([1, 0, 2], 1)


def test_an_order_without_times_settles_the_day() -> None:
    table = play(new_table(3), {"move": "order", "seats": [2, 0, 1]})
    state = shown(table)
    assert (state["phase"], state["order"], state["turn"]) == ("turns", [2, 0, 1], 2)
    assert state["times"] == [None, None, None]
    assert told(table) == ["1. Cy", "2. Ana", "3. Ben"]


@pytest.mark.parametrize("seats", [[], [0, 1], [0, 1, 1], [0, 1, 2, 2], [0, 1, 3]])
def test_an_order_without_times_names_all_seats_once(seats: list[int]) -> None:
    assert code(new_table(3), {"move": "order", "seats": seats}) == "wrong_seats"


def test_an_order_has_its_moment() -> None:
    wrong_too: Entry = {"move": "order", "seats": [1]}
    table = play(new_table(2), show(0, "6:24"))
    assert code(table, {"move": "order", "seats": [0, 1]}) == "not_now"
    assert code(table, wrong_too) == "not_now"
    assert code(in_turns(), {"move": "order", "seats": [0, 1]}) == "not_now"
    assert code(new_table(2, {"score_only": True}), wrong_too) == "not_now"


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"time": "6:24"}, "needs seat"),
        ({"seat": 0}, "needs time"),
        ({"seat": 6, "time": "6:24"}, "from 0 to 5"),
        ({"seat": True, "time": "6:24"}, "whole number"),
        ({"seat": 0, "time": "06:24"}, "0:00 to 23:59"),
        ({"seat": 0, "time": "24:00"}, "0:00 to 23:59"),
        ({"seat": 0, "time": 624}, "text"),
        ({"seat": 0, "time": None}, "text"),
        ({"seat": 0, "time": "6:24", "early": 11}, "from 0 to 10"),
        ({"seat": 0, "time": "6:24", "early": -1}, "from 0 to 10"),
        ({"seat": 0, "time": "6:24", "early": 1.0}, "whole number"),
        ({"seat": 0, "time": "6:24", "only_early": True}, "neither time nor early"),
        ({"seat": 0, "early": 1, "only_early": True}, "neither time nor early"),
        ({"seat": 0, "only_early": False}, "needs time"),
        ({"seat": 0, "only_early": 1}, "true or false"),
        ({"seat": 0, "time": "6:24", "late": 1}, "unknown key"),
    ],
)
def test_what_the_format_forbids_is_no_time(entry: Entry, said: str) -> None:
    assert said in malformed({"move": "time", **entry})


@pytest.mark.parametrize("seats", [None, 0, "0", [0, 6], [0, "1"], [True]])
def test_what_the_format_forbids_is_no_order(seats: object) -> None:
    malformed({"move": "order", "seats": seats})
    malformed({"move": "order"})
