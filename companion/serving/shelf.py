"""Compressed copies of the web client, made once and kept: never compress while somebody waits."""

from __future__ import annotations

import contextlib
import gzip
import os
import tempfile
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

import brotli

from companion.serving.tree import WebFile

# Already compressed inside: another pass saves nothing.
INCOMPRESSIBLE = {".png", ".jpg", ".webp", ".woff2", ".woff", ".mp3", ".ogg"}
SMALLEST = 256  # bytes; below this the headers weigh more than what is saved

# The strongest setting costs about four seconds a megabyte. It is worth them for what every
# current browser loads; the large files beyond these are for older browsers only.
FIRST_NEEDED = ("main.dart.wasm", "canvaskit/skwasm.wasm", "canvaskit/skwasm_heavy.wasm")
SMALL = 1_500_000  # bytes
STRONG, QUICK = 11, 9
KEPT = 90 * 86_400  # seconds that a copy no longer asked for stays: another version may be in use
WINDOW = 24  # log2 of the bytes that brotli looks back


@dataclass(frozen=True, slots=True)
class Encoding:
    """A content encoding: its name in HTTP, and how it is made at a given strength."""

    name: str
    compress: Callable[[bytes, int], bytes]


BROTLI = Encoding("br", lambda data, quality: brotli.compress(data, quality=quality, lgwin=WINDOW))
GZIP = Encoding("gzip", lambda data, quality: gzip.compress(data, min(quality, 9), mtime=0))
ENCODINGS = (BROTLI, GZIP)


class Shelf:
    """Keeps compressed copies in one folder, named after the tag of the file they are made from."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find(self, file: WebFile, accepted: str) -> tuple[Path, str | None]:
        """The smallest copy on the shelf that an Accept-Encoding header allows, and its encoding.

        The file itself, and None, when there is no copy (yet) or none is allowed.
        """
        allowed = _allowed(accepted)
        for encoding in ENCODINGS:
            if encoding.name in allowed:
                for quality in (STRONG, QUICK):
                    copy = self._place(file, encoding, quality)
                    if copy.exists():
                        return copy, encoding.name
        return file.path, None

    def fill(self, files: Iterable[WebFile], *, strong: Collection[str] = FIRST_NEEDED) -> None:
        """Make every copy that is missing, the quick ones first. Safe to break off at any point.

        Small files, and those whose addresses are in `strong`, are made as small as can be. Raises
        OSError when the folder cannot be written: the files are then served as they are.
        """
        wanted = sorted(filter(_worth_it, files), key=lambda file: file.size)
        for file in wanted:
            self._make(file, BROTLI, QUICK)
        for file in wanted:
            if file.size <= SMALL or file.url in strong:
                self._make(file, BROTLI, STRONG)
        for file in wanted:
            self._make(file, GZIP, QUICK)
        self._tidy({file.tag for file in wanted})

    def _tidy(self, tags: set[str]) -> None:
        for copy in self.folder.glob("*"):
            stale = copy.name.split("-")[0] not in tags
            if stale and time.time() - copy.stat().st_mtime > KEPT:
                copy.unlink(missing_ok=True)

    def _place(self, file: WebFile, encoding: Encoding, quality: int) -> Path:
        return self.folder / f"{file.tag}-{quality}.{encoding.name}"

    def _make(self, file: WebFile, encoding: Encoding, quality: int) -> None:
        target = self._place(file, encoding, quality)
        if target.exists():
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        data = encoding.compress(file.path.read_bytes(), quality)
        handle, scratch = tempfile.mkstemp(dir=self.folder)
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(data)
            Path(scratch).replace(target)
        except OSError:
            with contextlib.suppress(OSError):
                Path(scratch).unlink()
            raise


def _allowed(accepted: str) -> set[str]:
    """The encodings in an Accept-Encoding header, without those refused by a weight of zero."""
    weighed = (part.replace(" ", "").partition(";q=") for part in accepted.lower().split(","))
    return {name for name, _, weight in weighed if weight.strip("0.") or not weight}


def _worth_it(file: WebFile) -> bool:
    return file.size >= SMALLEST and file.path.suffix not in INCOMPRESSIBLE
