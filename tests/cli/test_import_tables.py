"""`companion import` of table files, and what the log says of them."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from companion.store import Disk
from tests.cli.running import imported, log, run, saved, scored
from tests.replaying import HEADER, header, move, written

ID = "0b8ad1c2-6f0e-4f67-9d29-2f0ad52c6d11"
GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_finished_table_comes_into_the_log_with_its_result(tmp_path: Path) -> None:
    file = saved(tmp_path, a=scored("2026-03-01", 2, id=ID))
    imported(tmp_path / "data", *file)
    assert log(tmp_path / "data") == [
        {
            "id": ID,
            "game": "magic-bakery",
            "started": "2026-03-01T19:30:00+01:00",
            "ended": "2026-03-01T20:00:00+01:00",
            "seats": ["Ana", "Ben"],
            "outcome": {"points": 4, "goals": [3, 4, 5], "stars": 2, "termination": "scored"},
            "campaign": "Us",
        }
    ]


def test_a_running_table_has_no_end_and_no_outcome(tmp_path: Path) -> None:
    file = saved(tmp_path, a=written({**HEADER, "id": ID}, move("take")))
    imported(tmp_path / "data", *file)
    (play,) = log(tmp_path / "data")
    assert (play["ended"], play["outcome"], play["campaign"]) == (None, None, None)


def test_an_abandoned_table_stays_in_the_log_as_that(tmp_path: Path) -> None:
    imported(tmp_path / "data", *saved(tmp_path, a=written(HEADER, move("abandon"))))
    assert log(tmp_path / "data")[0]["outcome"] == {"termination": "abandoned"}


def test_the_log_is_oldest_first_however_the_files_came(tmp_path: Path) -> None:
    days = ["2026-03-02", "2025-12-24", "2026-03-01"]
    files = saved(tmp_path, **{f"t{n}": scored(day, 1) for n, day in enumerate(days)})
    imported(tmp_path / "data", *files)
    started = [play["started"][:10] for play in log(tmp_path / "data")]
    assert started == sorted(days)


def test_times_of_other_offsets_count_as_the_moments_they_are(tmp_path: Path) -> None:
    late = scored("2026-03-01", 1, started="2026-03-01T20:00:00-08:00")
    early = scored("2026-03-01", 2, started="2026-03-02T01:00:00+09:00")
    imported(tmp_path / "data", *saved(tmp_path, a=late, b=early))
    stars = [play["outcome"]["stars"] for play in log(tmp_path / "data")]
    assert stars == [2, 1]


def test_a_table_with_the_same_id_is_not_doubled(tmp_path: Path) -> None:
    files = saved(tmp_path, a=scored("2026-03-01", 2, id=ID), b=scored("2026-03-01", 2, id=ID))
    imported(tmp_path / "data", *files)
    again = imported(tmp_path / "data", *files)
    assert "1 already here" in again.text
    assert len(log(tmp_path / "data")) == 1


def test_the_letters_of_an_id_may_be_large(tmp_path: Path) -> None:
    files = saved(
        tmp_path, a=scored("2026-03-01", 2, id=ID.upper()), b=scored("2026-03-01", 2, id=ID)
    )
    imported(tmp_path / "data", *files)
    assert [play["id"] for play in log(tmp_path / "data")] == [ID]


def test_a_table_without_an_id_has_one_of_its_content(tmp_path: Path) -> None:
    head = {"seats": ["Ana", "Ben"], "game": "filler", "companion": 1}
    reordered = dict(reversed(head.items()))
    files = saved(
        tmp_path,
        plain=written(head, move("time", seat=0, time="6:50")),
        spaced=json.dumps(reordered, indent=None, separators=(" , ", " : ")).encode()
        + b'\n{"time":"6:50","seat":0,"move":"time"}',
        other=written(head, move("time", seat=0, time="6:51")),
    )
    imported(tmp_path / "data", *files[:2])
    (one,) = log(tmp_path / "data")
    imported(tmp_path / "data", *files)
    found = {play["id"] for play in log(tmp_path / "data")}
    assert len(found) == 2
    assert one["id"] in found
    imported(tmp_path / "elsewhere", files[0])
    assert [play["id"] for play in log(tmp_path / "elsewhere")] == [one["id"]]


def test_a_table_that_is_here_with_other_moves_stays_and_that_is_said(tmp_path: Path) -> None:
    first = written({**HEADER, "id": ID}, move("take"))
    more = written({**HEADER, "id": ID}, move("take"), move("bake"))
    a, b = saved(tmp_path, a=first, b=more)
    imported(tmp_path / "data", a)
    ran = run(tmp_path / "data", "import", b)
    assert ran.exit == 0
    assert f"table {ID} is here with other moves, and stays so" in ran.stderr
    exported = run(tmp_path / "data", "export", "--table", ID)
    assert exported.output == first


def test_a_table_that_was_undone_after_its_end_runs_again(tmp_path: Path) -> None:
    end = [move("score", points=3), move("undo")]
    head = header(2, score_only=True, scenarios=[1])
    imported(tmp_path / "data", *saved(tmp_path, a=written(head, *end)))
    assert log(tmp_path / "data")[0]["outcome"] is None
    redone = written(head, *end, move("redo"))
    imported(tmp_path / "other", *saved(tmp_path, b=redone))
    assert log(tmp_path / "other")[0]["outcome"]["stars"] == 1


def test_a_note_or_correction_after_the_end_does_not_move_the_end(tmp_path: Path) -> None:
    at = "2026-03-01T2{}:00:00+01:00"
    table = written(
        {**header(2, scenarios=[1]), "started": at.format(0)},
        move("take", at=at.format(1)),
        move("finish", at=at.format(2)),
        move("name", customer=1, card="fox", at=at.format(3)),
        move("adjust", points=3, at=at.format(3)),
    )
    imported(tmp_path / "data", *saved(tmp_path, a=table))
    (play,) = log(tmp_path / "data")
    assert (play["ended"], play["outcome"]["points"]) == (at.format(2), 3)


def test_without_times_of_its_entries_a_table_ended_when_it_is_last_known_of(
    tmp_path: Path,
) -> None:
    started = "2026-03-01T20:00:00+01:00"
    known = written({**HEADER, "started": started}, move("finish"))
    unknown = written({**HEADER, "seats": ["Cy", "Dee"]}, move("finish"))
    imported(tmp_path / "data", *saved(tmp_path, a=known, b=unknown))
    assert [(play["started"], play["ended"]) for play in log(tmp_path / "data")] == [
        (None, None), (started, started),
    ]  # fmt: skip


def test_a_last_line_that_was_cut_off_is_left_out_with_a_warning(tmp_path: Path) -> None:
    whole = written({**HEADER, "id": ID}, move("take"))
    file = saved(tmp_path, a=whole + b'{"move": "ba')
    ran = run(tmp_path / "data", "import", *file)
    assert (ran.exit, "the last line was cut off" in ran.stderr) == (0, True)
    assert run(tmp_path / "data", "export", "--table", ID).output == whole


def test_a_substitute_is_in_the_log_by_name(tmp_path: Path) -> None:
    table = written(HEADER, move("rename", seat=1, name="Zoë"))
    imported(tmp_path / "data", *saved(tmp_path, a=table))
    assert log(tmp_path / "data")[0]["seats"] == ["Ana", "Zoë", "Cy"]


def test_every_golden_game_comes_in(tmp_path: Path) -> None:
    files = sorted(GOLDEN.glob("*.jsonl"))
    imported(tmp_path / "data", *files)
    assert len(log(tmp_path / "data")) == len(files) > 10
    assert all(play["outcome"] for play in log(tmp_path / "data"))


def test_a_folder_stands_for_the_files_in_it(tmp_path: Path) -> None:
    saved(tmp_path / "in", a=scored("2026-03-01", 1), b=scored("2026-03-02", 1))
    ran = imported(tmp_path / "data", tmp_path / "in")
    assert [line.split(": ", 1)[1] for line in ran.text.splitlines()] == ["1 play: 1 new"] * 2


def test_a_bad_file_stops_no_other_one(tmp_path: Path) -> None:
    files = saved(tmp_path, a=b"hello", b=scored("2026-03-01", 1), c=written(HEADER, move("jump")))
    ran = run(tmp_path / "data", "import", *files)
    assert ran.exit == 3
    assert len(log(tmp_path / "data")) == 1


def test_what_would_come_in_can_be_asked_for_first(tmp_path: Path) -> None:
    file = saved(tmp_path, a=scored("2026-03-01", 1))
    ran = run(tmp_path / "data", "import", "--preview", *file)
    assert (ran.exit, ran.text) == (0, f"{file[0]}: 1 play: 1 new\n")
    assert log(tmp_path / "data") == []
    assert not (tmp_path / "data").exists()


def test_the_import_is_told_in_json_too(tmp_path: Path) -> None:
    good, bad = saved(tmp_path, a=scored("2026-03-01", 1), b=written(HEADER, move("jump")))
    ran = run(tmp_path / "data", "import", "--json", good, bad)
    told: list[dict[str, Any]] = ran.json["files"]
    assert told[0] == {
        "file": str(good), "plays": 1, "new": 1, "here": 0, "left_out": {}, "faults": [],
        "warnings": [],
    }  # fmt: skip
    assert [fault["line"] for fault in told[1]["faults"]] == [2]


@pytest.mark.parametrize(
    "name", ["Zoë", "李雷", "عمر", "👩‍👩‍👧", "O'Neil; DROP", "=SUM(A1)", "x" * 40]
)
def test_names_of_any_script_stay_as_they_are(tmp_path: Path, name: str) -> None:
    table = scored("2026-03-01", 1, seats=[name, "Ben"])
    imported(tmp_path / "data", *saved(tmp_path, a=table))
    assert log(tmp_path / "data")[0]["seats"] == [name, "Ben"]


def test_files_of_one_command_know_of_each_other_also_around_a_backup(tmp_path: Path) -> None:
    one, two, three = (scored(f"2026-03-0{day}", 1) for day in (1, 2, 3))
    imported(tmp_path / "old", *saved(tmp_path / "in", a=one, b=two))
    backup = tmp_path / "backup.zip"
    backup.write_bytes(run(tmp_path / "old", "export", "--format", "backup").output)
    a, c, again = saved(tmp_path / "more", a=one, c=three, again=two)
    ran = imported(tmp_path / "data", a, backup, c, again)
    told = [line.split(": ", 1)[1] for line in ran.text.splitlines()]
    assert told == [
        "1 play: 1 new",
        "a backup of 2026-03-02 with 2 plays: 1 new, 1 already here",
        "1 play: 1 new",
        "1 play: 1 already here",
    ]
    assert len(log(tmp_path / "data")) == 3


def test_on_a_full_disk_nothing_of_any_file_comes_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported(tmp_path / "data", *saved(tmp_path, before=scored("2026-03-01", 1)))
    write = Disk.write

    def full(self: Disk, handle: int, data: bytes | memoryview) -> int:
        if b'"plays"' in bytes(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(self, handle, data)

    files = saved(tmp_path, a=scored("2026-03-02", 1), b=scored("2026-03-03", 1))
    with monkeypatch.context() as patch:
        patch.setattr(Disk, "write", full)
        ran = run(tmp_path / "data", "import", *files)
    assert (ran.exit, ran.text) == (1, "")
    assert "the disk is full" in ran.stderr
    assert len(log(tmp_path / "data")) == 1
    imported(tmp_path / "data", *files)
    assert len(log(tmp_path / "data")) == 3
