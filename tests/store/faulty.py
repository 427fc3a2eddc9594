"""Disks that fail on purpose, and the table the tests write on them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.store import Disk, Store
from companion.store.generations import is_json

CALLS = (
    "there", "read", "make_folder", "create", "extend", "size", "write", "cut", "sync", "close",
    "replace", "link", "remove", "remove_folder", "stamp", "sync_folder",
)  # fmt: skip

HEADER = b'{"companion": 1, "game": "magic-bakery", "seats": ["Ana", "Ben"]}'


class Killed(BaseException):
    """Stands for the process ending at this very call."""


class FaultyDisk(Disk):
    """Counts its calls and fails from call `fail_at` on, `times` times (for good by default).

    `fault` is an errno, or None for a process that dies there. With `half` a failing write has
    first put half of its bytes on the disk.
    """

    def __init__(
        self,
        fail_at: int | None = None,
        fault: int | None = errno.EIO,
        *,
        times: int = 1_000_000,
        half: bool = True,
    ) -> None:
        self.calls: list[str] = []
        self.fail_at = fail_at
        self.fault = fault
        self.times = times
        self.half = half
        for name in CALLS:
            setattr(self, name, self._watched(name, getattr(Disk, name)))

    @property
    def failed(self) -> bool:
        return self.fail_at is not None and len(self.calls) > self.fail_at

    def without(self, name: str) -> None:
        """Take a call away that some systems do not have."""

        def missing(*_: object) -> None:
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

        setattr(self, name, missing)

    def _watched(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*args: Any) -> Any:
            number = len(self.calls)
            self.calls.append(name)
            if self.fail_at is not None and self.fail_at <= number < self.fail_at + self.times:
                if name == "write" and self.half:
                    Disk.write(self, args[0], args[1][: len(args[1]) // 2])
                if self.fault is None:
                    raise Killed
                raise OSError(self.fault, os.strerror(self.fault))
            # What these processes write outlives them without the wait for the medium.
            return None if name in ("sync", "sync_folder") else call(self, *args)

        return watched


def entry(number: int) -> bytes:
    """Line `number` of the tests' table."""
    return b'{"move": "take", "slot": %d}' % (number % 5 + 1)


def lines(count: int) -> bytes:
    """The tests' table with `count` entries."""
    return b"".join(line + b"\n" for line in (HEADER, *map(entry, range(count))))


def parse(raw: bytes) -> bytes:
    """As strict as a table's parser: every line is JSON, the first one a header."""
    if not raw.startswith(b'{"companion": 1,'):
        raise ValueError("line 1 is no header")
    for number, line in enumerate(raw.splitlines(), 1):
        if not is_json(line):
            raise ValueError(f"line {number} is not JSON")
    return raw


def opened(folder: Path) -> bytes:
    """What a table called "t" holds when a new process opens it."""
    with Store.open(folder) as store:
        return store.tables.load("t", parse).value
