"""`companion campaign`: the worked examples, as people play them, evening after evening."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from companion.store import Store
from tests.cli.running import campaigns, imported, run, saved, scored
from tests.replaying import header, move, written
from tests.worked import name_of

CASES = json.loads((Path(__file__).parents[1] / "cases" / "magic-bakery.json").read_text("utf-8"))
STARTS = (10, 13, 16, 19, 22, 25, 28)
"""MB-CAMP-04."""


def of_kind(kind: str) -> list[Any]:
    return [pytest.param(one, id=name_of(one)) for one in CASES["cases"] if one["kind"] == kind]


def played(
    tmp_path: Path, data: Path, results: list[tuple[int, int]], name: str = "Us", year: int = 2026
) -> None:
    """A table of scores for each pair of scenario and stars, a day after the one before."""
    first = date(year, 1, 1)
    files = {
        f"t{nth}": scored(f"{first + timedelta(days=nth)}", stars, scenario, name)
        for nth, (scenario, stars) in enumerate(results)
    }
    imported(data, *saved(tmp_path / name, **files))


def ten(stars: int) -> list[tuple[int, int]]:
    """All ten scenarios with so many stars in all."""
    return [(number, min(3, max(0, stars - 3 * (number - 1)))) for number in range(1, 11)]


@pytest.mark.parametrize("case", of_kind("tier"))
def test_mb_camp_04_the_title_of_ten_scenarios(tmp_path: Path, data: Path, case: Any) -> None:
    played(tmp_path, data, ten(case["given"]["stars"]))
    (found,) = campaigns(data)
    assert (found["total"], found["complete"]) == (case["given"]["stars"], True)
    assert number_of(found["tier"]) == case["expected"]["tier"]


def number_of(tier: dict[str, Any] | None) -> int | None:
    """Which of the seven titles it is, from 1."""
    if tier is None:
        return None
    assert tier["to"] == tier["from"] + 2
    assert tier["title"]
    return STARTS.index(tier["from"]) + 1


@pytest.mark.parametrize("case", of_kind("campaign"))
def test_mb_camp_02_a_campaign_of_several_evenings(tmp_path: Path, data: Path, case: Any) -> None:
    results = [(scenario, stars) for scenario, stars in case["given"]["results"]]
    played(tmp_path, data, results)
    (found,) = campaigns(data)
    shown = {
        "best": found["stars"],
        "total": found["total"],
        "complete": found["complete"],
        "tier": number_of(found["tier"]),
    }
    expected = {key: value for key, value in case["expected"].items() if key in shown}
    assert {key: shown[key] for key in expected} == expected
    assert found["attempts"] == len(results)


def test_all_keys_of_a_campaign_are_there(tmp_path: Path, data: Path) -> None:
    played(tmp_path, data, [(1, 2), (2, 0), (1, 1)])
    assert campaigns(data) == [
        {
            "name": "Us", "stars": {"1": 2, "2": 0}, "total": 2, "complete": False, "tier": None,
            "ducks": 1, "next": 3, "attempts": 3,
        }
    ]  # fmt: skip


def test_a_title_has_its_stars_and_its_words(tmp_path: Path, data: Path) -> None:
    played(tmp_path, data, ten(13))
    assert campaigns(data)[0]["tier"] == {"from": 13, "to": 15, "title": "KNEADS improvement"}
    assert campaigns(data)[0]["next"] is None


def test_several_campaigns_are_kept_apart_the_oldest_first(tmp_path: Path, data: Path) -> None:
    played(tmp_path, data, [(1, 3)], "Zoë's")
    played(tmp_path, data, [(2, 1)], "李雷", year=2027)
    assert [(one["name"], one["stars"]) for one in campaigns(data)] == [
        ("Zoë's", {"1": 3}), ("李雷", {"2": 1}),
    ]  # fmt: skip


def test_only_finished_tables_of_a_campaign_s_mode_and_name_count(
    tmp_path: Path, data: Path
) -> None:
    score = move("score", points=5)
    us = {"campaign": "Us"}
    one = {**header(2, score_only=True, scenarios=[1]), **us}
    two = {**header(2, score_only=True, scenarios=[1, 2]), **us}
    free = {**header(2, score_only=True, scenarios=[1], mode="freeplay"), **us}
    relaxed = {**header(2, score_only=True), **us}
    files = saved(
        tmp_path, running=written(one), abandoned=written(one, move("abandon")),
        free=written(free, score), two=written(two, score), relaxed=written(relaxed, score),
        unnamed=scored("2026-01-01", 3, campaign=None),
        filler=written({**header(2, game="filler"), **us}, move("finish")),
    )  # fmt: skip
    imported(data, *files)
    assert [(one["name"], one["stars"], one["attempts"]) for one in campaigns(data)] == [
        ("Us", {}, 0)
    ]
    imported(data, *saved(tmp_path, finished=written(one, score)))
    assert campaigns(data)[0]["stars"] == {"1": 3}


def test_a_table_undone_after_its_end_leaves_the_campaign(tmp_path: Path, data: Path) -> None:
    head = {**header(2, score_only=True, scenarios=[4]), "campaign": "Us"}
    undone = written(head, move("score", points=6), move("undo"))
    imported(data, *saved(tmp_path, a=undone))
    assert (campaigns(data)[0]["total"], campaigns(data)[0]["attempts"]) == (0, 0)


def test_mb_camp_05_the_ducks_are_those_of_the_newest_table(tmp_path: Path, data: Path) -> None:
    def table(day: str, ducks: int) -> bytes:
        head = {**header(2, score_only=True, scenarios=[1], ducks=ducks), "campaign": "Us"}
        return written({**head, "started": f"{day}T20:00:00Z"}, move("score", points=3))

    imported(data, *saved(tmp_path, a=table("2026-02-02", 3), b=table("2026-02-01", 2)))
    assert campaigns(data)[0]["ducks"] == 3


@pytest.mark.parametrize(("kept", "ducks"), [({"ducks": 4}, 4), ({"ducks": 9}, 1), ("?", 1)])
def test_ducks_that_the_group_keeps_come_before_the_newest_table_s(
    tmp_path: Path, data: Path, kept: Any, ducks: int
) -> None:
    played(tmp_path, data, [(1, 1)])
    with Store.open(data) as store:
        store.documents.campaigns.put("Us", kept)
    assert campaigns(data)[0]["ducks"] == ducks


def test_no_campaign_is_no_fault(data: Path) -> None:
    assert campaigns(data) == []


def test_a_campaign_is_told_in_words_too(tmp_path: Path, data: Path) -> None:
    played(tmp_path, data, [(1, 3), (2, 2)])
    text = "Us: 5 of 30 stars, scenario 3 comes next, 1 Helpful Duck\n"
    assert run(data, "campaign").text == text
    played(tmp_path, data, ten(28), "Them")
    assert "Them: 28 of 30 stars, MEISTER OF MACARONS, " in run(data, "campaign").text
