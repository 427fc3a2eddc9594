"""The worked examples of the Magic Bakery, each replayed as a table file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.content import facts
from companion.content.checklist import checklist
from companion.games.magic_bakery.game import MagicBakery
from companion.games.magic_bakery.moves import EndTurn, Fulfil
from companion.rules.game import Event
from companion.rules.table import Entry, Header, Table
from tests.replaying import NAMES, Replay, header, move, played, replay, written
from tests.worked import name_of

FILE = Path(__file__).parents[2] / "cases" / "magic-bakery.json"
CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"]


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    found = [case for case in CASES if case["kind"] in kinds]
    assert found
    return pytest.mark.parametrize("case", found, ids=name_of)


def asserted(found: Replay) -> dict[str, Any]:
    """What a case may assert: the state, and the result and the refusal in short."""
    if found.exit == 3:
        return {"refused": found.error["code"]}
    outcome = found.last["outcome"] or {}
    state = found.state
    values = {
        **state,
        "over": outcome.get("termination"),
        "goals": outcome.get("goals"),
        "stars": outcome.get("stars"),
    }
    if found.refused:
        values |= {"refused": found.refused[1], "refused_at": found.refused[0] - 2}
    return values


@of_kind("play")
def test_a_table_is_played(case: dict[str, Any]) -> None:
    found = played(*case["event"]["moves"], **case["given"])
    assert asserted(found) | case["expected"] == asserted(found)
    if "refused" not in case["expected"]:
        assert found.exit == 0


def told_by_the_checklist(given: dict[str, Any]) -> dict[str, Any]:
    """The numbers of the set-up that are no part of the state."""
    steps = {step.id: dict(step.counts) for step in checklist("magic-bakery", **given)}
    return {
        "customers_by_level": list(steps["customers"].values()),
        "pantry_deck_after_dealing": steps["hands"]["Left in the deck"],
    }


@of_kind("setup")
def test_a_table_is_set(case: dict[str, Any]) -> None:
    found = asserted(played(**case["given"]))
    if "refused" not in found:
        found |= told_by_the_checklist(case["given"])
    if found.get("cat"):
        found["covered_piles"] = [found["cat"], found["cat"] + 1]
    assert found | case["expected"] == found


@of_kind("presets")
def test_the_printed_favourites_are_known(case: dict[str, Any]) -> None:
    found: dict[str, list[list[int]]] = {}
    for preset in facts.magic_bakery().presets:
        mood = f"{preset.mood}_by_number_or_by_name" if preset.note else preset.mood
        found.setdefault(mood, []).append(list(preset.scenarios))
    assert found == case["expected"]


@of_kind("stars")
def test_points_bring_stars(case: dict[str, Any]) -> None:
    points = move("adjust", points=case["given"]["points"])
    finished = played(points, move("finish"), seats=2, scenarios=case["given"]["scenarios"])
    scored = played(
        move("score", points=case["given"]["points"]),
        seats=2,
        scenarios=case["given"]["scenarios"],
        score_only=True,
    )
    for found in (finished, scored):
        assert found.last["outcome"]["points"] == case["given"]["points"]
        assert asserted(found) | case["expected"] == asserted(found)


@of_kind("timer")
def test_the_clock_runs(case: dict[str, Any]) -> None:
    moves = [move("timer", do=do, at=f"2026-05-01T{at}Z") for do, at in case["event"]["timer"]]
    found = replay(written(header(scenarios=[9]), *moves))
    expected = dict(case["expected"])
    if refused := expected.pop("refused", None):
        assert found.refused == (len(moves) + 1, refused)
        if (
            "left_s" in expected
        ):  # how much is left at the refused move, not at the newest legal one
            assert expected.pop("left_s") == left_at_the_refused(found, case["event"]["timer"])
    assert found.state["timer"] | expected == found.state["timer"]


def left_at_the_refused(found: Replay, timer: list[list[str]]) -> int:
    def seconds(clock: str) -> int:
        hours, minutes, rest = map(int, clock.split(":"))
        return (hours * 60 + minutes) * 60 + rest

    left: int = found.state["timer"]["left_s"]
    return left - (seconds(timer[-1][1]) - seconds(timer[-2][1]))


def hands_after(events: tuple[Event, ...], hands: list[int]) -> list[int]:
    """What people have in hand if they do what the events of a round's end tell them."""
    for event in events:
        if event.code == "bees":
            passed = [max(0, n - keep) for n, keep in zip(hands, event["each"], strict=True)]
            hands = [n - passed[seat] + passed[seat - 1] for seat, n in enumerate(hands)]
        elif event.code == "turtle":
            hands = [2 if seat == event["seat"].seat else n for seat, n in enumerate(hands)]
    return hands


@of_kind("bees", "turtle", "both")
def test_the_round_end_tells_people_what_to_do(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expected"]
    seats = len(given["hands"])
    scenarios = {"bees": (5,), "turtle": (6,), "both": (5, 6)}[case["kind"]]
    options = {"scenarios": scenarios, "turtle": given.get("turtle", 0)}
    rulings = {"bees_and_turtle": given["ruling"]} if "ruling" in given else {}
    table = Table(MagicBakery(), Header("magic-bakery", NAMES[:seats], options, rulings))
    if given.get("keep", [2])[0] == 3:  # after one garnish
        table.play(Entry(Fulfil(space=1, garnish=True)))
        assert list(table.position.state.keep) == given["keep"]
    for _ in range(seats):
        table.play(Entry(EndTurn()))
    assert hands_after(table.events, given["hands"]) == expected["hands"]
    if "turtle" in expected:
        assert table.position.state.turtle == expected["turtle"]
    if "passes" in expected:
        (bees,) = (event for event in table.events if event.code == "bees")
        passes = [max(0, n - k) for n, k in zip(given["hands"], bees["each"], strict=True)]
        assert passes == expected["passes"]
