"""What the cards of each game are called, and what is printed of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.content import facts
from companion.content.facts import Customer
from companion.games.box.box import Box
from companion.games.box.card import Card, folded
from companion.games.hasty_baker.moves import NAMED
from companion.views.words import counted, joined, say

MAGIC_BAKERY, HASTY_BAKER, CAKE_AUF = "magic-bakery", "hasty-baker", "cake-auf"


@dataclass(frozen=True, slots=True)
class Kind:
    """A game's cards in words."""

    title: str
    about: str
    adds: bool
    """Whether cards can be added: not where every card is printed."""


KINDS: Mapping[str, Kind] = {
    MAGIC_BAKERY: Kind(
        "Customers",
        "What the 25 Customers order. Change one if your box prints something else.",
        False,
    ),
    HASTY_BAKER: Kind(
        "Recipes",
        "Ingredients are printed on the cards only. Tables that name them are remembered here.",
        True,
    ),
    CAKE_AUF: Kind(
        "Recipes",
        "Recipes named at a table are remembered here and offered by their first letters.",
        True,
    ),
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of the list: what counts, and whether it stands in the group's own box."""

    card: Card
    own: bool


def shown(box: Box, game: str) -> list[Shown]:
    """The cards of the list: the group's own, and those that are printed beside them."""
    own = box.cards(game)
    names = {folded(card.name) for card in own}
    printed = [card for card in _printed(game) if folded(card.name) not in names]
    both = [*(Shown(card, True) for card in own), *(Shown(card, False) for card in printed)]
    return sorted(both, key=lambda one: (one.card.level or 0, folded(one.card.name)))


def printed_card(game: str, name: str) -> Card | None:
    """What is known of a card without anybody's telling."""
    return next((card for card in _printed(game) if folded(card.name) == folded(name)), None)


def _printed(game: str) -> list[Card]:
    if game == HASTY_BAKER:
        return [Card(name=name) for name in facts.hasty_baker().recipes]
    if game == CAKE_AUF:
        return [Card(name=one.name, stars=one.stars) for one in facts.cake_auf().recipes]
    return [as_card(customer) for customer in facts.magic_bakery().customers]


def as_card(customer: Customer) -> Card:
    """A printed Customer as a card of the box."""
    return Card(
        name=customer.name,
        level=customer.level,
        ingredients=customer.requires,
        garnish=customer.garnish,
        orders=customer.orders,
    )


def parts_of(game: str) -> tuple[tuple[str, str], ...]:
    """What a card of the game may list, with its word; nothing where it may list anything."""
    if game == HASTY_BAKER:
        return tuple((name, say(name)) for name in NAMED)
    if game == CAKE_AUF:
        return ()
    known = facts.magic_bakery()
    ingredients = [(one.name, say(one.name)) for one in known.ingredients]
    return (*ingredients, *((layer.slug, say(layer.name)) for layer in known.layers))


def second_line(game: str, card: Card) -> str:
    """What is known of a card, in a line."""
    words = dict(parts_of(game))
    found = []
    if card.level is not None:
        found.append(say("Level {n}", n=card.level))
    if card.stars is not None:
        found.append(counted(card.stars, "{n} star", "{n} stars"))
    icons = [name for name, on in ((say("fire"), card.fire), (say("power"), card.power)) if on]
    if icons:
        found.append(say("shows {icons}", icons=joined(icons)))
    if card.ingredients:
        found.append(", ".join(words.get(one, one) for one in card.ingredients))
    if card.garnish:
        garnish = ", ".join(words.get(one, one) for one in card.garnish)
        found.append(say("garnish {parts}", parts=garnish))
    if (card.orders or 1) > 1:
        found.append(say("counts {n} orders", n=card.orders))
    return " · ".join(found)
