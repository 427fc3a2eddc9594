"""Every move that is legal now: enough to draw each control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.filler import moves as m
from companion.games.filler.state import State
from companion.games.filler.turn import check
from companion.rules.game import Move
from companion.rules.offering import legal


def offers(state: State) -> Sequence[Move]:
    """Legal moves, clock times and scores left out: only people know those.

    One ``order`` stands for all: that of the seats, the default to show.
    """
    return legal(check, state, _thinkable(state))


def _thinkable(state: State) -> Iterator[Move]:
    seats = range(state.setup.seats)
    if state.phase == "times":
        yield from (m.Time(seat=seat, only_early=True) for seat in seats)
        yield m.Order(seats=state.undecided or tuple(seats))
    elif state.phase == "turns":
        yield m.Fill()
        yield from (m.Fill(ability=ability) for ability in m.ABILITIES)
        yield m.Remove()
        yield m.Pass()
        yield m.Restock(reserve=True)
        yield m.Restock(reserve=False)
