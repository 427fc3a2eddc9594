"""Broken files are neither deleted nor overwritten: they are moved aside, with the reason."""

from __future__ import annotations

import contextlib
from pathlib import Path

from companion.store.disk import Disk
from companion.store.durable import write_atomic
from companion.store.errors import StoreError, explain


class Aside:
    """The folder broken files are moved to, each with a `.reason.txt` beside it."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.folder = folder
        self._disk = disk

    def move(self, path: Path, reason: str) -> Path:
        """Move a file here; returns its new path. Raises StoreError if it could not be moved."""
        try:
            target = self._free_name(path)
            self._disk.replace(path, target)
            self._disk.sync_folder(path.parent)
            self._disk.sync_folder(self.folder)
        except OSError as error:
            raise explain(error, "set a broken file aside", path) from error
        self._explain(target, reason)
        return target

    def keep(self, name: Path, data: bytes, reason: str) -> Path:
        """Keep bytes that are about to be cut off a file called `name`. Raises StoreError."""
        try:
            target = self._free_name(name)
        except OSError as error:
            raise explain(error, "set a broken line aside", name) from error
        write_atomic(self._disk, target, data, doing="set a broken line aside")
        self._explain(target, reason)
        return target

    def _free_name(self, path: Path) -> Path:
        self._disk.make_folder(self.folder)
        taken = set(self._disk.names(self.folder))
        number = 1
        while f"{path.stem}.{number}{path.suffix}" in taken:
            number += 1
        return self.folder / f"{path.stem}.{number}{path.suffix}"

    def _explain(self, target: Path, reason: str) -> None:
        with contextlib.suppress(StoreError):  # the file itself is safe; the note is a courtesy
            write_atomic(
                self._disk,
                target.with_name(target.name + ".reason.txt"),
                (reason + "\n").encode("utf-8", "replace"),
                doing="write the reason",
            )
