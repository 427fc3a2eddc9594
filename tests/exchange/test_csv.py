"""The log as CSV: documented columns, safe in a spreadsheet, nothing lost."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.exchange.csv_out import COLUMNS, cell, csv_of
from companion.log.entry import play_of
from companion.log.table import read_table
from companion.store import Play, Player

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"


def rows(*plays: Play, players: tuple[Player, ...] = ()) -> list[dict[str, str]]:
    text = csv_of(plays, players).decode()
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def golden(name: str) -> Play:
    return play_of(name, read_table((GOLDEN / f"{name}.jsonl").read_bytes()))


def told(values: dict[str, str]) -> dict[str, str]:
    return {key: value for key, value in values.items() if value}


def test_the_columns_are_those_of_the_documents() -> None:
    documents = (ROOT / "docs" / "csv.md").read_text("utf-8")
    cells = [line.split("|")[1] for line in documents.splitlines() if line.startswith("| `")]
    assert [name for one in cells for name in re.findall("`(.+?)`", one)] == list(COLUMNS)


def test_a_line_a_player_with_parts_of_the_score() -> None:
    found = rows(golden("filler-4-seats"))
    assert [row["player"] for row in found] == ["Ana", "Ben", "Cleo", "Dee"]
    assert told(found[2]) == {
        "play": "filler-4-seats", "game": "filler", "state": "finished",
        "termination": "deck-empty", "players": "4", "days": "13", "fills": "37", "seat": "3",
        "player": "Cleo", "rank": "1", "won": "yes", "score": "26", "money": "5", "reviews": "6",
        "acclaim": "5", "sets": "5", "cards": "8",
    }  # fmt: skip


def test_a_team_s_line_has_its_stars_and_customers() -> None:
    found = rows(golden("magic-bakery-scenario-03"))
    assert told(found[0]) == {
        "play": "magic-bakery-scenario-03", "game": "magic-bakery", "date": "2026-05-01",
        "started": "2026-05-01T19:30:00+02:00", "ended": "2026-05-01T20:08:59+02:00",
        "minutes": "39", "state": "finished", "termination": "customers-gone",
        "scenarios": "3", "players": "4", "rounds": "9", "served": "2", "lost": "5",
        "stars": "0", "seat": "1", "player": "Ana", "won": "no", "score": "2",
    }  # fmt: skip


@pytest.mark.parametrize("outcome", [None, {"termination": "abandoned"}])
def test_a_play_without_a_result_has_no_score_and_no_winner(outcome: Any) -> None:
    play = Play(id="a", game="filler", started="2026-05-01", seats=("Ana", "Ben"), outcome=outcome)
    for row in rows(play):
        assert (row["score"], row["won"], row["rank"], row["stars"]) == ("", "", "", "")


DANGEROUS = ["=SUM(A1)", "+1", "-1+2", "@cmd", "\tx", "\rx", "\nx", "＝1", "'=1", "''+1"]
HARMLESS = ["Zoë", "李雷", "عمر", "x" * 40, "'t Hooft", 'Ann "A." O\'Neil, Jr.', "a=b", "", " =1"]


@pytest.mark.parametrize("text", DANGEROUS)
def test_no_text_is_taken_for_a_formula(text: str) -> None:
    (row, _) = rows(Play(id="a", game="filler", started="", seats=(text, "Ben"), notes=text))
    assert row["player"] == row["notes"] == "'" + text


@pytest.mark.parametrize("text", HARMLESS)
def test_other_texts_stay_as_they_are(text: str) -> None:
    (row, _) = rows(Play(id="a", game="filler", started="", seats=(text, "Ben"), notes=text))
    assert row["player"] == row["notes"] == text


@given(st.text())
def test_every_text_can_be_had_back(text: str) -> None:
    shown = cell(text)
    signs = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
    guarded = shown.startswith("'") and shown.lstrip("'").startswith(signs)
    assert (shown[1:] if guarded else shown) == text


def test_numbers_are_numbers_also_below_zero() -> None:
    assert [cell(value) for value in (-3, 0, None, True, False)] == ["-3", "0", "", "yes", "no"]


def test_the_file_is_rfc_4180_in_utf_8() -> None:
    play = Play(id="a", game="filler", started="", seats=("Zoë, B.", "Ben"), notes='say "hi"')
    raw = csv_of([play], ())
    assert raw.startswith(b"play,")
    assert raw.count(b"\r\n") == raw.count(b"\n") == 3
    assert '"Zoë, B."'.encode() in raw
    assert b'"say ""hi"""' in raw


def test_plays_are_oldest_first() -> None:
    days = ("2026-05-02", "2026-05-01T10:00:00Z", "2025-01-01")
    plays = [Play(id=day, game="filler", started=day, seats=("Ana",)) for day in days]
    assert [row["play"] for row in rows(*plays)] == sorted(days)
