"""Years of evenings in one file: out, in again, back in time, and nothing twice."""

from __future__ import annotations

import errno
import io
import json
import re
import stat
import tempfile
import warnings
import zipfile
from collections.abc import Iterator
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.store import Player, Store, StoreError
from companion.store.keeping import Kept, file_name, kept_of, surplus
from companion.store.storage import encode
from tests.store.faulty import HEADER, FaultyDisk, Killed, entry, lines, parse
from tests.store.test_documents import play

NOW = datetime(2025, 11, 30, 20, 15)


def furnish(store: Store) -> None:
    """A folder with something of everything."""
    for name, moves in (("t", 3), ("u", 1), ("gone", 2)):
        store.tables.create(name, HEADER)
        for number in range(moves):
            store.tables.append(name, entry(number))
        store.documents.plays.put(play(len(name), id=name))
    store.tables.delete("gone")
    store.beside.of("t").put("ticks", ["MB-SETUP-01"])
    for number, name in enumerate(("Zoë", "李雷", "عمر", "x" * 40)):
        store.documents.players.put(Player(id=f"{number}", name=name))
    store.documents.settings.put("theme", "dark")


def content(folder: Path) -> dict[str, object]:
    """Everything a person has in a folder."""
    with Store.open(folder) as store:
        documents = store.documents
        assert store.notices == ()
        return {
            "tables": {name: store.tables.load(name, parse).value for name in store.tables.ids()},
            "trash": {
                name: store.tables.read(name, parse, trashed=True).lines
                for name in store.tables.trashed()
            },
            "beside": {name: store.beside.of(name).all() for name in store.tables.ids()},
            "plays": documents.plays.newest_first(),
            "players": sorted(documents.players.all(), key=lambda player: player.id),
            "settings": documents.settings.all(),
        }


@pytest.fixture
def full(tmp_path: Path) -> Path:
    with Store.open(tmp_path / "full") as store:
        furnish(store)
    return tmp_path / "full"


@pytest.fixture
def backup(full: Path) -> bytes:
    with Store.open(full) as store:
        return store.backups.export(parse, NOW)


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "empty") as store:
        yield store


def test_a_backup_merged_into_an_empty_folder_is_everything_again(
    full: Path, backup: bytes, empty: Store
) -> None:
    empty.backups.open(backup, parse).merge()
    empty.close()
    assert content(empty.folder) == content(full)


def test_a_backup_taken_over_twice_doubles_nothing(full: Path, backup: bytes) -> None:
    before = content(full)
    with Store.open(full) as store:
        preview = store.backups.open(backup, parse).preview()
        assert (preview.plays_new, preview.plays_here) == (0, 3)
        assert (preview.tables_new, preview.tables_here) == (0, 3)
        store.backups.open(backup, parse).merge()
    assert content(full) == before


def test_a_preview_counts_what_is_new_and_changes_nothing(backup: bytes, empty: Store) -> None:
    empty.documents.plays.put(play(1, id="t"))
    preview = empty.backups.open(backup, parse).preview()
    assert (preview.plays_new, preview.plays_here) == (2, 1)
    assert (preview.tables_new, preview.players_new) == (3, 4)
    assert preview.made == "2025-11-30T20:15:00"
    assert empty.tables.ids() == ()


def test_a_merge_keeps_what_is_here(backup: bytes, empty: Store) -> None:
    empty.tables.create("t", HEADER)
    empty.documents.plays.put(play(7, id="t", place="garden"))
    empty.documents.settings.put("theme", "light")
    empty.backups.open(backup, parse).merge()
    assert empty.tables.load("t", parse).value == lines(0)
    assert empty.tables.load("u", parse).value == lines(1)
    kept = empty.documents.plays.get("t")
    assert kept is not None
    assert kept.place == "garden"
    assert empty.documents.settings.get("theme") == "light"


def test_a_restored_backup_is_exactly_that_state_and_the_one_left_is_backed_up(
    full: Path, backup: bytes
) -> None:
    before = content(full)
    with Store.open(full) as store:
        change_much(store)
        store.backups.restore(backup, parse, NOW + timedelta(days=30))
        assert store.tables.load("t", parse).value == lines(3)  # in the running process, too
        assert store.documents.settings.get("theme") == "dark"
        (left,) = store.backups.kept()
    assert content(full) == before
    with Store.open(full) as store:
        store.backups.restore(left.path, parse, NOW + timedelta(days=31))
        assert store.documents.settings.get("theme") == "light"
        assert store.tables.ids() == ("new", "t")


def change_much(store: Store) -> None:
    store.tables.load("t", parse)
    store.tables.append("t", entry(3))
    store.tables.delete("u")
    store.tables.create("new", HEADER)
    store.documents.settings.put("theme", "light")
    store.documents.plays.remove("u")


def test_export_import_export_gives_the_same_bytes(backup: bytes, empty: Store) -> None:
    def files(raw: bytes) -> dict[str, bytes]:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            listed = {name: archive.read(name) for name in archive.namelist()}
        del listed["companion-backup.json"]
        return listed

    empty.backups.open(backup, parse).merge()
    assert files(empty.backups.export(parse, NOW)) == files(backup)


def test_a_table_that_does_not_open_does_not_spoil_the_backup(full: Path, empty: Store) -> None:
    for name in ("t.jsonl", "t.previous.jsonl"):
        (full / "tables" / name).write_bytes(b"broken\n")
    with Store.open(full) as store:
        backup = store.backups.export(parse, NOW)
    empty.backups.open(backup, parse).merge()
    assert empty.tables.ids() == ("u",)


def calls_of_taking_over(folder: Path, backup: bytes, *, replace: bool) -> range:
    """The numbers of the system calls after the folder is open and the backup looked through."""
    disk = FaultyDisk()
    with Store.open(folder, disk=disk) as store:
        furnish_other(store)
        incoming = store.backups.open(backup, parse)
        start = len(disk.calls)
        incoming.restore() if replace else incoming.merge()
    return range(start, len(disk.calls))


def furnish_other(store: Store) -> None:
    store.tables.create("other", HEADER)
    store.documents.plays.put(play(9, id="other"))


@pytest.mark.parametrize("fault", [errno.ENOSPC, None], ids=["disk full", "killed"])
@pytest.mark.parametrize("replace", [False, True], ids=["merge", "restore"])
def test_a_backup_comes_in_whole_or_not_at_all_whichever_call_fails(
    tmp_path: Path, backup: bytes, replace: bool, fault: int | None
) -> None:
    calls = calls_of_taking_over(tmp_path / "whole", backup, replace=replace)
    after = content(tmp_path / "whole")
    with Store.open(tmp_path / "untouched") as store:
        furnish_other(store)
    before = content(tmp_path / "untouched")
    seen = set()
    for number in calls:
        folder = tmp_path / f"{number}"
        with Store.open(folder, disk=FaultyDisk(number, fault)) as store:
            furnish_other(store)
            incoming = store.backups.open(backup, parse)
            with pytest.raises((StoreError, Killed)):
                incoming.restore() if replace else incoming.merge()
        found = content(folder)
        assert found in (before, after)
        seen.add(found == after)
    assert seen == {False, True}


SOUND = {"companion.json": encode({}), "tables/t.jsonl": lines(1)}


def zipped(files: list[tuple[str | zipfile.ZipInfo, bytes]], *, listed: object = ...) -> bytes:
    """A zip of these files with a fitting list, unless another list is given."""
    fitting = {
        name if isinstance(name, str) else name.filename: [len(data), sha256(data).hexdigest()]
        for name, data in files
    }
    head = {"companion-backup": 1, "files": fitting} if listed is ... else listed
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        with warnings.catch_warnings(action="ignore"):  # about the names that are there twice
            for name, data in files:
                archive.writestr(name, data)
        archive.writestr("companion-backup.json", json.dumps(head))
    return out.getvalue()


def link(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


def database(**tables: list[dict[str, object]]) -> bytes:
    return encode(
        {name: {str(n): each for n, each in enumerate(rows)} for name, rows in tables.items()}
    )


def log_only(raw: bytes) -> bytes:
    return zipped([("companion.json", raw)])


LOG = ("companion.json", encode({}))
PLAY: dict[str, object] = {"id": "p", "game": "filler", "started": "2025-01-01", "seats": ["Ana"]}
HOSTILE: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "no zip file"),
    "text": (b"hello" * 100, "no zip file"),
    "cut off": (zipped([LOG])[:-30], "no zip file"),
    "another zip": (zipped([LOG], listed={}), "can't be read"),
    "no list": (b"PK\x05\x06" + b"\0" * 18, "no backup of Companion"),
    "a later version": (zipped([LOG], listed={"companion-backup": 2}), "later Companion"),
    "version zero": (zipped([LOG], listed={"companion-backup": 0}), "no version"),
    "version true": (zipped([LOG], listed={"companion-backup": True}), "no version"),
    "list of another shape": (zipped([LOG], listed=[1]), "can't be read"),
    "no files": (zipped([LOG], listed={"companion-backup": 1}), "missing or too long"),
    "odd facts": (
        zipped([LOG], listed={"companion-backup": 1, "files": {"companion.json": [1.5, 2]}}),
        "none of Companion's",
    ),
    "a file too many": (zipped([LOG], listed={"companion-backup": 1, "files": {}}), "not those"),
    "no log": (zipped([("tables/t.jsonl", lines(1))]), "no companion.json"),
    "up and out": (zipped([LOG, ("../evil.jsonl", b"")]), "none of Companion's"),
    "up and out from a folder": (zipped([LOG, ("tables/../../e.jsonl", b"")]), "none of"),
    "an absolute name": (zipped([LOG, ("/etc/passwd", b"")]), "none of Companion's"),
    "a drive": (zipped([LOG, ("C:\\e.jsonl", b"")]), "none of Companion's"),
    "the lock": (zipped([LOG, ("companion.lock", b"")]), "none of Companion's"),
    "upper case": (zipped([LOG, ("tables/T.jsonl", lines(1))]), "none of Companion's"),
    "twice the same": (zipped([LOG, LOG]), "not those of its list"),
    "a table and the same in the bin": (
        zipped([LOG, ("tables/t.jsonl", lines(1)), ("trash/t.jsonl", lines(1))]),
        "in it twice",
    ),
    "a link": (zipped([LOG, (link("tables/t.jsonl"), b"/etc/passwd")]), "a link"),
    "no table": (zipped([LOG, ("tables/t.jsonl", b"hello\n")]), "tables/t.jsonl: line 1 is no"),
    "not its size": (
        zipped([LOG], listed={"companion-backup": 1, "files": {"companion.json": [1, "0" * 64]}}),
        "not what was saved",
    ),
    "a bomb": (
        zipped(
            [LOG, ("tables/t.jsonl", b"\0" * 40_000_000)],
        ),
        "none of Companion's",
    ),
    "a bomb that lies about its size": (
        zipped(
            [("companion.json", b"\0" * 40_000_000)],
            listed={"companion-backup": 1, "files": {"companion.json": [10, "0" * 64]}},
        ),
        "not what was saved",
    ),
    "much in all": (
        zipped(
            [LOG],
            listed={
                "companion-backup": 1,
                "files": {f"tables/{n}.jsonl": [32 * 1024 * 1024, "0" * 64] for n in range(65)},
            },
        ),
        "too large",
    ),
    "a log of nonsense": (log_only(b"{}"), "does not begin as"),
    "a part unknown": (log_only(database(spies=[])), "doesn't know: 'spies'"),
    "an entry without id": (log_only(database(plays=[{}])), "has no id"),
    "an entry that is none": (log_only(encode({"plays": {"1": 7}})), "has no id"),
    "an id twice": (log_only(database(plays=[PLAY, PLAY])), "occurs twice"),
    "a play that is none": (log_only(database(plays=[{"id": "p"}])), "a play has no game"),
    "seats of numbers": (log_only(database(plays=[PLAY | {"seats": [1]}])), "the seats of a play"),
    "a setting without value": (log_only(database(settings=[{"id": "a"}])), "has no value"),
    "deep": (
        log_only(encode({}).replace(b"}}\n", b"}, " + b"[" * 100_000)),
        "does not fit its checksum",
    ),
}


@pytest.mark.parametrize(("raw", "said"), HOSTILE.values(), ids=HOSTILE.keys())
def test_what_is_no_sound_backup_is_refused_in_words_and_nothing_changes(
    full: Path, raw: bytes, said: str
) -> None:
    before = content(full)
    with Store.open(full) as store, pytest.raises(StoreError, match=re.escape(said)):
        store.backups.open(raw, parse)
    assert content(full) == before
    assert not list(full.parent.rglob("*evil*"))


@settings(max_examples=150)
@given(data=st.data())
def test_a_backup_with_any_bit_flipped_is_taken_whole_or_refused_in_words(
    data: st.DataObject,
) -> None:
    raw = bytearray(zipped(list(SOUND.items())))
    position = data.draw(st.integers(0, len(raw) - 1))
    raw[position] ^= 1 << data.draw(st.integers(0, 7))
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        try:
            store.backups.open(bytes(raw), parse).merge()
        except StoreError:
            assert store.tables.ids() == ()
        else:
            assert store.tables.load("t", parse).value == lines(1)


@settings(max_examples=100)
@given(st.binary(max_size=200))
def test_any_bytes_at_all_are_refused_in_words(raw: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        for attempt in (raw, b"PK\x03\x04" + raw, raw + zipped([])[-200:]):
            with pytest.raises(StoreError):
                store.backups.open(attempt, parse)


def test_a_backup_that_is_not_there_is_named(empty: Store) -> None:
    with pytest.raises(StoreError, match="read the backup"):
        empty.backups.open(empty.folder / "none.zip", parse)


def test_an_automatic_backup_is_made_only_when_something_changed(full: Path) -> None:
    with Store.open(full) as store:
        first = store.backups.automatic(parse, NOW)
        assert first is not None
        assert store.backups.automatic(parse, NOW + timedelta(days=1)) is None
        store.tables.load("t", parse)
        store.tables.append("t", entry(3))
        assert store.backups.automatic(parse, NOW + timedelta(days=1)) is not None
        store.documents.settings.put("theme", "light")
        assert store.backups.automatic(parse, NOW + timedelta(days=2)) is not None
        assert [kept.made for kept in store.backups.kept()] == [
            NOW + timedelta(days=days) for days in (2, 1, 0)
        ]
        store.backups.restore(first, parse, NOW + timedelta(days=3))
        assert store.tables.load("t", parse).value == lines(3)


def test_of_a_year_of_daily_backups_ten_days_and_ten_weeks_stay(full: Path) -> None:
    with Store.open(full) as store:
        for day in range(120):
            store.documents.settings.put("day", day)
            for hour in (0, 1):
                store.documents.settings.put("hour", hour)
                store.backups.automatic(parse, NOW + timedelta(days=day, hours=hour))
        made = [kept.made for kept in store.backups.kept()]
    last = NOW + timedelta(days=119, hours=1)
    assert made[:10] == [last - timedelta(days=day) for day in range(10)]
    sundays = [moment for moment in made[10:] if moment.isoweekday() == 7]
    assert sundays == made[10:]
    assert len({moment.isocalendar()[:2] for moment in made}) == 10


moments = st.datetimes(datetime(2024, 1, 1), datetime(2026, 12, 31)).map(
    lambda moment: moment.replace(microsecond=0)
)


@given(st.lists(moments, unique=True, max_size=60))
def test_the_newest_backup_and_at_most_twenty_stay_whatever_the_clock_did(
    made: list[datetime],
) -> None:
    all_of_them = [Kept(Path(file_name(moment)), moment, 1) for moment in made]
    gone = surplus(all_of_them)
    stay = [kept for kept in all_of_them if kept not in gone]
    assert len(stay) <= 20
    assert surplus(stay) == ()
    if made:
        assert max(made) in [kept.made for kept in stay]
    days = sorted({moment.date() for moment in made}, reverse=True)[:10]
    assert set(days) <= {kept.made.date() for kept in stay}


@given(moments)
def test_an_automatic_backup_is_known_by_its_name(moment: datetime) -> None:
    assert kept_of(Path(file_name(moment)), 7) == Kept(Path(file_name(moment)), moment, 7)


@pytest.mark.parametrize("name", ["companion.zip", "companion-2025-13-01-000000.zip", "x", ""])
def test_other_files_among_the_backups_are_left_alone(name: str) -> None:
    assert kept_of(Path(name), 7) is None
