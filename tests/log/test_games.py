"""Magic Bakery and Filler in the long run, the figures of a table, and its campaign."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.log import bakery, filler
from companion.log.campaign import campaigns
from companion.log.entry import play_of
from companion.log.figures import figures
from companion.log.people import People
from companion.log.results import results
from companion.log.table import Impossible, read_table
from companion.rules.codec import Unreadable
from companion.store import Play
from tests.log.plays import play, ranked, team
from tests.replaying import HEADER, header, move, written

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Play:
    return play_of(name, read_table((GOLDEN / f"{name}.jsonl").read_bytes()))


def night(day: str, stars: int | None, scenarios: list[int], **figures: int) -> Play:
    return team(day, stars, options={"scenarios": scenarios}, figures=figures)


NIGHTS = (
    night("01-03", 3, [1, 5], served=6, lost=1),
    night("01-01", 0, [1], served=2, lost=5),
    night("01-02", 2, [1]),
    night("01-04", None, []),
)


def test_stars_over_time_are_oldest_first() -> None:
    found = bakery.evenings((*NIGHTS, ranked("01-05", {"Ana": 1})))
    assert [(one.play.date, one.stars, one.scenarios) for one in found] == [
        ("2026-01-01", 0, (1,)), ("2026-01-02", 2, (1,)), ("2026-01-03", 3, (1, 5)),
        ("2026-01-04", None, ()),
    ]  # fmt: skip


def test_customers_are_counted_where_the_table_counted_them() -> None:
    found = bakery.evenings(NIGHTS)
    assert bakery.customers(found) == bakery.Customers(2, 8, 6)
    assert bakery.customers(found[1:2]) is None


def test_each_scenario_has_its_best_its_mean_and_its_customers() -> None:
    found = bakery.by_scenario(bakery.evenings(NIGHTS))
    assert found == {
        1: bakery.Scenario(1, 3, 3, 5 / 3, bakery.Customers(2, 8, 6)),
        5: bakery.Scenario(5, 1, 3, 3, bakery.Customers(1, 6, 1)),
    }


def test_an_evening_from_elsewhere_has_only_what_it_says() -> None:
    outcome = {"points": None, "stars": None, "won": True, "termination": "recorded"}
    foreign = play("01-01", ("Ana",), "magic-bakery", outcome=outcome)
    (one,) = bakery.evenings([foreign])
    assert (one.points, one.stars, one.served, one.scenarios) == (None, None, None, ())
    assert bakery.by_scenario([one]) == {}


def test_filler_s_scores_by_where_they_come_from() -> None:
    found = filler.parts(results([golden("filler-4-seats")], People(())))
    assert found == filler.Parts(4, (26 / 4, 20 / 4, 17 / 4), 2 * 17 / 4)
    assert filler.parts(results([ranked("01-01", {"Ana": 5}, "filler")], People(()))) is None


def test_fills_a_day_of_all_tables_that_counted_them() -> None:
    one = ranked("01-01", {"Ana": 1}, "filler", figures={"fills": 30, "days": 10})
    two = ranked("01-02", {"Ana": 1}, "filler", figures={"fills": 10, "days": 10})
    untold = ranked("01-03", {"Ana": 1}, "filler")
    assert filler.fills_a_day([one, two, untold]) == 2
    assert filler.fills_a_day([untold]) is None


def stamped(minute: int) -> str:
    return f"2026-05-01T{20 + minute // 60}:{minute % 60:02}:00+02:00"


def test_time_played_leaves_long_pauses_out() -> None:
    head = {**HEADER, "started": stamped(0)}
    moves = [
        move("take", at=stamped(10)),
        move("bake", at=stamped(100)),
        move("finish", at=stamped(105)),
    ]
    assert figures(read_table(written(head, *moves)))["minutes"] == 15


def test_a_week_between_two_evenings_is_not_played() -> None:
    head = {**HEADER, "started": stamped(0)}
    later = "2026-05-08T20:0{}:00+02:00"
    moves = [
        move("take", at=stamped(20)), move("bake", at=later.format(0)),
        move("finish", at=later.format(9)),
    ]  # fmt: skip
    assert figures(read_table(written(head, *moves)))["minutes"] == 29


def test_a_clock_that_went_backwards_takes_nothing_away() -> None:
    head = {**HEADER, "started": stamped(30)}
    moves = [move("take", at=stamped(0)), move("finish", at=stamped(5))]
    assert figures(read_table(written(head, *moves)))["minutes"] == 5


def test_what_follows_the_end_takes_no_time() -> None:
    head = {**HEADER, "started": stamped(0)}
    moves = [move("finish", at=stamped(9)), move("name", customer=1, card="fox", at=stamped(30))]
    assert figures(read_table(written(head, *moves)))["minutes"] == 9


def test_a_table_without_times_knows_no_minutes() -> None:
    assert figures(read_table(written(HEADER, move("finish")))) == {
        "rounds": 1, "served": 0, "lost": 0,
    }  # fmt: skip


def test_a_table_of_scores_has_no_figures() -> None:
    head = {**header(2, score_only=True), "started": stamped(0)}
    assert figures(read_table(written(head, move("score", points=3, at=stamped(1))))) == {}


EXPECTED = sorted(path.name.split(".")[0] for path in GOLDEN.glob("*.expected.json"))


@pytest.mark.parametrize("name", EXPECTED)
def test_figures_are_those_of_the_whole_game(name: str) -> None:
    state: Any = json.loads((GOLDEN / f"{name}.expected.json").read_text("utf-8"))
    state = state.get("state", state)
    found = dict(golden(name).figures)
    found.pop("minutes", None)
    of_state = {
        "rounds": state.get("round"), "days": state.get("day"), "fills": state.get("fills"),
        "served": len(state.get("fulfilled", ())), "lost": len(state.get("discarded", ())),
    }  # fmt: skip
    assert found
    assert found == {name: of_state[name] for name in found}


def test_a_move_that_breaks_a_rule_says_its_line() -> None:
    with pytest.raises(Impossible, match=r"^line 5: ") as fault:
        read_table(written(HEADER, *[move("take")] * 4))
    assert (fault.value.line, fault.value.refusal.code) == (5, "no_actions_left")
    with pytest.raises(Unreadable, match=r"^line 2: "):
        read_table(written(HEADER, move("jump")))


def test_every_attempt_of_a_scenario_can_be_looked_up() -> None:
    def attempt(day: str, scenario: int, stars: int) -> Play:
        return team(day, stars, options={"scenarios": [scenario]}, campaign="Us")

    plays = (attempt("01-01", 1, 0), attempt("01-02", 2, 3), attempt("01-03", 1, 2))
    (found,) = campaigns(plays, {})
    assert {number: [one.date for one in own] for number, own in found.attempts.items()} == {
        1: ["2026-01-01", "2026-01-03"], 2: ["2026-01-02"],
    }  # fmt: skip
    assert (found.standing.total, found.tier, found.tier_so_far) == (5, None, None)


def test_a_campaign_has_a_title_so_far() -> None:
    plays = [
        team(f"01-0{number}", 3, options={"scenarios": [number]}, campaign="Us")
        for number in range(1, 5)
    ]
    (found,) = campaigns(plays, {})
    assert found.tier is None
    assert found.tier_so_far is not None
    assert found.tier_so_far.from_ == 10
