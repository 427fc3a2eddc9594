"""How long after a tap the last phone has the new table, and what many phones cost.

Plain websocket clients that speak the app's own protocol, on this machine: 8 phones at one table
of each game, and 50 phones at 20 tables. The time runs from the tap's leaving to the moment when
the newest drawing is complete at the last phone of that table; clients and server share the
machine, so other work on it counts against us.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from uuid import uuid4

from bench.figures import Figure
from companion.sharing.guests import Guest, Sharing
from companion.sharing.hub import Hub
from companion.sharing.invitation import digest, new_key
from companion.sharing.roles import Role
from companion.store import Store
from tests.e2e.conftest import Companion
from tests.wire.joining import LAN
from tests.wire.phone import Phone

SEATS = ("Ana", "Ben", "Cy", "Dee")
GAMES = ("magic-bakery", "filler", "hasty-baker", "cake-auf")
TAPS = 60
ONE_TABLE_MS, MANY_TABLES_MS, MEMORY_MB = 250, 300, 500
PACE_S = {1: 1.0, 20: 4.0}
"""Seconds between two taps at a table, on average, by the number of tables."""
REFUSED = "Show rule"
KEY, KEY_S = "7", 0.3
"""A key of Filler's keypad, and the seconds between two of them."""
PREFERRED = (
    "Next: ",
    "Enter this time",
    "Take from",
    "Restock",
    "Fill:",
    "Place",
    "Discard",
    "End ",
)


@dataclass(slots=True)
class Crowd:
    """A table with its phones."""

    path: str
    phones: list[Phone] = field(default_factory=list)
    minutes: int = 10
    """The last of Filler's time cards: no two are alike."""

    async def tap(self, chance: random.Random) -> float | None:
        """Somebody taps something; milliseconds until all have it, None if it is refused."""
        at = chance.randrange(len(self.phones))
        phone = self.phones[at]
        name = await self._next(phone, chance)
        if name is None:
            return None
        before = [one.marks for one in self.phones]
        start = await phone.tap(name)
        await phone.until(lambda: phone.marks > before[at] or phone.shows(REFUSED), "an answer")
        if phone.shows(REFUSED):
            return None
        await asyncio.gather(
            *(one.drawn(marks + 1) for one, marks in zip(self.phones, before, strict=True))
        )
        return (max(one.marked_at for one in self.phones) - start) * 1000

    async def _next(self, phone: Phone, chance: random.Random) -> str | None:
        """What to tap; of a time card in Filler all digits but the last one are typed."""
        if phone.mirror.button(KEY) is not None:
            self.minutes = 10 + (self.minutes - 9) % 50
            for digit in f"{KEY}{self.minutes // 10}":
                await phone.tap(digit)
                await asyncio.sleep(KEY_S)
            return str(self.minutes % 10)
        used_up = any(words.startswith("0 of ") for words in phone.mirror.texts())
        wanted = PREFERRED[-1:] if used_up else PREFERRED
        names = [name for name in phone.mirror.names() if name.startswith(wanted)]
        there = [name for name in names if phone.mirror.button(name) is not None]
        return chance.choice(there) if there else None


def lay(data: Path, game: str) -> str:
    """A table; its id."""
    table = str(uuid4())
    header = {"companion": 1, "game": game, "seats": SEATS, "id": table}
    folder = data / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{table}.jsonl").write_text(json.dumps(header) + "\n", "utf-8")
    return table


def invite(data: Path, guests: dict[str, int]) -> dict[str, list[str]]:
    """Share tables and let helpers in beforehand; the keys of each table's guests."""
    keys: dict[str, list[str]] = {}
    with Store.open(data) as store:
        hub = Hub(store.device)
        for table, count in guests.items():
            shared: Sharing = hub.share(table)
            keys[table] = [new_key() for _ in range(count)]
            for number, key in enumerate(keys[table]):
                guest = Guest(f"{table[:8]}-{number}", digest(key), shared.table)
                hub.add(guest)
                hub.choose(guest, Role.HELPER, name=f"Phone {number + 1}")
    return keys


def cost(pid: int) -> tuple[float, float]:
    """Seconds of processor time so far, and megabytes now."""
    stat = Path(f"/proc/{pid}/stat").read_text("ascii").rsplit(")", 1)[1].split()
    ticks = int(stat[11]) + int(stat[12])
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def gather(app: Companion, keys: dict[str, list[str]]) -> list[Crowd]:
    """Connect the table's own phone and its guests."""
    crowds = []
    lan = f"http://{LAN}:{app.port}"
    for table, those in keys.items():
        crowd = Crowd(f"/tables/{table}")
        crowd.phones.append(Phone(app.url, crowd.path))
        for key in those:
            cookie = f"companion-{app.port}={key}"
            crowd.phones.append(Phone(lan, crowd.path, cookie=cookie))
        for phone in crowd.phones:
            await phone.connect()
            await phone.drawn(1)
        crowds.append(crowd)
    return crowds


async def play(crowds: list[Crowd], taps: int, seed: int) -> list[float]:
    """So many taps at all tables together, each at its own pace."""
    found: list[float] = []

    async def at(crowd: Crowd, number: int) -> None:
        chance = random.Random(seed + number)
        while len(found) < taps:
            await asyncio.sleep(chance.uniform(0.5, 1.5) * PACE_S[len(crowds)])
            took = await crowd.tap(chance)
            if took is not None:
                found.append(took)

    await asyncio.gather(*(at(crowd, number) for number, crowd in enumerate(crowds)))
    return found


def run(games: tuple[str, ...], counts: list[int], taps: int) -> tuple[list[float], float, float]:
    """Milliseconds of each tap, processor milliseconds a tap, megabytes at the end."""
    with tempfile.TemporaryDirectory() as scratch:
        data = Path(scratch) / "data"
        tables = [lay(data, games[number % len(games)]) for number in range(len(counts))]
        keys = invite(data, dict(zip(tables, (count - 1 for count in counts), strict=True)))
        app = Companion(data).start("--lan", "--host", LAN)
        try:

            async def all_of_it() -> tuple[list[float], float, float]:
                crowds = await gather(app, keys)
                before = cost(app.pid)[0]
                found = await play(crowds, taps, seed=len(counts))
                spent, memory = cost(app.pid)
                return found, (spent - before) * 1000 / len(found), memory

            return asyncio.run(all_of_it())
        finally:
            app.kill()


def shown(title: str, found: list[float], each: float, memory: float, goal: int) -> list[Figure]:
    """What was found with so many phones."""
    return [
        Figure(f"{title}: tap to the last phone", "ms", found),
        Figure(f"{title}: tap to the last phone", "ms", found, goal=goal, late=True),
        Figure(f"{title}: processor, a tap", "ms", [each]),
        Figure(f"{title}: memory of the server", "MB", [memory], goal=MEMORY_MB),
    ]


def figures() -> list[Figure]:
    """Eight phones at one table of each game, then fifty at twenty tables."""
    found = []
    for game in GAMES:
        found += shown(f"8 phones, {game}", *run((game,), [8], TAPS), goal=ONE_TABLE_MS)
    many = run(GAMES, [3] * 10 + [2] * 10, TAPS * 3)
    return found + shown("50 phones at 20 tables", *many, goal=MANY_TABLES_MS)
