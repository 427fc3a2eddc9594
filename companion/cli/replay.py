"""``companion replay``: play a table file through and print where it stands."""

from __future__ import annotations

import argparse
import errno
import json
import sys
from pathlib import Path
from typing import Any, BinaryIO

from companion.games.registry import GAMES
from companion.rules.codec import LONGEST_LINE, MOST_LINES, Sheet, Unreadable, read_table
from companion.rules.game import IllegalMove, Json
from companion.rules.story import filled, sentence
from companion.rules.table import Table

ILLEGAL = 2
UNREADABLE = 3
_CHUNK = 1 << 20  # bytes


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser("replay", help="play a table file through and print its state")
    parser.add_argument("file", metavar="FILE", help="a table file, or - for standard input")
    parser.add_argument("--steps", action="store_true", help="print the table after each line")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0: all is legal; 2: an entry breaks a rule; 3: the file can't be read."""
    try:
        content = _content(args.file)
        sheet = read_table(GAMES, content)
    except OSError as fault:
        return _unreadable(1, "no_file", f"{args.file} can't be opened: {fault.strerror}")
    except Unreadable as fault:
        return _unreadable(fault.line, fault.code, str(fault))
    if sheet.warning:
        print(f"companion: {args.file}: {sheet.warning}", file=sys.stderr)
    return _replay(sheet, steps=args.steps)


def _content(file: str) -> bytes:
    """The file, or as much of it as is needed to see that it is too long. Raises OSError."""
    if file != "-":
        with Path(file).open("rb") as opened:
            return _bounded(opened)
    if sys.stdin is None:
        raise OSError(errno.EBADF, "standard input is closed")
    return _bounded(sys.stdin.buffer)


def _bounded(opened: BinaryIO) -> bytes:
    content = bytearray()
    lines, line_began = 0, 0
    while chunk := opened.read(_CHUNK):
        content += chunk
        lines += chunk.count(b"\n")
        line_began = content.rfind(b"\n") + 1
        if lines > MOST_LINES or len(content) - line_began > LONGEST_LINE + _CHUNK:
            break
    return bytes(content)


def _replay(sheet: Sheet, *, steps: bool) -> int:
    table = Table(sheet.game, sheet.header)
    if steps:
        _print(standing(table))
    for line, entry in enumerate(sheet.entries, start=2):
        try:
            table.play(entry)
        except IllegalMove as refusal:
            words = filled(refusal.template, refusal.facts, table.position.names)
            text = f"line {line}: {words}"
            error = {"line": line, "code": refusal.code, "rule": refusal.rule, "text": text}
            _print({**standing(table), "error": error})
            print(f"companion: {text}", file=sys.stderr)
            return ILLEGAL
        if steps:
            _print(standing(table))
    if not steps:
        _print(standing(table))
    return 0


def standing(table: Table) -> dict[str, Json]:
    """The table as an object of the public format."""
    position = table.position
    outcome = table.outcome
    return {
        "game": table.header.game,
        "entries": len(table.entries),
        "in_force": table.in_force,
        "state": {"seats": list(position.names), **table.game.as_json(position.state)},
        "events": [sentence(table.game, event, position.names) for event in table.events],
        "outcome": outcome and outcome.as_json(),
    }


def _unreadable(line: int, code: str, text: str) -> int:
    _print({"error": {"line": line, "code": code, "text": text}})
    print(f"companion: {text}", file=sys.stderr)
    return UNREADABLE


def _print(value: dict[str, Json]) -> None:
    print(json.dumps(value, ensure_ascii=False))
