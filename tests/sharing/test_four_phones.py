"""Four phones tap at one table as they like: nothing counts twice, and the file tells all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.games.registry import GAMES
from companion.library import Library, read_table
from companion.rules.common import Redo, Undo
from companion.rules.game import IllegalMove, Move
from companion.rules.table import fold
from companion.session import StaleTap, TableSession
from companion.sharing.roles import HOST, Badge, Role
from companion.store import Store

SEATS = ("Ana", "Ben", "Cy")
BADGES = (
    HOST,
    Badge(Role.HELPER, name="Aunt May"),
    Badge(Role.PLAYER, 0),
    Badge(Role.PLAYER, 2),
)
TAPS = 250
"""Of each phone."""


class Phone:
    """It shows the table as it last heard of it, and taps on that; taps travel for a while."""

    def __init__(self, session: TableSession, badge: Badge, seed: int) -> None:
        self.session = session
        self.badge = badge
        self.shown = session.table
        self.counted: list[int] = []
        """The revisions on which its taps were made that counted."""
        self.refused = self.late = 0
        self._queue = session.watch()
        self._random = Random(seed)

    async def look(self) -> None:
        """Draw whenever there is news, a moment later."""
        while True:
            await self._queue.get()
            table = self.session.table
            await self._a_while()
            self.shown = table

    async def play(self) -> None:
        """Tap, now and then twice, and let some taps arrive after later ones."""
        taps: set[asyncio.Task[None]] = set()
        for _ in range(TAPS):
            await self._a_while()
            seen, move = len(self.shown.entries), self._choice()
            for _ in range(self._random.choice((1, 1, 1, 2))):
                taps.add(asyncio.create_task(self._arrives(move, seen)))
        await asyncio.gather(*taps)

    async def _arrives(self, move: Move, seen: int) -> None:
        await self._a_while()
        try:
            self.session.take_all(
                (move,),
                seen=seen,
                by=self.badge.signs(self.session.table),
                may=self.badge.check,
            )
        except StaleTap:
            self.late += 1
        except IllegalMove:
            self.refused += 1
        else:
            self.counted.append(seen)

    def _choice(self) -> Move:
        offers = self.shown.game.offers(self.shown.position.state)
        return self._random.choice([*offers, Undo(), Undo(), Redo()])

    async def _a_while(self) -> None:
        for _ in range(self._random.randrange(4)):
            await asyncio.sleep(0)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Store.open(tmp_path / "data") as store:
        yield Library(store)


async def crowd(session: TableSession, seed: int) -> list[Phone]:
    phones = [Phone(session, badge, seed + at) for at, badge in enumerate(BADGES)]
    looking = [asyncio.create_task(phone.look()) for phone in phones]
    await asyncio.gather(*(phone.play() for phone in phones))
    await asyncio.sleep(0.05)
    for task in looking:
        task.cancel()
    return phones


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_thousand_taps_of_four_phones_are_each_counted_once_or_not_at_all(
    library: Library, game: str
) -> None:
    table_id = library.start(game, SEATS, {}, {})
    session = library.open(table_id)
    phones = asyncio.run(crowd(session, seed=len(game)))

    # A revision was tapped on successfully by one phone at most.
    counted = sorted(seen for phone in phones for seen in phone.counted)
    assert counted == list(range(session.revision))
    assert session.revision > 20
    assert all(phone.late for phone in phones)

    # The file replays to what every phone shows.
    kept = library.store.tables.load(table_id, read_table).value
    replayed = fold(kept.game, kept.header, tuple(kept.entries))
    for phone in phones:
        assert phone.shown.position == replayed.position
        assert phone.shown.entries == replayed.entries
    names = {entry.by for entry in replayed.entries}
    assert names <= {None, "Aunt May", "Ana", "Cy"}
    assert len(names) > 1


def test_the_same_tap_from_two_phones_at_once_counts_once(library: Library) -> None:
    session = library.open(library.start("magic-bakery", SEATS, {}, {}))
    move = session.table.game.offers(session.table.position.state)[0]
    session.take(move, seen=0, by="Ana")
    with pytest.raises(StaleTap) as late:
        session.take(move, seen=0, by="Ben")
    assert late.value.by == "Ana"
    assert session.revision == 1
