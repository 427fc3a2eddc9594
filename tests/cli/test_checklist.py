"""`companion checklist` and what scripts read of it."""

from __future__ import annotations

import json

import pytest

from companion.cli import main


def test_steps_have_this_tables_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["checklist", "magic-bakery", "--seats", "3", "--scenarios", "1,3", "--ducks", "2"]
    assert main([*asked, "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    assert all(list(step) == ["id", "text", "rules"] for step in steps)
    texts = {step["id"]: step["text"] for step in steps}
    assert "all 13 eggs" in texts["eggs"]
    assert "1 of level 1, 2 of level 2 and 4 of level 3" in texts["customers"]
    assert "keeps 37" in texts["hands"]
    assert {step["id"]: step["rules"] for step in steps}["eggs"] == ["MB-S03-01"]


def test_steps_are_numbered_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["checklist", "filler", "--seats", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(".")[0] for line in lines] == [str(n + 1) for n in range(len(lines))]
    assert "count out 40" in lines[2]
    assert "10 back into the box" in lines[2]


def test_a_game_is_put_away_by_its_own_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["checklist", "magic-bakery", "--seats", "3", "--pack", "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    assert [step["id"] for step in steps][:2] == ["pack-customers", "pack-layers"]
    assert "6 types, 4 of each" in steps[1]["text"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["magic-bakery", "--seats", "6"], "2 to 5 players, not 6"),
        (["magic-bakery", "--seats", "2", "--scenarios", "8,10"], "8 and 10"),
        (["magic-bakery", "--seats", "2", "--advanced"], "no advanced cards"),
        (["chess", "--seats", "2"], "no game 'chess'"),
    ],
)
def test_a_table_that_cannot_be_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["checklist", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["--seats", "two"], ["--seats", "2", "--scenarios", "1;x"], []]
)
def test_words_where_numbers_belong_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as fault:
        main(["checklist", "magic-bakery", *arguments])
    assert fault.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
