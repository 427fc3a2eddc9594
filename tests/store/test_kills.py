"""The short form of the kills bench: a process that plays is killed twenty times."""

from __future__ import annotations

import random
from pathlib import Path

from bench.kills import run


def test_twenty_kills_at_random_moments_lose_nothing_that_was_acknowledged(
    tmp_path: Path,
) -> None:
    tally = run(tmp_path, 20, random.Random())
    assert tally.saves > 0
    assert tally.faults == []
