"""``companion export``: the store out again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from companion.cli.folder import NO_FOLDER, complain, looking
from companion.exchange import outgoing
from companion.exchange.bundle import pack
from companion.store import Disk, NoSuchTable, Store, StoreError
from companion.store.durable import write_atomic

LeftOut = Callable[[str], None]
Make = Callable[[Store, LeftOut], bytes]

FORMATS: Mapping[str, tuple[str, Make]] = {
    "table": ("companion-tables.zip", outgoing.tables),
    "csv": ("companion.csv", lambda store, _: outgoing.spreadsheet(store)),
    "bgsplay": ("companion.bgsplay", lambda store, _: outgoing.plays_file(store)),
    "backup": ("companion-backup.zip", outgoing.backup),
}
"""Each format's file name in a folder, and what makes it."""

STANDARD_OUTPUT = "-"


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("export", help="write tables, plays or everything to a file")
    parser.add_argument("--format", choices=FORMATS, help="table, unless FILE ends otherwise")
    parser.add_argument("--table", metavar="ID", help="only this table, as its public file")
    parser.add_argument(
        "-o", "--output", default=STANDARD_OUTPUT, metavar="FILE",
        help="a file or an existing folder (else standard output)",
    )  # fmt: skip
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0; 1: something can't be read or written; 2: there is no such table."""
    return looking(args, lambda store: _export(store, args))


def _export(store: Store, args: argparse.Namespace) -> int:
    if args.table is not None:
        return _one_table(store, args)
    return _all(store, args.format or _format_of(args.output), args.output)


def _all(store: Store, wanted: str, output: str) -> int:
    """Everything that opens; of the rest it is said that it is not in the file."""
    left_out: list[str] = []
    name, make = FORMATS[wanted]
    folder = Path(output) if output != STANDARD_OUTPUT and Path(output).is_dir() else None
    if folder is None:
        code = _write(output, make(store, left_out.append))
    elif wanted == "table":
        code = _into_folder(folder, outgoing.table_files(store, left_out.append))
    else:
        code = _into_folder(folder, [(name, make(store, left_out.append))])
    for sentence in left_out:
        complain(f"Left out: {sentence}")
    return max(code, NO_FOLDER if left_out else 0)


def _format_of(output: str) -> str:
    ending = Path(output).suffix.lower().removeprefix(".")
    return ending if ending in ("csv", "bgsplay") else "table"


def _one_table(store: Store, args: argparse.Namespace) -> int:
    play = store.documents.plays.get(args.table)
    if play is None or not play.tracked:
        complain(f"There is no table {args.table} in the log.")
        return 2
    try:
        return _write(args.output, outgoing.table_file(store, play))
    except NoSuchTable as error:
        complain(str(error))
        return 2


def _into_folder(folder: Path, files: Iterable[tuple[str, bytes]]) -> int:
    return max((_write(str(folder / name), data) for name, data in files), default=0)


def _write(output: str, data: bytes) -> int:
    if output != STANDARD_OUTPUT:
        if Path(output).exists() and not Path(output).is_file():
            complain(f"{output} is no file that can be replaced. Name another one.")
            return NO_FOLDER
        if not Path(output).absolute().parent.is_dir():
            complain(f"There is no folder {Path(output).parent} to write to.")
            return NO_FOLDER
        try:
            write_atomic(Disk(), Path(output), data, doing="write the file")
        except StoreError as error:
            complain(str(error))
            return NO_FOLDER
        return 0
    if sys.stdout.isatty() and data.startswith(pack([])[:2]):
        complain("This is no text: say with -o where to write it.")
        return NO_FOLDER
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    return 0
