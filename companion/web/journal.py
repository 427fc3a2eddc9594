"""What was changed on a disk, one record after another, in two files that take turns.

A browser gives a page a file that can be written and flushed at once, but not a folder of them: so
all changes to the data folder go into one file, in their order, and are done again at the start.

    head    magic, generation, checksum of both
    record  length, checksum, then a JSON list (kind, path, number or path) and a newline and bytes

Of the two files the one with the higher generation counts. The other one is written anew when most
of the records are of the past, its head last: a stop at any moment leaves one of them whole.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

_HEAD = struct.Struct("<8sII")
_RECORD = struct.Struct("<II")
_MAGIC = b"Journal1"


class Slot(Protocol):
    """An open file. Every method raises OSError, nothing else."""

    def read(self) -> bytes:
        """All of it."""

    def write(self, data: bytes, at: int) -> None:
        """Write at this many bytes from its beginning."""

    def cut(self, length: int) -> None:
        """Cut it off at `length` bytes."""

    def sync(self) -> None:
        """Return only when what was written stays."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change: what was done, to which path, and with what."""

    kind: str  # make, create, write, cut, move, copy, remove or unmake
    path: str
    at: int = 0  # bytes from the file's beginning: of a write, of a cut
    target: str = ""  # of a move, of a copy
    data: bytes = b""


class Journal:
    """The changes to one data folder, in two slots. Any method may raise OSError."""

    def __init__(self, one: Slot, other: Slot) -> None:
        self._slot, self._spare = one, other
        self._generation = 0
        self._length = 0
        self._pending: list[Change] = []

    @property
    def length(self) -> int:
        """Bytes in the file that counts."""
        return self._length

    def load(self) -> tuple[tuple[Change, ...], bytes]:
        """All changes that were flushed, and what stands behind them and is no whole record."""
        read = [(slot, slot.read()) for slot in (self._slot, self._spare)]
        ages = [_generation(raw) for _, raw in read]
        newest = ages.index(max(ages))
        (self._slot, raw), (self._spare, other) = read[newest], read[1 - newest]
        self._generation = ages[newest]
        if not self._generation:
            self.rewrite(())
            return (), raw + other
        changes, end = _changes(raw)
        if end < len(raw):
            self._slot.cut(end)
        self._length = end
        return changes, raw[end:]

    def note(self, change: Change) -> None:
        """Keep a change for the next flush, unless it only undoes what was not flushed yet."""
        if change.kind == "cut" and self._takes_back(change):
            return
        if change.kind == "remove" and self._never_was(change.path):
            return
        self._pending.append(change)

    def _takes_back(self, cut: Change) -> bool:
        """Forget writes behind a cut; whether the file is then as it was."""
        start = None
        while self._pending and self._pending[-1].kind == "write":
            write = self._pending[-1]
            if write.path != cut.path or write.at < cut.at:
                break
            start = self._pending.pop().at
        return start == cut.at

    def _never_was(self, path: str) -> bool:
        """Forget a file that was made after the last flush; whether it was."""
        last = len(self._pending)
        while last and self._pending[last - 1].kind == "write":
            if self._pending[last - 1].path != path:
                break
            last -= 1
        if not last or self._pending[last - 1] != Change("create", path):
            return False
        del self._pending[last - 1 :]
        return True

    def flush(self) -> None:
        """Write what was noted, for good. After an error it is all still to be written."""
        if not self._pending:
            return
        data = b"".join(map(_record, self._pending))
        try:
            self._slot.write(data, self._length)
            self._slot.sync()
        except OSError:
            self._slot.cut(self._length)
            raise
        self._length += len(data)
        self._pending.clear()

    def rewrite(self, changes: Iterable[Change]) -> None:
        """Begin anew in the other file, with changes that lead to the same folder."""
        data = b"".join(map(_record, changes))
        self._spare.cut(0)
        self._spare.write(bytes(_HEAD.size) + data, 0)
        self._spare.sync()
        self._spare.write(_head(self._generation + 1), 0)
        self._spare.sync()
        self._slot, self._spare = self._spare, self._slot
        self._generation += 1
        self._length = _HEAD.size + len(data)
        self._pending.clear()
        self._spare.cut(0)


def _head(generation: int) -> bytes:
    return _HEAD.pack(_MAGIC, generation, zlib.crc32(b"%s %d" % (_MAGIC, generation)))


def _generation(raw: bytes) -> int:
    """Zero for a file that does not count."""
    if len(raw) < _HEAD.size:
        return 0
    generation = int(_HEAD.unpack_from(raw)[1])
    return generation if raw[: _HEAD.size] == _head(generation) else 0


def _record(change: Change) -> bytes:
    what = [change.kind, change.path, change.at, change.target]
    body = json.dumps(what).encode() + b"\n" + change.data
    return _RECORD.pack(len(body), zlib.crc32(body)) + body


def _changes(raw: bytes) -> tuple[tuple[Change, ...], int]:
    """The changes in a file, and where the last whole record ends."""
    changes: list[Change] = []
    end = _HEAD.size
    for body in _bodies(raw):
        what, _, data = body.partition(b"\n")
        kind, path, at, target = json.loads(what)
        changes.append(Change(kind, path, at, target, data))
        end += _RECORD.size + len(body)
    return tuple(changes), end


def _bodies(raw: bytes) -> Iterator[bytes]:
    start = _HEAD.size
    while start + _RECORD.size <= len(raw):
        length, checksum = _RECORD.unpack_from(raw, start)
        start += _RECORD.size
        body = raw[start : start + length]
        if not length or len(body) < length or zlib.crc32(body) != checksum:
            return
        yield body
        start += length


class MemorySlot:
    """A file that ends with the page, for a browser that keeps none."""

    def __init__(self) -> None:
        self._data = bytearray()

    def read(self) -> bytes:
        """All of it."""
        return bytes(self._data)

    def write(self, data: bytes, at: int) -> None:
        """Write at this many bytes from its beginning."""
        self._data[at : at + len(data)] = data

    def cut(self, length: int) -> None:
        """Cut it off at `length` bytes."""
        del self._data[length:]

    def sync(self) -> None:
        """There is nothing that stays."""
