"""Give the app made input of every kind and count how it answers; nothing may break.

Two of five are files (tables, plays, backups, zips) that are taken into a data folder, one a box
file, one a request or session at the server, and one a tap in a game of random taps. Broken is what
ends in a traceback, a failed answer or a broken log; the first of them are told on stderr.
"""

from __future__ import annotations

import logging
import resource
import shutil
import sys
import tempfile
import time
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path

from bench.figures import Figure
from companion.games.registry import GAMES
from companion.store import Disk, Store
from tests.hostile.games import try_a_game
from tests.hostile.requests import try_a_request, try_a_session
from tests.hostile.served import small_door
from tests.hostile.trying import try_a_box, try_a_file

INPUTS = 100_000
TOLD = 5
"""Faults of a kind that are told in full."""
MEMORY_MB = 500
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


def tried(name: str, attempt: Callable[[int], object], tries: int) -> tuple[list[float], int]:
    """Milliseconds of each try, and how many broke something."""
    taken, broken = [], 0
    for seed in range(tries):
        start = time.perf_counter()
        try:
            attempt(seed)
        except Exception:
            broken += 1
            if broken <= TOLD:
                print(f"{name}, seed {seed}:", file=sys.stderr)
                traceback.print_exc(limit=-4)
        taken.append((time.perf_counter() - start) * 1000)
    return taken, broken


def figures() -> list[Figure]:
    """Each kind of input: how many, how long one takes, how many broke something."""
    logging.disable()
    warnings.simplefilter("ignore")
    found = []
    with tempfile.TemporaryDirectory() as scratch:
        for name, (worth, attempt) in kinds(Path(scratch)).items():
            tries = round(INPUTS * SHARES[name] / worth)
            taken, broken = tried(name, attempt, tries)
            found.append(Figure(f"{name}: inputs", "", [tries * worth]))
            found.append(Figure(f"{name}: broken", "", [broken], goal=0))
            found.append(Figure(f"{name}: a try", "ms", taken))
    found.append(Figure("Peak memory", "MB", [peak_mb()], goal=MEMORY_MB))
    logging.disable(logging.NOTSET)
    return found
