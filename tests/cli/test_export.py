"""`companion export`, and in again: the same log, the same bytes."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from companion.store import Play, Player, Store
from tests.cli.running import campaigns, imported, log, run, saved, scored
from tests.replaying import HEADER, header, move, written

GOLDEN = Path(__file__).parents[1] / "golden"
ID = "0b8ad1c2-6f0e-4f67-9d29-2f0ad52c6d11"
NAMES = ("Zoë", "李雷", "عمر", "x" * 40, "=SUM(A1)", "O'Neil; DROP")


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with golden games, a running table, one in the bin, and one play by hand."""
    folder = tmp_path_factory.mktemp("furnished")
    running = written({**header(2, game="filler"), "seats": ["Zoë", "李雷"]})
    files = saved(
        folder / "in",
        running=running,
        binned=scored("2026-01-01", 3, id=ID),
        names=scored("2026-04-01", 1, seats=[*NAMES[:5]]),
        campaign=scored("2026-04-02", 2),
    )
    data = folder / "data"
    imported(data, *sorted(GOLDEN.glob("*-4-seats.jsonl")), *files)
    with Store.open(data) as store:
        store.tables.delete(ID)
        play = store.documents.plays.get(ID)
        assert play is not None
        store.documents.plays.put(replace(play, deleted="2026-04-03T20:00:00+01:00"))
        store.documents.plays.put(by_hand())
        store.documents.players.put(Player(id="p1", name="Zoë"))
    return data


@pytest.fixture
def full(furnished: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(furnished, tmp_path / "full"))


def by_hand() -> Play:
    return Play(
        id="by-hand",
        game="filler",
        started="2026-02-03",
        seats=("Zoë", "عمر"),
        players=("p1", None),
        outcome={
            "ranking": [
                {"seat": 1, "points": 12, "place": 1},
                {"seat": 0, "score": "lots", "place": 2},
            ],
            "winners": [1],
            "termination": "recorded",
        },
        place="Küche, am Fenster",
        notes="Kuchen!\n=1+1",
        tracked=False,
    )


@pytest.mark.parametrize("kind", ["table", "bgsplay", "backup"])
def test_what_goes_out_comes_in_again_as_the_same_log(
    full: Path, tmp_path: Path, kind: str
) -> None:
    out = tmp_path / "out"
    assert run(full, "export", "--format", kind, "-o", out).exit == 0
    imported(tmp_path / "new", out)
    before = log(full)
    if kind == "bgsplay":  # it knows no running tables
        before = [play for play in before if play["outcome"]]
    assert log(tmp_path / "new") == before
    assert len(before) > 5


@pytest.mark.parametrize("kind", ["table", "csv", "bgsplay", "backup"])
def test_a_second_export_is_the_same_byte_for_byte(full: Path, tmp_path: Path, kind: str) -> None:
    backup = tmp_path / "backup"
    backup.write_bytes(run(full, "export", "--format", "backup").output)
    imported(tmp_path / "new", backup)
    first = run(full, "export", "--format", kind)
    second = run(tmp_path / "new", "export", "--format", kind)
    assert first.output == second.output
    assert len(first.output) > 1000


def test_tables_that_came_out_of_a_zip_are_the_same_files(full: Path, tmp_path: Path) -> None:
    out, again = tmp_path / "out", tmp_path / "again"
    run(full, "export", "-o", out)
    imported(tmp_path / "new", out)
    run(tmp_path / "new", "export", "-o", again)
    assert tables_in(again) == tables_in(out)
    assert len(tables_in(out)) == len(log(full)) - 1


def tables_in(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if ".jsonl" in name}


def test_a_backup_brings_the_bin_the_people_and_the_notes_too(full: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(full, "export", "--format", "backup", "-o", out)
    imported(tmp_path / "new", out)
    with Store.open(tmp_path / "new", read_only=True) as store:
        assert store.tables.trashed() == (ID,)
        assert store.documents.plays.get("by-hand") == by_hand()
        assert [player.name for player in store.documents.players.all()] == ["Zoë"]


def test_a_backup_comes_in_beside_what_is_here_and_never_twice(full: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(full, "export", "--format", "backup", "-o", out)
    (file,) = saved(tmp_path, more=scored("2026-05-05", 1))
    imported(tmp_path / "new", file)
    assert "new" in imported(tmp_path / "new", out).text
    assert "new" not in imported(tmp_path / "new", out).text.split(": ", 1)[1]
    assert len(log(tmp_path / "new")) == len(log(full)) + 1


def test_a_month_old_backup_comes_back_exactly(full: Path, tmp_path: Path) -> None:
    backup = run(full, "export", "--format", "backup").output
    before = log(full)
    imported(full, *saved(tmp_path, later=scored("2026-06-01", 3)))
    out = tmp_path / "out"
    out.write_bytes(backup)
    imported(tmp_path / "new", out)
    assert log(tmp_path / "new") == before


def test_one_table_is_its_public_file(data: Path, tmp_path: Path) -> None:
    content = written({**HEADER, "id": ID}, move("take"), move("undo"))
    imported(data, *saved(tmp_path, a=content))
    assert run(data, "export").output == content
    assert run(data, "export", "--table", ID, "-o", tmp_path / "one").exit == 0
    assert (tmp_path / "one").read_bytes() == content


def test_several_tables_may_go_into_a_folder(full: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    assert run(full, "export", "-o", folder).exit == 0
    names = {path.name for path in folder.iterdir()}
    assert "plays.bgsplay" in names
    assert len(names) == len(log(full))
    imported(tmp_path / "new", folder)
    assert log(tmp_path / "new") == log(full)


def test_what_the_log_knows_better_is_in_the_exported_table(data: Path, tmp_path: Path) -> None:
    imported(data, *saved(tmp_path, a=scored("2026-03-01", 1, id=ID)))
    with Store.open(data) as store:
        play = store.documents.plays.get(ID)
        assert play is not None
        moved = replace(play, started="2025-01-01T18:00:00+01:00", campaign="Ours")
        store.documents.plays.put(moved)
    head, *entries = run(data, "export").output.splitlines()
    assert json.loads(head)["started"] == "2025-01-01T18:00:00+01:00"
    assert json.loads(head)["campaign"] == "Ours"
    assert entries == scored("2026-03-01", 1).splitlines()[1:]
    out = tmp_path / "out"
    out.write_bytes(run(data, "export").output)
    imported(tmp_path / "new", out)
    assert log(tmp_path / "new") == log(data)
    assert campaigns(tmp_path / "new") == campaigns(data)


@pytest.mark.parametrize("kind", ["table", "csv", "bgsplay", "backup"])
def test_an_empty_folder_has_an_export_too(data: Path, tmp_path: Path, kind: str) -> None:
    ran = run(data, "export", "--format", kind, "-o", tmp_path / "out")
    assert (ran.exit, ran.stderr) == (0, "")
    if kind != "csv":
        came = imported(tmp_path / "new", tmp_path / "out")
        assert (": there is nothing in it to take in" in came.text) == (kind != "backup")
    assert log(tmp_path / "new") == []


@pytest.mark.parametrize(
    ("name", "begins"), [("a.csv", b"play,"), ("a.bgsplay", b"{"), ("a", b"PK")]
)
def test_the_ending_of_a_name_says_the_format(
    full: Path, tmp_path: Path, name: str, begins: bytes
) -> None:
    run(full, "export", "-o", tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_a_table_that_is_not_there_is_said(data: Path) -> None:
    ran = run(data, "export", "--table", ID)
    assert (ran.exit, ran.stderr) == (2, f"companion: There is no table {ID} in the log.\n")


def test_a_file_that_can_t_be_written_is_said(full: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    ran = run(full, "export", "-o", tmp_path / "file" / "out.zip")
    assert ran.exit == 1
    assert ran.stderr.startswith("companion: There is no folder ")


def test_only_a_file_is_replaced(full: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    ran = run(full, "export", "-o", pipe)
    assert ran.exit == 1
    assert ran.stderr.endswith("is no file that can be replaced. Name another one.\n")
    assert pipe.is_fifo()


def test_a_table_that_does_not_open_is_said_to_be_left_out(full: Path, tmp_path: Path) -> None:
    full = shutil.copytree(full, tmp_path / "copy")
    for file in (full / "tables").glob("*.jsonl"):
        file.write_bytes(b"no table\n")
    ran = run(full, "export", "-o", tmp_path / "out.zip")
    assert ran.exit == 1
    assert "companion: Left out: " in ran.stderr


def test_names_are_whole_in_the_spreadsheet(full: Path) -> None:
    text = run(full, "export", "--format", "csv").text
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    names = {row["player"] for row in rows}
    assert {"Zoë", "李雷", "عمر", "x" * 40, "'=SUM(A1)"} <= names
