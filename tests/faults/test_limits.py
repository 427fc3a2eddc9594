"""Limits a real system sets: a disk that takes no more, files of other versions, odd clocks."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from companion.library import read_table
from companion.store import Damaged, Play, Store

HEADER = b'{"companion": 1, "game": "filler", "seats": ["Ana", "Ben"]}'

FILL_THE_DISK = """
import resource, sys
from pathlib import Path
from companion.store import Store, StoreError
resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))  # the system refuses to write beyond it
with Store.open(Path(sys.argv[1])) as store:
    store.tables.create("t", sys.argv[2].encode())
    for number in range(1000):
        try:
            store.tables.append("t", (b'{"move": "finish"}', b'{"move": "undo"}')[number % 2])
        except StoreError as error:
            print(number, error)
            break
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sets a limit that only Unix has")
def test_when_the_system_takes_no_more_the_last_tap_is_refused_in_words_and_all_others_are_there(
    tmp_path: Path,
) -> None:
    run = subprocess.run(
        [sys.executable, "-c", FILL_THE_DISK, str(tmp_path), HEADER.decode()],
        capture_output=True,
        text=True,
        check=True,
    )
    acknowledged, sentence = run.stdout.split(" ", 1)
    assert sentence.startswith("Could not save the move")
    assert "the disk takes no more" in sentence
    assert run.stderr == ""
    with Store.open(tmp_path) as store:
        data = store.tables.load("t", read_table).data
        assert data.count(b"\n") == 1 + int(acknowledged)
        assert store.notices == ()
        store.tables.append(
            "t", (b'{"move": "finish"}', b'{"move": "undo"}')[int(acknowledged) % 2]
        )


@pytest.mark.parametrize("version", [b"2", b"0"], ids=["newer", "older than the first"])
def test_a_table_of_a_version_this_app_does_not_know_is_named_and_left_alone(
    tmp_path: Path, version: bytes
) -> None:
    data = HEADER.replace(b"1", version, 1) + b"\n"
    with Store.open(tmp_path) as store:
        store.tables.import_bytes("t", data)
        before = {path: path.read_bytes() for path in (tmp_path / "tables").iterdir()}
        with pytest.raises(Damaged, match=r"t\.jsonl does not open: .*version"):
            store.tables.load("t", read_table)
        assert {path: path.read_bytes() for path in (tmp_path / "tables").iterdir()} == before
        assert not (tmp_path / "set-aside").exists()


def test_a_clock_that_is_set_back_costs_no_backup_and_no_play(tmp_path: Path) -> None:
    now = datetime(2025, 11, 30, 20, 0)
    with Store.open(tmp_path) as store:
        for number, moment in enumerate((now, now - timedelta(days=400), now)):
            play = Play(id=f"{number}", game="filler", started=moment.isoformat(), seats=("Ana",))
            store.documents.plays.put(play)
            assert store.backups.automatic(read_table, moment) is not None
        assert [play.id for play in store.documents.plays.newest_first()] == ["2", "0", "1"]
        newest = store.backups.kept()[0]
        store.backups.restore(newest.path, read_table, now)
        assert len(store.documents.plays.all()) == 3
