"""What a long log costs: its screens as the app draws them at the server, and a tap at a table.

Screens are drawn as the app draws them, with a chip tapped too, on the processor. Taps are made in
turns at a table beside ten plays and at one beside the most, so that whatever else the machine
does slows both; the second of a pair is compared with the first.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path

import flet as ft

from bench.figures import Figure
from companion.games.magic_bakery.moves import EndTurn, Take
from companion.library import Library
from companion.rules.common import Finish, Undo
from companion.rules.game import Move
from companion.store import Play, Player, Store
from companion.views.component import component
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.play.desk import use_desk
from companion.views.screens.campaign.screen import CampaignScreen
from companion.views.screens.home.screen import HomeScreen
from companion.views.screens.log.filters import Filters
from companion.views.screens.log.screen import LogScreen
from companion.views.screens.players.screen import PlayersScreen
from companion.views.screens.statistics.screen import StatisticsScreen
from companion.views.settings import Settings
from tests.views.drawing import drawn
from tests.views.phone import on_a_phone

FEW, MANY, MOST = 10, 1_000, 10_000
"""Plays in the logs."""
MOST_MS = 200
MOST_SLOWER = 1.1
RUNS = 7
TAPS = 300
NARROWED = Filters(game="filler", seats="4")
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


@component
def NarrowedStatistics() -> ft.Control:
    """Statistics after a chip was tapped."""
    use_desk("statistics").values["filters"] = NARROWED
    return StatisticsScreen()


@component
def NarrowedLog() -> ft.Control:
    """The log after a chip was tapped."""
    use_desk("log").values["filters"] = NARROWED
    return LogScreen()


SCREENS: dict[str, Callable[[], ft.Control]] = {
    "home": HomeScreen,
    "the log": LogScreen,
    "the log of one game": NarrowedLog,
    "statistics": StatisticsScreen,
    "statistics of one game": NarrowedStatistics,
    "players": PlayersScreen,
    "the campaign": CampaignScreen,
}


def milliseconds(work: Callable[[], object], runs: int = RUNS) -> list[float]:
    """The time of each of some runs, on the processor."""
    taken = []
    for _ in range(runs):
        start = time.process_time()
        work()
        taken.append((time.process_time() - start) * 1000)
    return taken


def screens(library: Library, count: int) -> Iterator[Figure]:
    """Each screen, once it was open before."""
    here = Here(library, Look(), Settings(), lambda _: None, lambda _: None)
    for name, screen in SCREENS.items():
        with on_a_phone():

            def draw(screen: Callable[[], ft.Control] = screen) -> None:
                drawn(lambda: HERE(here, screen))

            draw()
            yield Figure(f"{count:,} plays: {name}", "ms", milliseconds(draw), goal=MOST_MS)


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


def compared(taken: list[tuple[float, float]]) -> Iterator[Figure]:
    """Taps beside few plays and beside most, and how much slower the second of each pair is."""
    few, most = zip(*taken, strict=True)
    yield Figure(f"A tap beside {FEW} plays", "ms", few)
    yield Figure(f"A tap beside {MOST:,} plays", "ms", most)
    slower = [many / one for one, many in taken]
    yield Figure("The second by the first", "times", slower, goal=MOST_SLOWER)
    ending = slower[2 :: len(SCRIPT)]
    yield Figure("The same for taps that end a table", "times", ending, goal=MOST_SLOWER)


def figures() -> list[Figure]:
    """Screens beside logs of three lengths, taps beside the shortest and the longest."""
    found: list[Figure] = []
    with tempfile.TemporaryDirectory() as scratch:
        libraries: dict[int, Library] = {}
        stores = [furnished(Path(scratch) / str(count), count) for count in (FEW, MANY, MOST)]
        for count, store in zip((FEW, MANY, MOST), stores, strict=True):
            opening = milliseconds(lambda store=store: Library(store).log(), runs=1)  # type: ignore[misc]
            found.append(Figure(f"{count:,} plays: opening them", "ms", opening))
            libraries[count] = Library(store)
            libraries[count].log()
        gc.freeze()  # as the app does
        for count, library in libraries.items():
            found += screens(library, count)
        found += compared(asyncio.run(taps((libraries[FEW], libraries[MOST]))))
        for store in stores:
            store.close()
    return found
