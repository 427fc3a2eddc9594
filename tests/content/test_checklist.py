"""Set-up lists have the numbers of this very table."""

from __future__ import annotations

import pytest

from companion.content import facts, rulebook
from companion.content.checklist import BadTable, Step, checklist, packing_up

BAKERY = "magic-bakery"


def by_id(steps: tuple[Step, ...]) -> dict[str, Step]:
    found = {step.id: step for step in steps}
    assert len(found) == len(steps)
    return found


def counts(step: Step) -> list[int]:
    return [number for _, number in step.counts]


@pytest.mark.parametrize(
    ("seats", "levels", "row", "stack", "actions", "deck"),
    [
        (2, [4, 2, 1], 1, 6, 3, 52),
        (3, [1, 2, 4], 2, 5, 3, 49),
        (4, [1, 2, 4], 1, 6, 2, 46),
        (5, [0, 1, 6], 2, 5, 2, 43),
    ],
)
def test_the_bakery_has_its_numbers_for_each_number_of_players(
    seats: int, levels: list[int], row: int, stack: int, actions: int, deck: int
) -> None:
    steps = by_id(checklist(BAKERY, seats))
    assert counts(steps["customers"]) == levels
    assert counts(steps["reveal"]) == [row, stack]
    assert counts(steps["hands"]) == [3, deck]
    assert counts(steps["first-player"]) == [actions]
    assert f"keeps {deck}" in steps["hands"].text


@pytest.mark.parametrize(("ducks", "deck"), [(1, 52), (2, 53), (3, 54), (4, 55), (5, 56)])
def test_each_duck_is_a_card_more(ducks: int, deck: int) -> None:
    steps = by_id(checklist(BAKERY, 2, ducks=ducks))
    assert counts(steps["ducks"]) == [ducks]
    assert counts(steps["hands"]) == [3, deck]


@pytest.mark.parametrize(
    ("scenario", "own"),
    [
        (1, {"cat"}),
        (2, set()),
        (3, {"eggs"}),
        (4, set()),
        (5, set()),
        (6, {"turtle"}),
        (7, {"two-spaces"}),
        (8, set()),
        (9, {"timer"}),
        (10, {"purrfect-cake"}),
    ],
)
def test_a_scenario_adds_its_own_steps(scenario: int, own: set[str]) -> None:
    plain = {step.id for step in checklist(BAKERY, 3)}
    more = {step.id for step in checklist(BAKERY, 3, [scenario])} - plain
    assert more - {"story", "scenario-card"} == own
    assert "story" in more
    assert ("scenario-card" in more) == (scenario not in (1, 6))


def test_the_cat_covers_the_two_middle_piles() -> None:
    assert "icing and jam" in by_id(checklist(BAKERY, 4, [1, 2]))["cat"].text
    piles = ("sponge", "jam", "pastry", "biscuit", "icing", "creme-pat")
    assert "pastry and biscuit" in by_id(checklist(BAKERY, 4, [1], layers=piles))["cat"].text


def test_the_mice_hide_the_pantry_row() -> None:
    assert "face down" in by_id(checklist(BAKERY, 2, [2]))["pantry"].text
    assert "face down" not in by_id(checklist(BAKERY, 2))["pantry"].text


@pytest.mark.parametrize(("seats", "deck"), [(2, 39), (3, 36), (4, 33), (5, 30)])
def test_the_fox_takes_all_eggs_before_the_deal(seats: int, deck: int) -> None:
    steps = checklist(BAKERY, seats, [3])
    assert counts(by_id(steps)["eggs"]) == [13]
    assert counts(by_id(steps)["hands"]) == [3, deck]
    order = [step.id for step in steps]
    assert order.index("eggs") < order.index("pantry") < order.index("hands")


def test_the_special_customer_is_the_eighth_and_lies_at_the_bottom_before_one_is_turned_up() -> (
    None
):
    steps = checklist(BAKERY, 2, [10])
    assert counts(by_id(steps)["purrfect-cake"]) == [8]
    assert counts(by_id(steps)["reveal"]) == [1, 7]
    order = [step.id for step in steps]
    assert order.index("customers") < order.index("purrfect-cake") < order.index("reveal")


def test_other_numbers_of_customers_are_taken_over() -> None:
    steps = by_id(checklist(BAKERY, 2, [10], customers=(2, 2, 4)))
    assert counts(steps["customers"]) == [2, 2, 4]
    assert counts(steps["purrfect-cake"]) == [9]
    assert "other 17 go back" in steps["customers"].text


@pytest.mark.parametrize(
    ("seats", "advanced", "deck", "book", "back", "colours"),
    [
        (2, False, 17, 3, 30, 4),
        (3, False, 26, 4, 20, 3),
        (4, False, 35, 5, 10, 2),
        (5, False, 44, 6, 0, 1),
        (2, True, 17, 3, 40, 4),
        (3, True, 26, 4, 30, 3),
        (4, True, 35, 5, 20, 2),
        (5, True, 44, 6, 10, 1),
        (6, True, 53, 7, 0, 0),
    ],
)
def test_filler_has_its_numbers_with_and_without_advanced_recipes(
    seats: int, advanced: bool, deck: int, book: int, back: int, colours: int
) -> None:
    steps = by_id(checklist("filler", seats, advanced=advanced))
    assert counts(steps["chefs"]) == [3, colours]
    assert counts(steps["deck"]) == [10 * seats, back]
    assert counts(steps["book"]) == [book, deck]
    assert ("in with" in steps["advanced"].text) == advanced


def test_six_play_filler_with_advanced_recipes_unasked() -> None:
    assert counts(by_id(checklist("filler", 6))["book"]) == [7, 53]
    assert counts(by_id(checklist("filler", 5))["deck"]) == [50, 0]


@pytest.mark.parametrize(
    ("seats", "draw", "recipes"), [(2, 96, 22), (3, 89, 21), (4, 82, 20), (5, 75, 19), (6, 68, 18)]
)
def test_hasty_baker_has_its_numbers(seats: int, draw: int, recipes: int) -> None:
    steps = by_id(checklist("hasty-baker", seats))
    assert counts(steps["hands"]) == [7, draw]
    assert counts(steps["recipes"]) == [1, recipes]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cake_auf_deals_three_recipes_and_five_cards(seats: int) -> None:
    steps = by_id(checklist("cake-auf", seats))
    assert counts(steps["recipes"]) == [3, 3 * seats]
    assert counts(steps["hands"]) == [5, 5 * seats]


def every_table() -> list[tuple[str, int, list[int]]]:
    tables: list[tuple[str, int, list[int]]] = []
    for game in facts.slugs():
        least, most = facts.game(game).game.seats
        tables += [(game, seats, []) for seats in range(least, most + 1)]
    return tables + [
        (BAKERY, seats, scenarios)
        for seats in (2, 3, 4, 5)
        for scenarios in ([1], [2, 4, 9], [3, 5, 6, 7, 10], [8, 9])
    ]


@pytest.mark.parametrize(("game", "seats", "scenarios"), every_table())
def test_every_step_says_its_numbers_and_names_rules_that_exist(
    game: str, seats: int, scenarios: list[int]
) -> None:
    for step in (*checklist(game, seats, scenarios), *packing_up(game, seats, scenarios)):
        assert step.rules
        assert {rulebook.rule(rule).game for rule in step.rules} == {game}
        assert step.text.endswith(".")
        assert step.scenario in (None, *scenarios)


@pytest.mark.parametrize(("game", "seats", "scenarios"), every_table())
def test_the_last_step_says_who_begins(game: str, seats: int, scenarios: list[int]) -> None:
    last = checklist(game, seats, scenarios)[-1]
    assert "begins" in last.text or "goes first" in last.text or "who begins" in last.text


def test_packing_up_finds_every_card_again() -> None:
    steps = by_id(packing_up(BAKERY, 3, [3, 10], ducks=2))
    assert counts(steps["pack-customers"]) == [8, 9, 8]
    assert counts(steps["pack-ingredients"]) == [64, 3]
    assert "eggs" in steps["pack-ingredients"].text
    assert "special Customer" in steps["pack-customers"].text
    assert counts(by_id(packing_up("filler", 2))["pack-recipes"]) == [50, 10]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess", 2), "no game 'chess'"),
        ((BAKERY, 1), "for 2 to 5 players, not 1"),
        ((BAKERY, 6), "for 2 to 5 players, not 6"),
        (("cake-auf", 5), "for 2 to 4 players"),
        (("filler", 7), "for 2 to 6 players"),
        ((BAKERY, 2, [8, 10]), "8 and 10 cannot"),
        ((BAKERY, 2, [11]), "no scenario 11"),
        ((BAKERY, 2, [1, 1]), "named twice"),
        ((BAKERY, 2, [], 6), "1 to 5 Helpful Ducks"),
        ((BAKERY, 2, [], 0), "1 to 5 Helpful Ducks"),
        ((BAKERY, 2, [], 1, True), "no advanced cards"),
        ((BAKERY, 2, [], 1, None, (9, 0, 0)), "8 Customers of level 1"),
        ((BAKERY, 2, [], 1, None, (1, 1, 0)), "at least 3"),
        ((BAKERY, 2, [], 1, None, None, ("jam",)), "all six types"),
        (("filler", 6, [], 1, False), "need the advanced recipes"),
        (("filler", 3, [1]), "no scenarios"),
        (("hasty-baker", 3, [], 2), "no ducks"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    arguments: tuple[object, ...], said: str
) -> None:
    with pytest.raises(BadTable, match=said):
        checklist(*arguments)  # type: ignore[arg-type]
