"""JSON without its traps: no duplicate key, no NaN, no deep nesting, no broken text."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from companion.rules import reading
from companion.rules.reading import Malformed

DEEPEST = 20


def read_object(text: str) -> dict[str, Any]:
    """One JSON object. Raises Malformed with what was found instead."""
    if text.startswith("\ufeff"):
        raise Malformed("the line begins with a byte order mark")
    if not text.strip():
        raise Malformed("the line is blank")
    _refuse_deep(text)
    try:
        value = _DECODER.decode(text)
    except Malformed:
        raise
    except RecursionError:
        raise Malformed(f"nested deeper than {DEEPEST}") from None
    except json.JSONDecodeError as fault:
        raise Malformed(f"not JSON ({fault.msg} at character {fault.pos + 1})") from None
    except ValueError as fault:
        raise Malformed(f"a number that can't be read ({fault})") from None
    if not isinstance(value, dict):
        raise Malformed(f"expected an object, found {reading.shown(value)}")
    return value


def _refuse_deep(text: str) -> None:
    """Counts brackets outside of texts, so that no parser is led into the deep."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depth, inside, escaped = 0, False, False
    for mark in text:
        if inside:
            inside = escaped or mark != '"'
            escaped = mark == "\\" and not escaped
        elif mark == '"':
            inside = True
        elif mark in "[{":
            depth += 1
            if depth > DEEPEST:
                raise Malformed(f"nested deeper than {DEEPEST}")
        elif mark in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise Malformed(f"the key {reading.shown(twice)} stands twice")
    return found


def _constant(word: str) -> NoReturn:
    raise Malformed(f"{word} is no number of this format")


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant)
