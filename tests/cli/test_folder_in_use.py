"""Commands while the app runs, on folders that are not sound, and what the doctor says."""

from __future__ import annotations

import json
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.library import Library
from companion.rules.common import Finish
from companion.store import Store
from tests.cli.running import imported, log, run, saved, scored
from tests.replaying import HEADER, move, written

ROOT = Path(__file__).parents[2]
ID = "0b8ad1c2-6f0e-4f67-9d29-2f0ad52c6d11"


@pytest.fixture
def running(data: Path, tmp_path: Path) -> Iterator[Store]:
    """The app on a folder with one play."""
    imported(data, *saved(tmp_path, a=scored("2026-03-01", 2, id=ID)))
    with Store.open(data) as store:
        store.announce(8655)
        yield store


READING = [
    ("log", "--json"), ("log",), ("campaign", "--json"), ("campaign",), ("doctor",), ("export",),
    ("export", "--format", "csv"), ("export", "--format", "bgsplay"),
    ("export", "--format", "backup"),
]  # fmt: skip


@pytest.mark.parametrize("command", READING, ids=" ".join)
def test_what_only_reads_works_while_the_app_runs(
    running: Store, data: Path, command: tuple[str, ...]
) -> None:
    before = sorted(data.rglob("*"))
    ran = run(data, *command)
    assert (ran.exit, ran.stderr) == (0, "")
    assert ran.output
    assert sorted(data.rglob("*")) == before


def test_what_writes_says_who_has_the_folder_and_where(
    running: Store, data: Path, tmp_path: Path
) -> None:
    ran = run(data, "import", *saved(tmp_path, b=scored("2026-03-02", 1)))
    assert (ran.exit, ran.output) == (1, b"")
    assert f"using the data folder {data}" in ran.stderr
    assert "http://127.0.0.1:8655" in ran.stderr
    assert len(log(data)) == 1


def test_a_preview_works_while_the_app_runs(running: Store, data: Path, tmp_path: Path) -> None:
    ran = run(data, "import", "--preview", *saved(tmp_path, b=scored("2026-03-02", 1)))
    assert (ran.exit, ran.text.endswith("1 play: 1 new\n")) == (0, True)


def test_an_app_that_serves_nothing_has_no_address_to_tell(
    running: Store, data: Path, tmp_path: Path
) -> None:
    running.announce(None)
    ran = run(data, "import", *saved(tmp_path, b=scored("2026-03-02", 1)))
    assert ran.exit == 1
    assert ran.stderr.endswith(" Close it first.\n")


def test_a_result_that_the_log_does_not_have_yet_is_in_what_is_printed(data: Path) -> None:
    with Store.open(data) as store:
        library = Library(store)
        table = library.start("filler", ("Ana", "Ben"), {}, {})
        before = (data / "companion.json").read_bytes()
        session = library.open(table)
        session.take(Finish(), seen=0)
    (data / "companion.json").write_bytes(before)
    assert log(data)[0]["outcome"]["termination"] == "finished"
    assert (data / "companion.json").read_bytes() == before


def test_a_folder_that_is_not_there_is_an_empty_log(data: Path) -> None:
    assert log(data) == []
    assert run(data, "log").output == b""
    assert not data.exists()


def test_a_log_of_a_later_app_is_left_alone(data: Path) -> None:
    data.mkdir()
    head = b'{"companion-store": {"1": {"version": 2, "crc32": "%s"}}, "plays": {}}\n'
    rest = b', "plays": {}}\n'
    content = head.replace(b"%s", b"%08x" % zlib.crc32(rest, zlib.crc32(b"2")))
    (data / "companion.json").write_bytes(content)
    for command in ("log", "campaign", "export"):
        ran = run(data, command)
        assert (ran.exit, ran.output) == (1, b"")
        assert "later Companion" in ran.stderr
    assert (data / "companion.json").read_bytes() == content


def test_a_folder_that_can_t_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    (good,) = saved(tmp_path, a=scored("2026-03-01", 2))
    ran = run(tmp_path / "file" / "data", "import", good)
    assert ran.exit == 1
    assert ran.stderr.startswith("companion: Could not open the data folder (")


def test_the_doctor_finds_a_sound_folder_sound(running: Store, data: Path) -> None:
    ran = run(data, "doctor")
    assert (ran.exit, ran.stderr) == (0, "")
    assert "The log has 1 play." in ran.text
    assert not any(line.startswith("!") for line in ran.text.splitlines())


def test_the_doctor_s_exit_says_that_somebody_is_needed(data: Path, tmp_path: Path) -> None:
    assert run(data, "doctor").exit == 1
    table = written({**HEADER, "id": ID}, move("take"))
    imported(data, *saved(tmp_path, a=table))
    path = data / "tables" / f"{ID}.jsonl"
    path.write_bytes(table.replace(b"take", b"tale"))
    ran = run(data, "doctor")
    assert ran.exit == 1
    assert any(line.startswith("! ") and ID in line for line in ran.text.splitlines())
    found = run(data, "doctor", "--json").json["findings"]
    assert [one["text"] for one in found if one["needs_person"]]


def test_the_command_itself_says_it_in_utf_8_whatever_the_locale(
    data: Path, tmp_path: Path
) -> None:
    (file,) = saved(tmp_path, a=scored("2026-03-01", 2, seats=["Zoë", "李雷"]))
    for arguments in (["import", str(file)], ["log", "--json"]):
        done = subprocess.run(
            [sys.executable, "-m", "companion", *arguments],
            cwd=ROOT, capture_output=True, check=True, timeout=60,
            env={"LANG": "C", "COMPANION_DATA": str(data), "PATH": "/usr/bin"},
        )  # fmt: skip
        assert done.stderr == b""
    assert json.loads(done.stdout)["plays"][0]["seats"] == ["Zoë", "李雷"]
