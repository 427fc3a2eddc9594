"""One writer for a data folder: a lock that the system lets go of when its owner dies."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from companion.store.errors import FolderInUse, explain

NAME = "companion.lock"

# The lock is on a byte far behind the text, so that others can read who holds it on every system.
_LOCKED_BYTE = 1 << 20

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


class FolderLock:
    """The right to write to a folder, from `take` to `release` or the end of the process.

    The system's own lock is what counts, so a lock file left by a killed process or from before a
    restart is no obstacle. Where a file system has no locks, the owner noted in the file counts as
    long as a process of its number lives and the machine was not started anew.
    """

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle

    @classmethod
    def take(cls, folder: Path, *, port: int | None = None) -> FolderLock:
        """Take the lock. Raises FolderInUse, or StoreError if the lock file can't be opened."""
        path = folder / NAME
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            raise explain(error, "take the data folder into use", folder) from error
        try:
            _take(handle)
        except OSError as error:
            owner = owner_of(folder)
            if error.errno in _HELD or owner.alive():
                os.close(handle)
                raise FolderInUse(folder, owner.pid, owner.port) from error
        lock = cls(handle)
        lock.announce(port)
        return lock

    def announce(self, port: int | None) -> None:
        """Note where this process can be reached."""
        if self._handle is None:
            return
        note = {"pid": os.getpid(), "port": port, "boot": _boot()}
        self._write(json.dumps(note).encode())

    def release(self) -> None:
        """Let go; the empty file stays, so that no two processes lock different files."""
        if self._handle is not None:
            self._write(b"")
            os.close(self._handle)
            self._handle = None

    def _write(self, data: bytes) -> None:
        assert self._handle is not None
        with contextlib.suppress(OSError):  # a full disk: the lock holds all the same
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, data)


@dataclass(frozen=True, slots=True)
class Owner:
    """Who noted that it holds a folder; all None if nobody did, or the note can't be read."""

    pid: int | None = None
    port: int | None = None
    boot: str | None = None

    def alive(self) -> bool:
        """Whether a process of this number runs since the same start of the machine."""
        if self.pid is None or self.boot != _boot() or self.pid == os.getpid():
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        except OSError:
            return True
        return True


def owner_of(folder: Path) -> Owner:
    """The owner noted in a folder's lock file."""
    try:
        note = json.loads((folder / NAME).read_bytes())
        pid, port, boot = note["pid"], note["port"], note["boot"]
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return Owner()
    return Owner(
        pid if type(pid) is int and pid > 0 else None,
        port if type(port) is int else None,
        boot if isinstance(boot, str) else None,
    )


def _boot() -> str:
    """What tells one start of the machine from the next, empty where nothing does."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return ""
