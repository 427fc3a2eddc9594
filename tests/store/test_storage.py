"""The database's file: refused before it is touched, replaced in one step, never lost."""

from __future__ import annotations

import datetime
import json
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tinydb import TinyDB, where
from tinydb.storages import MemoryStorage

from companion.store import Disk, NewerFormat, Notice, StoreError, Unstorable
from companion.store.aside import Aside
from companion.store.disk import ReadOnlyDisk
from companion.store.storage import AtomicStorage, Data, decode, encode


def players() -> Data:
    """A small content; new each time, because a storage keeps what it is given."""
    return {"players": {"1": {"name": "Zoë"}, "2": {"name": "李雷"}}}


def storage(
    folder: Path, disk: Disk | None = None, told: list[Notice] | None = None
) -> AtomicStorage:
    disk = disk or Disk()
    heard: list[Notice] = [] if told is None else told
    aside = Aside(folder / "set-aside", disk)
    return AtomicStorage(folder / "companion.json", disk=disk, aside=aside, tell=heard.append)


@pytest.fixture(params=["memory", "atomic"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TinyDB]:
    """Every storage behaves the same to TinyDB."""
    if request.param == "memory":
        yield TinyDB(storage=MemoryStorage)
    else:
        yield TinyDB(storage=lambda: storage(tmp_path))


def test_tinydb_finds_updates_and_removes(db: TinyDB) -> None:
    plays = db.table("plays")
    plays.insert_multiple([{"game": "filler"}, {"game": "cake-auf"}, {"game": "filler"}])
    assert plays.count(where("game") == "filler") == 2
    plays.update({"game": "filler"}, where("game") == "cake-auf")
    assert plays.remove(doc_ids=[1]) == [1]
    assert [document["game"] for document in plays.all()] == ["filler", "filler"]
    assert db.tables() == {"plays"}
    db.drop_tables()
    assert len(plays) == 0


def test_what_was_written_is_read_by_the_next_process(tmp_path: Path) -> None:
    storage(tmp_path).write(players())
    assert storage(tmp_path).read() == players()
    assert storage(tmp_path / "elsewhere").read() == {}


def test_the_file_is_plain_tinydb_json(tmp_path: Path) -> None:
    storage(tmp_path).write(players())
    content = json.loads((tmp_path / "companion.json").read_text("utf-8"))
    assert content.pop("companion-store")["1"]["version"] == 1
    assert content == players()


texts = st.text(st.characters(exclude_categories=["Cs"]))
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts, inner),
    max_leaves=5,
).filter(lambda value: value not in (math.inf, -math.inf))


@given(st.dictionaries(texts, st.just({"1": {"name": "Zoë"}}), max_size=3))
def test_tables_of_any_name_come_back(data: Data) -> None:
    data.pop("companion-store", None)
    assert decode(encode(data)) == data


@given(st.lists(values, max_size=5))
def test_any_json_value_comes_back(items: list[Any]) -> None:
    try:
        raw = encode({"table": {"1": {"items": items}}})
    except Unstorable:  # an infinity inside a list
        assert "inf" in repr(items)
    else:
        assert decode(raw) == {"table": {"1": {"items": items}}}


@pytest.mark.parametrize(
    "value",
    [
        {1, 2},
        datetime.date(2025, 1, 1),
        b"bytes",
        math.nan,
        math.inf,
        "\ud800",
        pytest.param(object(), id="an object"),
        {(1,): 2},
    ],
    ids=repr,
)
def test_what_json_cannot_hold_is_refused_before_the_file_is_touched(
    tmp_path: Path, value: object
) -> None:
    kept = storage(tmp_path)
    kept.write(players())
    before = (tmp_path / "companion.json").read_bytes()
    with pytest.raises(Unstorable, match="This cannot be saved"):
        TinyDB(storage=lambda: kept).insert({"value": value})
    assert (tmp_path / "companion.json").read_bytes() == before
    assert kept.read() == players()
    assert os.listdir(tmp_path) == ["companion.json"]


def test_the_file_is_utf8_whatever_the_locale(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from tests.store.test_storage import *;"
        "storage(Path(sys.argv[1])).write(players())"
    )
    environment = {
        "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONPATH": os.getcwd(),
    }  # fmt: skip
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], env=environment, check=True)
    assert "Zoë".encode() in (tmp_path / "companion.json").read_bytes()
    assert storage(tmp_path).read() == players()


def test_the_generation_before_is_kept(tmp_path: Path) -> None:
    kept = storage(tmp_path)
    kept.write(players())
    kept.write({"players": {}})
    assert decode((tmp_path / "companion.previous.json").read_bytes()) == players()


BROKEN = {
    "empty": b"",
    "zeros": b"\0" * 100,
    "another file": b'{"players": {}}',
    "half a file": encode(players())[:-10],
    "one letter": encode(players()).replace(b"name", b"nane", 1),
    "a later version by a flipped bit": encode(players()).replace(b'"version": 1', b'"version": 9'),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_newest_is_set_aside_and_the_one_before_opens(
    tmp_path: Path, content: bytes
) -> None:
    kept = storage(tmp_path)
    kept.write(players())
    kept.write({"players": {}})
    (tmp_path / "companion.json").write_bytes(content)
    told: list[Notice] = []
    again = storage(tmp_path, told=told)
    assert again.read() == players()
    assert "the last change may be missing" in told[0].sentence
    assert told[0].set_aside is not None
    assert told[0].set_aside.read_bytes() == content
    again.write({"players": {"3": {}}})
    again.write({"players": {"4": {}}})
    assert storage(tmp_path, told=told).read() == {"players": {"4": {}}}
    assert len(told) == 1


def test_when_no_generation_opens_both_are_set_aside_and_the_person_is_told(
    tmp_path: Path,
) -> None:
    (tmp_path / "companion.json").write_bytes(b"one")
    (tmp_path / "companion.previous.json").write_bytes(b"two")
    told: list[Notice] = []
    assert storage(tmp_path, told=told).read() == {}
    assert all("restore an automatic backup" in notice.sentence for notice in told)
    kept = {path.read_bytes() for path in (tmp_path / "set-aside").glob("*.json")}
    assert kept == {b"one", b"two"}


def test_a_vanished_newest_comes_back_from_the_one_before(tmp_path: Path) -> None:
    kept = storage(tmp_path)
    kept.write(players())
    kept.write({"players": {}})
    (tmp_path / "companion.json").unlink()
    told: list[Notice] = []
    assert storage(tmp_path, told=told).read() == players()
    assert "it was gone" in told[0].sentence


def test_a_file_of_a_later_version_is_refused_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.storage.VERSION", 2)
    storage(tmp_path).write(players())
    monkeypatch.undo()
    before = (tmp_path / "companion.json").read_bytes()
    refusal = r"file version 2, this one knows 1.*update the app"
    with pytest.raises(NewerFormat, match=refusal):
        storage(tmp_path).read()
    with pytest.raises(NewerFormat, match=refusal):
        storage(tmp_path).write({})
    assert (tmp_path / "companion.json").read_bytes() == before


def test_on_a_read_only_disk_a_broken_file_is_told_of_and_nothing_is_written(
    tmp_path: Path,
) -> None:
    kept = storage(tmp_path)
    kept.write(players())
    kept.write({})
    (tmp_path / "companion.json").write_bytes(b"broken")
    told: list[Notice] = []
    looking = storage(tmp_path, ReadOnlyDisk(), told)
    assert looking.read() == players()
    assert told[0].set_aside is None
    with pytest.raises(StoreError, match="can only be read"):
        looking.write({})
    assert (tmp_path / "companion.json").read_bytes() == b"broken"


def test_changes_made_together_are_one_write(tmp_path: Path) -> None:
    kept = storage(tmp_path)
    db = TinyDB(storage=lambda: kept)
    with kept.together():
        for number in range(5):
            db.table("plays").insert({"number": number})
        assert not (tmp_path / "companion.json").exists()
    assert len(storage(tmp_path).read()["plays"]) == 5
    assert not (tmp_path / "companion.previous.json").exists()


def test_of_changes_that_failed_together_none_is_made(tmp_path: Path) -> None:
    kept = storage(tmp_path)
    db = TinyDB(storage=lambda: kept)
    db.table("plays").insert({"number": 0})

    def half_of_them() -> None:
        with kept.together():
            db.table("plays").insert({"number": 1})
            raise KeyError

    with pytest.raises(KeyError):
        half_of_them()
    assert [document["number"] for document in db.table("plays")] == [0]
