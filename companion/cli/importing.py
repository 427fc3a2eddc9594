"""``companion import``: table files, files of BG Stats, zips of tables and backups come in."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.cli.folder import complain, looking, writing
from companion.exchange.faults import BadFile, Fault
from companion.exchange.incoming import Intake
from companion.exchange.preview import Preview
from companion.store import Store

IMPOSSIBLE = 2
UNREADABLE = 3
MOST_TOLD = 10
"""So many faults of one file are told one by one."""


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "import", help="take in tables, plays of BG Stats, or a backup; nothing comes in twice"
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file, or a folder of files")
    parser.add_argument("--preview", action="store_true", help="only say what would come in")
    parser.add_argument(
        "--other-games", action="store_true", help="take in plays of games that are not ours too"
    )
    parser.add_argument(
        "--skip-unreadable", action="store_true", help="leave out what of a file can't be read"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0: all is here now; 1: the data folder can't be used; 2: a move breaks a rule; 3: a file
    can't be read. Of a file with a fault nothing comes in; the others do, all of them at once.
    """
    return (looking if args.preview else writing)(args, lambda store: _all(store, args))


@dataclass(slots=True)
class _Told:
    """What is said of one file."""

    file: str
    sentence: str = ""
    counts: dict[str, Any] = field(default_factory=dict)
    faults: Sequence[Fault] = ()
    warnings: Sequence[str] = ()

    @property
    def exit(self) -> int:
        """The file's exit code."""
        return max((IMPOSSIBLE if one.impossible else UNREADABLE for one in self.faults), default=0)

    def as_json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        faults = [{"line": one.line, "text": one.text} for one in self.faults]
        return {"file": self.file, **self.counts, "faults": faults, "warnings": [*self.warnings]}


def _all(store: Store, args: argparse.Namespace) -> int:
    intake = Intake(store, other_games=args.other_games)
    told = [_one(intake, path, args) for path in _files(args.files)]
    intake.commit()
    for one in told:
        for fault in one.faults[:MOST_TOLD]:
            complain(f"{one.file}: {fault.text}")
        if len(one.faults) > MOST_TOLD:
            complain(f"{one.file}: {len(one.faults) - MOST_TOLD} more faults (--json has them all)")
        for warning in one.warnings:
            complain(f"{one.file}: {warning}")
        if not args.json and one.sentence:
            print(f"{one.file}: {one.sentence}")
    if args.json:
        print(json.dumps({"files": [one.as_json() for one in told]}, ensure_ascii=False))
    skipped = args.skip_unreadable
    return max((0 if skipped and one.counts else one.exit for one in told), default=0)


def _files(names: Sequence[str]) -> Iterator[Path]:
    """The files named, and those in the folders named."""
    for path in map(Path, names):
        if path.is_dir():
            yield from sorted(one for one in path.iterdir() if one.is_file())
        else:
            yield path


def _one(intake: Intake, path: Path, args: argparse.Namespace) -> _Told:
    try:
        with intake.look(path) as preview:
            if not args.preview and (args.skip_unreadable or not preview.faults):
                intake.accept(preview, without_faults=args.skip_unreadable)
            return _told(path, preview)
    except BadFile as bad:
        return _Told(str(path), faults=[bad.fault])


def _told(path: Path, preview: Preview) -> _Told:
    counts = {
        "plays": preview.plays,
        "new": preview.new,
        "here": preview.here,
        "left_out": dict(preview.left_out),
    }
    unsure = [one.name for one in preview.strangers if one.unsure]
    warnings = list(preview.warnings)
    if unsure:
        warnings.append(f"taken as new players, although like others: {', '.join(unsure)}")
    return _Told(str(path), preview.sentence(), counts, preview.faults, warnings)
