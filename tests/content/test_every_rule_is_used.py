"""No rule is without a home: code, a question or a screen has it, or people have to know it.

Enforced: its id stands where the code does it. Asked: a table may rule on it. Told: a step, a
reference, the glossary, the set-up or a screen names it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import cli
from companion.content import facts, rulebook
from companion.content.checklist import Step, checklist
from companion.content.paths import folder
from companion.content.search import search
from tests.content.naming import named, named_by_tests, named_in, texts, union

ROOT = Path(__file__).parents[2]
COMPANION, TESTS = ROOT / "companion", ROOT / "tests"
LISTED = tomllib.loads((Path(__file__).parent / "rules_at_home.toml").read_text(encoding="utf-8"))
FOR_PEOPLE: dict[str, str] = LISTED["people"]
MISSING: set[str] = set(LISTED["missing"]["rules"])

IDS = rulebook.all_ids()
RULES = [rulebook.rule(id_) for id_ in IDS]


def every_set_up() -> Iterator[Step]:
    for game in facts.slugs():
        least, most = facts.game(game).game.seats
        for seats in range(least, most + 1):
            yield from checklist(game, seats)
    for scenario in range(1, 11):
        yield from checklist("magic-bakery", 3, [scenario])


ENFORCED = named_in(*(COMPANION / part for part in ("games", "rules", "log")))
ASKED = {rule.id for rule in RULES if rule.ruling}
TOLD = union(
    (
        named_in(folder("data"), ending=".toml"),
        named_in(COMPANION / "views"),
        {rule for step in every_set_up() for rule in step.rules},
    )
)


def in_worked_examples() -> set[str]:
    """Their tests are named after the rules that they show."""
    found = texts(TESTS / "cases", ending=".json")
    return union(set(case["rule_ids"]) for _, text in found for case in json.loads(text)["cases"])


OF_THE_GAME = tuple(TESTS / part for part in ("games", "rules", "log"))
TESTED = union(
    (
        named_in(*OF_THE_GAME),
        union(named_by_tests(code) for _, code in texts(*OF_THE_GAME)),
        in_worked_examples(),
    )
)


def test_every_rule_that_is_named_anywhere_exists() -> None:
    files = [*texts(COMPANION), *texts(TESTS), *texts(folder("data"), ending=".toml")]
    files += [*texts(ROOT / "tools"), *texts(ROOT / "bench"), *texts(ROOT / "docs", ending=".md")]
    unknown = {
        f"{path.relative_to(ROOT)}: {id_}"
        for path, text in files
        for id_ in (named(text) | named_by_tests(text)) - MISSING - set(IDS)
    }
    assert unknown == set()
    assert in_worked_examples() <= set(IDS)
    assert not MISSING & set(IDS)


def test_every_rule_is_enforced_asked_told_or_for_people_only() -> None:
    homeless = [id_ for id_ in IDS if id_ not in ENFORCED | ASKED | TOLD | set(FOR_PEOPLE)]
    assert homeless == []


def test_what_is_for_people_only_is_nowhere_else_and_says_why() -> None:
    assert set(FOR_PEOPLE) <= set(IDS)
    assert set(FOR_PEOPLE) & (ENFORCED | ASKED | TOLD) == set()
    for id_, why in FOR_PEOPLE.items():
        assert 2 <= len(why.split()) <= 12, id_


@pytest.mark.parametrize("id_", [id_ for id_ in IDS if id_ in ENFORCED])
def test_a_rule_that_code_enforces_has_a_test_with_its_name(id_: str) -> None:
    assert id_ in TESTED


@pytest.mark.parametrize("rule", RULES, ids=[rule.id for rule in RULES])
def test_a_rule_is_found_by_its_title_and_says_where_it_comes_from(
    rule: rulebook.Rule, capsys: pytest.CaptureFixture[str]
) -> None:
    found = search(rule.title, only=rule.game, limit=3)
    assert rule.id in [hit.rule.id for hit in found]
    assert cli.main(["rules", "show", rule.id, "--json"]) == 0
    page = json.loads(capsys.readouterr().out)
    assert (page["title"], page["text"]) == (rule.title, rule.text)
    assert page["kind"] in ("printed", "our reading", "ruling")
    assert page["section"]
    assert page["related"]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("nothing", set()),
        ("(MB-CONV-01 to 03)", {"MB-CONV-01", "MB-CONV-02", "MB-CONV-03"}),
        ("FI-SCORE-05, 06).", {"FI-SCORE-05", "FI-SCORE-06"}),
        ("CA-SW-01 and 03", {"CA-SW-01", "CA-SW-03"}),
        ("HB-ST-01, HB-SP-02", {"HB-ST-01", "HB-SP-02"}),
        ("MB-SETUP-04 to 05, 10", {"MB-SETUP-04", "MB-SETUP-05", "MB-SETUP-10"}),
        ("MB-S05-01", {"MB-S05-01"}),
    ],
)
def test_ids_are_read_as_people_write_them(text: str, ids: set[str]) -> None:
    assert named(text) == ids


def test_a_test_may_be_named_after_several_rules() -> None:
    code = "def test_ca_setup_03_ca_turn_02_five_cards() -> None:"
    assert named_by_tests(code) == {"CA-SETUP-03", "CA-TURN-02"}
