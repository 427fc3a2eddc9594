"""How many moves a second are checked and folded on one core, for each game.

The moves are those of the whole games in tests/golden, read before the clock starts; what counts
is the time on the processor, so that a busy machine changes little.
"""

from __future__ import annotations

import time
from pathlib import Path

from bench.figures import Figure
from companion.games.registry import GAMES
from companion.rules.codec import Sheet, read_table
from companion.rules.table import fold

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
GOAL = 50_000
RUNS = 9
MOVES_A_RUN = 20_000


def sheets(slug: str) -> list[Sheet]:
    """The played games of one kind."""
    return [read_table(GAMES, path.read_bytes()) for path in sorted(GOLDEN.glob(f"{slug}-*.jsonl"))]


def moves_a_second(played: list[Sheet]) -> float:
    """Fold them all, as often as it takes."""
    moves = sum(len(sheet.entries) for sheet in played)
    times = -(-MOVES_A_RUN // moves)
    start = time.process_time()
    for _ in range(times):
        for sheet in played:
            fold(sheet.game, sheet.header, sheet.entries)
    return times * moves / (time.process_time() - start)


def figures() -> list[Figure]:
    """Moves a second of each game."""
    return [
        Figure(
            slug,
            "moves/s",
            [moves_a_second(played) for _ in range(RUNS)],
            goal=GOAL,
            floor=True,
        )
        for slug in GAMES
        for played in [sheets(slug)]
    ]
