"""Which of a table's two files to open. Pure: bytes in, a choice out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
Parse = Callable[[bytes], T]


@dataclass(frozen=True, slots=True)
class Choice(Generic[T]):
    """The content to go on with: `lines`, which `parse` turned into `value`.

    `tail` stands in the newest file behind its whole lines and is no entry. The faults say why a
    file is not to be used, None for one that is good or not there; `differs` is the first line
    that two readable files disagree about.
    """

    value: T
    lines: bytes
    tail: bytes = b""
    from_spare: bool = False
    newest_fault: str | None = None
    spare_fault: str | None = None
    differs: int | None = None


def choose(newest: bytes | None, spare: bytes | None, parse: Parse[T]) -> Choice[T]:
    """Choose between the newest file and the spare one, at least one of which is there.

    The spare is written after the newest, so it never rightly has more. Raises ValueError with the
    newest file's fault if neither parses.
    """
    lines, tail = split_tail(newest or b"")
    spare_lines, _ = split_tail(spare or b"")
    read = _attempt(parse, newest, lines)
    if read.good and (spare is None or lines.startswith(spare_lines)):
        # The usual case parses once. An empty spare is a prefix of anything, and no table.
        fault = None if spare is None or spare_lines else "it is empty"
        return Choice(read.value[0], lines, tail, spare_fault=fault)
    spare_read = _attempt(parse, spare, spare_lines)
    if read.good:
        if not spare_read.good:
            return Choice(read.value[0], lines, tail, spare_fault=spare_read.fault)
        if not spare_lines.startswith(lines):
            line = first_difference(lines, spare_lines)
            fault = f"the two copies differ in line {line}"
            return Choice(read.value[0], lines, tail, spare_fault=fault, differs=line)
    if spare_read.good:
        fault = read.fault if not read.good else "its end is missing"
        return Choice(spare_read.value[0], spare_lines, from_spare=True, newest_fault=fault)
    raise ValueError(read.fault if newest is not None else spare_read.fault)


def split_tail(raw: bytes) -> tuple[bytes, bytes]:
    """The whole lines, and what was cut off while it was written.

    A last line that lacks nothing but its newline is whole: no beginning of a JSON object is JSON.
    """
    end = raw.rfind(b"\n") + 1
    tail = raw[end:]
    if tail and is_json(tail):
        return raw + b"\n", b""
    return raw[:end], tail


def is_json(raw: bytes) -> bool:
    """Whether the bytes are JSON in UTF-8."""
    try:
        json.loads(raw.decode())
    except (ValueError, RecursionError):
        return False
    return True


def first_difference(one: bytes, other: bytes) -> int:
    """The number, from 1, of the first line in which two files differ."""
    ones, others = one.split(b"\n"), other.split(b"\n")
    same = 0
    while same < min(len(ones), len(others)) and ones[same] == others[same]:
        same += 1
    return same + 1


@dataclass(frozen=True, slots=True)
class _Read(Generic[T]):
    value: tuple[T, ...]  # empty if it did not parse
    fault: str = ""

    @property
    def good(self) -> bool:
        return bool(self.value)


def _attempt(parse: Parse[T], raw: bytes | None, lines: bytes) -> _Read[T]:
    if raw is None:
        return _Read((), "it was gone")
    try:
        return _Read((parse(lines),))
    except ValueError as error:
        return _Read((), str(error).rstrip("."))
