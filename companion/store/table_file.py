"""One table on disk: its public file, and a second generation at most one tap behind.

A file is a header line and a line an entry. What the lines say is the caller's business: it hands
in `parse`, which raises ValueError with a sentence for bytes that are no table.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from companion.store.aside import Aside
from companion.store.disk import Disk
from companion.store.durable import (
    append_durable,
    cut_durable,
    read_if_there,
    write_atomic,
)
from companion.store.errors import Damaged, NoSuchTable, Notice, StoreError, StuckAppend, explain
from companion.store.generations import Choice, Parse, choose

T = TypeVar("T")

_SAVING = "save the move"
_COPYING = "keep a second copy of the table"


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """A table as it opened: what `parse` made of `data`, and what a person should be told."""

    value: T
    data: bytes
    notices: tuple[Notice, ...] = ()


class TableFile:
    """The two generations of one table: create or load it once, then append."""

    def __init__(self, newest: Path, *, disk: Disk, aside: Aside) -> None:
        self.newest = newest
        self.previous = newest.with_name(f"{newest.stem}.previous{newest.suffix}")
        self._disk = disk
        self._aside = aside
        self._length: int | None = None  # bytes in the newest; None: nothing may be appended
        self._mirrored: int | None = None  # bytes in the previous; None: it is to be written anew
        self._refusal = "open the table again first"

    def create(self, data: bytes) -> None:
        """Write a new table of whole lines. Raises StoreError, and then there is none."""
        try:
            write_atomic(self._disk, self.newest, data, doing="start the table")
        except StoreError:
            with contextlib.suppress(OSError):
                self._disk.remove(self.newest)
            raise
        self._length, self._mirrored = len(data), None
        self._mirror()

    def load(self, parse: Parse[T]) -> Loaded[T]:
        """Open the newest generation that parses and lacks nothing.

        A cut-off last line was never acknowledged and is left out. What is broken is set aside; on
        a disk that can't be written to it stays, and the table can be looked at only. Raises
        NoSuchTable; Damaged if neither generation opens (both stay where they are); StoreError if
        a file can't be read.
        """
        self._length = None
        newest, spare = self._generations()
        choice = self._choose(newest, spare, parse)
        moved: Path | None = None
        try:
            moved = self._repair(choice, newest, spare)
        except StoreError as error:
            self._refusal = str(error).rstrip(".")
        else:
            self._length = len(choice.lines)
        notices = tuple(Notice(text, moved, self.newest.stem) for text in self._sentences(choice))
        return Loaded(choice.value, choice.lines, notices)

    def read(self, parse: Parse[T]) -> Choice[T]:
        """What `load` would open, with nothing repaired. Raises what `load` does."""
        return self._choose(*self._generations(), parse)

    def append(self, *lines: bytes) -> None:
        """Add entries, without their newlines; all are on disk when this returns.

        The time it takes does not depend on the length of the table. Raises StoreError, and the
        file is then as it was; if even that can't be promised, nothing is appended until the table
        is loaded again.
        """
        if not lines or any(not line or b"\n" in line for line in lines):
            raise ValueError("an entry is one line")
        if self._length is None:
            raise StoreError(f"Could not {_SAVING} ({self.newest}): {self._refusal}.")
        data = b"".join(line + b"\n" for line in lines)
        try:
            append_durable(self._disk, self.newest, data, at=self._length, doing=_SAVING)
        except StuckAppend:
            self._length = None
            raise
        self._length += len(data)
        self._mirror()

    def _generations(self) -> tuple[bytes | None, bytes | None]:
        newest = read_if_there(self._disk, self.newest)
        spare = read_if_there(self._disk, self.previous)
        if newest is None and spare is None:
            raise NoSuchTable(f"There is no table {self.newest.stem} here.")
        return newest, spare

    def _choose(self, newest: bytes | None, spare: bytes | None, parse: Parse[T]) -> Choice[T]:
        try:
            return choose(newest, spare, parse)
        except ValueError as error:
            why = f"does not open: {error}."
            raise Damaged(f"{self.newest} {why}", f"Its file {why}") from error

    def _mirror(self) -> None:
        """Bring the previous generation up to the newest, now or the next time it can be done."""
        known, self._mirrored = self._mirrored, None
        with contextlib.suppress(StoreError):  # the entry itself is safe
            if known is None:
                data = read_if_there(self._disk, self.newest) or b""
                write_atomic(self._disk, self.previous, data, doing=_COPYING)
            else:
                self._copy_from(known)
            self._mirrored = self._length

    def _copy_from(self, known: int) -> None:
        try:
            data = self._disk.read(self.newest, known)
        except OSError as error:
            raise explain(error, _COPYING, self.newest) from error
        append_durable(self._disk, self.previous, data, at=known, doing=_COPYING)

    def _repair(self, choice: Choice[T], newest: bytes | None, spare: bytes | None) -> Path | None:
        """Make both files fit for going on; returns where a broken one was moved to."""
        moved: Path | None = None
        self._mirrored = None
        if choice.from_spare:
            if newest is not None:
                moved = self._aside.move(self.newest, f"{choice.newest_fault}.")
            write_atomic(self._disk, self.newest, choice.lines, doing="restore the table")
        elif choice.tail:
            reason = "This line was cut off while it was saved."
            moved = self._aside.keep(self.newest, choice.tail, reason)
            cut_durable(self._disk, self.newest, len(choice.lines), doing="mend the table")
        elif newest is not None and len(newest) < len(choice.lines):
            append_durable(self._disk, self.newest, b"\n", at=len(newest), doing="mend the table")
        if choice.spare_fault is not None:
            moved = self._aside.move(self.previous, f"{choice.spare_fault}.")
        elif spare is not None and choice.lines.startswith(spare):
            self._mirrored = len(spare)
        return moved

    def _sentences(self, choice: Choice[T]) -> Iterator[str]:
        name = self.newest.stem
        if choice.from_spare:
            yield (
                f"The file of table {name} did not open: {choice.newest_fault}. Its second copy "
                "was opened; please check that the last move is there."
            )
        elif choice.tail:
            yield (
                f"Companion was stopped while it saved a move at table {name}. That move does "
                "not count; please check which one was last."
            )
        if choice.differs is not None:
            yield (
                f"The two copies of table {name} differ in line {choice.differs}. The newer one "
                "was opened; please check what it shows."
            )
        elif choice.spare_fault is not None:
            yield (
                f"The second copy of table {name} was damaged: {choice.spare_fault}. The table "
                "itself is whole."
            )
