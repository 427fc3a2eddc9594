"""Coverage-guided fuzzing, started by `make fuzz`: one reader, an own corpus that grows.

    python -m tools.fuzz READER CORPUS [options of libFuzzer]

A reader may refuse a file in a sentence; anything else that it raises is a find.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import atheris

with atheris.instrument_imports(include=["companion"]):
    from companion.exchange.bgstats.file import read_play_file
    from companion.exchange.bgstats.reading import play_from
    from companion.exchange.faults import BadFile
    from companion.exchange.table_in import read_table_file
    from companion.games.box.file import BadBox, read_box
    from companion.store import StoreError
    from companion.store.archive import Archive
    from companion.store.merging import check
    from companion.store.storage import decode

from tests.hostile import files
from tests.hostile.trying import sound


def table(data: bytes) -> None:
    """A table file."""
    read_table_file(data)


def plays(data: bytes) -> None:
    """A file of BG Stats."""
    for received in read_play_file(data).plays:
        play_from(received)


def box(data: bytes) -> None:
    """A box file."""
    read_box(data)


def backup(data: bytes) -> None:
    """A backup, and a log as it lies in one."""
    with suppress(StoreError):
        check(decode(data))
    archive = Archive(data)
    for entry in archive.entries:
        archive.read(entry)


READERS: dict[str, tuple[Callable[[bytes], None], Callable[[Random], bytes]]] = {
    "table": (table, files.table),
    "plays": (plays, files.plays),
    "box": (box, files.box),
    "backup": (backup, files.backup),
}


def main() -> None:
    """Fill the corpus with made files and begin; ends at the first find or the given time."""
    read, make = READERS[sys.argv[1]]
    corpus = Path(sys.argv[2])
    for seed in range(50):
        (corpus / f"seed-{seed}").write_bytes(make(Random(seed)))

    def one(data: bytes) -> None:
        try:
            read(data)
        except (BadFile, BadBox, StoreError) as refusal:
            sound(str(refusal))

    atheris.Setup([sys.argv[0], str(corpus), *sys.argv[3:]], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
