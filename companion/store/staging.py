"""Many files put in place as one change, even if the process dies in the middle of it.

New files are gathered in `incoming/`. Renaming that to `ready/` is the moment of the change: before
it nothing has happened, after it the rest is finished, by the next process if need be.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

from companion.store.disk import Disk
from companion.store.durable import write_atomic
from companion.store.errors import StoreError, explain

_INCOMING = "incoming"
_READY = "ready"
_REPLACE = "replace"  # in it: what is there now goes aside first
_LOG = ("companion.json", "companion.previous.json")
FOLDERS = ("tables", "trash", "beside")

_DOING = "put what comes in in its place"


class Staging:
    """Gathers files for one change. Every method raises StoreError."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self._folder = folder
        self._disk = disk
        try:
            _remove_tree(disk, folder / _INCOMING)
            for name in FOLDERS:
                disk.make_folder(folder / _INCOMING / name)
        except OSError as error:
            raise explain(error, _DOING, folder) from error

    def put(self, name: str, data: bytes) -> None:
        """Add a file; its name is `companion.json` or one in FOLDERS."""
        write_atomic(self._disk, self._folder / _INCOMING / name, data, doing=_DOING)

    def commit(self, *, replace: bool) -> None:
        """Put everything in place, over what has the same name.

        With `replace` all tables and the log that are there now go to the set-aside folder first.
        After an error before the change nothing has happened; after one behind it `finish` does
        the rest.
        """
        incoming = self._folder / _INCOMING
        if replace:
            self.put(_REPLACE, b"")
        try:
            self._disk.sync_folder(incoming)
            self._disk.replace(incoming, self._folder / _READY)
            self._disk.sync_folder(self._folder)
        except OSError as error:
            raise explain(error, _DOING, self._folder) from error
        try:
            finish(self._folder, self._disk)
        except StoreError as error:
            raise StoreError(f"{error} Start Companion again: it will finish this.") from error


def put_in_place(
    folder: Path, disk: Disk, files: Iterable[tuple[str, bytes]], *, replace: bool
) -> None:
    """Put files in place as one change: all of them or, after any exception, none."""
    try:
        staging = Staging(folder, disk)
        for name, data in files:
            staging.put(name, data)
        staging.commit(replace=replace)
    except BaseException:
        abandon(folder, disk)
        raise


def finish(folder: Path, disk: Disk) -> bool:
    """Finish a change that was begun; whether there was one. Raises StoreError.

    Each step may be done twice: whatever was moved already is not there to be moved again.
    """
    ready = folder / _READY
    try:
        if not disk.there(ready):
            return False
        if disk.there(ready / _REPLACE):
            _clear_the_way(folder, disk)
            disk.remove(ready / _REPLACE)
            disk.sync_folder(ready)
        for name in FOLDERS:
            disk.make_folder(folder / name)
            for file in disk.names(ready / name):
                disk.replace(ready / name / file, folder / name / file)
            disk.sync_folder(folder / name)
        newest, previous = (folder / name for name in _LOG)
        if disk.there(ready / _LOG[0]):
            if disk.there(newest):
                disk.replace(newest, previous)
            disk.replace(ready / _LOG[0], newest)
        disk.sync_folder(folder)
        _remove_tree(disk, ready)
        disk.sync_folder(folder)
    except OSError as error:
        raise explain(error, _DOING, folder) from error
    return True


def abandon(folder: Path, disk: Disk) -> None:
    """Throw away what was gathered for a change that never happened."""
    with contextlib.suppress(OSError):
        _remove_tree(disk, folder / _INCOMING)


def _clear_the_way(folder: Path, disk: Disk) -> None:
    aside = folder / "set-aside"
    disk.make_folder(aside)
    taken = disk.names(aside)
    number = 1
    while f"replaced.{number}" in taken:
        number += 1
    target = aside / f"replaced.{number}"
    disk.make_folder(target)
    for name in (*FOLDERS, *_LOG):
        if disk.there(folder / name):
            disk.replace(folder / name, target / name)
    disk.sync_folder(target)
    disk.sync_folder(folder)


def _remove_tree(disk: Disk, folder: Path) -> None:
    """Remove one of the two folders above; one that isn't there is fine."""
    for name in FOLDERS:
        for file in disk.names(folder / name):
            disk.remove(folder / name / file)
        disk.remove_folder(folder / name)
    for file in disk.names(folder):
        disk.remove(folder / file)
    disk.remove_folder(folder)
