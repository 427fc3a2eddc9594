"""Give the app made input of every kind and count how it answers; nothing may break.

    python bench/hostile.py [N]     N inputs, 100,000 if not given

Two of five are files (tables, plays, backups, zips) that are taken into a data folder, one a box
file, one a request or session at the server, and one a tap in a game of random taps. Exit 1 if
anything ended in a traceback, a failed answer or a broken log. The seed of each is printed.
"""

from __future__ import annotations

import argparse
import logging
import resource
import shutil
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from companion.games.registry import GAMES  # noqa: E402
from companion.store import Disk, Store  # noqa: E402
from tests.hostile.games import try_a_game  # noqa: E402
from tests.hostile.requests import try_a_request, try_a_session  # noqa: E402
from tests.hostile.served import small_door  # noqa: E402
from tests.hostile.trying import try_a_box, try_a_file  # noqa: E402

TAPS = 60
"""Taps of one game, each an input."""


class HastyDisk(Disk):
    """What is written here is thrown away: nothing waits for the medium."""

    def sync(self, handle: int) -> None:
        """Not needed."""

    def sync_folder(self, folder: Path) -> None:
        """Not needed."""


def kinds(scratch: Path) -> dict[str, tuple[int, Callable[[int], object]]]:
    """What is tried by its name: how many inputs one try is, and the try."""
    site, door = small_door(scratch / "web")
    games = list(GAMES.values())
    data = scratch / "data"

    def file(seed: int) -> str:
        shutil.rmtree(data, ignore_errors=True)
        with Store.open(data, disk=HastyDisk()) as store:
            return try_a_file(store, seed)

    def served(seed: int) -> object:
        app = (site, door)[seed % 2]
        return (try_a_request, try_a_session)[seed // 2 % 2](app, seed)

    def game(seed: int) -> int:
        return try_a_game(games[seed % len(games)], seed, TAPS)

    return {
        "files": (1, file),
        "boxes": (1, try_a_box),
        "server": (1, served),
        "taps": (TAPS, game),
    }


SHARES = {"files": 0.4, "boxes": 0.2, "server": 0.2, "taps": 0.2}


def peak_mb() -> float:
    """The most memory that this process has held, in MB."""
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held / (1024**2 if sys.platform == "darwin" else 1024)


def main() -> int:
    parser = argparse.ArgumentParser(description="try made input of every kind")
    parser.add_argument("inputs", nargs="?", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    logging.disable()
    warnings.simplefilter("ignore")
    faults: Counter[str] = Counter()
    done = 0
    print(f"peak memory before: {peak_mb():.0f} MB")
    with tempfile.TemporaryDirectory() as scratch:
        for name, (worth, attempt) in kinds(Path(scratch)).items():
            tries = max(1, round(arguments.inputs * SHARES[name] / worth))
            slowest, begun = (0.0, 0), time.perf_counter()
            for seed in range(arguments.seed, arguments.seed + tries):
                start = time.perf_counter()
                try:
                    attempt(seed)
                except Exception as fault:
                    faults[f"{name} {type(fault).__name__}: {fault!s:.120}"] += 1
                    if sum(faults.values()) <= 5:
                        print(f"{name}, seed {seed}:")
                        traceback.print_exc(limit=-4)
                slowest = max(slowest, (time.perf_counter() - start, seed))
            done += tries * worth
            taken, (longest, worst) = time.perf_counter() - begun, slowest
            print(
                f"{name}: {tries * worth} inputs in {taken:.0f} s, the slowest "
                f"{longest * 1000:.0f} ms (seed {worst}); peak memory {peak_mb():.0f} MB"
            )
    print(f"{done} inputs; broken: {sum(faults.values())}")
    for said, times in faults.most_common(20):
        print(f"  {times} × {said}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
