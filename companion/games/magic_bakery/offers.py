"""Every move that is legal now: enough to draw each control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.magic_bakery import moves as m
from companion.games.magic_bakery.state import PANTRY_SLOTS, State
from companion.games.magic_bakery.turn import check
from companion.rules.game import Move
from companion.rules.offering import legal


def offers(state: State) -> Sequence[Move]:
    """Legal moves, notes, scores and the clock (which needs a time) left out."""
    if state.over or state.setup.score_only:
        return ()
    return legal(check, state, _thinkable(state))


def _thinkable(state: State) -> Iterator[Move]:
    others = [seat for seat in range(state.setup.seats) if seat != state.turn]
    yield from _bonuses(state)
    if state.actions:
        yield m.Take()
        yield m.Take(slot="deck")
        yield from (m.Take(slot=slot) for slot in PANTRY_SLOTS)
        yield m.Pass()
        yield from (m.Pass(to=seat) for seat in others)
        yield m.Bake()
        yield from (m.Bake(layer=layer) for layer in m.LAYERS)
        for space in range(1, len(state.row) + 1):
            for garnish in (False, True):
                yield m.Fulfil(space=space, garnish=garnish)
                yield m.Fulfil(space=space, garnish=garnish, showstopper=True)
        yield m.Refresh()
        yield from (m.Cat(to=place) for place in range(1, 6))
        yield m.Egg()
    yield m.EndTurn()


def _bonuses(state: State) -> Iterator[Move]:
    for scenario in state.pending:
        yield m.Bonus(scenario=scenario, skip=True)
        if scenario == 1:
            yield from (m.Bonus(scenario=1, cat=place) for place in range(1, 6))
        elif scenario == 3:
            yield m.Bonus(scenario=3)
        else:
            seats = range(state.setup.seats)
            yield from (m.Bonus(scenario=scenario, to=seat) for seat in seats)
