"""Cake Auf! played at random."""

from __future__ import annotations

from hypothesis import strategies as st

from companion.games.cake_auf import moves as m
from companion.games.cake_auf.game import CakeAuf
from companion.games.cake_auf.state import State
from companion.rules.game import Move
from tests.games.races import tables

CAKE_AUF = CakeAuf()
any_table = tables(CAKE_AUF.slug, target=st.integers(1, 5))


def decide(state: State, choice: int) -> Move:
    """Mostly ingredients and restores, so that recipes are completed; else any move, or a note."""
    offers = CAKE_AUF.offers(state)
    building = [one for one in offers if isinstance(one, m.Ingredient | m.Restore)]
    if choice % 17 == 0:
        return _note(state, choice // 17)
    pool = building if building and choice % 3 else offers
    return pool[choice // 3 % len(pool)]


def _note(state: State, choice: int) -> Move:
    """What somebody reads on a card: its stars, or that an icon is not there."""
    seat, number = choice % state.setup.seats, 1 + choice % 3
    recipe = state.recipe(seat, number)
    if recipe is None:
        return m.EndTurn()
    if choice % 2:
        return m.Note(seat=seat, place=number, stars=1 + choice % 4 // 2)
    return m.Note(seat=seat, place=number, fire="fire" in recipe.bans, recipe="Waffles")
