"""Headers of table files: which can't be set up, and what is made of those that can."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.replaying import HEADER, assert_unreadable, header, move, replay, written

TAKE = json.dumps(move("take"))

WRONG_HEADERS: list[tuple[dict[str, Any], str, str]] = [
    ({"companion": 2}, "unknown_version", "version 1"),
    ({"companion": 0}, "unknown_version", "version 1"),
    ({"companion": True}, "unknown_version", "version 1"),
    ({"companion": 1.0}, "unknown_version", "version 1"),
    ({"companion": "1"}, "unknown_version", "version 1"),
    ({"game": "chess"}, "unknown_game", '"chess"'),
    ({"game": None}, "unknown_game", "null"),
    ({"game": ["filler"]}, "unknown_game", "filler"),
    ({"players": []}, "malformed", 'unknown key "players"'),
    ({"seats": "Ana"}, "malformed", "seats"),
    ({"seats": []}, "malformed", "seats"),
    ({"seats": ["Ana"]}, "malformed", "seats"),
    ({"seats": list("abcdef")}, "malformed", "seats"),
    ({"seats": ["Ana", 2]}, "malformed", "seats"),
    ({"seats": ["Ana", ""]}, "malformed", "seats"),
    ({"seats": ["Ana", "   "]}, "malformed", "seats"),
    ({"seats": ["Ana", "B" * 41]}, "malformed", "seats"),
    ({"seats": ["Ana", "Be\tn"]}, "malformed", "seats"),
    ({"seats": ["Ana", "\ud800"]}, "malformed", "seats"),
    ({"seats": ["Ana", "ana"]}, "names_equal", "seats"),
    ({"seats": ["Ana", " Ana "]}, "names_equal", "seats"),
    ({"seats": ["Straße", "STRASSE"]}, "names_equal", "seats"),
    ({"seats": ["Zoe\u0301", "Zo\u00e9"]}, "names_equal", "seats"),
    ({"options": None}, "malformed", "options"),
    ({"options": []}, "malformed", "options"),
    ({"options": {"expansion": True}}, "malformed", "expansion"),
    ({"options": {"target": 5}}, "malformed", "target"),
    ({"options": {"score_only": 1}}, "malformed", "score_only"),
    ({"options": {"scenarios": 1}}, "malformed", "scenarios"),
    ({"options": {"scenarios": [0]}}, "malformed", "scenarios"),
    ({"options": {"scenarios": [11]}}, "malformed", "scenarios"),
    ({"options": {"scenarios": [True]}}, "malformed", "scenarios"),
    ({"options": {"scenarios": [3, 3]}}, "malformed", "scenarios"),
    ({"options": {"scenarios": [8, 10]}}, "scenarios_8_and_10", "8 and 10"),
    ({"options": {"mode": "solo"}}, "malformed", "mode"),
    ({"options": {"mode": "campaign"}}, "bad_mode", "campaign"),
    ({"options": {"mode": "campaign", "scenarios": [1, 2]}}, "bad_mode", "campaign"),
    ({"options": {"mode": "freeplay"}}, "bad_mode", "freeplay"),
    ({"options": {"mode": "relaxed", "scenarios": [1]}}, "bad_mode", "relaxed"),
    ({"options": {"mode": "warm-up", "scenarios": [1]}}, "bad_mode", "warm-up"),
    ({"options": {"ducks": 0}}, "malformed", "ducks"),
    ({"options": {"ducks": 6}}, "malformed", "ducks"),
    ({"options": {"customers": [1, 2]}}, "malformed", "customers"),
    ({"options": {"customers": [1, 2, 3, 4]}}, "malformed", "customers"),
    ({"options": {"customers": [9, 0, 0]}}, "bad_customers", "customers"),
    ({"options": {"customers": [0, 0, 9]}}, "bad_customers", "customers"),
    ({"options": {"customers": [0, 10, 0]}}, "malformed", "customers"),
    ({"options": {"customers": [1, 1, 0]}}, "bad_customers", "customers"),
    ({"options": {"layers": ["jam"]}}, "malformed", "layers"),
    ({"options": {"layers": ["jam"] * 6}}, "malformed", "layers"),
    ({"options": {"turtle": 6, "scenarios": [6]}}, "malformed", "turtle"),
    ({"options": {"turtle": 3, "scenarios": [6]}}, "no_such_seat", "turtle"),
    ({"rulings": None}, "malformed", "rulings"),
    ({"rulings": {"house_rule": "yes"}}, "malformed", "house_rule"),
    ({"rulings": {"reserve": "always"}}, "malformed", "reserve"),
    ({"rulings": {"extra_keep": "nobody"}}, "malformed", "extra_keep"),
    ({"rulings": {"extra_keep": True}}, "malformed", "extra_keep"),
    ({"id": "7"}, "malformed", "id"),
    ({"id": "{12345678-1234-1234-1234-123456789abc}"}, "malformed", "id"),
    ({"id": "12345678123412341234123456789abc"}, "malformed", "id"),
    ({"started": "2026-05-01"}, "malformed", "started"),
    ({"started": "2026-05-01T19:30:00"}, "malformed", "started"),
    ({"title": 5}, "malformed", "title"),
    ({"title": None}, "malformed", "title"),
    ({"rules": 1}, "malformed", "rules"),
    ({"campaign": ["us"]}, "malformed", "campaign"),
    ({"campaign": "a\u0000"}, "malformed", "campaign"),
]


@pytest.mark.parametrize(("values", "code", "said"), WRONG_HEADERS, ids=str)
def test_a_table_that_cannot_be_set_up_is_unreadable(
    values: dict[str, Any], code: str, said: str
) -> None:
    assert_unreadable(written({**HEADER, **values}, TAKE), 1, said, code=code)


@pytest.mark.parametrize("key", ["companion", "game", "seats"])
def test_a_header_without_what_it_needs_is_unreadable(key: str) -> None:
    values = {one: value for one, value in HEADER.items() if one != key}
    assert replay(written(values)).exit == 3


def test_turtle_before_the_bees_and_after_the_customers_cannot_be() -> None:
    rulings = {"bees_and_turtle": "turtle-first", "turtle_when": "after-customers"}
    assert_unreadable(written(header(scenarios=[5, 6], rulings=rulings)), 1, code="rulings_clash")
    for scenarios in ([5], [6], [5, 7]):
        assert replay(written(header(scenarios=scenarios, rulings=rulings))).exit == 0


def accepted(**values: Any) -> dict[str, Any]:
    """The state of a table with a changed header."""
    found = replay(written({**HEADER, **values}))
    assert (found.exit, found.stderr) == (0, "")
    return found.state


@pytest.mark.parametrize(
    "values",
    [
        {"id": "12345678-1234-1234-1234-123456789abc"},
        {"id": "12345678-1234-1234-1234-123456789ABC"},
        {"rules": "1"},
        {"started": "2026-05-01T19:30:00+02:00"},
        {"started": "2026-05-01t19:30:00.25z"},
        {"started": "2016-12-31T23:59:60Z"},
        {"title": "", "campaign": "Friday’s bakers 🧁"},
        {"title": "t" * 1000},
        {"options": {"turtle": 2}},
        {"options": {"turtle": 5}},
        {"options": {"ducks": 5, "score_only": True}},
        {"options": {"mode": "freeplay", "scenarios": [10]}},
        {"options": {"scenarios": [9, 1, 2, 3, 4, 5, 6, 7, 10]}},
        {"rulings": {"panda_end": "row", "extra_actions": "one-each"}},
    ],
    ids=str,
)
def test_what_a_header_may_say(values: dict[str, Any]) -> None:
    accepted(**values)


def test_options_and_rulings_may_be_left_out() -> None:
    assert accepted() == accepted(options={}, rulings={})


def test_names_are_normalised_and_trimmed() -> None:
    assert accepted(seats=[" Zoe\u0301 ", "Ben\u3000"])["seats"] == ["Zo\u00e9", "Ben"]


@pytest.mark.parametrize(
    "name", ["x", "x" * 40, "e\u0301" * 40, " " * 300 + "x", "李雷", "👩‍👩‍👧", "عمر"]
)
def test_a_name_has_1_to_40_characters_once_normalised(name: str) -> None:
    assert len(accepted(seats=[name, "Ben"])["seats"][0]) in range(1, 41)


@pytest.mark.parametrize(("seats", "exit_"), [(1, 3), (2, 0), (5, 0), (6, 3)])
def test_two_to_five_play_in_the_magic_bakery(seats: int, exit_: int) -> None:
    assert replay(written(header(seats))).exit == exit_
