"""Single values of the table format."""

from __future__ import annotations

import unicodedata

import pytest

from companion.rules import reading
from companion.rules.reading import Malformed

SECOND = 1_000_000


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "true"),
        (None, "null"),
        (1.5, "1.5"),
        ("slot", '"slot"'),
        ((1, None, False), "[1, null, false]"),
        ({"to": [1]}, '{"to": [1]}'),
        ("李雷 Zoë", '"李雷 Zoë"'),
        ("\u202eevil\ud800", '"\\u202eevil\\ud800"'),
        ("x" * 50, '"' + "x" * 36 + "…"),
        (float("inf"), "Infinity"),
    ],
)
def test_a_value_in_a_sentence_is_spelled_as_in_a_file(value: object, words: str) -> None:
    assert reading.shown(value) == words


def test_a_value_of_any_size_and_depth_is_shown_in_short() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert reading.shown(deep) == "[" * 37 + "…"
    assert len(reading.shown([[0] * 1000] * 10_000)) == 38


@pytest.mark.parametrize(
    ("text", "microseconds"),
    [
        ("1970-01-01T00:00:00Z", 0),
        ("1970-01-01T02:00:00+02:00", 0),
        ("1969-12-31T19:00:00-05:00", 0),
        ("1970-01-01t00:00:01z", SECOND),
        ("1970-01-01T00:00:01-00:00", SECOND),
        ("1970-01-01T00:00:00.5Z", SECOND // 2),
        ("1970-01-01T00:00:00.1234567890Z", 123_456),
        ("1969-12-31T23:59:59.75Z", -SECOND // 4),
        ("1970-01-01T00:00:60Z", 60 * SECOND),
        ("1970-03-01T00:00:00Z", 59 * 86_400 * SECOND),
    ],
)
def test_a_time_is_microseconds_since_1970(text: str, microseconds: int) -> None:
    assert reading.instant(text) == microseconds
    assert reading.time_text(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "20:00",
        "2026-05-01",
        "2026-05-01T20:00Z",
        "2026-05-01T20:00:00",
        "2026-05-01 20:00:00Z",
        "2026-05-01T20:00:00 Z",
        "2026-05-01T20:00:00.Z",
        "2026-05-01T20:00:00,5Z",
        "2026-05-01T20:00:00+0200",
        "2026-05-01T20:00:00+24:00",
        "2026-05-01T20:00:00+02:60",
        "2026-05-01T20:60:00Z",
        "2026-05-01T20:00:61Z",
        "2026-05-01T24:00:00Z",
        "2026-13-01T20:00:00Z",
        "2026-02-30T20:00:00Z",
        "0000-01-01T20:00:00Z",
        "12026-05-01T20:00:00Z",
        "2026-W18-5T20:00:00Z",
        "２０２６-05-01T20:00:00Z",
        "2026-05-01T20:00:00Z\n",
    ],
)
def test_what_is_no_time_of_rfc_3339_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        reading.instant(text)


@pytest.mark.parametrize("value", [0, 999, 5])
def test_a_count_goes_to_999(value: int) -> None:
    assert reading.count(value) == value


@pytest.mark.parametrize("value", [-1, 1000, True, False, 1.0, "1", None, [1], {}])
def test_what_is_no_count_is_refused(value: object) -> None:
    with pytest.raises(Malformed):
        reading.count(value)


def test_a_name_is_normalised_and_trimmed() -> None:
    assert reading.name("\u2003Zoe\u0301 ") == "Zo\u00e9"


def test_two_readers_say_what_both_expected() -> None:
    read = reading.either(reading.integer(1, 5), reading.choice("deck"))
    assert (read(3), read("deck")) == (3, "deck")
    with pytest.raises(Malformed, match="from 1 to 5, found 7, or expected one of deck"):
        read(7)


def test_a_list_has_its_length_and_nothing_twice() -> None:
    read = reading.distinct(reading.listing(reading.count, least=1, most=2))
    assert read([3, 4]) == (3, 4)
    for value in ([], [1, 2, 3], [1, 1], "12", (1, 2)):
        with pytest.raises(Malformed):
            read(value)


def test_a_long_value_is_shown_short() -> None:
    assert len(reading.shown("x" * 1000)) == 38


def test_no_control_character_and_no_lone_surrogate_gets_through() -> None:
    for code in range(0x110000):
        mark = chr(code)
        if unicodedata.category(mark) in ("Cc", "Cs"):
            with pytest.raises(Malformed):
                reading.plain_text(mark)
        else:
            assert reading.plain_text(mark) == mark
