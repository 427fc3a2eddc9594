"""The worked examples of Filler, by value."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.filler.scoring import result
from companion.rules.game import BadHeader
from companion.rules.table import Table
from tests.games.filler.tables import (
    FILLER,
    Entry,
    in_turns,
    late_morning,
    new_table,
    play,
    refusal,
    shown,
)
from tests.worked import name_of

Case = dict[str, Any]

CASES: list[Case] = json.loads(
    (Path(__file__).parents[2] / "cases" / "filler.json").read_text("utf-8")
)["cases"]


def cases(*kinds: str) -> pytest.MarkDecorator:
    found = [case for case in CASES if case["kind"] in kinds]
    return pytest.mark.parametrize("case", found, ids=name_of)


def test_every_kind_of_case_is_played() -> None:
    kinds = {case["kind"] for case in CASES}
    assert kinds == {"setup", "order", "day_counts", "day", "score", "cards"}


@cases("setup")
def test_a_table_is_set_up(case: Case) -> None:
    given, expected = dict(case["given"]), case["expected"]
    seats = given.pop("seats")
    if "refused" in expected:
        with pytest.raises(BadHeader) as caught:
            new_table(seats, given)
        assert caught.value.code == expected["refused"]
        return
    table = new_table(seats, given)
    state = shown(table)
    assert {key: state[key] for key in ("deck", "book", "fills_left")} == {
        key: expected[key] for key in ("deck", "book", "fills_left")
    }
    assert state["cards"] == [expected["cards_each"]] * seats
    assert table.position.state.setup.advanced is expected.get("advanced", False)


@cases("order")
def test_times_give_the_order(case: Case) -> None:
    given, expected = case["given"], case["expected"]
    table = late_morning(given["seats"]) if given["advanced"] else new_table(given["seats"])
    reveals: list[Entry] = [{"move": "time", **one} for one in case["event"]["reveals"]]
    if "refused" in expected:
        at = [one["seat"] for one in reveals].index(expected["seat"])
        play(table, *reveals[:at])
        assert refusal(table, reveals[at]).code == expected["refused"]
        return
    play(table, *reveals)
    state = shown(table)
    assert state["order"] == expected["order"]
    assert state["undecided"] == [seat for group in expected["undecided"] for seat in group]
    times = enumerate(state["times"])
    assert expected.get("must_restock", []) == [seat for seat, one in times if one["only_early"]]
    assert expected["effective"] == {
        str(seat): one["effective"]
        for seat, one in enumerate(state["times"])
        if one["effective"] is not None
    }


def day_with(seats: int, deck: int, book: int, streak: int) -> Table:
    """Turns of a day that begins with these counts, seats in their own order."""
    fills = 10 * seats - deck - book
    counts = {"deck": deck, "book": book, "fills": fills, "restocks_in_a_row": streak}
    return play(in_turns(seats), {"move": "adjust", **counts})


def assert_day(table: Table, expected: Case) -> None:
    state = shown(table)
    there = {
        **state,
        "over": state["phase"] == "scores",
        "all_restock_days": state["restocks_in_a_row"],
        "book_put_under": "book_under" in [event.code for event in table.events],
    }
    assert {key: there[key] for key in expected} == expected


def turn_of_counts(fills: int, reserved: int, restock: int) -> list[Entry]:
    chain: list[Entry] = [{"move": "fill", "ability": "bonus-fill"}] * (fills - 1)
    if restock:
        return [{"move": "restock", "reserve": bool(reserved)}]
    return [*chain, {"move": "fill"}]


@cases("day_counts")
def test_a_day_of_counts(case: Case) -> None:
    given, expected = case["given"], case["expected"]
    table = day_with(given["seats"], given["deck"], given["book"], given["streak"])
    entries = [entry for turn in case["event"]["turns"] for entry in turn_of_counts(*turn)]
    if "FI-ABIL-05" in case["rule_ids"]:
        entries[0]["ability"] = "bonus-restock"
    if "refused" in expected:
        play(table, *entries[:-1])
        assert refusal(table, entries[-1]).code == expected["refused"]
        assert refusal(table, entries[-1]).rule == "FI-AMB-08"
        play(table, {"move": "restock", "reserve": False})
        return
    play(table, *entries)
    assert_day(table, expected)


def turn_of_cards(steps: list[list[Any]]) -> list[Entry]:
    entries: list[Entry] = []
    for move, card, *ability in steps:
        if move == "fill":
            entries.append({"move": "fill", "ability": ability[0]})
        else:
            entries.append({"move": "restock", "reserve": card is not None})
    return entries


@cases("day")
def test_a_day_with_named_cards_has_as_many(case: Case) -> None:
    given, expected = case["given"], dict(case["expected"])
    table = day_with(given["seats"], len(given["deck"]), len(given["book"]), given["streak"])
    play(table, *(entry for turn in case["event"]["turns"] for entry in turn_of_cards(turn)))
    expected |= {"deck": len(expected["deck"]), "book": len(expected["book"])}
    assert_day(table, expected)


@cases("score")
def test_symbols_and_cards_give_the_places(case: Case) -> None:
    state = FILLER.setup(len(case["given"]["seats"]), {"score_only": True}, {})
    score = FILLER.moves["score"]
    for seat, has in enumerate(case["given"]["seats"]):
        move = score(seat=seat, **{**has, "symbols": tuple(has["symbols"])})
        FILLER.check(state, move)
        state = FILLER.apply(state, move)
    outcome = FILLER.outcome(state)
    assert outcome == result(state, "scored")
    found = outcome.as_json()
    assert {key: found[key] for key in case["expected"]} == case["expected"]


@cases("cards")
def test_cards_are_chef_cards_and_recipes_less_those_removed(case: Case) -> None:
    filled, removed = case["given"]["filled"], case["given"]["removed"]
    table = play(in_turns(advanced=True), {"move": "adjust", "book": 9})
    ability = ["bonus-fill"] * (filled - 1) + (["bad-batch"] if removed else [None])
    if filled:
        play(table, *({"move": "fill", "ability": one} for one in ability))
    if removed:
        play(table, {"move": "remove"})
    assert shown(table)["cards"][0] == case["expected"]["cards"]
    assert shown(table)["claimed"][0] == filled
