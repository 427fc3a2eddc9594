"""Files that `companion replay` can't read: exit 3, one object, one sentence with the line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.rules.codec import LONGEST_LINE, MOST_LINES
from tests.replaying import HEADER, assert_unreadable, header, move, replay, written

TAKE = json.dumps(move("take"))
CAMPAIGN = header(scenarios=[1])


def deep(levels: int) -> str:
    """An entry with a list that is nested so that the line is that many levels deep."""
    return '{"move": "take", "slot": ' + "[" * (levels - 1) + "]" * (levels - 1) + "}"


BROKEN_LINES: dict[str, tuple[str | bytes, str]] = {
    "not UTF-8": (b'{"move": "take", "by": "\xff"}', "not UTF-8"),
    "UTF-16": ('{"move": "take"}'.encode("utf-16"), "not UTF-8"),
    "not JSON": ('{"move": take}', "not JSON"),
    "two objects": (f"{TAKE}{TAKE}", "not JSON"),
    "single quotes": ("{'move': 'take'}", "not JSON"),
    "a trailing comma": ('{"move": "take",}', "not JSON"),
    "a comment": (f"{TAKE} // no", "not JSON"),
    "a list": ("[1, 2]", "expected an object"),
    "a text": ('"take"', "expected an object"),
    "a number": ("1", "expected an object"),
    "null": ("null", "expected an object"),
    "nothing": ("", "blank"),
    "blanks": ("  \t ", "blank"),
    "a carriage return": ("\r", "blank"),
    "a byte order mark": ("\ufeff" + TAKE, "byte order mark"),
    "a duplicate key": ('{"move": "take", "slot": 1, "slot": 2}', '"slot" stands twice'),
    "the same key escaped": ('{"move": "take", "\\u006dove": "take"}', '"move" stands twice'),
    "a duplicate key inside": (
        '{"move": "ruling", "set": {"panda_end": "row", "panda_end": "row"}}',
        '"panda_end" stands twice',
    ),
    "NaN": ('{"move": "take", "slot": NaN}', "NaN"),
    "Infinity": ('{"move": "take", "slot": Infinity}', "Infinity"),
    "less than any number": ('{"move": "take", "slot": -Infinity}', "-Infinity"),
    "a number beyond floats": ('{"move": "take", "slot": 1e999}', "slot"),
    "a number of 5,000 digits": ('{"move": "take", "slot": ' + "1" * 5000 + "}", "a number"),
    "a lone surrogate": ('{"move": "take", "by": "\\ud800"}', "lone surrogate"),
    "a surrogate without its first half": ('{"move": "take", "by": "\\udc00x"}', "surrogate"),
    "a control character": ('{"move": "take", "by": "a\\u0007b"}', "control character"),
    "a raw control character": ('{"move": "take", "by": "a\x07b"}', "not JSON"),
    "a line break in a text": ('{"move": "take", "by": "a\\nb"}', "control character"),
    "the last of the controls": ('{"move": "take", "by": "a\\u009fb"}', "control character"),
    "delete": ('{"move": "take", "by": "a\\u007fb"}', "control character"),
    "nesting of 21": (deep(21), "nested deeper than 20"),
    "nesting of 10,000": (deep(10_000), "nested deeper than 20"),
    "no move": ("{}", "no move"),
    "a move that is no text": ('{"move": 3}', "unknown move 3"),
    "a move that is a list": ('{"move": []}', "no move"),
    "an unknown move": ('{"move": "dance"}', 'unknown move "dance"'),
    "another game's move": ('{"move": "restock"}', 'unknown move "restock"'),
    "a move in capitals": ('{"move": "Take"}', 'unknown move "Take"'),
    "an unknown key": ('{"move": "take", "card": "egg"}', 'unknown key "card"'),
    "a key of undo": ('{"move": "undo", "steps": 2}', 'unknown key "steps"'),
}


@pytest.mark.parametrize("case", BROKEN_LINES)
def test_a_broken_line_makes_the_file_unreadable(case: str) -> None:
    line, said = BROKEN_LINES[case]
    assert_unreadable(written(HEADER, TAKE, line, TAKE), 3, said)


@pytest.mark.parametrize("case", BROKEN_LINES)
def test_a_broken_header_makes_the_file_unreadable(case: str) -> None:
    line, _ = BROKEN_LINES[case]
    found = replay(written(line, TAKE))
    assert (found.exit, found.error["line"]) == (3, 1)


WRONG_VALUES: list[tuple[dict[str, Any], str]] = [
    (move("take", slot=0), "slot"),
    (move("take", slot=6), "slot"),
    (move("take", slot=True), "slot"),
    (move("take", slot=1.0), "slot"),
    (move("take", slot="1"), "slot"),
    (move("take", slot=None), "slot"),
    (move("take", slot="Deck"), "slot"),
    (move("take", seat=-1), "seat"),
    (move("take", seat=6), "seat"),
    (move("take", seat=False), "seat"),
    (move("take", seat=None), "seat"),
    (move("take", by=7), "by"),
    (move("take", at="yesterday"), "at"),
    (move("take", at="2026-05-01T19:30:00"), "at"),
    (move("take", at="2026-05-01 19:30:00Z"), "at"),
    (move("take", at="2026-02-29T19:30:00Z"), "at"),
    (move("take", at="2026-05-01T24:00:00Z"), "at"),
    (move("take", at="2026-05-01T19:30:00+2:00"), "at"),
    (move("take", at="٢٠٢٦-05-01T19:30:00Z"), "at"),
    (move("take", at=1777656600), "at"),
    (move("pass", to=6), "to"),
    (move("pass", to="Ben"), "to"),
    (move("bake", layer="cake"), "layer"),
    (move("fulfil"), "needs space"),
    (move("fulfil", space=0), "space"),
    (move("fulfil", space=4), "space"),
    (move("fulfil", space=1, garnish=1), "garnish"),
    (move("fulfil", space=1, showstopper="true"), "showstopper"),
    (move("fulfil", space=1, card=None), "card"),
    (move("cat"), "needs to"),
    (move("cat", to=0), "to"),
    (move("cat", to=6), "to"),
    (move("bonus"), "needs scenario"),
    (move("bonus", scenario=0), "scenario"),
    (move("bonus", scenario=11), "scenario"),
    (move("bonus", scenario=1), "needs cat"),
    (move("bonus", scenario=1, cat=6), "cat"),
    (move("bonus", scenario=1, skip="yes"), "skip"),
    (move("bonus", scenario=6), "needs to"),
    (move("bonus", scenario=10), "needs to"),
    (move("name"), "needs customer"),
    (move("name", customer=0), "customer"),
    (move("name", customer=1, level=4), "level"),
    (move("name", customer=1, card=3), "card"),
    (move("timer", at="2026-05-01T19:30:00Z"), "needs do"),
    (move("timer", do="start"), "needs at"),
    (move("timer", do="stop", at="2026-05-01T19:30:00Z"), "do"),
    (move("score"), "needs points"),
    (move("score", points=1000), "points"),
    (move("adjust"), "adjust needs"),
    (move("adjust", pending=[]), "unknown key"),
    (move("adjust", deck=3), "unknown key"),
    (move("adjust", stack=-1), "stack"),
    (move("adjust", stack=1000), "stack"),
    (move("adjust", stack=3.0), "stack"),
    (move("adjust", points=True), "points"),
    (move("adjust", round=0), "round"),
    (move("adjust", round=1000), "round"),
    (move("adjust", turn=6), "turn"),
    (move("adjust", turtle=6), "turtle"),
    (move("adjust", row=3), "row"),
    (move("adjust", row=[1, 0, None]), "row"),
    (move("adjust", row=[1, "2", None]), "row"),
    (move("adjust", face_down={"1": True}), "face_down"),
    (move("adjust", extra=[1, -1, 0]), "extra"),
    (move("adjust", extra=2), "extra"),
    (move("adjust", timer_left_s=1000), "timer_left_s"),
    (move("ruling"), "needs set"),
    (move("ruling", set={}), "set: a ruling answers one of"),
    (move("ruling", set=[]), "set"),
    (move("ruling", set={"house_rule": "yes"}), "house_rule"),
    (move("ruling", set={"late_order": "ask"}), "late_order"),
    (move("ruling", set={"panda_end": "never"}), "panda_end"),
    (move("ruling", set={"panda_end": None}), "panda_end"),
    (move("rename"), "needs seat"),
    (move("rename", seat=0), "needs name"),
    (move("rename", name="Zoe"), "needs seat"),
    (move("rename", seat=0, name=""), "name"),
    (move("rename", seat=0, name="  "), "name"),
    (move("rename", seat=0, name="x" * 41), "name"),
    (move("rename", seat=6, name="Zoe"), "seat"),
]


@pytest.mark.parametrize(("entry", "said"), WRONG_VALUES, ids=str)
def test_a_value_that_the_format_forbids_makes_the_file_unreadable(
    entry: dict[str, Any], said: str
) -> None:
    assert_unreadable(written(CAMPAIGN, entry), 2, said)


def test_an_empty_file_is_unreadable() -> None:
    assert_unreadable(b"", 1, "empty")
    assert_unreadable(b"\n", 1, "blank")


def test_a_byte_order_mark_before_the_header_is_unreadable() -> None:
    assert_unreadable(b"\xef\xbb\xbf" + written(HEADER), 1, "byte order mark")


@pytest.mark.parametrize("end", [b"\n", b"  \t", b"\r"], ids=["none", "spaces", "a return"])
def test_a_blank_line_at_the_end_is_unreadable(end: bytes) -> None:
    assert_unreadable(written(HEADER, TAKE) + end, 3, "blank")


def test_a_line_has_64_kibibytes_at_most() -> None:
    entry = json.dumps(move("take", by=""))
    whole = entry[:-2] + "x" * (LONGEST_LINE - len(entry)) + '"}'
    assert replay(written(HEADER, whole)).exit == 0
    assert_unreadable(written(HEADER, whole[:-2] + 'x"}'), 2, "too long")
    assert_unreadable(written(HEADER) + b"x" * (LONGEST_LINE + 1), 2, "too long")


def test_a_table_has_100_000_lines_at_most() -> None:
    note = move("name", customer=1)
    lines = written(HEADER) + written(note) * (MOST_LINES - 1)
    assert replay(lines).last["entries"] == MOST_LINES - 1
    assert_unreadable(lines + written(note), MOST_LINES + 1, "100000 lines")


def test_a_file_is_read_to_its_end_before_the_first_move_is_played() -> None:
    illegal, unreadable = move("bake", layer="icing"), move("bake", layer="cake")
    assert_unreadable(written(CAMPAIGN, illegal, illegal, unreadable), 4, "layer")
