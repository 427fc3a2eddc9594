"""Hasty Baker played at random."""

from __future__ import annotations

from hypothesis import strategies as st

from companion.games.hasty_baker import moves as m
from companion.games.hasty_baker.game import HastyBaker
from companion.games.hasty_baker.state import State
from companion.rules.game import Move
from tests.games.races import tables

HASTY_BAKER = HastyBaker()
_targets = st.integers(1, 5)
any_table = tables(
    HASTY_BAKER.slug, ingredients=st.sampled_from(["count", "names"]), target=_targets
)
named_table = tables(HASTY_BAKER.slug, ingredients=st.just("names"), target=_targets)


def decide(state: State, choice: int) -> Move:
    """Mostly ingredients, so that recipes are completed; else any move on offer."""
    offers = HASTY_BAKER.offers(state)
    building = [one for one in offers if isinstance(one, m.Ingredient | m.Steal | m.Hasty)]
    pool = building if building and choice % 3 else offers
    move = pool[choice // 3 % len(pool)]
    if isinstance(move, m.Spoiled) and not state.setup.named:
        there = [len(kitchen.in_play) for kitchen in state.kitchens]
        return m.Spoiled(move.ingredient, tuple(choice % (one + 1) for one in there))
    return move
