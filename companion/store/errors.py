"""What the store says when something is wrong: errors that stop, notices that only tell.

Both carry one sentence in plain words, naming what and where, fit to be shown to a person as it is.
"""

from __future__ import annotations

import errno
from dataclasses import dataclass
from pathlib import Path


class StoreError(Exception):
    """Something could not be saved or opened; `str(error)` is the sentence for the person.

    `plain` is the same without the path, for a page that others may look at too.
    """

    def __init__(self, sentence: str, plain: str | None = None) -> None:
        super().__init__(sentence)
        self.plain = sentence if plain is None else plain


class FolderInUse(StoreError):
    """Another process writes to this data folder; `port` is None as long as it serves none."""

    def __init__(self, folder: Path, pid: int | None, port: int | None) -> None:
        who = "Another Companion" if pid is None else f"Another Companion (process {pid})"
        super().__init__(f"{who} is using the data folder {folder}.")
        self.pid = pid
        self.port = port


class NewerFormat(StoreError):
    """The file was written by a later version of the app; it is left untouched."""


class Damaged(StoreError):
    """A file is not what the store once wrote, and no good copy of it is left."""


class StuckAppend(StoreError):
    """The end of a file is not what we know of it: it must be loaded again before writing on."""


class Unstorable(StoreError):
    """A value that JSON cannot hold; refused before any file was touched."""


class NoSuchTable(StoreError):
    """There is no table of this id."""


class TableExists(StoreError):
    """A table of this id is already there, open or in the recycle bin."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should know although work goes on.

    `set_aside` is where the broken file was moved to, None if nothing was moved. A sentence about
    a table names it as "table <id>", and `table` is that id.
    """

    sentence: str
    set_aside: Path | None = None
    table: str | None = None


_ADVICE = {
    errno.ENOSPC: "the disk is full. Free some space and try again",
    errno.EDQUOT: "the disk is full. Free some space and try again",
    errno.EFBIG: "the disk takes no more. Free some space and try again",
    errno.EROFS: "the folder can only be read. Choose another data folder or make it writable",
    errno.EACCES: "Companion has no permission. Choose another data folder or make it writable",
    errno.EPERM: "Companion has no permission. Choose another data folder or make it writable",
    errno.ENOENT: "the folder or file is gone. Put it back or choose another data folder",
    errno.ENOTDIR: "the folder or file is gone. Put it back or choose another data folder",
    errno.EISDIR: "a folder is there where a file should be. Move it away",
    errno.EIO: "the disk reported a fault. Make a backup to another disk soon",
}


def explain(error: OSError, doing: str, path: Path) -> StoreError:
    """The StoreError for a failed system call.

    `doing` completes "Could not …", such as "save the move".
    """
    why = _ADVICE.get(error.errno or 0) or (error.strerror or "the system refused").rstrip(".")
    return StoreError(f"Could not {doing} ({path}): {why}.", f"Could not {doing}: {why}.")
