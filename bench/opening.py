"""What a long table costs at the server: opening it, a move, an undo; and how it grows."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bench.figures import Figure, milliseconds
from bench.long import LONG, lay
from companion.games.registry import GAMES
from companion.library import Library
from companion.rules.common import Redo, Undo
from companion.store import Store

RUNS = 9
OPENED_MS = 300


def opened(folder: Path, table: str) -> float:
    """Open one table as the first screen after a start does: read, checked and folded."""
    with Store.open(folder) as store:
        return milliseconds(lambda: Library(store).open(table))


def undone(folder: Path, table: str) -> list[float]:
    """Undo and do again, each saved before it counts."""
    found = []
    with Store.open(folder) as store:
        session = Library(store).open(table)
        for _ in range(RUNS):
            found.append(milliseconds(lambda: session.take(Undo(), seen=session.revision)))
            session.take(Redo(), seen=session.revision)
    return found


def figures() -> list[Figure]:
    """For each game a table of three thousand moves."""
    found = []
    for slug in GAMES:
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            table = lay(folder, slug, LONG).rpartition("/")[2]
            runs = [opened(folder, table) for _ in range(RUNS)]
            name = f"{slug}, {LONG:,} moves"
            found.append(Figure(f"{name}: open", "ms", runs, goal=OPENED_MS))
            found.append(Figure(f"{name}: undo, on disk", "ms", undone(folder, table)))
    return found
