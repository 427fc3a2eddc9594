"""An evening at every step of which the disk fails, or the process dies: what was said, is there.

Not single files, which tests/store sees to: a whole group's folder as the app uses it.
"""

from __future__ import annotations

import errno
import random
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import pytest

from bench.kills import Tally
from bench.kills import run as run_kills
from companion.library import Library, read_table
from companion.rules.common import Finish, Undo
from companion.rules.game import IllegalMove, Move
from companion.store import FolderInUse, Player, Store, StoreError
from companion.store.doctor import examine
from tests.store.faulty import FaultyDisk, Killed

FAULTS = {
    "disk full": errno.ENOSPC,
    "bad disk": errno.EIO,
    "read only": errno.EROFS,
    "no permission": errno.EACCES,
    "folder gone": errno.ENOENT,
}
REFUSED = ("Could not ", "does not open", "There is no table", "is here already")
EACH = 7
"""Of so many steps one is tried, each kind of fault beginning with another."""


@dataclass
class Told:
    """What the group was told is saved, and what could not be."""

    revisions: dict[str, int] = field(default_factory=dict)
    ticks: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)

    def attempt(self, act: Callable[..., None], *what: object) -> None:
        """Do one thing; a person who is told that it failed goes on with the next."""
        try:
            act(*what)
        except StoreError as refusal:
            self.refusals.append(str(refusal))
        except IllegalMove:  # the move that it follows was not saved
            pass


def evening(folder: Path, disk: FaultyDisk, told: Told) -> None:
    """Two tables, a few moves, a result, ticks, a profile, the bin, a backup."""
    try:
        with Store.open(folder, disk=disk) as store:
            play(store, Library(store), told)
    except StoreError as refusal:
        told.refusals.append(str(refusal))
    except Killed:
        pass


def play(store: Store, library: Library, told: Told) -> None:
    for game in ("filler", "hasty-baker"):
        told.attempt(start, library, told, game)
    tables = tuple(told.revisions)
    for name in tables:
        for move in (Finish(), Undo(), Finish()):
            told.attempt(tap, library, told, name, move)
        told.attempt(tick, library, told, name)
    told.attempt(greet, store, told)
    for name in tables[:1]:
        told.attempt(library.delete, name)
        told.attempt(library.restore, name)
    told.attempt(back_up, store)


def start(library: Library, told: Told, game: str) -> None:
    told.revisions[library.start(game, ("Ana", "Ben"), {}, {})] = 0


def tap(library: Library, told: Told, name: str, move: Move) -> None:
    session = library.open(name)
    session.take(move, seen=session.revision)
    told.revisions[name] = session.revision


def tick(library: Library, told: Told, name: str) -> None:
    library.keep_beside(name, "ticks", ["a"])
    told.ticks.append(name)


def greet(store: Store, told: Told) -> None:
    store.documents.players.put(Player(id="z", name="Zoë"))
    told.players.append("z")


def back_up(store: Store) -> None:
    store.backups.automatic(read_table, datetime(2025, 11, 30))


def steps(folder: Path) -> int:
    disk, told = FaultyDisk(), Told()
    evening(folder, disk, told)
    assert (told.refusals, list(told.revisions.values())) == ([], [3, 3])
    return len(disk.calls)


def assert_all_is_there(folder: Path, told: Told) -> None:
    """In a new process: every table, move, tick and person that was acknowledged, and the log."""
    with Store.open(folder) as store:
        library = Library(store)
        log = {play.id: play for play in library.log()}
        binned = {play.id for play in library.binned()}
        for name, revision in told.revisions.items():
            if name in binned:
                library.restore(name)
            table = library.open(name).table
            # One more may be there: saved, but nobody could be told any more.
            assert revision <= len(table.entries) <= revision + 1
            if name in log:
                outcome = table.outcome
                assert log[name].outcome == (outcome and outcome.as_json())
        assert told.revisions.keys() <= log.keys() | binned
        assert all(library.beside(name, "ticks") == ["a"] for name in told.ticks)
        assert all(store.documents.players.get(who) for who in told.players)


@pytest.mark.parametrize("times", [1, 1_000_000], ids=["once", "for good"])
@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_what_was_acknowledged_is_there_whichever_step_fails(
    tmp_path: Path, fault: int, times: int
) -> None:
    first = list(FAULTS.values()).index(fault) % EACH
    for number in range(first, steps(tmp_path / "whole"), EACH):
        folder, told = tmp_path / f"{number}", Told()
        evening(folder, FaultyDisk(number, fault, times=times), told)
        assert all(any(words in one for words in REFUSED) for one in told.refusals), told.refusals
        assert_all_is_there(folder, told)
        shutil.rmtree(folder, ignore_errors=True)


def test_what_was_acknowledged_is_there_wherever_the_process_dies(tmp_path: Path) -> None:
    for number in range(0, steps(tmp_path / "whole"), 2):
        folder, told = tmp_path / f"{number}", Told()
        evening(folder, FaultyDisk(number, None), told)
        assert_all_is_there(folder, told)
        shutil.rmtree(folder, ignore_errors=True)


def test_a_few_real_processes_are_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    tally: Tally = run_kills(tmp_path, 3, random.Random(11))
    assert (tally.kills, tally.faults) == (3, [])
    assert tally.saves > 0


def test_every_file_cut_short_is_healed_or_told(tmp_path: Path) -> None:
    whole, told = tmp_path / "whole", Told()
    evening(whole, FaultyDisk(), told)
    files = [path.relative_to(whole) for path in sorted(whole.rglob("*")) if path.is_file()]
    for name in files:
        content = (whole / name).read_bytes()
        for length in {0, 1, len(content) // 2, len(content) - 2} - {len(content)}:
            copy = tmp_path / "copy"
            shutil.copytree(whole, copy)
            (copy / name).write_bytes(content[: max(length, 0)])
            examine(copy, read_table)
            with Store.open(copy) as store:
                library = Library(store)
                found = {one: library.open(one).revision for one in told.revisions}
                assert found == told.revisions or store.notices, name
                ticks = [library.beside(one, "ticks") for one in told.ticks]
                assert ticks == [["a"]] * len(ticks) or store.notices, name
            shutil.rmtree(copy)


def test_a_folder_that_vanishes_is_told_and_play_goes_on_when_it_is_back(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    with Store.open(folder) as store:
        library = Library(store)
        name = library.start("filler", ("Ana", "Ben"), {}, {})
        session = library.open(name)
        folder.rename(tmp_path / "away")
        with pytest.raises(StoreError, match="the folder or file is gone"):
            session.take(Finish(), seen=0)
        (tmp_path / "away").rename(folder)
        session = library.open(name)
        session.take(Finish(), seen=session.revision)
    with Store.open(folder) as store:
        assert Library(store).open(name).revision == 1


def test_a_second_process_is_told_and_may_only_look(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        name = Library(store).start("filler", ("Ana", "Ben"), {}, {})
        with pytest.raises(FolderInUse, match="is using the data folder"):
            Store.open(tmp_path)
        with Store.open(tmp_path, read_only=True) as looking:
            assert looking.tables.load(name, read_table).data.count(b"\n") == 1
            with pytest.raises(StoreError, match="can only be read"):
                looking.tables.append(name, b'{"move": "finish"}')
    with Store.open(tmp_path) as store:
        assert Library(store).open(name).revision == 0


def test_a_table_whose_way_to_the_bin_was_cut_short_is_not_in_the_bin(tmp_path: Path) -> None:
    """Its second copy lies there already; deleting it again takes both there, and back."""
    with Store.open(tmp_path) as store:
        name = Library(store).start("filler", ("Ana", "Ben"), {}, {})
    (tmp_path / "trash").mkdir(exist_ok=True)
    spare = tmp_path / "tables" / f"{name}.previous.jsonl"
    spare.rename(tmp_path / "trash" / spare.name)
    with Store.open(tmp_path) as store:
        library = Library(store)
        assert [play.id for play in library.log()] == [name]
        assert library.binned() == ()
        library.delete(name)
        assert [play.id for play in library.binned()] == [name]
        library.restore(name)
        assert library.open(name).revision == 0
