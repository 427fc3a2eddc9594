"""Hasty Baker as a ``Game``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.hasty_baker import checks, correct, hands, setup, turn
from companion.games.hasty_baker.moves import MOVES
from companion.games.hasty_baker.offers import offers
from companion.games.hasty_baker.state import State
from companion.games.hasty_baker.words import SENTENCES, refuse
from companion.games.racing import Race
from companion.rules.game import Json, Move


class HastyBaker(Race[State]):
    """The rules of Hasty Baker; see ``seeds/hasty-baker.md``."""

    slug = "hasty-baker"
    title = "Hasty Baker"
    rules_version = "1"
    seats = range(2, 7)
    """HB-COMP-06."""
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
