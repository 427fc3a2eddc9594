"""The log keeps in step with the tables, and what goes wrong with it costs no move."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from companion.games.magic_bakery.moves import EndTurn, Take
from companion.library import Library, read_table
from companion.rules.common import Abandon, Finish, Redo, Rename, Undo
from companion.rules.game import Move
from companion.session import StaleTap
from companion.store import Disk, Player, Store, StoreError


class Fickle(Disk):
    """A disk that refuses to write a file of some name for as long as it is told to."""

    refused = ""
    cut_refused = False

    def replace(self, source: Path, target: Path) -> None:
        if self.refused and target.name == self.refused:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().replace(source, target)

    def write(self, handle: int, data: bytes | memoryview) -> int:
        if self.refused == "any":
            super().write(handle, data[: len(data) // 2])
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return super().write(handle, data)

    def cut(self, handle: int, length: int) -> None:
        if self.cut_refused:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().cut(handle, length)

    def sync(self, handle: int) -> None:
        """The tests outlive no crash."""

    def sync_folder(self, folder: Path) -> None:
        """The tests outlive no crash."""


@pytest.fixture
def disk() -> Fickle:
    return Fickle()


@pytest.fixture
def library(tmp_path: Path, disk: Fickle) -> Iterator[Library]:
    with Store.open(tmp_path, disk=disk) as store:
        yield Library(store)


def start(library: Library, *seats: str) -> str:
    return library.start("magic-bakery", seats or ("Ana", "Ben"), {"scenarios": [1]}, {}, "Us")


def take(library: Library, table_id: str, *moves: Move) -> None:
    session = library.open(table_id)
    for move in moves:
        session.take(move, seen=session.revision)


def result(library: Library, table_id: str) -> tuple[object, object, object]:
    play = library.store.documents.plays.get(table_id)
    assert play is not None
    return play.outcome and play.outcome["termination"], play.ended, dict(play.figures)


def test_a_table_s_result_comes_into_the_log_with_its_figures(library: Library) -> None:
    table = start(library)
    assert result(library, table) == (None, None, {})
    take(library, table, Take(), EndTurn(), Finish())
    ended = library.open(table).table.entries[-1].at
    figures = {"minutes": 0, "rounds": 1, "served": 0, "lost": 0}
    assert result(library, table) == ("finished", ended, figures)


def test_a_result_that_is_undone_leaves_the_log_and_comes_back(library: Library) -> None:
    table = start(library)
    take(library, table, Finish())
    finished = result(library, table)
    take(library, table, Undo())
    assert result(library, table) == (None, None, {})
    assert [play.id for play in library.running()] == [table]
    take(library, table, Redo())
    assert result(library, table) == finished
    assert [play.id for play in library.log()] == [table]


def test_an_abandoned_table_has_no_figures(library: Library) -> None:
    table = start(library)
    take(library, table, Take(), Abandon())
    termination, ended, figures = result(library, table)
    assert (termination, ended is not None, figures) == ("abandoned", True, {})


def test_seats_are_linked_with_the_profiles_of_their_names(library: Library) -> None:
    people = (Player(id="p1", name="Zoë", known_as=("Zo",)), Player(id="p2", name="Ben"))
    library.store.documents.players.put_all(people)
    table = start(library, "zo", "Cy")
    play = library.play(table)
    assert play is not None
    new = next(one for one in library.profiles.all() if one.name == "Cy")
    assert play.players == ("p1", new.id)
    take(library, table, Rename(seat=1, person="BEN"))
    play = library.play(table)
    assert play is not None
    assert (play.seats, play.players) == (("zo", "BEN"), ("p1", "p2"))


def test_two_people_of_one_name_are_not_guessed_at(library: Library) -> None:
    library.store.documents.players.put_all(Player(id=f"p{n}", name="Anna") for n in (1, 2))
    play = library.play(start(library, "Anna", "Ben"))
    assert play is not None
    assert play.players[0] is None


def test_what_people_wrote_in_the_log_stays_when_the_table_goes_on(library: Library) -> None:
    table = start(library)
    plays = library.store.documents.plays
    before = library.play(table)
    assert before is not None
    plays.put(replace(before, place="Kitchen", notes="Cake!", started="2026-05-01"))
    take(library, table, Finish())
    after = library.play(table)
    assert after is not None
    assert (after.place, after.notes, after.started) == ("Kitchen", "Cake!", "2026-05-01")


def test_a_move_counts_although_the_log_could_not_be_saved(library: Library, disk: Fickle) -> None:
    table = start(library)
    session = library.open(table)
    queue = session.watch()
    disk.refused = "companion.json"
    take(library, table, Finish())
    assert session.table.outcome is not None
    assert queue.qsize() == 1
    assert result(library, table)[0] is None
    disk.refused = ""
    assert library.log()[0].state == "finished"


def test_a_table_is_started_although_the_log_could_not_be_saved(
    library: Library, disk: Fickle
) -> None:
    disk.refused = "companion.json"
    table = start(library)
    take(library, table, Take())
    disk.refused = ""
    assert [play.id for play in library.running()] == [table]


def test_the_next_process_catches_up_with_what_the_log_is_behind_of(
    tmp_path: Path, disk: Fickle
) -> None:
    with Store.open(tmp_path, disk=disk) as store:
        library = Library(store)
        table = start(library)
        disk.refused = "companion.json"
        take(library, table, Finish())
    disk.refused = ""
    with Store.open(tmp_path) as store:
        assert Library(store).log()[0].state == "finished"


def test_screens_are_told_before_the_log_is_written(library: Library) -> None:
    told: list[object] = []

    async def play() -> None:
        table = start(library)
        session = library.open(table)
        queue = session.watch()
        session.take(Finish(), seen=0)
        told.append((queue.qsize(), result(library, table)[0]))
        await asyncio.sleep(0.3)
        told.append((queue.qsize(), result(library, table)[0]))

    asyncio.run(play())
    assert told == [(1, None), (1, "finished")]


def test_whoever_reads_the_log_at_once_finds_the_result_in_it(library: Library) -> None:
    async def play() -> str:
        table = start(library)
        library.open(table).take(Finish(), seen=0)
        return library.log()[0].state

    assert asyncio.run(play()) == "finished"


def test_somebody_is_told_of_each_new_result_and_of_nothing_else(tmp_path: Path) -> None:
    told: list[int] = []
    with Store.open(tmp_path) as store:
        library = Library(store, on_result=lambda: told.append(len(told)))
        table = start(library)
        take(library, table, Take())
        assert told == []
        take(library, table, Finish())
        assert told == [0]


def test_a_table_whose_file_was_left_in_doubt_goes_on_with_the_next_try(
    library: Library, disk: Fickle
) -> None:
    table = start(library)
    take(library, table, Take())
    session = library.open(table)
    disk.refused, disk.cut_refused = "any", True
    with pytest.raises(StoreError, match="Close the table and open it again"):
        session.take(Take(), seen=1)
    disk.refused, disk.cut_refused = "", False
    session.take(EndTurn(), seen=1)
    assert [entry.move.name for entry in session.table.entries] == ["take", "end_turn"]
    assert library.store.tables.read(table, lambda raw: raw).lines.count(b"\n") == 3


def test_a_tap_made_before_the_table_was_read_again_is_stale_if_the_file_holds_more(
    library: Library, disk: Fickle
) -> None:
    table = start(library)
    session = library.open(table)
    disk.refused = "any"
    with pytest.raises(StoreError):
        session.take(Take(), seen=0)
    disk.refused = ""
    path = library.store.folder / "tables" / f"{table}.jsonl"
    path.write_bytes(path.read_bytes() + b'{"move": "take"}\n')
    with pytest.raises(StaleTap):
        session.take(Take(), seen=0)
    assert session.revision == 1


def test_going_back_to_a_backup_brings_its_tables_and_forgets_the_open_ones(
    library: Library,
) -> None:
    table = start(library)
    take(library, table, Take())
    backup = library.store.folder / "kept.zip"
    backup.write_bytes(library.store.backups.export(read_table, datetime(2025, 11, 30)))
    take(library, table, Take(), Finish())
    library.go_back(backup)
    assert library.open(table).revision == 1
    assert library.log()[0].state == "running"


def test_results_follow_the_log_and_looking_at_it_writes_nothing(library: Library) -> None:
    table = start(library)
    assert library.results() == ()
    take(library, table, Finish())
    assert {one.play.id for one in library.results()} == {table}
    stamp = (library.store.folder / "companion.json").stat().st_mtime_ns
    assert library.log() is library.log()
    assert (library.store.folder / "companion.json").stat().st_mtime_ns == stamp
    library.delete(table)
    assert library.results() == ()
