"""Kill a process that plays a scripted game, at random moments, and count what was lost.

A child process plays tables of Magic Bakery one after another, as the app does, and says on
standard output what was acknowledged. It is killed without warning, the folder is opened as the
next start opens it, and everything acknowledged must be there: every table started, every move,
every result in the log. The same folder goes on through all kills.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.figures import Figure
from companion.library import Library
from companion.store import Store

ROOT = Path(__file__).resolve().parent.parent
KILLS = 2_000

CHILD = """
import sys
from pathlib import Path
from companion.games.magic_bakery.moves import Bake, EndTurn, Take
from bench.figures import Figure
from companion.library import Library
from companion.rules.common import Redo, Undo
from companion.store import Store

SCRIPT = (Take(), Undo(), Redo(), Bake(), EndTurn())
library = Library(Store.open(Path(sys.argv[1])))
print("ready", flush=True)
while True:
    running = library.running()
    name = running[0].id if running else library.start("magic-bakery", ("Ana", "Ben"), {}, {})
    table = library.open(name)
    print(name, table.revision, flush=True)
    while table.table.outcome is None:
        table.take(SCRIPT[table.revision % len(SCRIPT)], seen=table.revision)
        print(name, table.revision, flush=True)
"""


@dataclass
class Tally:
    """What the kills showed."""

    kills: int = 0
    saves: int = 0  # acknowledged, and new with this kill
    tables: int = 0
    cut_off: int = 0  # moves that were being saved and do not count
    faults: list[str] = field(default_factory=list)
    opening_ms: list[float] = field(default_factory=list)


def run(folder: Path, kills: int, chance: random.Random) -> Tally:
    """Kill a player in `folder` `kills` times."""
    tally = Tally()
    found: dict[str, int] = {}  # entries of each table, as last seen
    for _ in range(kills):
        said = killed_player(folder, chance.uniform(0.0, 0.08))
        tally.kills += 1
        tally.saves += sum(moves - found.get(name, -1) for name, moves in said.items())
        start = time.perf_counter()
        with Store.open(folder) as store:
            library = Library(store)
            tally.opening_ms.append((time.perf_counter() - start) * 1000)
            for name, moves in (found | said).items():
                found[name] = check(library, name, moves, tally)
            for notice in store.notices:
                if "stopped while it saved" in notice.sentence:
                    tally.cut_off += 1
                else:
                    tally.faults.append(notice.sentence)
    tally.tables = len(found)
    return tally


def killed_player(folder: Path, seconds: float) -> dict[str, int]:
    """Let a process play for a while, kill it; how many entries of each table it acknowledged."""
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    with child:
        if child.stdout.readline() != "ready\n":
            raise SystemExit("the player did not start")
        time.sleep(seconds)
        child.kill()
        whole = [line.split() for line in child.stdout if line.endswith("\n")]
    return {name: int(moves) for name, moves in whole}


def check(library: Library, name: str, acknowledged: int, tally: Tally) -> int:
    """Compare a table and its result in the log with what was acknowledged; its entries now."""
    table = library.open(name).table
    entries = len(table.entries)
    if not acknowledged <= entries <= acknowledged + 1:
        tally.faults.append(f"table {name}: {acknowledged} moves acknowledged, {entries} there")
    play = library.store.documents.plays.get(name)
    outcome = table.outcome.as_json() if table.outcome else None
    if play is None:
        tally.faults.append(f"table {name} is not in the log")
    elif play.outcome != outcome:
        tally.faults.append(f"table {name} has the result {outcome}, the log {play.outcome}")
    return entries


def figures() -> list[Figure]:
    """Two thousand kills of one folder, each time at another moment; faults go to stderr."""
    with tempfile.TemporaryDirectory() as folder:
        tally = run(Path(folder), KILLS, random.Random())
    for fault in tally.faults:
        print(fault, file=sys.stderr)
    return [
        Figure("Kills", "", [tally.kills]),
        Figure("Moves acknowledged before a kill", "", [tally.saves]),
        Figure("Moves cut off while they were saved: they do not count", "", [tally.cut_off]),
        Figure("Acknowledged moves or results lost", "", [len(tally.faults)], goal=0),
        Figure("Opening the folder after a kill", "ms", tally.opening_ms),
    ]
