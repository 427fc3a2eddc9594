"""Tables and plays of one file, compared with what is here: what is new, known, not ours, bad."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from companion.exchange.bgstats.file import Person, Received, read_play_file
from companion.exchange.bgstats.games import slug_of
from companion.exchange.bgstats.reading import play_from
from companion.exchange.faults import Fault
from companion.exchange.identity import uuid_of
from companion.exchange.matching import Answers, Stranger, settled, strangers
from companion.exchange.preview import Preview
from companion.exchange.table_in import read_table_file
from companion.log.people import People
from companion.store import Play, Store


class Gathered:
    """What one file brings. Nothing is changed before its preview is taken."""

    def __init__(self, store: Store, *, other_games: bool) -> None:
        self._store = store
        self._other_games = other_games
        log = {play.id: play for play in store.documents.plays.all()}
        self._tables = {*store.tables.ids(), *store.tables.trashed()}
        self._known = {*log, *self._tables, *(uuid_of("play", play_id) for play_id in log)}
        self._log = log
        self._new: dict[str, Play] = {}
        self._files: dict[str, bytes] = {}
        self._seated: dict[str, tuple[Person, ...]] = {}
        self._here = 0
        self._others: Counter[str] = Counter()
        self._faults: list[Fault] = []
        self._warnings: list[str] = []

    def table(self, content: bytes) -> None:
        """A table file. Raises BadFile."""
        arrived = read_table_file(content)
        table_id = arrived.play.id
        if table_id in self._tables or table_id in self._files:
            self._here += 1
            if self._differs(table_id, arrived.file):
                self._warnings.append(f"table {table_id} is here with other moves, and stays so")
            return
        if arrived.warning:
            self._warnings.append(arrived.warning)
        self._files[table_id] = arrived.file
        known = self._log.get(table_id)  # a play that had no table yet
        self._new[table_id] = arrived.play if known is None else _with_table(known, arrived.play)

    def plays(self, content: bytes) -> None:
        """A file of BG Stats. Raises BadFile."""
        file = read_play_file(content)
        self._faults += file.faults
        for received in file.plays:
            self._play(received)

    def _differs(self, table_id: str, file: bytes) -> bool:
        """Whether the entries are not those of the table that is here; headers may differ."""
        here = self._files.get(table_id)
        if here is None:
            trashed = table_id not in self._store.tables.ids()
            here = self._store.tables.read(table_id, bytes, trashed=trashed).lines
        return here.partition(b"\n")[2] != file.partition(b"\n")[2]

    def _play(self, received: Received) -> None:
        play = play_from(received)
        if {received.uuid, play.id} & (self._known | self._new.keys()):
            self._here += 1
        elif slug_of(*received.games) is None and not self._other_games:
            self._others[received.games[0]] += 1
        else:
            self._new[play.id] = play
            self._seated[play.id] = tuple(seat.person for seat in received.seats)

    def add_fault(self, fault: Fault) -> None:
        """Note something that can't be read."""
        self._faults.append(fault)

    def preview(self) -> Preview:
        """All of it, to be taken or left."""
        return Preview(
            new=len(self._new),
            here=self._here,
            put=self._put,
            left_out=self._others,
            faults=tuple(self._faults),
            warnings=tuple(self._warnings),
            strangers=self._strangers(),
        )

    def _put(self, answers: Answers) -> None:
        players = self._store.documents.players.all()
        ids, profiles = settled(self._strangers(), players, answers)
        people = People((*players, *profiles))
        self._store.add(
            tables=self._files,
            plays=[self._with_people(play, ids, people) for play in self._new.values()],
            players=profiles,
        )

    def _strangers(self) -> tuple[Stranger, ...]:
        people = (person for seats in self._seated.values() for person in seats)
        return strangers(people, self._store.documents.players.all())

    def _with_people(self, play: Play, ids: Mapping[str, str], people: People) -> Play:
        if play.id in self._seated:
            seated = tuple(ids.get(person.uuid) for person in self._seated[play.id])
            return replace(play, players=seated)
        return replace(play, players=people.ids(play.seats))


def _with_table(known: Play, play: Play) -> Play:
    return replace(
        known, tracked=True, seats=play.seats, outcome=play.outcome, ended=play.ended,
        figures=play.figures,
    )  # fmt: skip
