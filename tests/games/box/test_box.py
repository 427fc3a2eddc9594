"""What a group tells of its cards is remembered, offered by first letters, and can be forgotten."""

from __future__ import annotations

import pytest

from companion.games.box.box import Box, InMemory
from companion.games.box.card import Card, read_card
from companion.rules.reading import Malformed

GAME = "cake-auf"


@pytest.fixture
def box() -> Box:
    return Box(InMemory())


def test_a_card_is_found_whatever_the_case_of_its_name(box: Box) -> None:
    box.keep(GAME, Card(name="Halo Halo", stars=2))
    assert box.card(GAME, "  halo HALO ") == Card(name="Halo Halo", stars=2)


def test_the_cards_of_one_game_are_not_those_of_another(box: Box) -> None:
    box.keep(GAME, Card(name="Waffles"))
    assert box.cards("hasty-baker") == ()


def test_a_game_without_such_cards_has_none(box: Box) -> None:
    assert box.cards("filler") == ()


def test_what_is_added_leaves_what_was_known(box: Box) -> None:
    box.keep(GAME, Card(name="Waffles", stars=1, fire=False))
    assert box.add(GAME, [Card(name="Waffles", power=True)]) == 1
    assert box.card(GAME, "Waffles") == Card(name="Waffles", stars=1, fire=False, power=True)


def test_adding_what_is_known_changes_nothing(box: Box) -> None:
    box.keep(GAME, Card(name="Waffles", stars=1))
    assert box.add(GAME, [Card(name="Waffles"), Card(name="Waffles", stars=1)]) == 0


def test_a_card_that_was_taken_out_is_gone(box: Box) -> None:
    box.keep(GAME, Card(name="Waffles"))
    box.forget(GAME, "waffles")
    assert box.cards(GAME) == ()


def test_first_letters_of_the_name_come_before_those_of_a_later_word(box: Box) -> None:
    box.add(GAME, [Card(name=name) for name in ("Big Waffles", "Waffles", "Alfajores")])
    assert [one.name for one in box.starting_with(GAME, "wa")] == ["Waffles", "Big Waffles"]


def test_no_letters_offer_every_card_by_name(box: Box) -> None:
    box.add(GAME, [Card(name="b"), Card(name="A"), Card(name="ä")])
    assert [one.name for one in box.starting_with(GAME, "")] == ["A", "b", "ä"]


def test_a_card_that_was_edited_by_hand_and_does_not_read_leaves_the_others_alone() -> None:
    kept = InMemory()
    kept.put("cake-auf/waffles", {"name": "Waffles", "stars": "many"})
    kept.put("cake-auf/alfajores", {"name": "Alfajores", "stars": 1})
    assert [one.name for one in Box(kept).cards(GAME)] == ["Alfajores"]


@pytest.mark.parametrize(
    ("game", "value", "said"),
    [
        ("cake-auf", [], "expected an object"),
        ("cake-auf", {}, "needs its name"),
        ("cake-auf", {"name": " "}, "name: a name has 1 to 40"),
        ("cake-auf", {"name": "X", "stars": 3}, "X: stars: expected a number from 1 to 2"),
        ("cake-auf", {"name": "X", "fire": 1}, "X: fire: expected true or false"),
        ("cake-auf", {"name": "X", "ingredients": ["a"] * 4}, "X: ingredients: expected a list"),
        ("cake-auf", {"name": "X", "level": 1}, 'X: such a card has no "level"'),
        ("hasty-baker", {"name": "X", "ingredients": ["ham"]}, "X: ingredients: expected one of"),
        ("hasty-baker", {"name": "X", "ingredients": ["wild"]}, "expected one of"),
        ("hasty-baker", {"name": "X", "ingredients": ["eggs", "eggs"]}, "nothing may stand twice"),
        ("magic-bakery", {"name": "X", "orders": 3}, "X: orders: expected a number from 1 to 2"),
    ],
)
def test_what_no_card_of_the_game_can_say_is_refused_by_name(
    game: str, value: object, said: str
) -> None:
    with pytest.raises(Malformed, match=said):
        read_card(game, value)
