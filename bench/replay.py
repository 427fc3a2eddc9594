"""How many moves a second are checked and folded on one core, for each game.

    python bench/replay.py [RUNS]     RUNS runs a game, 9 if not given

The moves are those of the whole games in tests/golden, read before the clock starts; what counts
is the time on the processor, so that a busy machine changes little. Exit 1 if
a game stays below the goal.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from companion.games.registry import GAMES  # noqa: E402
from companion.rules.codec import Sheet, read_table  # noqa: E402
from companion.rules.table import fold  # noqa: E402

GOAL = 50_000
MOVES_A_RUN = 20_000


def sheets(slug: str) -> list[Sheet]:
    """The played games of one kind."""
    paths = sorted((ROOT / "tests" / "golden").glob(f"{slug}-*.jsonl"))
    return [read_table(GAMES, path.read_bytes()) for path in paths]


def moves_a_second(played: list[Sheet]) -> float:
    """Fold them all, as often as it takes."""
    moves = sum(len(sheet.entries) for sheet in played)
    times = -(-MOVES_A_RUN // moves)
    start = time.process_time()
    for _ in range(times):
        for sheet in played:
            fold(sheet.game, sheet.header, sheet.entries)
    return times * moves / (time.process_time() - start)


def main() -> int:
    parser = argparse.ArgumentParser(description="moves a second, folded without parsing")
    parser.add_argument("runs", nargs="?", type=int, default=9)
    runs = parser.parse_args().runs
    slow = False
    for slug in GAMES:
        played = sheets(slug)
        if not played:
            print(f"{slug:13} no game in tests/golden")
            continue
        found = sorted(moves_a_second(played) for _ in range(runs))
        middle = statistics.median(found)
        slow |= middle < GOAL
        print(
            f"{slug:13} {middle:9,.0f} moves/s, median of {runs} "
            f"({found[0]:,.0f} to {found[-1]:,.0f}), goal {GOAL:,}"
        )
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
