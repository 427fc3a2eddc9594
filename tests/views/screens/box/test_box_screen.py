"""The cards of a box: the list, what a file adds, what an edited Customer changes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from companion.content import facts
from companion.games.box.box import Box, InMemory
from companion.games.box.card import Card
from companion.games.box.file import read_box, write_box
from companion.views.play.magic_bakery.card import known_customers
from companion.views.screens.box.files import added
from companion.views.screens.box.kinds import KINDS, as_card, second_line, shown

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def box() -> Box:
    return Box(InMemory())


def test_every_printed_customer_is_in_the_list_once(box: Box) -> None:
    box.keep("magic-bakery", Card(name="crumpets", level=2))
    listed = shown(box, "magic-bakery")
    assert len(listed) == 25
    assert [one.card.name for one in listed if one.own] == ["crumpets"]


def test_customers_stand_by_level_and_name(box: Box) -> None:
    listed = [one.card for one in shown(box, "magic-bakery")]
    assert [one.level for one in listed] == sorted(one.level or 0 for one in listed)


def test_own_recipes_stand_among_the_printed_ones(box: Box) -> None:
    box.keep("cake-auf", Card(name="Churros", stars=1))
    names = [one.card.name for one in shown(box, "cake-auf")]
    assert names == ["Alfajores", "Baumkuchen", "Churros", "Halo Halo", "Patbingsu", "Waffles"]


@pytest.mark.parametrize(
    ("game", "card", "said"),
    [
        ("cake-auf", Card(name="x"), ""),
        (
            "cake-auf",
            Card(name="x", stars=2, fire=True, power=True),
            "2 stars · shows fire and power",
        ),
        ("cake-auf", Card(name="x", stars=1, fire=False), "1 star"),
        ("hasty-baker", Card(name="x", ingredients=("eggs", "milk")), "eggs, milk"),
        (
            "magic-bakery",
            Card(name="x", level=3, ingredients=("creme-pat",), garnish=("jam",), orders=2),
            "Level 3 · crème pât · garnish jam · counts 2 orders",
        ),
    ],
)
def test_a_card_is_told_in_a_line(game: str, card: Card, said: str) -> None:
    assert second_line(game, card) == said


def test_a_file_adds_what_is_new_and_says_how_much(box: Box) -> None:
    content = write_box("cake-auf", [Card(name="Churros", stars=1), Card(name="Pavlova")])
    assert added(box, "cake-auf", content) == ("2 cards are new or say more.", False)
    assert added(box, "cake-auf", content) == ("All of it was known already.", False)


def test_what_is_out_comes_in_again_byte_by_byte(box: Box) -> None:
    box.keep("cake-auf", Card(name="Churros", stars=1, fire=True))
    box.keep("cake-auf", Card(name="李雷", ingredients=("rice",)))
    content = write_box("cake-auf", box.cards("cake-auf"))
    other = Box(InMemory())
    added(other, "cake-auf", content)
    assert write_box("cake-auf", other.cards("cake-auf")) == content


def test_the_file_of_another_game_is_refused_by_name(box: Box) -> None:
    words, wrong = added(box, "cake-auf", write_box("hasty-baker", []))
    assert words == "This file is about Hasty Baker, not about Cake Auf!."
    assert wrong


def test_a_file_that_is_none_changes_nothing(box: Box) -> None:
    words, wrong = added(box, "cake-auf", b'{"plays": []}')
    assert wrong
    assert "no box file" in words
    assert box.cards("cake-auf") == ()


def test_without_a_change_customers_are_as_printed(box: Box) -> None:
    assert known_customers(box) == facts.magic_bakery().customers


def test_every_customer_can_be_written_to_a_box_file_and_stays_as_printed(box: Box) -> None:
    cards = [as_card(customer) for customer in facts.magic_bakery().customers]
    added(box, "magic-bakery", write_box("magic-bakery", cards))
    assert known_customers(box) == facts.magic_bakery().customers


def test_an_edited_customer_takes_the_place_of_its_print(box: Box) -> None:
    box.keep("magic-bakery", Card(name="crumpets", ingredients=("eggs", "eggs")))
    found = next(one for one in known_customers(box) if one.name == "crumpets")
    assert (found.requires, found.garnish) == (("eggs", "eggs"), ())
    assert found.level == 1


def test_a_card_that_only_tells_the_level_leaves_the_rest_as_printed(box: Box) -> None:
    printed = next(one for one in facts.magic_bakery().customers if one.name == "crumpets")
    box.keep("magic-bakery", Card(name="Crumpets", level=3))
    found = next(one for one in known_customers(box) if one.name == "crumpets")
    assert (found.level, found.requires, found.garnish) == (3, printed.requires, printed.garnish)


def test_the_example_of_the_documentation_is_a_box_file() -> None:
    page = (ROOT / "docs/box.md").read_text("utf-8")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example is not None
    game, cards = read_box(example[1].encode())
    assert game == "cake-auf"
    assert json.loads(write_box(game, cards)) == json.loads(example[1])


def test_the_documentation_names_every_game_that_has_a_box() -> None:
    page = (ROOT / "docs/box.md").read_text("utf-8")
    assert all(f'"{game}"' in page for game in KINDS)
