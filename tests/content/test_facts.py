"""What the boxes state adds up, and data that does not fit is refused in words."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from companion.content import facts, rulebook
from companion.content.typed import typed
from companion.games.magic_bakery import setup as magic_bakery_setup
from companion.games.registry import GAMES


@dataclass(frozen=True)
class Sample:
    name: str
    counts: tuple[int, int]
    from_: int = 1
    note: str | None = None


def test_every_game_that_can_be_played_has_facts_and_rules() -> None:
    assert set(facts.slugs()) == set(GAMES)
    assert facts.slugs() == ("magic-bakery", "filler", "hasty-baker", "cake-auf")


@pytest.mark.parametrize("slug", facts.slugs())
def test_every_rule_that_facts_name_is_one_of_the_game(slug: str) -> None:
    game = facts.game(slug)
    named = [rule for ids in game.steps.values() for rule in ids]
    named += [rule for term in game.terms for rule in term.rules]
    named += [rule for card in game.references for line in card.lines for rule in line.rules]
    assert {rulebook.rule(rule).game for rule in named} == {slug}


@pytest.mark.parametrize("slug", facts.slugs())
def test_every_game_has_its_three_quick_references_and_a_glossary(slug: str) -> None:
    game = facts.game(slug)
    assert [card.slug for card in game.references] == ["turn", "actions", "scoring"]
    assert len(game.references[0].lines) == 5
    names = [term.name for term in game.terms]
    assert len(names) == len(set(names)) >= 12


def test_the_bakery_box_is_complete() -> None:
    box = facts.magic_bakery()
    assert sum(kind.cards for kind in box.ingredients) + box.ducks == 67
    assert sum(layer.cards for layer in box.layers) == 24
    assert [box.customers_of(level) for level in (1, 2, 3)] == [8, 9, 8]
    assert [scenario.number for scenario in box.scenarios] == list(range(1, 11))
    assert len(box.purrfect_cake.requires) == 9


def test_customers_ask_only_for_what_can_be_had() -> None:
    box = facts.magic_bakery()
    known = {kind.name for kind in box.ingredients} | {layer.slug for layer in box.layers}
    for customer in (*box.customers, box.purrfect_cake):
        assert {*customer.requires, *customer.garnish} <= known
    assert {name for layer in box.layers for name in layer.recipe} <= known


def test_there_is_one_showstopper_and_it_counts_twice() -> None:
    many = [customer for customer in facts.magic_bakery().customers if customer.orders > 1]
    assert [(customer.level, customer.orders) for customer in many] == [(3, 2)]


def test_goals_rise_for_each_star_and_never_fall_through_the_campaign() -> None:
    goals = [scenario.goals for scenario in facts.magic_bakery().scenarios]
    assert all(one < two < three for one, two, three in goals)
    assert goals == sorted(goals)


@pytest.mark.parametrize(
    ("stars", "tier"),
    [
        *[(0, None), (9, None), (10, 1), (12, 1), (16, 3), (19, 4)],
        *[(21, 4), (22, 5), (24, 5), (27, 6), (28, 7), (30, 7)],
    ],
)
def test_the_title_that_stars_bring(stars: int, tier: int | None) -> None:
    tiers = facts.magic_bakery().tiers
    found = [nth for nth, step in enumerate(tiers, 1) if step.from_ <= stars <= step.to]
    assert found == ([] if tier is None else [tier])


def test_the_presets_are_those_printed_and_the_triple_both_ways() -> None:
    found: dict[str, list[list[int]]] = {}
    for preset in facts.magic_bakery().presets:
        found.setdefault(preset.mood, []).append(list(preset.scenarios))
    assert found == {
        "puzzle": [[1, 3], [2, 3], [5, 6], [2, 8]],
        "chaos": [[2, 4], [2, 5], [4, 9], [5, 9], [2, 4, 9], [2, 5, 9]],
        "extreme": [[2, 4, 8], [6, 7], [5, 10], [6, 10], [7, 9], [9, 10]],
    }


def test_the_facts_are_those_that_the_game_plays_by() -> None:
    box = facts.magic_bakery()
    assert {table.seats: table.customers for table in box.tables} == magic_bakery_setup.LEVELS
    in_box = tuple(box.customers_of(level) for level in (1, 2, 3))
    assert in_box == magic_bakery_setup.LEVELS_IN_BOX


def test_the_hasty_baker_box_is_complete() -> None:
    box = facts.hasty_baker()
    ingredients = sum(kind.cards for kind in box.ingredients)
    strategy = sum(card.cards or 0 for card in box.strategy)
    assert (ingredients, strategy, ingredients + strategy) == (76, 34, 110)
    assert len(box.recipes) * box.copies_of_a_recipe == 24


def test_every_action_card_has_its_rule() -> None:
    cards = (
        *facts.filler().abilities,
        *facts.hasty_baker().strategy,
        *facts.cake_auf().action_cards,
    )
    assert all(rulebook.rule(card.rule).title for card in cards)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ({"name": "x"}, "'counts' is missing"),
        ({"name": "x", "counts": [1]}, "2 values are expected"),
        ({"name": "x", "counts": [1, "2"]}, "'2' does not fit"),
        ({"name": True, "counts": [1, 2]}, "True does not fit"),
        ({"name": "x", "counts": [1, 2], "colour": 3}, "unknown key 'colour'"),
        ({"name": "x", "counts": [1, True]}, "True does not fit"),
    ],
)
def test_data_that_does_not_fit_is_refused(raw: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        typed(Sample, raw, "sample.toml")


def test_data_that_fits_becomes_a_record() -> None:
    raw = {"name": "x", "counts": [1, 2], "from": 5, "note": "n"}
    assert typed(Sample, raw, "sample.toml") == Sample("x", (1, 2), 5, "n")
