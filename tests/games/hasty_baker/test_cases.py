"""The worked examples of Hasty Baker, each replayed as a table file."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from companion.games.hasty_baker.hands import HAND
from companion.games.hasty_baker.moves import INGREDIENTS
from companion.games.hasty_baker.setup import TARGET
from companion.games.hasty_baker.state import ACTIONS_A_TURN, DOUBLES, RECIPES, RIBBONS
from tests.replaying import Replay, move, played
from tests.worked import name_of

ROOT = Path(__file__).parents[3]
FILE = ROOT / "tests" / "cases" / "hasty-baker.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"]


def of_kind(kind: str) -> pytest.MarkDecorator:
    found = [case for case in CASES if case["kind"] == kind]
    assert found
    return pytest.mark.parametrize("case", found, ids=name_of)


def asserted(found: Replay) -> dict[str, Any]:
    """What a case may assert: the state with some lists in short, and the refusal."""
    values = dict(found.state)
    values["completed"] = [len(completed) for completed in values["completed"]]
    values["has_recipe"] = [recipe is not None for recipe in values["recipe"]]
    if found.refused:
        values |= {"refused": found.refused[1], "refused_at": found.refused[0] - 2}
    return values


@of_kind("play")
def test_a_table_is_played(case: dict[str, Any]) -> None:
    found = played(
        *case["event"]["moves"], game="hasty-baker", ingredients="names", **case["given"]
    )
    assert asserted(found) | case["expected"] == asserted(found)
    assert found.exit == (2 if "refused" in case["expected"] else 0)


@of_kind("turn_actions")
def test_hasty_bakers_add_up(case: dict[str, Any]) -> None:
    hasty = [move("hasty")] * case["given"]["hasty_bakers_played"]
    others = [move("replace")] * case["expected"]["other_than_hasty"]
    assert len(hasty) + len(others) == case["expected"]["actions_in_all"]
    assert played(*hasty, *others, game="hasty-baker").state["actions"] == 0
    one_more = played(*hasty, *others, move("replace"), game="hasty-baker")
    assert one_more.error["code"] == "no_actions_left"


@of_kind("counts")
def test_the_box_holds_what_the_app_counts(case: dict[str, Any]) -> None:
    box = tomllib.loads((ROOT / "data" / "hasty-baker.toml").read_text("utf-8"))["facts"]
    strategy = {card["name"]: card["cards"] for card in box["strategy"]}
    ingredients = {card["name"]: card["cards"] for card in box["ingredients"]}
    counts = {"ingredients": sum(ingredients.values()), "strategy": sum(strategy.values())}
    counts["blue"] = sum(counts.values())
    counts["recipes"] = box["copies_of_a_recipe"] * len(box["recipes"])
    assert counts == case["expected"]
    assert counts["recipes"] == RECIPES
    assert set(ingredients) == set(INGREDIENTS)
    assert (strategy["Blue Ribbon"], strategy["Double Batch"]) == (RIBBONS, DOUBLES)
    assert (box["hand"], box["actions"], box["target"]) == (HAND, ACTIONS_A_TURN, TARGET)
