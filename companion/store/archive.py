"""The one-file backup: a zip of public files with a list of them, read with distrust.

companion-backup.json     {"companion-backup": 1, "made": …, "files": {name: [bytes, sha256]}}
companion.json            the log, people and settings
tables/<id>.jsonl         the tables; trash/<id>.jsonl those in the recycle bin
beside/<id>.json          what lies beside a table
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.store.errors import Damaged, NewerFormat, explain

VERSION = 1
LIST = "companion-backup.json"
LOG = "companion.json"

# Above anything a group of people plays in a life; what is larger is made to do harm.
MOST_FILES = 200_000
LARGEST_FILE = 32 * 1024 * 1024
LARGEST_TOTAL = 2 * 1024 * 1024 * 1024

NAME = re.compile(
    r"(?:companion\.json|(?:tables|trash)/(?P<table>[0-9a-z][0-9a-z_-]{0,63})\.jsonl"
    r"|beside/[0-9a-z][0-9a-z_-]{0,63}\.json)"
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One file of a backup, as its list has it."""

    name: str
    size: int
    digest: str

    @property
    def table(self) -> str | None:
        """The id, if the file is a table."""
        match = NAME.fullmatch(self.name)
        return match["table"] if match else None


def pack(files: Iterable[tuple[str, bytes]], *, made: str, state: str) -> bytes:
    """The bytes of a backup.

    `made` is a moment, RFC 3339; `state` tells what was backed up from any other state.
    """
    listed: dict[str, list[Any]] = {}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=4) as archive:
        for name, data in files:
            listed[name] = [len(data), hashlib.sha256(data).hexdigest()]
            archive.writestr(_info(name), data)
        head = {
            "companion-backup": VERSION,
            "made": made,
            "state": state,
            "files": listed,
        }
        archive.writestr(_info(LIST), json.dumps(head, indent=1))
    return out.getvalue()


class Archive:
    """A backup that came from anywhere, open for reading; to be closed.

    Opening it checks its list against what it holds. Every method raises StoreError with a
    sentence for what is no backup, or not a sound one; nothing is ever unpacked by name.
    """

    def __init__(self, source: Path | bytes) -> None:
        self._path = source if isinstance(source, Path) else Path("backup")
        with self._sound():
            self._zip = zipfile.ZipFile(source if isinstance(source, Path) else io.BytesIO(source))
        try:
            head = self._head()
            self.made = str(head.get("made"))
            self.state = str(head.get("state"))
            self.entries = tuple(self._listed(head.get("files")))
            self._compare()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._zip.close()

    def read(self, entry: Entry) -> bytes:
        """A file's content, as long as the list says and with the checksum it says."""
        data = self._unpack(entry.name, entry.size)
        if len(data) != entry.size or hashlib.sha256(data).hexdigest() != entry.digest:
            raise self.bad(f"{entry.name} is not what was saved")
        return data

    def _head(self) -> dict[str, Any]:
        if LIST not in self._zip.NameToInfo:
            raise self.bad(f"it is no backup of Companion: there is no {LIST} in it")
        try:
            head = json.loads(self._unpack(LIST, LARGEST_FILE))
            version = head["companion-backup"]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise self.bad(f"its {LIST} can't be read") from error
        if type(version) is not int or version < 1:
            raise self.bad(f"its {LIST} has no version")
        if version > VERSION:
            raise NewerFormat(
                f"The backup {self._path.name} was made by a later Companion (version {version}, "
                f"this one knows {VERSION}). Please update the app."
            )
        result: dict[str, Any] = head
        return result

    def _listed(self, files: Any) -> Iterator[Entry]:
        if not isinstance(files, dict) or len(files) > MOST_FILES:
            raise self.bad("its list of files is missing or too long")
        total = 0
        for name, facts in files.items():
            match facts:
                case [int(size), str(digest)] if 0 <= size <= LARGEST_FILE and NAME.fullmatch(name):
                    total += size
                    yield Entry(name, size, digest)
                case _:
                    raise self.bad(f"its list has a file that is none of Companion's: {name!r:.80}")
        if total > LARGEST_TOTAL:
            raise self.bad("it is too large")

    def _compare(self) -> None:
        """Each listed file once, as a plain file, and nothing else."""
        infos = self._zip.infolist()
        if sorted(info.filename for info in infos) != sorted(
            [LIST, *(entry.name for entry in self.entries)]
        ):
            raise self.bad("the files in it are not those of its list")
        for info in infos:
            kind = stat.S_IFMT(info.external_attr >> 16)
            if kind not in (0, stat.S_IFREG):
                raise self.bad(f"{info.filename} is a link or a folder")

    def _unpack(self, name: str, most: int) -> bytes:
        with self._sound(), self._zip.open(name) as file:
            return file.read(most + 1)

    @contextlib.contextmanager
    def _sound(self) -> Iterator[None]:
        """Turn everything that zipfile says about a bad file into a sentence."""
        try:
            yield
        except (zipfile.BadZipFile, zlib.error, EOFError, struct.error, ValueError) as error:
            raise self.bad("it is no zip file, or a damaged one") from error
        except (NotImplementedError, RuntimeError) as error:
            raise self.bad("it is encrypted or packed in a way Companion doesn't use") from error
        except OSError as error:
            raise explain(error, "read the backup", self._path) from error

    def bad(self, why: str) -> Damaged:
        """The error for this backup."""
        return Damaged(f"The backup {self._path.name} was not used: {why}.")


def _info(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)  # of no date, so that the same content makes the same bytes
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = (stat.S_IFREG | 0o644) << 16
    return info
