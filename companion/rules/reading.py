"""Readers: each turns one JSON value into the value the engine uses, or says what was expected.

A reader refuses what the *format* forbids (exit 3 of ``companion replay``). Whatever depends on the
table is the business of the game's ``check``.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

Reader = Callable[[object], Any]

MOST_SEATS = 6
LARGEST_COUNT = 999
LONGEST_NAME = 40

_BROKEN = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters and lone surrogates."""
_RFC3339 = re.compile(
    r"(\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:)([0-5]\d|60)(\.\d+)?"
    r"(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)",
    re.ASCII,
)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Malformed(ValueError):
    """A value that the table format forbids; the text names it and what was expected."""


_SPELL = json.JSONEncoder(ensure_ascii=False, default=str)
_MOST_SHOWN = 40


def shown(value: object) -> str:
    """A short form of any JSON value for a sentence, as JSON spells it.

    What can't be seen, or would turn the sentence's direction round, is shown by its number.
    """
    words = ""
    for piece in _SPELL.iterencode(value):  # of a large or deep value no more than is shown
        words += "".join(map(_visible, piece[: _MOST_SHOWN + 1]))
        if len(words) > _MOST_SHOWN:
            return words[: _MOST_SHOWN - 3] + "…"
    return words


def _visible(mark: str) -> str:
    return mark if mark.isprintable() else json.dumps(mark)[1:-1]


def integer(low: int, high: int) -> Reader:
    """A whole number from ``low`` to ``high``; ``true`` and ``1.0`` are none."""

    def read(value: object) -> int:
        if type(value) is not int:
            raise Malformed(f"expected a whole number, found {shown(value)}")
        if not low <= value <= high:
            raise Malformed(f"expected a number from {low} to {high}, found {shown(value)}")
        return value

    return read


count = integer(0, LARGEST_COUNT)
ordinal = integer(1, LARGEST_COUNT)
seat = integer(0, MOST_SEATS - 1)


def boolean(value: object) -> bool:
    """``true`` or ``false``."""
    if not isinstance(value, bool):
        raise Malformed(f"expected true or false, found {shown(value)}")
    return value


def choice(*names: str) -> Reader:
    """One of the given words."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in names:
            raise Malformed(f"expected one of {', '.join(names)}, found {shown(value)}")
        return value

    return read


def plain_text(value: object) -> str:
    """Text without control characters and lone surrogates."""
    if not isinstance(value, str):
        raise Malformed(f"expected text, found {shown(value)}")
    if _BROKEN.search(value):
        raise Malformed("a text may hold no control character and no lone surrogate")
    return value


def name(value: object) -> str:
    """A person's name: NFC, trimmed, 1 to 40 characters."""
    trimmed = unicodedata.normalize("NFC", plain_text(value)).strip()
    if not 1 <= len(trimmed) <= LONGEST_NAME:
        raise Malformed(f"a name has 1 to {LONGEST_NAME} characters, found {shown(trimmed)}")
    return trimmed


_UNSEEN_KINDS = ("Cc", "Cf", "Cs", "Cn", "Mn", "Zl", "Zp", "Zs")
_UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are as blank as a space."""


def is_seen(text: str) -> bool:
    """Whether there is anything to be seen in a text: a joiner or a direction alone is nothing."""
    return any(
        mark not in _UNSEEN and unicodedata.category(mark) not in _UNSEEN_KINDS for mark in text
    )


def new_name(value: object) -> str:
    """A name that somebody gives now: as ``name`` reads it, and there is something to see in it."""
    given = name(value)
    if not is_seen(given):
        raise Malformed("there is nothing to be seen in this name")
    return given


def either(first: Reader, second: Reader) -> Reader:
    """What the first reader takes, else what the second takes."""

    def read(value: object) -> object:
        try:
            return first(value)
        except Malformed as fault:
            try:
                return second(value)
            except Malformed as other:
                raise Malformed(f"{fault}, or {other}") from None

    return read


def nullable(reader: Reader) -> Reader:
    """``null``, or what the reader takes."""
    return lambda value: None if value is None else reader(value)


def listing(reader: Reader, *, least: int = 0, most: int = LARGEST_COUNT) -> Reader:
    """A list of values, as a tuple."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise Malformed(f"expected a list, found {shown(value)}")
        if not least <= len(value) <= most:
            size = str(least) if least == most else f"{least} to {most}"
            raise Malformed(f"expected a list of {size}, found one of {len(value)}")
        return tuple(reader(part) for part in value)

    return read


def distinct(reader: Reader) -> Reader:
    """A list in which nothing stands twice."""

    def read(value: object) -> tuple[Any, ...]:
        parts: tuple[Any, ...] = reader(value)
        if len(set(parts)) != len(parts):
            raise Malformed(f"nothing may stand twice in {shown(value)}")
        return parts

    return read


def instant(value: object) -> int:
    """A time in RFC 3339 with its offset, as microseconds since 1970 (UTC).

    What is finer than a microsecond is cut off; a leap second is the first of the next minute.
    """
    text = plain_text(value)
    found = _RFC3339.fullmatch(text.upper())
    if found is None:
        raise Malformed(f"expected a time such as 2026-05-01T19:30:00+02:00, found {shown(text)}")
    minute, seconds, fraction, offset = found.groups("")
    try:
        moment = datetime.fromisoformat(f"{minute}00{offset.replace('Z', '+00:00')}")
        whole = (moment - _EPOCH) // timedelta(microseconds=1)
    except ValueError:
        raise Malformed(f"there is no such time as {shown(text)}") from None
    return whole + int(seconds) * 1_000_000 + int(f"{fraction[1:7]:0<6}")


def time_text(value: object) -> str:
    """A time in RFC 3339, kept as it was written."""
    instant(value)
    return str(value)
