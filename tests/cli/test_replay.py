"""`companion replay`: what it prints for tables that can be read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from companion import cli
from tests.replaying import HEADER, header, move, played, replay, written

ROOT = Path(__file__).parents[2]
TAKE = move("take")
END = move("end_turn")


def test_a_table_is_printed_as_one_object() -> None:
    found = replay(written(HEADER, TAKE, move("undo"), TAKE))
    assert (found.exit, found.stderr, len(found.printed)) == (0, "", 1)
    assert list(found.last) == ["game", "entries", "in_force", "state", "events", "outcome"]
    assert found.last["game"] == "magic-bakery"
    assert found.last["entries"] == 3
    assert found.last["in_force"] == 1
    assert found.last["events"] == ["Ana took from the Pantry"]
    assert found.last["outcome"] is None


def test_the_state_has_the_keys_of_the_format() -> None:
    keys = "seats round turn actions stack row leaving fulfilled discarded points points_adjust"
    keys += " pending ducks names cat face_down eggs turtle keep extra hand_limit timer"
    assert list(played().state) == keys.split()
    assert played(scenarios=[1, 2, 3, 4, 5, 6, 7, 9, 10]).state.keys() == played().state.keys()


def test_pieces_that_are_not_in_play_are_null() -> None:
    pieces = ("cat", "face_down", "eggs", "turtle", "keep", "extra", "hand_limit", "timer")
    relaxed = played().state
    assert {key: relaxed[key] for key in pieces} == dict.fromkeys(pieces)
    everything = played(scenarios=[1, 2, 3, 5, 6, 7, 8, 9]).state
    assert {key: everything[key] for key in pieces} == {
        "cat": 3,
        "face_down": [1, 2, 3, 4, 5],
        "eggs": 13,
        "turtle": 0,
        "keep": [2, 2, 2],
        "extra": None,
        "hand_limit": 4,
        "timer": {"state": "ready", "left_s": 600},
    }


def test_a_header_alone_is_a_table() -> None:
    found = replay(written(HEADER))
    assert (found.exit, found.last["entries"], found.last["in_force"]) == (0, 0, 0)
    assert found.last["events"] == []


def test_steps_print_the_table_after_each_line() -> None:
    found = replay(written(HEADER, TAKE, END), "--steps")
    assert (found.exit, len(found.printed)) == (0, 3)
    assert [one["entries"] for one in found.printed] == [0, 1, 2]
    assert [one["state"]["actions"] for one in found.printed] == [3, 2, 3]
    assert found.printed[0] == replay(written(HEADER)).last
    assert found.printed[1] == replay(written(HEADER, TAKE)).last
    assert found.printed[2] == replay(written(HEADER, TAKE, END)).last


def test_an_entry_that_breaks_a_rule_is_told_with_the_table_before_it() -> None:
    file = written(HEADER, TAKE, TAKE, TAKE, TAKE, END)
    found = replay(file)
    before = replay(written(HEADER, TAKE, TAKE, TAKE)).last
    assert (found.exit, len(found.printed)) == (2, 1)
    assert found.last == {**before, "error": found.error}
    assert found.error.keys() == {"line", "code", "rule", "text"}
    assert (found.error["line"], found.error["code"]) == (5, "no_actions_left")
    assert found.error["rule"] == "MB-TURN-02"
    assert "line 5: " in found.error["text"]
    assert found.error["text"] in found.stderr
    assert found.stderr.count("\n") == 1


def test_a_refusal_calls_people_by_their_names() -> None:
    shown = [move("time", seat=0, time="6:24"), move("time", seat=1, time="6:24")]
    found = played(*shown, game="filler")
    assert found.refused == (3, "time_taken")
    assert "Ana" in found.error["text"]
    assert "Who" not in found.error["text"]


def test_steps_print_the_good_steps_and_then_the_refusal() -> None:
    file = written(HEADER, TAKE, move("fulfil", space=3), END)
    found = replay(file, "--steps")
    assert found.exit == 2
    assert [one["entries"] for one in found.printed] == [0, 1, 1]
    assert ["error" in one for one in found.printed] == [False, False, True]
    assert found.last == replay(file).last


def test_a_first_entry_that_breaks_a_rule_leaves_the_table_as_it_was_set() -> None:
    found = replay(written(HEADER, move("undo")))
    assert found.refused == (2, "nothing_to_undo")
    assert (found.last["entries"], found.last["in_force"]) == (0, 0)
    assert found.error["rule"] is None


@pytest.mark.parametrize(
    "cut", [b'{"move": "ta', b"{", b'{"move": "take"', b'{"move": "take", "by": "Zo\xc3', b"\xff"]
)
def test_a_last_line_that_was_cut_off_is_left_out_with_a_warning(cut: bytes) -> None:
    found = replay(written(HEADER, TAKE) + cut)
    assert (found.exit, found.last["entries"]) == (0, 1)
    assert found.stderr.count("\n") == 1
    assert "cut off" in found.stderr
    steps = replay(written(HEADER, TAKE) + cut, "--steps")
    assert (steps.exit, len(steps.printed)) == (0, 2)


def test_a_last_line_without_its_end_counts_if_it_is_whole() -> None:
    found = replay(written(HEADER, TAKE)[:-1])
    assert (found.exit, found.last["entries"], found.stderr) == (0, 1, "")
    assert replay(written(HEADER)[:-1]).exit == 0


@pytest.mark.parametrize(
    "last", [b"7", b'{"move": "dance"}', b'{"move": NaN}', b"[" * 30 + b"]" * 30]
)
def test_a_whole_last_line_without_its_end_is_refused_for_what_it_says(last: bytes) -> None:
    found = replay(written(HEADER, TAKE) + last)
    assert (found.exit, found.error["line"]) == (3, 3)


def test_a_line_that_is_cut_off_in_the_middle_is_not_left_out() -> None:
    assert replay(written(HEADER, '{"move": "ta', TAKE)).exit == 3


def test_a_header_that_was_cut_off_leaves_no_table() -> None:
    assert replay(b'{"companion": 1, "game": "mag').exit == 3


def test_carriage_returns_before_the_line_ends_are_blanks_like_any() -> None:
    file = written(HEADER, TAKE, END)
    assert replay(file.replace(b"\n", b"\r\n")) == replay(file)


def test_a_nesting_of_20_is_read() -> None:
    value = "[" * 19 + "]" * 19
    found = replay(written(HEADER, '{"move": "take", "slot": ' + value + "}"))
    assert "nested" not in found.error["text"]


def test_brackets_in_a_text_are_no_nesting() -> None:
    assert replay(written(HEADER, move("take", by='[{"\\' * 50))).exit == 0


def test_a_file_that_is_not_there_is_unreadable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        assert cli.main(["replay", str(path)]) == 3
        out, err = capsys.readouterr()
        assert json.loads(out)["error"]["code"] == "no_file"
        assert str(path) in err


def test_a_file_is_read_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.jsonl"
    path.write_bytes(written(HEADER, TAKE))
    assert cli.main(["replay", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == replay(written(HEADER, TAKE)).last


def run(content: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "companion", "replay", *arguments]
    environment = {"PYTHONIOENCODING": "ascii", "LANG": "C", "PATH": ""}
    return subprocess.run(command, input=content, capture_output=True, cwd=ROOT, env=environment)


@pytest.mark.parametrize(
    ("entry", "code"), [(move("take"), 0), (move("undo"), 2), (move("dance"), 3)], ids=str
)
def test_the_command_speaks_utf_8_and_ends_with_the_exit_code(entry: object, code: int) -> None:
    file = written({**HEADER, "seats": ["Zoë", "李雷"]}, json.dumps(entry))
    found = run(file, "-", "--steps")
    assert found.returncode == code
    assert b"Traceback" not in found.stderr
    lines = found.stdout.decode("utf-8").splitlines()
    if code != 3:
        assert json.loads(lines[0])["state"]["seats"] == ["Zoë", "李雷"]


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = [sys.executable, "-m", "companion", "replay", "-", "--steps"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(written(header(), *[move("name", customer=1)] * 2000))
        process.stdin.close()
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_closed_standard_input_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert cli.main(["replay", "-"]) == 3
    printed = capsys.readouterr()
    assert json.loads(printed.out)["error"]["code"] == "no_file"
    assert printed.err == "companion: - can't be opened: standard input is closed\n"
