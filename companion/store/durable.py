"""Bytes that stay: whole files replaced at once, lines appended for good.

Everything the store writes goes through a `Disk`, one method a system call, so that tests can make
each of them fail in turn, and a browser build can push its memory file system out after each sync.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from companion.store.errors import StuckAppend, explain

if sys.platform == "darwin":
    from fcntl import F_FULLFSYNC, fcntl

_BINARY = getattr(os, "O_BINARY", 0)


class Disk:
    """The system calls the store makes. Every method raises OSError, nothing else."""

    def names(self, folder: Path) -> list[str]:
        """The names in a folder, sorted; none if there is no such folder."""
        try:
            return sorted(os.listdir(folder))
        except FileNotFoundError:
            return []

    def there(self, path: Path) -> bool:
        """Whether there is a file or folder of this name."""
        try:
            os.stat(path)
        except FileNotFoundError:
            return False
        return True

    def read(self, path: Path, start: int = 0) -> bytes:
        """The bytes of a file from `start` on."""
        with open(path, "rb") as file:
            file.seek(start)
            return file.read()

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it; one that is there is fine."""
        os.makedirs(path, exist_ok=True)

    def create(self, path: Path) -> int:
        """Open a file that must not be there yet."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)

    def extend(self, path: Path) -> int:
        """Open a file that must be there, to write behind its end."""
        return os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY)

    def size(self, handle: int) -> int:
        """Length in bytes of an open file."""
        return os.fstat(handle).st_size

    def write(self, handle: int, data: bytes | memoryview) -> int:
        """Write at least a part; returns how many bytes."""
        return os.write(handle, data)

    def cut(self, handle: int, length: int) -> None:
        """Cut an open file off at `length` bytes."""
        os.ftruncate(handle, length)

    def sync(self, handle: int) -> None:
        """Return only when the file's content is on the medium."""
        if sys.platform == "darwin":  # fsync there stops at the drive's cache
            with contextlib.suppress(OSError):
                fcntl(handle, F_FULLFSYNC)
                return
        os.fsync(handle)

    def close(self, handle: int) -> None:
        """Close an open file."""
        os.close(handle)

    def replace(self, source: Path, target: Path) -> None:
        """Rename, over whatever is there, in one step."""
        os.replace(source, target)

    def link(self, source: Path, target: Path) -> None:
        """A second name for the same file; many file systems have none."""
        os.link(source, target)

    def remove(self, path: Path) -> None:
        """Remove a file; one that isn't there is fine."""
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)

    def sync_folder(self, folder: Path) -> None:
        """Return only when the folder's names are on the medium."""
        if os.name == "nt":  # folders cannot be opened there; renames are journaled
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class ReadOnlyDisk(Disk):
    """A disk that only looks, for commands that run while the app has the folder."""

    def make_folder(self, path: Path) -> None:
        raise _read_only(path)

    def create(self, path: Path) -> int:
        raise _read_only(path)

    def extend(self, path: Path) -> int:
        raise _read_only(path)

    def replace(self, source: Path, target: Path) -> None:
        raise _read_only(source, target)

    def remove(self, path: Path) -> None:
        raise _read_only(path)


def _read_only(path: Path, target: Path | None = None) -> OSError:
    return OSError(errno.EROFS, os.strerror(errno.EROFS), str(path), None, str(target or path))


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
