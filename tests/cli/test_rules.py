"""`companion rules` and what scripts read of it."""

from __future__ import annotations

import json

import pytest

from companion.cli import main


def test_hits_come_best_first_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "undo", "a", "ban", "--json"]) == 0
    hits = json.loads(capsys.readouterr().out)["hits"]
    assert list(hits[0]) == ["id", "game", "title", "text"]
    assert (hits[0]["id"], hits[0]["game"]) == ("CA-RES-01", "cake-auf")


def test_one_game_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "tie", "--game", "filler", "--json"]) == 0
    hits = json.loads(capsys.readouterr().out)["hits"]
    assert {hit["game"] for hit in hits} == {"filler"}


def test_hits_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "duck as layer"]) == 0
    assert capsys.readouterr().out.startswith("MB-DUCK-02  A Helpful Duck is never a Layer\n")


def test_no_hit_is_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "xqzzy", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"hits": []}
    assert main(["rules", "search", "xqzzy"]) == 0
    assert "Nothing about 'xqzzy'" in capsys.readouterr().out


def test_a_rule_is_shown_with_its_choices_and_related_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "show", "mb-amb-03", "--json"]) == 0
    rule = json.loads(capsys.readouterr().out)
    assert (rule["id"], rule["kind"], rule["ruling"]) == ("MB-AMB-03", "ruling", "bees_and_turtle")
    assert [choice["value"] for choice in rule["choices"]] == ["bees-first", "turtle-first"]
    assert "MB-S05-01" in rule["related"]
    assert main(["rules", "show", "MB-AMB-03"]) == 0
    shown = capsys.readouterr().out
    assert "- turtle-first: the turtle first" in shown
    assert "See MB-FREE-03  When effects collide" in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["show", "MB-ACT-99"], "There is no rule 'MB-ACT-99'. Did you mean MB-ACT-0"),
        (["show", ""], "There is no rule ''."),
        (["search", "tie", "--game", "chess"], "There is no game 'chess'"),
        ([], "rules search WORDS"),
    ],
)
def test_what_cannot_be_answered_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1
