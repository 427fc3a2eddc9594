"""Several tables in one zip file, read with distrust: nothing is ever unpacked by its name."""

from __future__ import annotations

import contextlib
import io
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from companion.exchange.faults import BadFile

MOST_FILES = 100_000
LARGEST_FILE = 32 * 1024 * 1024
LARGEST_TOTAL = 512 * 1024 * 1024
"""Bytes, unpacked: above anything that people play in a life."""

_SINCE = (1980, 1, 1, 0, 0, 0)
"""No file in it has a date, so that the same tables make the same bytes."""


def pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip of some files, by name."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            info = zipfile.ZipInfo(name, _SINCE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o100644 << 16
            archive.writestr(info, data)
    return out.getvalue()


def names(source: Path | bytes) -> frozenset[str]:
    """The names in a zip. Raises BadFile."""
    with _sound(), _open(source) as archive:
        return frozenset(archive.namelist())


def unpack(source: Path | bytes) -> Iterator[tuple[str, bytes]]:
    """The files in a zip one by one; folders are passed over. Raises BadFile."""
    with _sound(), _open(source) as archive:
        infos = [info for info in archive.infolist() if not info.is_dir()]
        if len(infos) > MOST_FILES:
            raise BadFile(f"there are too many files in it: {len(infos)}, {MOST_FILES} at most")
        total = 0
        for info in infos:
            with archive.open(info) as file:
                data = file.read(LARGEST_FILE + 1)
            total += len(data)
            if len(data) > LARGEST_FILE or total > LARGEST_TOTAL:
                raise BadFile("what is packed in it is too large")
            yield info.filename, data


def _open(source: Path | bytes) -> zipfile.ZipFile:
    return zipfile.ZipFile(source if isinstance(source, Path) else io.BytesIO(source))


@contextlib.contextmanager
def _sound() -> Iterator[None]:
    """Turn everything that zipfile says about a bad file into a sentence."""
    try:
        yield
    except BadFile:
        raise
    except (NotImplementedError, RuntimeError):
        raise BadFile("it is encrypted, or packed in a way Companion doesn't read") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, struct.error, ValueError):
        raise BadFile("it is no zip file, or a damaged one") from None
    except OSError as error:
        raise BadFile(f"it can't be read: {error.strerror}") from None
