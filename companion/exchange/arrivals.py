"""What comes in as one change, and what it meets: everything that is here already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from companion.exchange.bgstats.file import Person
from companion.exchange.identity import uuid_of
from companion.exchange.matching import Answers, Stranger, settled, strangers
from companion.log.people import People
from companion.store import Play, Player, Store


@dataclass(frozen=True, slots=True)
class Arrivals:
    """New plays, not yet here: nobody's id is in them."""

    plays: dict[str, Play] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    """The tables of those that have one."""
    seated: dict[str, tuple[Person, ...]] = field(default_factory=dict)
    """Who sits there, for plays whose file tells more of people than their names."""

    @property
    def size(self) -> int:
        """Bytes of the tables."""
        return sum(map(len, self.files.values()))

    def add(self, others: Arrivals) -> None:
        """Take others along."""
        self.plays.update(others.plays)
        self.files.update(others.files)
        self.seated.update(others.seated)

    def strangers(self, players: Iterable[Player]) -> tuple[Stranger, ...]:
        """Everybody who sits there and may have to be asked about."""
        people = (person for seats in self.seated.values() for person in seats)
        return strangers(people, players)

    def put(self, store: Store, answers: Answers) -> None:
        """Bring all of it in as one change. Raises StoreError, and then nothing has changed."""
        players = store.documents.players.all()
        ids, profiles = settled(self.strangers(players), players, answers)
        people = People((*players, *profiles))
        plays = [self._with_people(play, ids, people) for play in self.plays.values()]
        store.add(tables=self.files, plays=plays, players=profiles)

    def _with_people(self, play: Play, ids: Mapping[str, str], people: People) -> Play:
        if play.id in self.seated:
            seated = tuple(ids.get(person.uuid) for person in self.seated[play.id])
            return replace(play, players=seated)
        return replace(play, players=people.ids(play.seats))


class Here:
    """All plays and tables that are here, the bin too, and those that are about to be."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._live = set(store.tables.ids())
        self._trashed = set(store.tables.trashed())
        self.waiting = Arrivals()
        self.plays = {play.id: play for play in store.documents.plays.all()}
        self.ids = {*self._live, *self._trashed}
        """Every id that a play is known by."""
        for play_id in self.plays:
            self.ids |= {play_id, uuid_of("play", play_id)}

    def expect(self, arrivals: Arrivals) -> None:
        """These are about to come in."""
        self.waiting.add(arrivals)
        self.plays.update(arrivals.plays)
        self.ids |= arrivals.plays.keys()

    def arrived(self) -> None:
        """What was expected has come."""
        self._live |= self.waiting.files.keys()
        self.waiting = Arrivals()

    def file(self, table: str) -> bytes | None:
        """The file of a table, None if it is not here. Raises StoreError."""
        if table in self.waiting.files:
            return self.waiting.files[table]
        if table not in self._live | self._trashed:
            return None
        trashed = table not in self._live
        return self._store.tables.read(table, bytes, trashed=trashed).lines
