"""The system calls the store makes, each one a method.

So tests can make each of them fail in turn, and a browser build can push its memory file system
out after each sync.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

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

    def remove_folder(self, path: Path) -> None:
        """Remove an empty folder; one that isn't there is fine."""
        with contextlib.suppress(FileNotFoundError):
            os.rmdir(path)

    def stamp(self, path: Path) -> tuple[int, int]:
        """A file's length in bytes and the time of its last change, in ns."""
        facts = os.stat(path)
        return facts.st_size, facts.st_mtime_ns

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

    def remove_folder(self, path: Path) -> None:
        raise _read_only(path)


def _read_only(path: Path, target: Path | None = None) -> OSError:
    return OSError(errno.EROFS, os.strerror(errno.EROFS), str(path), None, str(target or path))
