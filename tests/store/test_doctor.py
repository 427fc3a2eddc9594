"""The doctor looks at everything, touches nothing and says what needs a person."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from companion.store import Store
from companion.store.doctor import examine
from tests.store.faulty import lines, parse
from tests.store.furnished import NOW


def files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_sound_folder_needs_nobody(full: Path) -> None:
    with Store.open(full) as store:
        store.backups.automatic(parse, NOW)
    before = files(full)
    found = examine(full, parse)
    assert not [finding for finding in found if finding.needs_person]
    said = " ".join(finding.sentence for finding in found)
    assert "The log has 3 plays." in said
    assert "3 tables open as saved, 1 of all 3 in the recycle bin." in said
    assert "1 automatic backup is sound." in said
    assert files(full) == before


def breaking(name: str, content: bytes) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(content)


def break_backup(folder: Path) -> None:
    with Store.open(folder) as store:
        path = store.backups.automatic(parse, NOW + timedelta(days=1))
        assert path is not None
    path.write_bytes(path.read_bytes()[:-40])


def remove_table(folder: Path) -> None:
    for name in ("t.jsonl", "t.previous.jsonl"):
        (folder / "tables" / name).unlink()


FAULTS: dict[str, tuple[Callable[[Path], object], str]] = {
    "a log that is broken": (breaking("companion.json", b"x"), "companion.json did not open"),
    "a table that is broken": (breaking("tables/t.jsonl", b"x\n"), "Table t: line 1 is no header"),
    "a broken second copy": (breaking("tables/t.previous.jsonl", b"x\n"), "Table t: line 1 is"),
    "a move cut off": (breaking("tables/t.jsonl", lines(3) + b"{"), "cut off while it was saved"),
    "a table in the bin": (breaking("trash/gone.jsonl", b"x\n"), "Table gone: line 1 is"),
    "what lies beside": (breaking("beside/t.json", b"x"), "t.json did not open"),
    "a backup": (break_backup, "was not used: it is no zip file"),
    "a table that is gone": (remove_table, "its table t is gone"),
    "a restore half done": (lambda folder: (folder / "ready").mkdir(), "the next start finishes"),
}


@pytest.mark.parametrize(("break_it", "said"), FAULTS.values(), ids=FAULTS.keys())
def test_every_fault_is_found_and_nothing_is_changed(
    full: Path, break_it: Callable[[Path], object], said: str
) -> None:
    break_it(full)
    before = files(full)
    needed = [finding.sentence for finding in examine(full, parse) if finding.needs_person]
    assert any(said in sentence for sentence in needed), needed
    assert files(full) == before


def test_both_generations_of_a_table_broken_is_said_with_its_path(full: Path) -> None:
    for name in ("t.jsonl", "t.previous.jsonl"):
        (full / "tables" / name).write_bytes(b"x\n")
    assert any(
        f"{full / 'tables' / 't.jsonl'} does not open" in finding.sentence
        for finding in examine(full, parse)
    )


def test_what_was_set_aside_is_listed_with_its_reason_and_needs_nobody(full: Path) -> None:
    (full / "tables" / "t.jsonl").write_bytes(b"x\n")
    with Store.open(full) as store:
        store.tables.load("t", parse)
        found = examine(full, parse)  # while the app runs
    (aside,) = [finding for finding in found if finding.sentence.startswith("Set aside")]
    assert aside.sentence.endswith("t.1.jsonl: line 1 is no header.")
    assert not any(finding.needs_person for finding in found)


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    (finding,) = examine(tmp_path / "none", parse)
    assert finding.needs_person
    assert str(tmp_path / "none") in finding.sentence


def test_a_fault_is_told_once(full: Path) -> None:
    for name in ("companion.json", "companion.previous.json"):
        (full / name).write_bytes(b"x")
    (full / "tables" / "stray.jsonl").mkdir()
    said = [finding.sentence for finding in examine(full, parse)]
    assert len(said) == len(set(said))
    assert sum("No older copy opens" in sentence for sentence in said) == 1
    assert [sentence for sentence in said if "stray" in sentence] == [
        f"Could not read a file ({full / 'tables' / 'stray.jsonl'}): "
        "a folder is there where a file should be. Move it away."
    ]
