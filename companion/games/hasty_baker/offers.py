"""Every move that is legal now: enough to draw each control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.hasty_baker import moves as m
from companion.games.hasty_baker.checks import check
from companion.games.hasty_baker.state import State
from companion.rules.game import Move
from companion.rules.offering import legal


def offers(state: State) -> Sequence[Move]:
    """Legal moves, notes and scores left out.

    Where the app only counts ingredients, ``spoiled`` is offered with nothing lost: people say
    how many each seat had.
    """
    if state.winner is not None or state.setup.score_only:
        return ()
    return legal(check, state, _thinkable(state))


def _thinkable(state: State) -> Iterator[Move]:
    if state.actions:
        yield from _ingredients(state)
        yield from _strategies(state)
        yield m.Replace()
    yield m.EndTurn()


def _ingredients(state: State) -> Iterator[Move]:
    names = m.INGREDIENTS if state.setup.named else (None,)
    yield from (m.Ingredient(name) for name in names)
    for seat in range(state.setup.seats):
        yield from (m.Steal(seat, name) for name in names)


def _strategies(state: State) -> Iterator[Move]:
    seats = range(state.setup.seats)
    nothing = None if state.setup.named else (0,) * state.setup.seats
    yield m.Hasty()
    yield m.Ribbon()
    yield from (m.Spoiled(name, nothing) for name in m.NAMED)
    for seat in seats:
        yield m.TakeTwo(seat)
        yield m.NewHand(seat)
        yield m.DoubleBatch(seat)
        yield m.BrokenTimer(seat)
