"""What a log of ten thousand plays costs: opening, filtering, statistics, and a tap at a table.

    python bench/log.py [N]     N plays, 10,000 if not given

Taps are made in turns at a table beside ten plays and at one beside N, so that whatever else the
machine does slows both; each pair is compared, and the median of the pairs counts. Statistics are
measured on the processor. Exit 1 if they take 200 ms or more, or taps are slower by more than a
tenth.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics as numbers
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from companion.games.magic_bakery.moves import EndTurn, Take  # noqa: E402
from companion.library import Library  # noqa: E402
from companion.log import bakery, filler, statistics  # noqa: E402
from companion.log.people import People  # noqa: E402
from companion.log.results import Choice, chosen, results  # noqa: E402
from companion.rules.common import Finish, Undo  # noqa: E402
from companion.rules.game import Move  # noqa: E402
from companion.store import Play, Player, Store  # noqa: E402

FEW = 10
MOST_MS = 200.0
MOST_SLOWER = 1.1
TAPS = 300
NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve", "Fay", "Zoë", "李雷")
SCRIPT: tuple[Move, ...] = (Take(), EndTurn(), Finish(), Undo(), Undo(), Undo())
"""What is tapped again and again: also the tap that ends a table, and its undo."""


def plays(count: int, chance: random.Random) -> Iterator[Play]:
    """Finished plays of all games, two a day."""
    first = datetime(2012, 1, 1, 20, tzinfo=timezone(timedelta(hours=1)))
    for number in range(count):
        game = ("magic-bakery", "filler", "hasty-baker", "cake-auf")[number % 4]
        seats = tuple(chance.sample(range(len(NAMES)), 4))
        started = first + timedelta(hours=12 * number)
        yield Play(
            id=f"play-{number}",
            game=game,
            started=started.isoformat(),
            ended=(started + timedelta(minutes=40)).isoformat(),
            seats=tuple(NAMES[seat] for seat in seats),
            players=tuple(f"p{seat}" for seat in seats),
            outcome=outcome(game, chance),
            options={"scenarios": [number // 4 % 10 + 1]} if game == "magic-bakery" else {},
            campaign=f"Campaign {number // 100}" if game == "magic-bakery" else None,
            figures={"minutes": 40, "served": 4, "lost": 2, "fills": 30, "days": 9},
            tracked=False,
        )


def outcome(game: str, chance: random.Random) -> dict[str, object]:
    """A result of a game."""
    if game == "magic-bakery":
        stars = chance.randrange(4)
        return {"points": 2 + stars, "goals": [3, 4, 5], "stars": stars, "termination": "finished"}
    unit = "stars" if game == "cake-auf" else "points"
    points = sorted((chance.randrange(6) for _ in range(4)), reverse=True)
    ranking = [
        {"seat": seat, unit: one, "symbols": [one] * 3, "sets": one, "place": 1 + points.index(one)}
        for seat, one in enumerate(points)
    ]
    winners = [seat for seat, one in enumerate(points) if one == points[0]]
    return {"ranking": ranking, "winners": winners, "termination": "finished"}


def furnished(folder: Path, count: int) -> Store:
    """A folder with so many plays, opened as the app opens it."""
    with Store.open(folder) as store:
        store.documents.plays.put_all(plays(count, random.Random(count)))
        store.documents.players.put_all(
            Player(id=f"p{seat}", name=name) for seat, name in enumerate(NAMES)
        )
    return Store.open(folder)


def look_at_everything(library: Library, choice: Choice) -> None:
    """What a statistics screen works out after a filter was tapped."""
    people = People(library.store.documents.players.all())
    picked = chosen(library.log(), choice, people)
    got = results(picked, people)
    statistics.tallies(got)
    statistics.by_count(got)
    statistics.by_game(got)
    statistics.meetings(got, "p1")
    statistics.lengths(picked)
    evenings = bakery.evenings(picked)
    bakery.by_scenario(evenings)
    bakery.customers(evenings)
    filler.parts(got)
    filler.fills_a_day(picked)


def milliseconds(work: Callable[[], object], runs: int = 7) -> float:
    """The median time of some runs, on the processor."""
    taken = []
    for _ in range(runs):
        start = time.process_time()
        work()
        taken.append((time.process_time() - start) * 1000)
    return numbers.median(taken)


async def taps(libraries: tuple[Library, Library]) -> list[tuple[float, float]]:
    """How long each tap took at a table of each library, in ms; the taps are made in turns."""
    sessions = [
        library.open(library.start("magic-bakery", NAMES[:2], {"scenarios": [1]}, {}))
        for library in libraries
    ]
    taken: list[tuple[float, float]] = []
    for number in range(TAPS):
        pair = [0.0, 0.0]
        for which in (0, 1) if number % 2 else (1, 0):
            session = sessions[which]
            move = SCRIPT[number % len(SCRIPT)]
            start = time.perf_counter()
            session.take(move, seen=session.revision)
            pair[which] = (time.perf_counter() - start) * 1000
        taken.append((pair[0], pair[1]))
        await asyncio.sleep(0.11 if number % len(SCRIPT) in (2, 3) else 0)  # the log is written
    return taken


def slower(taken: list[tuple[float, float]]) -> float:
    """How much longer the second tap of a pair takes: the median of the pairs."""
    return numbers.median(many / few for few, many in taken)


def main() -> int:
    parser = argparse.ArgumentParser(description="measure a long log")
    parser.add_argument("plays", nargs="?", type=int, default=10_000)
    count: int = parser.parse_args().plays
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        with furnished(folder / "few", FEW) as small, furnished(folder / "many", count) as store:
            first = milliseconds(lambda: Library(store).log(), runs=1)
            library = Library(store)
            gc.freeze()  # as the app does
            log = milliseconds(library.log)
            campaigns = milliseconds(library.campaigns)
            all_of_it = milliseconds(lambda: look_at_everything(library, Choice()))
            filtered = milliseconds(
                lambda: look_at_everything(library, Choice(game="filler", who="p2", seats=4))
            )
            taken = asyncio.run(taps((Library(small), library)))
    beside_few, beside_many = (numbers.median(one) for one in zip(*taken, strict=True))
    ratio = slower(taken)
    ending = slower(taken[2 :: len(SCRIPT)])
    print(f"{count} plays: opened in {first:.0f} ms; the log again in {log:.1f} ms")
    print(f"  statistics of everything: {all_of_it:.0f} ms; of one game and person: {filtered:.0f}")
    print(f"  campaigns: {campaigns:.0f} ms")
    print(f"  a tap beside {FEW} plays: {beside_few:.2f} ms, beside {count}: {beside_many:.2f} ms")
    print(f"  ratio {ratio:.2f}; of the taps that end a table {ending:.2f}")
    return int(max(all_of_it, filtered, campaigns) >= MOST_MS or ratio > MOST_SLOWER)


if __name__ == "__main__":
    raise SystemExit(main())
