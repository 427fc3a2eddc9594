"""TinyDB on files that survive: checked, replaced in one step, with the generation before."""

from __future__ import annotations

import contextlib
import json
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tinydb.storages import Storage

from companion.store.aside import Aside
from companion.store.disk import Disk
from companion.store.durable import read_if_there, write_atomic
from companion.store.errors import Damaged, NewerFormat, Notice, StoreError, Unstorable

VERSION = 1
Data = dict[str, dict[str, Any]]

# The file is a plain TinyDB file whose first table is this one; TinyDB never gets to see it.
_HEAD = '{"companion-store": {"1": {"version": %d, "crc32": "%s"}}'
_HEAD_PATTERN = re.compile(
    rb'\{"companion-store": \{"1": \{"version": (\d{1,9}), "crc32": "([0-9a-f]{8})"\}\}'
)


def encode(data: Data) -> bytes:
    """The file's bytes, UTF-8 whatever the locale. Raises Unstorable."""
    try:
        text = json.dumps(data, ensure_ascii=False, allow_nan=False, check_circular=True)
        body = text.encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise Unstorable(f"This cannot be saved: {error}.") from error
    rest = (b", " if data else b"") + body[1:] + b"\n"
    return (_HEAD % (VERSION, _checksum(VERSION, rest))).encode() + rest


def decode(raw: bytes) -> Data:
    """What `encode` was given. Raises Damaged, or NewerFormat if a later app wrote the file."""
    head = _HEAD_PATTERN.match(raw)
    if head is None:
        raise Damaged("it does not begin as a file of Companion does")
    version, rest = int(head[1]), raw[head.end() :]
    if head[2].decode() != _checksum(version, rest):
        raise Damaged("its content does not fit its checksum")
    if version > VERSION:
        raise NewerFormat(
            f"it was written by a later Companion (file version {version}, this one knows "
            f"{VERSION}). Nothing was changed; please update the app"
        )
    try:
        data: Data = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise Damaged(f"it is not JSON: {error}") from error
    del data["companion-store"]
    return data


def _checksum(version: int, rest: bytes) -> str:
    # Covers the version, so that a flipped bit there does not pass for a later format.
    return f"{zlib.crc32(rest, zlib.crc32(b'%d' % version)):08x}"


class AtomicStorage(Storage):
    """A TinyDB storage that keeps what it read in memory and never writes in place.

    `path` is the newest generation, `<name>.previous.json` the one before. A newest that does not
    open is moved to `aside` and `tell` gets a sentence about it.
    """

    def __init__(
        self, path: Path, *, disk: Disk, aside: Aside, tell: Callable[[Notice], None]
    ) -> None:
        self._path = path
        self._previous = path.with_name(f"{path.stem}.previous{path.suffix}")
        self._disk = disk
        self._aside = aside
        self._tell = tell
        self._memory: Data | None = None
        self._refusal: StoreError | None = None  # why nothing may be written
        self._holding = False

    def read(self) -> Data:
        """The newest content that opens; callers may change it only to `write` it next.

        Raises StoreError if a file can't be read, NewerFormat if a later app wrote it.
        """
        if self._memory is None:
            self._memory = self._load()
        return self._memory

    def write(self, data: Data) -> None:
        """Make `data` the content, on disk before this returns.

        Raises Unstorable before any file is touched, StoreError if it could not be saved; the
        content is then again what is on disk.
        """
        self.read()  # never write over a file that nobody has looked at
        self._memory = data
        if not self._holding:
            self._save(data)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """All writes inside become one: all or, after any exception, none."""
        if self._holding:
            yield
            return
        self._holding = True
        try:
            yield
        except BaseException:
            self._memory = None
            raise
        finally:
            self._holding = False
        if self._memory is not None:
            self._save(self._memory)

    def forget(self) -> None:
        """Read the file afresh next time."""
        self._memory = None

    def _save(self, data: Data) -> None:
        try:
            raw = encode(data)
            if self._refusal is not None:
                raise self._refusal
            write_atomic(self._disk, self._path, raw, doing="save the log", previous=self._previous)
        except BaseException:
            self._memory = None
            raise

    def _load(self) -> Data:
        self._refusal = None
        broken: dict[Path, str] = {}
        newest = self._try(self._path, broken)
        if newest is not None:
            return newest
        spare = self._try(self._previous, broken)
        moved: Path | None = None
        try:
            for path, why in broken.items():
                moved = self._aside.move(path, f"{path.name} did not open: {why}.")
            if spare is not None:
                write_atomic(self._disk, self._path, encode(spare), doing="restore the log")
        except StoreError as error:  # a read-only disk: look, but write nothing
            self._refusal = error
        if spare is not None:
            broken.setdefault(self._path, "it was gone")
            outcome = "The copy saved before it was opened, so the last change may be missing."
        else:
            outcome = (
                "No older copy opens, so the log starts empty. The tables are not touched; "
                "restore an automatic backup to have the rest again."
            )
        faults = " ".join(f"{path} did not open: {why}." for path, why in broken.items())
        if faults:
            self._tell(Notice(f"{faults} {outcome}", moved))
        return spare or {}

    def _try(self, path: Path, broken: dict[Path, str]) -> Data | None:
        raw = read_if_there(self._disk, path)
        if raw is None:
            return None
        try:
            return decode(raw)
        except NewerFormat as error:
            raise NewerFormat(f"{path} does not open: {error}.") from error
        except Damaged as error:
            broken[path] = str(error)
            return None
