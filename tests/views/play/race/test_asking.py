"""Every question of the races has its rules one tap away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft
import pytest

from companion.content import facts
from companion.views.play.cake_auf.cards import playable as action_cards
from companion.views.play.cake_auf.stars import placings, take
from companion.views.play.hasty_baker.cards import playable as strategy_cards
from companion.views.play.hasty_baker.placing import place as place_named
from companion.views.play.play import Play
from companion.views.play.race.cards import Playable
from tests.games.cake_auf.tables import END, ban, place, recipe
from tests.games.hasty_baker.tables import ingredient
from tests.views.play.race.at_table import Phone, phone


def hasty_baker() -> Phone:
    """Ana’s turn; Ben and Cy have something to lose."""
    return phone(
        "hasty-baker", END, ingredient("eggs"), END, ingredient("milk"), END, ingredients="names"
    )


def cake_auf() -> Phone:
    """Ana’s turn: two of her recipes are banned in either way, Ben has completed one."""
    bans = [ban(0, number, kind) for number in (1, 2) for kind in ("fire", "power")]
    return phone("cake-auf", END, *recipe(1), END, *bans[:3], END, END, END, bans[3], END)


def rules_button(controls: list[ft.Control]) -> Callable[[], Any]:
    """The icon at the top of a sheet that leads to its rules."""
    for one in controls:
        if not isinstance(one, ft.IconButton) or not isinstance(one.icon, ft.Icon):
            continue
        tap: Any = one.on_click
        if one.icon.semantics_label == "Rules of this step":
            return lambda: tap(None)
    raise AssertionError("the sheet does not lead to its rules")


Asked = Mapping[str, str]

STRATEGY: Asked = {
    "Steal Ingredient": "steal",
    "Spoiled Ingredient": "spoiled",
    "Take 2 From Hand": "take-two",
    "New Hand": "new-hand",
    "Double Batch": "double-batch",
    "Broken Timer": "broken-timer",
}
ACTIONS: Asked = {
    "The Old Switcheroo": "switch",
    "Get New Recipe": "new-recipe",
    "Take 1, Give 1": "take-give",
    "Fire Ban": "ban",
    "Power Outage": "ban",
    "Fire Restored": "restore",
    "Power Restored": "restore",
    "Destroy": "destroy",
}
CARDS = [
    *(("hasty-baker", hasty_baker, strategy_cards, *one) for one in STRATEGY.items()),
    *(("cake-auf", cake_auf, action_cards, *one) for one in ACTIONS.items()),
]


@pytest.mark.parametrize(("slug", "sit", "cards", "card", "step"), CARDS)
def test_what_a_card_asks_has_its_rules_beside_it(
    slug: str,
    sit: Callable[[], Phone],
    cards: Callable[[Play], list[Playable]],
    card: str,
    step: str,
) -> None:
    at = sit()
    chosen = next(one for one in cards(at.play) if one.card.name == card)
    assert chosen.closed is None
    chosen.on_tap()
    rules_button(at.sheet_draws())()
    assert at.steps == [step]
    assert step in facts.game(slug).steps


def test_which_ingredient_and_how_many_stars_have_their_rules_too() -> None:
    named = hasty_baker()
    place_named(named.play)
    cakes = phone("cake-auf", place(1), place(1))
    take(cakes.play, 1, placings(cakes.play.state.recipe(0, 1), 1))
    for at in (named, cakes):
        rules_button(at.sheet_draws())()
        assert at.steps == ["ingredient"]
