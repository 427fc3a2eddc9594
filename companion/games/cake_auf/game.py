"""Cake Auf! as a ``Game``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.cake_auf import checks, correct, hands, setup, turn
from companion.games.cake_auf.moves import MOVES
from companion.games.cake_auf.offers import offers
from companion.games.cake_auf.state import State
from companion.games.cake_auf.words import SENTENCES, refuse
from companion.games.racing import Race
from companion.rules.game import Json, Move


class CakeAuf(Race[State]):
    """The rules of Cake Auf!; see ``seeds/cake-auf.md``."""

    slug = "cake-auf"
    title = "Cake Auf!"
    rules_version = "1"
    seats = range(2, 5)
    """CA-COMP-01."""
    options = setup.OPTIONS
    rulings = setup.RULINGS
    moves = MOVES
    adjustable = correct.ADJUSTABLE
    sentences = SENTENCES
    refusals = refuse
    hand_size = hands.HAND

    def setup(self, seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> State:
        """The state before the first move."""
        return setup.setup(seats, options, rulings)

    def offers(self, state: State) -> Sequence[Move]:
        """Every legal move."""
        return offers(state)

    def check(self, state: State, move: Move) -> None:
        """Raises IllegalMove."""
        checks.check(state, move)

    def apply(self, state: State, move: Move) -> State:
        """The state after a legal move."""
        return turn.apply(state, move)

    def adjust(self, state: State, values: Mapping[str, Any]) -> State:
        """The state with counters corrected. Raises IllegalMove."""
        return correct.adjust(state, values)

    def rule(self, state: State, rulings: Mapping[str, str]) -> State:
        """The state under changed rulings."""
        return correct.rule(state, rulings)
