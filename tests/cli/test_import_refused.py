"""Files that `companion import` refuses: one clear sentence each, and nothing has changed."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import imported, log, run, saved, scored
from tests.replaying import HEADER, move, written

TAKE = move("take")
NAN = b'{"move": "adjust", "points": NaN}'
DEEP = b'{"move": "adjust", "row": ' + b"[" * 5000 + b"]" * 5000 + b"}"

UNREADABLE = {
    "nothing": (b"", "it is empty"),
    "blank lines": (b"\n\n\n", "it is empty"),
    "text": (b"Dear diary, we baked.\n", "neither a table file"),
    "bytes": (bytes(range(256)) * 40, "neither a table file"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(400), "neither a table file"),
    "CSV": (b"game,player\r\nfiller,Ana\r\n", "neither a table file"),
    "XML": (b"<?xml version='1.0'?><plays/>", "neither a table file"),
    "a list": (b"[1, 2]", "neither a table file"),
    "JSON of another app, in a line": (b'{"app": "other"}\n', "no table file"),
    "JSON of another app, in lines": (b'{\n "app": "other"\n}\n', "no file of plays"),
    "JSON that breaks off": (b'{\n "plays": [\n {"uuid"', "line 3: not JSON"),
    "a newer version": (written({**HEADER, "companion": 2}), "line 1: this app reads version 1"),
    "a game that is not ours": (written({**HEADER, "game": "chess"}), "line 1: unknown game"),
    "a move that is none": (written(HEADER, TAKE, move("jump")), 'line 3: unknown move "jump"'),
    "NaN": (written(HEADER, NAN), "line 2: NaN is no number"),
    "nested deeply": (written(HEADER, DEEP), "line 2: nested deeper than 20"),
    "half a character": (
        written(HEADER, '{"move": "name", "customer": 1, "card": "\\ud800"}'), "line 2: card",
    ),
    "not UTF-8": (written(HEADER, b'{"move": "t\xffke"}', TAKE), "line 2: not UTF-8"),
    "a byte order mark": (b"\xef\xbb\xbf" + written(HEADER), "line 1: the line begins with"),
    "a blank line": (written(HEADER, "", TAKE), "line 2: the line is blank"),
    "one player": (written({**HEADER, "seats": ["Ana"]}), "line 1: seats"),
    "a line without an end": (written(HEADER, '"' + "x" * 70_000 + '"'), "line 2: a line of"),
    "a huge number": (written(HEADER, b'{"move": "take", "slot": ' + b"9" * 5000 + b"}"), "line 2"),
}  # fmt: skip


@pytest.mark.parametrize(("content", "said"), UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_is_none_of_ours_is_refused_in_words(
    tmp_path: Path, data: Path, content: bytes, said: str
) -> None:
    good, bad = saved(tmp_path, good=scored("2026-03-01", 1), bad=content)
    imported(data, good)
    before = everything(data)
    ran = run(data, "import", bad)
    assert (ran.exit, ran.text) == (3, "")
    assert ran.stderr.startswith(f"companion: {bad}: ")
    assert said in ran.stderr
    assert ran.stderr.count("\n") == 1
    assert len(ran.stderr) < 400
    assert everything(data) == before


def everything(folder: Path) -> dict[str, bytes]:
    """Every file of a data folder but the lock."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "companion.lock"
    }


def test_a_move_that_breaks_a_rule_is_named_with_its_line(tmp_path: Path, data: Path) -> None:
    (bad,) = saved(tmp_path, bad=written(HEADER, TAKE, TAKE, TAKE, TAKE))
    ran = run(data, "import", bad)
    assert (ran.exit, log(data)) == (2, [])
    assert ran.stderr.startswith(f"companion: {bad}: line 5: ")


def test_the_worst_of_several_faults_is_the_exit_code(tmp_path: Path, data: Path) -> None:
    illegal = written(HEADER, move("bake"), move("bake"), move("bake"), move("bake"))
    files = saved(tmp_path, a=illegal, b=b"hello", c=illegal)
    assert [run(data, "import", file).exit for file in files] == [2, 3, 2]
    assert run(data, "import", *files).exit == 3


def test_a_file_that_is_not_there_or_may_not_be_read(tmp_path: Path, data: Path) -> None:
    ran = run(data, "import", tmp_path / "nowhere.jsonl")
    assert ran.exit == 3
    assert ran.stderr.endswith("nowhere.jsonl: it can't be opened: No such file or directory\n")


def test_a_file_of_fifty_megabytes_is_not_even_read(tmp_path: Path, data: Path) -> None:
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.truncate(50 * 1024 * 1024)
    ran = run(data, "import", path)
    assert (ran.exit, "it is too large: 50 MB, 32 at most" in ran.stderr) == (3, True)


def zipped(
    *members: tuple[str, bytes], change: Callable[[zipfile.ZipInfo], None] | None = None
) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            if change is not None:
                change(info)
            archive.writestr(info, data)
    return out.getvalue()


GOOD = scored("2026-03-01", 1)
PACKED = zipped(("a.jsonl", GOOD))
BOMB = zipped(("a.jsonl", GOOD), ("b.jsonl", bytes(40 * 1024 * 1024)))

NEWER = b'{"companion-backup": 9, "files": {}}'

BAD_ZIPS = {
    "cut off": (PACKED[:-30], "no zip file, or a damaged one"),
    "a changed byte": (PACKED[:45] + b"\0" + PACKED[46:], "no zip file, or a damaged one"),
    "no zip at all": (b"PK\x03\x04 but no more", "no zip file, or a damaged one"),
    "a bomb": (BOMB, "too large"),
    "another zip in it": (zipped(("a.jsonl", GOOD), ("b.zip", PACKED)), '"b.zip" in it: '),
    "a picture in it": (zipped(("a.jsonl", GOOD), ("b.png", b"\x89PNG")), '"b.png" in it: '),
    "a bad table in it": (zipped(("a.jsonl", GOOD), ("b.jsonl", b"{}")), '"b.jsonl" in it: line 1'),
    "a backup's list alone": (zipped(("companion-backup.json", b"{}")), "was not used"),
    "nothing of ours": (
        zipped(*((f"{number}.txt", b"hi") for number in range(3000))),
        "it is a zip with no table, no file of BG Stats and no backup in it",
    ),
    "a newer backup": (zipped(("companion-backup.json", NEWER)), "later Companion"),
}  # fmt: skip


@pytest.mark.parametrize(("content", "said"), BAD_ZIPS.values(), ids=BAD_ZIPS)
def test_of_a_zip_that_is_not_sound_nothing_comes_in(
    tmp_path: Path, data: Path, content: bytes, said: str
) -> None:
    (bad,) = saved(tmp_path, bad=content)
    ran = run(data, "import", bad)
    assert (ran.exit, log(data)) == (3, [])
    assert said in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_of_very_many_faults_the_first_are_told(tmp_path: Path, data: Path) -> None:
    others = [(f"{number}.txt", b"hi") for number in range(300)]
    (bad,) = saved(tmp_path, bad=zipped(("a.jsonl", GOOD), *others))
    ran = run(data, "import", bad)
    assert (ran.exit, ran.stderr.count("\n")) == (3, 11)
    assert "290 more faults" in ran.stderr


def test_an_impossible_move_inside_a_zip_is_one_too(tmp_path: Path, data: Path) -> None:
    illegal = written(HEADER, TAKE, TAKE, TAKE, TAKE)
    (bad,) = saved(tmp_path, bad=zipped(("a.jsonl", GOOD), ("b.jsonl", illegal)))
    ran = run(data, "import", bad)
    assert (ran.exit, log(data)) == (2, [])
    assert '"b.jsonl" in it: line 5: ' in ran.stderr


def test_the_good_parts_come_in_if_that_is_asked_for(tmp_path: Path, data: Path) -> None:
    (bad,) = saved(tmp_path, bad=zipped(("a.jsonl", GOOD), ("b.jsonl", b"{}")))
    ran = run(data, "import", "--skip-unreadable", bad)
    assert (ran.exit, len(log(data))) == (0, 1)
    assert "2 plays: 1 new, 1 can't be read" in ran.text


@pytest.mark.parametrize(
    "name", ["../../../evil.jsonl", "/etc/evil.jsonl", "C:\\evil.jsonl", "a/../../b"]
)
def test_no_name_in_a_zip_leads_anywhere(tmp_path: Path, data: Path, name: str) -> None:
    (file,) = saved(tmp_path, packed=zipped((name, GOOD)))
    imported(data, file)
    assert len(log(data)) == 1
    found = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    assert "evil.jsonl" not in found
    assert not (tmp_path / "b").exists()


def test_a_link_in_a_zip_is_only_its_text(tmp_path: Path, data: Path) -> None:
    def link(info: zipfile.ZipInfo) -> None:
        info.external_attr = 0o120777 << 16

    (file,) = saved(tmp_path, packed=zipped(("a.jsonl", b"/etc/passwd"), change=link))
    ran = run(data, "import", file)
    assert (ran.exit, log(data)) == (3, [])


def test_no_traceback_whatever_is_cut_from_a_good_zip(tmp_path: Path, data: Path) -> None:
    for end in range(0, len(PACKED), 7):
        (file,) = saved(tmp_path, cut=PACKED[:end])
        assert run(data, "import", file).exit == 3
    assert log(data) == []


def test_an_unknown_key_of_a_header_is_refused(tmp_path: Path, data: Path) -> None:
    (bad,) = saved(tmp_path, bad=json.dumps({**HEADER, "mood": "good"}).encode())
    assert 'line 1: unknown key "mood"' in run(data, "import", bad).stderr
