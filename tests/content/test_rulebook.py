"""The four rulebooks in our own words: complete, well formed, linked."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.content import rulebook
from companion.games.cake_auf import setup as cake_auf_setup
from companion.games.filler import setup as filler_setup
from companion.games.hasty_baker import setup as hasty_baker_setup
from companion.games.magic_bakery import setup as magic_bakery_setup

IDS = (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").split()
"""The rules that the printed rulebooks come down to."""
RULES = [rulebook.rule(id_) for id_ in rulebook.all_ids()]

ONE_RULE = """# A Game

## A part

### AG-ACT-01 Take
Take a card.

> How do I get cards?

*printed · see AG-ACT-02*
"""


def test_every_rule_of_the_printed_rulebooks_is_there_once() -> None:
    assert sorted(rulebook.all_ids()) == sorted(IDS)


def test_every_rule_can_be_read_at_a_table() -> None:
    for rule in RULES:
        assert rule.text[-1] in ".?!", rule.id
        assert rule.asked.endswith((".", "?")), rule.id
        assert len(rule.title) <= 60, rule.id
        assert len(rule.text) <= 330, rule.id
        assert not rule.title.endswith((".", ":")), rule.id


def test_a_rule_refers_only_to_other_rules_of_its_game() -> None:
    for rule in RULES:
        assert rule.id not in rule.see
        assert len(set(rule.see)) == len(rule.see), rule.id
        assert {rulebook.rule(other).game for other in rule.see} <= {rule.game}, rule.id


def test_open_questions_have_our_answer_and_rulings_another() -> None:
    for rule in RULES:
        assert bool(rule.choices) == ("-AMB-" in rule.id), rule.id
        if rule.kind == "ruling":
            assert len(rule.choices) >= 2, rule.id
        elif rule.choices:
            assert rule.kind == "our reading", rule.id


@pytest.mark.parametrize(
    ("game", "rulings"),
    [
        ("magic-bakery", magic_bakery_setup.RULINGS),
        ("filler", filler_setup.RULINGS),
        ("hasty-baker", hasty_baker_setup.RULINGS),
        ("cake-auf", cake_auf_setup.RULINGS),
    ],
)
def test_the_rulings_of_a_table_are_those_that_the_rules_leave_open(
    game: str, rulings: dict[str, tuple[str, ...]]
) -> None:
    told = {
        rule.ruling: tuple(choice.value for choice in rule.choices)
        for rule in rulebook.book(game).rules
        if rule.ruling
    }
    assert told == dict(rulings)


def test_a_ruling_is_found_by_its_key() -> None:
    assert rulebook.ruling("magic-bakery", "panda_end").id == "MB-AMB-14"
    with pytest.raises(KeyError):
        rulebook.ruling("filler", "panda_end")


def test_sections_are_in_reading_order() -> None:
    titles = [section.title for section in rulebook.book("cake-auf").sections]
    assert titles[0] == "What is in the box"
    assert titles[-1] == "Open questions"
    assert all(section.rules for section in rulebook.book("cake-auf").sections)


def test_related_rules_are_found_from_both_sides() -> None:
    assert "MB-DUCK-02" in [rule.id for rule in rulebook.related("MB-DUCK-01")]
    assert "MB-AMB-17" in [rule.id for rule in rulebook.related("MB-DUCK-01")]


def test_small_letters_name_a_rule_too() -> None:
    assert rulebook.rule("ca-sw-01").title == "The Old Switcheroo"


def test_the_rules_of_a_step_come_in_order_and_once() -> None:
    found = [rule.id for rule in rulebook.for_step("magic-bakery", "fulfil", "garnish")]
    assert found[:2] == ["MB-ACT-05", "MB-GARN-01"]
    assert len(set(found)) == len(found)
    assert rulebook.for_step("magic-bakery", "no-such-step") == ()


def test_an_unknown_game_has_no_book() -> None:
    with pytest.raises(KeyError):
        rulebook.book("chess")


def test_a_document_is_read_as_it_stands() -> None:
    book = rulebook.read("a-game", ONE_RULE)
    assert (book.title, [section.title for section in book.sections]) == ("A Game", ["A part"])
    [rule] = book.rules
    assert (rule.id, rule.title, rule.text) == ("AG-ACT-01", "Take", "Take a card.")
    assert (rule.kind, rule.ruling, rule.see) == ("printed", None, ("AG-ACT-02",))


@pytest.mark.parametrize(
    "missing",
    ["Take a card.", "*printed · see AG-ACT-02*", " Take\n"],
    ids=["text", "source", "title"],
)
def test_a_rule_that_lacks_something_is_named(missing: str) -> None:
    with pytest.raises(ValueError, match="AG-ACT-01"):
        rulebook.read("a-game", ONE_RULE.replace(missing, "\n" if "\n" in missing else ""))
