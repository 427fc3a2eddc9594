"""A JSON document of which one list is read part by part, each with the line it stands in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from companion.exchange.faults import BadFile

DEEPEST = 50
"""So deep the lists and objects of a play lie at most; those that BG Stats writes, three."""

MOST_PARTS = 100_000
"""More plays than anybody has."""

_SPACE = re.compile(r"[ \t\r\n]*")


class _NoNumber:
    """Stands for NaN and the like, which JSON does not have."""


@dataclass(frozen=True, slots=True)
class Part:
    """One value of the list, and the line (the first is 1) where it begins."""

    line: int
    value: Any

    def fault(self) -> str | None:
        """Why it can't be used although it was read, None if it can."""
        left = [(self.value, 0)]
        while left:
            value, depth = left.pop()
            if isinstance(value, _NoNumber):
                return "a number in this play can't be read"
            if depth > DEEPEST:
                return f"this play is nested deeper than {DEEPEST}"
            if isinstance(value, dict | list):
                inner = value.values() if isinstance(value, dict) else value
                left += [(one, depth + 1) for one in inner]
        return None


def read_document(text: str, listed: str) -> tuple[dict[str, Any], list[Part]]:
    """A JSON object without its key `listed`, and the values of the list of that name.

    Raises BadFile with the line where it is no JSON object.
    """
    scan = _Scan(text)
    try:
        return scan.document(listed)
    except json.JSONDecodeError as fault:
        raise BadFile(f"line {fault.lineno}: not JSON ({fault.msg})", line=fault.lineno) from None
    except RecursionError:
        raise BadFile("it is nested too deeply to be a file of plays") from None
    except ValueError as fault:
        line = scan.line
        raise BadFile(f"line {line}: a number that can't be read ({fault})", line=line) from None


class _Scan:
    """Goes through a text once; `line` is where it has got to."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._counted = 0
        self._decode = json.JSONDecoder(parse_constant=lambda _: _NoNumber()).raw_decode
        self.line = 1

    def document(self, listed: str) -> tuple[dict[str, Any], list[Part]]:
        found: dict[str, Any] = {}
        parts: list[Part] = []
        self._expect("{")
        for _ in self._until("}"):
            key = self._value()
            if not isinstance(key, str):
                self._wrong("Expecting property name enclosed in double quotes")
            self._expect(":")
            if key == listed and self._next() == "[":
                parts = self._parts()
            else:
                found[key] = self._value()
        if self._next():
            self._wrong("Extra data")
        return found, parts

    def _parts(self) -> list[Part]:
        self._expect("[")
        parts: list[Part] = []
        for _ in self._until("]"):
            if len(parts) == MOST_PARTS:
                raise BadFile(f"there are too many plays in it, {MOST_PARTS} at most")
            parts.append(Part(self.line, self._value()))
        return parts

    def _until(self, end: str) -> Iterator[None]:
        """Once for each of the things between here and `end`, which commas part."""
        if self._next() != end:
            yield
            while self._next() == ",":
                self._expect(",")
                self._next()
                yield
        self._expect(end)

    def _next(self) -> str:
        """The next character that is no space, where the line is now; empty at the end."""
        space = _SPACE.match(self._text, self._at)
        self._at = space.end() if space else self._at
        self.line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._text[self._at : self._at + 1]

    def _expect(self, mark: str) -> None:
        if self._next() != mark:
            self._wrong(f"Expecting '{mark}'")
        self._at += 1

    def _value(self) -> Any:
        self._next()
        value, self._at = self._decode(self._text, self._at)
        return value

    def _wrong(self, what: str) -> NoReturn:
        raise json.JSONDecodeError(what, self._text, self._at)
