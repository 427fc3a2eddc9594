"""Tables and plays of one file, compared with what is here: what is new, known, not ours, bad."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.exchange.arrivals import Arrivals, Here
from companion.exchange.bgstats.file import Received, read_play_file
from companion.exchange.bgstats.games import slug_of
from companion.exchange.bgstats.reading import play_from
from companion.exchange.faults import Fault
from companion.exchange.table_in import read_table_file
from companion.store import Play


class Gathered:
    """What one file brings; nothing is changed by it."""

    def __init__(self, here: Here, *, other_games: bool) -> None:
        self._here = here
        self._other_games = other_games
        self.new = Arrivals()
        self.known = 0
        self.others: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self.warnings: list[str] = []

    def table(self, content: bytes) -> None:
        """A table file. Raises BadFile."""
        arrived = read_table_file(content)
        table_id = arrived.play.id
        here = self.new.files.get(table_id) or self._here.file(table_id)
        if here is not None:
            self.known += 1
            if _entries(here) != _entries(arrived.file):
                self.warnings.append(f"table {table_id} is here with other moves, and stays so")
            return
        if arrived.warning:
            self.warnings.append(arrived.warning)
        known = self._here.plays.get(table_id)  # a play that had no table yet
        self.new.files[table_id] = arrived.file
        self.new.plays[table_id] = _with_table(known, arrived.play) if known else arrived.play

    def plays(self, content: bytes) -> None:
        """A file of BG Stats. Raises BadFile."""
        file = read_play_file(content)
        self.faults += file.faults
        for received in file.plays:
            self._play(received)

    def _play(self, received: Received) -> None:
        play = play_from(received)
        ids = {received.uuid, play.id}
        if ids & self._here.ids or ids & self.new.plays.keys():
            self.known += 1
        elif slug_of(*received.games) is None and not self._other_games:
            self.others[received.games[0]] += 1
        else:
            self.new.plays[play.id] = play
            self.new.seated[play.id] = tuple(seat.person for seat in received.seats)


def _entries(file: bytes) -> bytes:
    """What people did; the header may have learnt a day or a name from the log."""
    return file.partition(b"\n")[2]


def _with_table(known: Play, play: Play) -> Play:
    return replace(
        known, tracked=True, seats=play.seats, outcome=play.outcome, ended=play.ended,
        figures=play.figures,
    )  # fmt: skip
