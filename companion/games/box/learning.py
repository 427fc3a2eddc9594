"""What a move tells of the cards of the box: names, stars, icons, ingredients."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.box.card import Card, read_card
from companion.games.cake_auf import state as cake_auf
from companion.games.hasty_baker import state as hasty_baker
from companion.games.hasty_baker.moves import Ingredient, Steal
from companion.rules.reading import Malformed
from companion.rules.table import Step, Table

CREATE_YOUR_OWN = "create-your-own"
"""HB-AMB-01: its ingredients are the player's, not the card's."""


def learned(table: Table, step: Step) -> tuple[Card, ...]:
    """The cards of which a step says something that was not known at the table before."""
    state = step.position.state
    if isinstance(state, cake_auf.State):
        found = _of_cake_auf(step.before.state, state)
    elif isinstance(state, hasty_baker.State):
        found = _of_hasty_baker(table, step)
    else:
        return ()
    return tuple(_fitting(table.header.game, found))


def _fitting(game: str, found: Iterator[Card]) -> Iterator[Card]:
    """Names that are too long for a card, or empty, stay at their table."""
    for card in found:
        try:
            yield read_card(game, card.as_json())
        except Malformed:
            continue


def _of_cake_auf(before: cake_auf.State, after: cake_auf.State) -> Iterator[Card]:
    known = set(_told(before))
    yield from (card for card in _told(after) if card not in known)


def _told(state: cake_auf.State) -> Iterator[Card]:
    for kitchen in state.kitchens:
        for recipe in kitchen.open:
            if recipe is not None and recipe.name:
                yield Card(
                    name=recipe.name, stars=recipe.stars, fire=recipe.fire, power=recipe.power
                )
        for done in kitchen.completed:
            if done.name:
                yield Card(name=done.name, stars=done.stars)


def _of_hasty_baker(table: Table, step: Step) -> Iterator[Card]:
    before: hasty_baker.State = step.before.state
    after: hasty_baker.State = step.position.state
    names = {kitchen.recipe for kitchen in before.kitchens}
    for kitchen in after.kitchens:
        if kitchen.recipe and kitchen.recipe not in names:
            yield Card(name=kitchen.recipe)
    move = table.entries[step.entry].move
    if isinstance(move, Ingredient | Steal) and after.recipes != before.recipes:
        yield from _completed(before.kitchens[before.turn], move.ingredient)


def _completed(kitchen: hasty_baker.Kitchen, last: str | None) -> Iterator[Card]:
    """A recipe that was completed without a wild in the place of an ingredient shows all four."""
    kinds = kitchen.kinds | ({last} if last and hasty_baker.is_named(last) else set())
    name = kitchen.recipe
    if name and name.casefold() != CREATE_YOUR_OWN and len(kinds) == hasty_baker.NEEDS:
        yield Card(name=name, ingredients=tuple(sorted(kinds)))
