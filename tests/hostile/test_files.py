"""Whatever a file holds, it comes in, or one sentence says why not; all here stays sound."""

from __future__ import annotations

import io
import json
import tracemalloc
import zipfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.exchange.faults import BadFile
from companion.exchange.incoming import look
from companion.store import Store, StoreError
from companion.store.archive import LIST, LOG, pack
from companion.store.storage import Data, decode, encode
from tests.hostile.files import SAMPLE, kept, zipped
from tests.hostile.trying import sound, take_in, try_a_box, try_a_file

SEEDS = range(12)
EACH = 20


@pytest.mark.parametrize("part", SEEDS)
def test_any_file_comes_in_or_is_refused_in_a_sentence(tmp_path: Path, part: int) -> None:
    for seed in range(part * EACH, part * EACH + EACH):
        with Store.open(tmp_path / f"{seed}") as store:
            try_a_file(store, seed)


def test_any_box_is_read_or_refused_in_a_sentence() -> None:
    for seed in range(300):
        try_a_box(seed)


def test_what_is_made_here_comes_in_where_nothing_was_changed(store: Store) -> None:
    """Else all of the above may be refused for the same dull reason."""
    files = {name: data for name, data in kept().items() if name != LIST}
    whole = pack(files.items(), made="2026-01-01T00:00:00", state="x")
    assert take_in(store, whole).startswith("a backup of 2026-01-01 with 4 plays: 4 new")
    assert take_in(store, json.dumps(SAMPLE).encode()) == "1 play: 1 new"


def with_play(**changes: Any) -> bytes:
    """A backup whose first play was changed, with right checksums."""
    files = dict(kept())
    log: Data = decode(files[LOG])
    log["plays"]["1"].update(changes)
    files[LOG] = encode(log)
    return pack(files.items(), made="2026-01-01T00:00:00", state="x")


DUBIOUS: dict[str, tuple[dict[str, Any], str]] = {
    "a ranking that is none": (
        {"outcome": {"ranking": 5, "termination": "x"}},
        "expected a list, found 5",
    ),
    "a place that is a text": (
        {"outcome": {"ranking": [{"seat": 0, "place": "1"}], "winners": [0], "termination": "x"}},
        'expected a whole number, found "1"',
    ),
    "a seat that nobody has": (
        {"outcome": {"ranking": [{"seat": 9, "place": 1}], "winners": [], "termination": "x"}},
        "expected a number from 0 to 2, found 9",
    ),
    "stars that are none": ({"outcome": {"stars": {}, "termination": "x"}}, "found {}"),
    "scenarios that are a number": ({"options": {"scenarios": 3}}, "scenarios: expected a list"),
    "minutes of 400 digits": ({"figures": {"minutes": 10**400}}, "a number is too large"),
    "a float without an end": ({"figures": {"minutes": 1e308}}, "a number is too large"),
    "a day that is none": ({"started": "@@"}, 'expected a day or a time, found "@@"'),
    "nobody at the table": ({"seats": [], "players": []}, "a play has seats"),
}


@pytest.mark.parametrize(("changes", "said"), DUBIOUS.values(), ids=DUBIOUS)
def test_a_backup_with_a_play_that_no_screen_can_show_is_refused(
    store: Store, changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadFile) as refusal:
        look(store, with_play(**changes))
    assert said in sound(str(refusal.value))
    assert store.documents.plays.all() == ()


@pytest.mark.parametrize("depth", [49, 60, 300, 900, 5000, 100_000])
def test_a_play_of_any_depth_is_read_or_refused(store: Store, depth: int) -> None:
    """Some depths are read by one part of Python and not by the next."""
    deep = "[" * depth + "]" * depth
    file = json.dumps(SAMPLE).replace('"comments":', f'"deep": {deep}, "comments":', 1)
    said = take_in(store, file.encode())
    assert said == "1 play: 1 new" if depth < 50 else "deep" in said or "can't be read" in said


@pytest.mark.parametrize(
    "content",
    [
        b'{"companion": 1, "game": "filler", "title": "' + b"x" * 10_000_000 + b'"}',
        b"x" * 10_000_000,
        b"[" * 10_000_000,
        b'{"plays": ' + b"[" * 10_000_000,
        b"{" + b" " * 10_000_000 + b"}",
        b"\n" * 10_000_000,
        b'{"players": [], "games": [], "plays": [' + b"1," * 150_000 + b"1]}",
    ],
    ids=["title", "letters", "lists", "plays", "blanks", "lines", "numbers"],
)
def test_ten_megabytes_of_nothing_are_refused_with_little_memory(
    store: Store, content: bytes
) -> None:
    tracemalloc.start()
    try:
        said = refusal_of(store, content)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert said
    assert peak < 64 * 1024 * 1024


def refusal_of(store: Store, content: bytes) -> str:
    with pytest.raises((BadFile, StoreError)) as refusal:
        look(store, content)
    return sound(str(refusal.value))


def test_a_zip_that_grows_without_end_is_stopped(store: Store) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.jsonl", bytes(40 * 1024 * 1024))
    assert len(out.getvalue()) < 50_000
    assert refusal_of(store, out.getvalue()) == "what is packed in it is too large"


def test_no_file_of_a_zip_leaves_its_place(store: Store, tmp_path: Path) -> None:
    before = set(tmp_path.rglob("*"))
    for seed in range(40):
        with suppress(BadFile, StoreError):
            look(store, zipped({"../../evil.jsonl": b"x", "/etc/evil": b"y"}, Random(seed)))
    assert set(tmp_path.rglob("*")) == before
    assert not list(tmp_path.parent.glob("evil*"))
