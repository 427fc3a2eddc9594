"""Backups from elsewhere: whatever is no sound one is refused in words."""

from __future__ import annotations

import io
import json
import re
import stat
import tempfile
import warnings
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.store import Store, StoreError
from companion.store.storage import encode
from tests.store.faulty import lines, parse
from tests.store.furnished import content

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
