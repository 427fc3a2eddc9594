"""Bytes that stay: whole files replaced at once, lines appended for good."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Iterator
from pathlib import Path

from companion.store.disk import Disk
from companion.store.errors import StuckAppend, explain


def read_if_there(disk: Disk, path: Path) -> bytes | None:
    """A file's bytes, None if there is no such file. Raises StoreError.

    A bad sector makes it as good as empty, so that the other generation is opened.
    """
    try:
        return disk.read(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        if error.errno == errno.EIO:
            return b""
        raise explain(error, "read a file", path) from error


def write_atomic(
    disk: Disk, path: Path, data: bytes, *, doing: str, previous: Path | None = None
) -> None:
    """Replace a file by `data`: after a kill at any moment it holds the old or the new bytes.

    With `previous` the old bytes stay under that name. Raises StoreError; the old file is then
    still there, unless only the last step, making the new name durable, failed.
    """
    fresh = _beside(path)
    try:
        disk.make_folder(path.parent)
        _write_new(disk, fresh, data)
        if previous is not None and disk.there(path):
            _keep(disk, path, previous)
        disk.replace(fresh, path)
        disk.sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            disk.remove(fresh)
        raise explain(error, doing, path) from error


def append_durable(disk: Disk, path: Path, data: bytes, *, at: int, doing: str) -> None:
    """Write `data` behind the end of a file that is `at` bytes long, for good.

    Raises StoreError with the file as long as before, or StuckAppend if that can't be promised.
    """
    try:
        with _extending(disk, path) as handle:
            if disk.size(handle) != at:
                raise StuckAppend(
                    f"Could not {doing} ({path}): another program has changed the file. "
                    "Close the table and open it again."
                )
            try:
                _write_all(disk, handle, data)
                disk.sync(handle)
            except OSError as error:
                _take_back(disk, handle, at, path, error)
                raise
    except OSError as error:
        raise explain(error, doing, path) from error


def cut_durable(disk: Disk, path: Path, length: int, *, doing: str) -> None:
    """Cut a file off at `length` bytes, for good. Raises StoreError."""
    try:
        with _extending(disk, path) as handle:
            disk.cut(handle, length)
            disk.sync(handle)
    except OSError as error:
        raise explain(error, doing, path) from error


def _take_back(disk: Disk, handle: int, at: int, path: Path, cause: OSError) -> None:
    try:
        disk.cut(handle, at)
        disk.sync(handle)
    except OSError as error:
        why = explain(cause, "save the last tap", path)
        raise StuckAppend(f"{why} Close the table and open it again.") from error


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".new")


def _write_new(disk: Disk, path: Path, data: bytes) -> None:
    # A leftover may be a second name of a good file: never opened, always removed first.
    disk.remove(path)
    handle = disk.create(path)
    try:
        _write_all(disk, handle, data)
        disk.sync(handle)
    finally:
        _close(disk, handle)


def _keep(disk: Disk, path: Path, previous: Path) -> None:
    """Give the present bytes of `path` the name `previous` too, in one step."""
    spare = _beside(previous)
    disk.remove(spare)
    try:
        disk.link(path, spare)
    except OSError:
        _write_new(disk, spare, disk.read(path))
    disk.replace(spare, previous)


def _write_all(disk: Disk, handle: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[disk.write(handle, rest) :]


@contextlib.contextmanager
def _extending(disk: Disk, path: Path) -> Iterator[int]:
    handle = disk.extend(path)
    try:
        yield handle
    finally:
        _close(disk, handle)


def _close(disk: Disk, handle: int) -> None:
    # What counts was synced before; a complaint at closing changes nothing.
    with contextlib.suppress(OSError):
        disk.close(handle)
