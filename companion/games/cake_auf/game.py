"""Cake Auf! as a ``Game``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.cake_auf import checks, correct, hands, setup, turn
from companion.games.cake_auf.moves import MOVES
from companion.games.cake_auf.offers import offers
from companion.games.cake_auf.state import State
from companion.games.cake_auf.words import SENTENCES, refuse
from companion.rules.changed import changed
from companion.rules.game import Event, Json, Move, Outcome
from companion.rules.ranking import rank


class CakeAuf:
    """The rules of Cake Auf!; see ``seeds/cake-auf.md``."""

    slug = "cake-auf"
    title = "Cake Auf!"
    rules_version = "1"
    seats = range(2, 5)
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

    def close(self, state: State) -> State:
        """The state as people left it."""
        return changed(state, events=())

    def turn(self, state: State) -> int | None:
        """The seat in turn."""
        return state.turn

    def hand(self, state: State, seat: int) -> int:
        """How many cards a seat holds, as far as the moves tell."""
        return state.hands[seat]

    def events(self, state: State) -> tuple[Event, ...]:
        """What the last move brought about."""
        return state.events

    def outcome(self, state: State) -> Outcome | None:
        """The result if the game is over."""
        if state.winner is not None:
            return self._result(state, "target-reached")
        if len(state.scored) == state.setup.seats:
            return self._result(state, "scored")
        return None

    def finished(self, state: State) -> Outcome:
        """The result as it stands."""
        return self._result(state, "finished")

    def as_json(self, state: State) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        return state.as_json()

    def _result(self, state: State, termination: str) -> Outcome:
        """CA-WIN-01 and 03; equal stars share a place."""
        figures = [
            {"stars": kitchen.stars, "recipes": len(kitchen.completed)}
            for kitchen in state.kitchens
        ]
        ranking = rank(figures, lambda one: one["stars"])
        return Outcome(termination, ranking=ranking)
