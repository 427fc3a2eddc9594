"""Kill a process that saves moves, at random moments, and count what was lost.

    python bench/kills.py [N]     N kills, 200 if not given

A child process appends entries to a table and, now and then, a play to the log; each time the
store has acknowledged one it says so on standard output. It is killed without warning, the folder
is opened, and everything acknowledged must be there. The same folder goes on through all kills.
Exit 1 if anything was lost or unreadable.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from companion.store import Store  # noqa: E402

HEADER = b'{"companion": 1, "game": "magic-bakery", "seats": ["Ana", "Ben"]}'

# Written out rather than imported: the child is the smallest program that uses the store.
CHILD = """
import sys
from pathlib import Path
from companion.store import Play, Store
store = Store.open(Path(sys.argv[1]))
data = store.tables.load("t", bytes).data
moves = data.count(b"\\n") - 1
plays = len(store.documents.plays.all())
print("ready", flush=True)
while True:
    store.tables.append("t", b'{"move": "take", "number": %d}' % moves)
    moves += 1
    print("move", moves, flush=True)
    if moves % 5 == 0:
        play = Play(id=f"p{plays}", game="filler", started="2025-01-01", seats=("Ana", "Ben"))
        store.documents.plays.put(play)
        plays += 1
        print("play", plays, flush=True)
"""


@dataclass
class Tally:
    """What the kills showed."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    cut_off: int = 0
    faults: list[str] = field(default_factory=list)
    opening_ms: list[float] = field(default_factory=list)


def run(folder: Path, kills: int, chance: random.Random) -> Tally:
    """Kill a writer in `folder` `kills` times."""
    with Store.open(folder) as store:
        store.tables.create("t", HEADER)
    tally = Tally()
    said = {"move": 0, "play": 0}
    for _ in range(kills):
        before = sum(said.values())
        said |= killed_writer(folder, chance.uniform(0.0, 0.06))
        tally.kills += 1
        tally.acknowledged += max(0, sum(said.values()) - before)
        said = check(folder, said, tally)
    return tally


def killed_writer(folder: Path, seconds: float) -> dict[str, int]:
    """Let a writer run for a while, kill it; what it last acknowledged."""
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    with child:
        if child.stdout.readline() != "ready\n":
            raise SystemExit("the writer did not start")
        time.sleep(seconds)
        child.kill()
        said: dict[str, int] = {}
        for line in child.stdout:
            if line.endswith("\n"):
                what, number = line.split()
                said[what] = int(number)
    return said


def check(folder: Path, said: dict[str, int], tally: Tally) -> dict[str, int]:
    """Open the folder as the next process does; returns what it holds."""
    start = time.perf_counter()
    with Store.open(folder) as store:
        data = store.tables.load("t", bytes).data
        plays = {play.id for play in store.documents.plays.all()}
        tally.opening_ms.append((time.perf_counter() - start) * 1000)
        tally.faults += [n.sentence for n in store.notices if "stopped while" not in n.sentence]
        tally.cut_off += sum("stopped while" in n.sentence for n in store.notices)
    moves = data.count(b"\n") - 1
    expected = [HEADER, *(b'{"move": "take", "number": %d}' % n for n in range(moves))]
    if data != b"".join(line + b"\n" for line in expected):
        tally.faults.append(f"the table's {moves} moves are not those that were made")
    tally.lost += max(0, said["move"] - moves)
    tally.lost += sum(f"p{number}" not in plays for number in range(said["play"]))
    return {"move": moves, "play": len(plays)}


def main() -> int:
    parser = argparse.ArgumentParser(description="kill a writer at random moments")
    parser.add_argument("kills", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = run(Path(folder), arguments.kills, random.Random(arguments.seed))
    print(f"seed {arguments.seed}: {tally.kills} kills, {tally.acknowledged} saves acknowledged")
    print(f"  lost {tally.lost}, moves cut off and set aside {tally.cut_off}")
    print(f"  opening after a kill: median {statistics.median(tally.opening_ms):.1f} ms")
    for fault in tally.faults:
        print("  fault:", fault)
    return 1 if tally.lost or tally.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
