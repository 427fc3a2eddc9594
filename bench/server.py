"""What the server costs: its start, the memory of each phone, its rest while a clock runs."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.figures import Figure
from bench.phones import cost
from tests.e2e.at_table import lay
from tests.e2e.conftest import Companion
from tests.wire.phone import Phone

STARTS = 7
PHONES = 10
REST_S = 20.0
SETTLED_S = 3.0
RESTING = 2.0
"""Percent of one core that a phone may cost while a clock runs and nobody taps."""


@contextmanager
def serving() -> Iterator[Companion]:
    """A server with an empty folder."""
    with tempfile.TemporaryDirectory() as scratch:
        companion = Companion(Path(scratch) / "data").start()
        try:
            yield companion
        finally:
            companion.kill()


def started() -> float:
    """Milliseconds from the command until the server answers."""
    begin = time.perf_counter()
    with serving():
        return (time.perf_counter() - begin) * 1000


async def sessions(companion: Companion) -> list[float]:
    """Megabytes that each of some phones adds, all of them at one table."""
    path = lay(companion.data)
    found = []
    before = cost(companion.pid)[1]
    phones = [Phone(companion.url, path) for _ in range(PHONES)]
    for phone in phones:
        await phone.connect()
        await phone.drawn(1)
        now = cost(companion.pid)[1]
        found.append(now - before)
        before = now
    return found


async def rest(companion: Companion) -> list[float]:
    """Percent of one core, a phone, while the clock runs at a table and nobody taps."""
    path = lay(companion.data, scenarios=[9])
    phones = [Phone(companion.url, path) for _ in range(PHONES)]
    for phone in phones:
        await phone.connect()
        await phone.drawn(1)
    await phones[0].tap("Start the ten minutes")
    await phones[0].drawn(2)
    await asyncio.sleep(SETTLED_S)
    found = []
    for _ in range(3):
        before = cost(companion.pid)[0]
        await asyncio.sleep(REST_S / 3)
        spent = cost(companion.pid)[0] - before
        found.append(spent * 100 / (REST_S / 3) / PHONES)
    return found


def figures() -> list[Figure]:
    """Start, memory and rest."""
    found = [Figure("Start, until it answers", "ms", [started() for _ in range(STARTS)])]
    with serving() as companion:
        found.append(Figure("Memory when nobody is there", "MB", [cost(companion.pid)[1]]))
        each = asyncio.run(sessions(companion))
        found.append(Figure("Memory of the first phone, with its screens", "MB", each[:1]))
        found.append(Figure("Memory of each further phone", "MB", each[1:]))
    with serving() as companion:
        resting = asyncio.run(rest(companion))
        name = f"Processor while a clock runs, each of {PHONES} phones"
        found.append(Figure(name, "% of a core", resting, goal=RESTING))
    return found
