"""A table teaches the box: names, stars, icons, the ingredients of a completed recipe."""

from __future__ import annotations

from typing import Any

from companion.games.box.box import Box, InMemory
from companion.games.box.card import Card
from companion.games.registry import GAMES
from companion.rules.codec import read_entry
from companion.rules.table import Header, Table

NAMES = ("Ana", "Ben")


def taught(slug: str, *entries: dict[str, Any], **options: Any) -> tuple[Card, ...]:
    """What a box knows after a table with these entries."""
    box = Box(InMemory())
    table = Table(GAMES[slug], Header(slug, NAMES, options))
    for entry in entries:
        table.play(read_entry(table.game, entry))
        box.learn(table, table.steps[-1:])
    return box.cards(slug)


def place(*names: str) -> list[dict[str, Any]]:
    """Ingredients of one seat over two turns."""
    moves: list[dict[str, Any]] = [{"move": "ingredient", "name": name} for name in names]
    turn = {"move": "end_turn"}
    return [moves[0], moves[1], turn, turn, *moves[2:]]


def test_a_name_is_remembered() -> None:
    note = {"move": "recipe", "seat": 1, "place": 2, "name": "Halo Halo"}
    assert taught("cake-auf", note) == (Card(name="Halo Halo"),)


def test_stars_and_icons_are_remembered_with_the_name() -> None:
    note = {"move": "recipe", "seat": 1, "place": 2, "name": "Halo Halo", "stars": 2, "fire": False}
    assert taught("cake-auf", note) == (Card(name="Halo Halo", stars=2, fire=False),)


def test_a_ban_shows_the_icon_of_a_named_recipe() -> None:
    note = {"move": "recipe", "seat": 1, "place": 2, "name": "Halo Halo"}
    ban = {"move": "ban", "to": 1, "recipe": 2, "kind": "power"}
    assert taught("cake-auf", note, ban) == (Card(name="Halo Halo", power=True),)


def test_the_third_ingredient_tells_the_stars() -> None:
    note = {"move": "recipe", "seat": 0, "place": 1, "name": "Waffles"}
    one = {"move": "ingredient", "place": 1}
    assert taught("cake-auf", note, one, one, {**one, "stars": 1}) == (
        Card(name="Waffles", stars=1),
    )


def test_a_recipe_without_a_name_teaches_nothing() -> None:
    assert taught("cake-auf", {"move": "recipe", "seat": 0, "place": 1, "stars": 2}) == ()


def test_a_name_too_long_for_a_card_stays_at_its_table() -> None:
    assert taught("cake-auf", {"move": "recipe", "seat": 0, "place": 1, "name": "x" * 41}) == ()


def test_a_dessert_is_remembered_where_ingredients_are_only_counted() -> None:
    note = {"move": "recipe", "seat": 0, "name": "Rocky Road"}
    four: dict[str, Any] = {"move": "ingredient"}
    turn = {"move": "end_turn"}
    found = taught("hasty-baker", note, four, four, turn, turn, four, four)
    assert found == (Card(name="Rocky Road"),)


def test_a_completed_dessert_shows_its_four_ingredients() -> None:
    note = {"move": "recipe", "seat": 0, "name": "Brownies"}
    entries = place("eggs", "butter", "sugar", "chocolate")
    kinds = ("butter", "chocolate", "eggs", "sugar")
    assert taught("hasty-baker", note, *entries, ingredients="names") == (
        Card(name="Brownies", ingredients=kinds),
    )


def test_with_a_wild_nobody_knows_the_fourth() -> None:
    note = {"move": "recipe", "seat": 0, "name": "Brownies"}
    entries = place("eggs", "butter", "sugar", "wild")
    assert taught("hasty-baker", note, *entries, ingredients="names") == (Card(name="Brownies"),)


def test_create_your_own_has_no_ingredients_of_its_own() -> None:
    note = {"move": "recipe", "seat": 0, "name": "Create-Your-Own"}
    entries = place("eggs", "butter", "sugar", "flour")
    assert taught("hasty-baker", note, *entries, ingredients="names") == (
        Card(name="Create-Your-Own"),
    )


def test_other_games_teach_nothing() -> None:
    assert taught("magic-bakery", {"move": "take"}) == ()
