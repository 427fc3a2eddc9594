"""The store's disk in a browser: a folder in memory, each change of it in a journal.

The store calls `sync` when something must stay. Here that flushes the journal, so the store keeps
its promise unchanged: what is on the screen is in the browser's storage.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from companion.store import Disk
from companion.web.journal import Change, Journal

T = TypeVar("T")

_ROOM = 1 << 20  # bytes of past changes that are not worth writing everything anew


class JournaledDisk(Disk):
    """A disk for one folder, which begins as the journal says it was left."""

    def __init__(self, folder: Path, journal: Journal) -> None:
        self._folder = folder
        self._journal = journal
        self._open: dict[int, str] = {}
        self._written = 0  # the journal's length when it was last begun anew

    def restore(self) -> bytes:
        """Make the folder what it was when it was last flushed; bytes that say nothing.

        There are some if the browser ended in the middle of a flush, or damaged its storage.
        """
        changes, rest = self._journal.load()
        files: dict[str, bytearray] = {}
        folders: dict[str, None] = {}
        for change in changes:
            _apply(change, files, folders)
        os.makedirs(self._folder, exist_ok=True)
        for path in folders:
            os.makedirs(self._folder / path, exist_ok=True)
        for path, data in files.items():
            (self._folder / path).write_bytes(data)
        self._written = sum(map(len, files.values()))
        self._tidy()
        return rest

    def make_folder(self, path: Path) -> None:
        if not self.there(path):
            super().make_folder(path)
            self._note("make", path)

    def create(self, path: Path) -> int:
        handle = super().create(path)
        self._open[handle] = self._name(path)
        self._note("create", path)
        return handle

    def extend(self, path: Path) -> int:
        handle = super().extend(path)
        self._open[handle] = self._name(path)
        return handle

    def write(self, handle: int, data: bytes | memoryview) -> int:
        at = self.size(handle)
        written = super().write(handle, data)
        self._journal.note(Change("write", self._open[handle], at, data=bytes(data[:written])))
        return written

    def cut(self, handle: int, length: int) -> None:
        super().cut(handle, length)
        self._journal.note(Change("cut", self._open[handle], length))

    def sync(self, handle: int) -> None:
        self._journal.flush()
        self._tidy()

    def close(self, handle: int) -> None:
        self._open.pop(handle, None)
        super().close(handle)

    def replace(self, source: Path, target: Path) -> None:
        super().replace(source, target)
        self._note("move", source, target)

    def link(self, source: Path, target: Path) -> None:
        # Memory has no second names. The store never writes into a file that has one.
        if self.there(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
        target.write_bytes(self.read(source))
        self._note("copy", source, target)

    def remove(self, path: Path) -> None:
        if self.there(path):
            super().remove(path)
            self._note("remove", path)

    def remove_folder(self, path: Path) -> None:
        if self.there(path):
            super().remove_folder(path)
            self._note("unmake", path)

    def sync_folder(self, folder: Path) -> None:
        self._journal.flush()

    def _name(self, path: Path) -> str:
        return path.relative_to(self._folder).as_posix()

    def _note(self, kind: str, path: Path, target: Path | None = None) -> None:
        there = "" if target is None else self._name(target)
        self._journal.note(Change(kind, self._name(path), target=there))

    def _tidy(self) -> None:
        """Begin the journal anew once most of it is of the past. No room for that does no harm."""
        if self._journal.length > 2 * self._written + _ROOM:
            with contextlib.suppress(OSError):
                self._journal.rewrite(self._everything())
                self._written = self._journal.length

    def _everything(self) -> Iterator[Change]:
        for path in sorted(self._folder.rglob("*")):
            if path.is_dir():
                yield Change("make", self._name(path))
            elif path.name != "companion.lock":
                yield Change("create", self._name(path))
                yield Change("write", self._name(path), data=path.read_bytes())


def _apply(change: Change, files: dict[str, bytearray], folders: dict[str, None]) -> None:
    path, target = change.path, change.target
    match change.kind:
        case "make":
            folders[path] = None
        case "unmake":
            folders.pop(path, None)
        case "create":
            files[path] = bytearray()
        case "write":
            files[path][change.at :] = change.data
        case "cut":
            del files[path][change.at :]
        case "move" if path in files:
            files[target] = files.pop(path)
        case "move":
            _move_folder(path, target, files)
            _move_folder(path, target, folders)
        case "copy":
            files[target] = bytearray(files[path])
        case "remove":
            del files[path]


def _move_folder(path: str, target: str, things: dict[str, T]) -> None:
    for name in [name for name in things if f"{name}/".startswith(f"{path}/")]:
        things[target + name.removeprefix(path)] = things.pop(name)
