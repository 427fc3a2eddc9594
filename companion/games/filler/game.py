"""Filler as a ``Game``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.filler import correct, scoring, setup, turn
from companion.games.filler.moves import MOVES
from companion.games.filler.offers import offers
from companion.games.filler.state import State
from companion.games.filler.words import SENTENCES, refuse
from companion.rules.changed import changed
from companion.rules.game import Event, Json, Move, Outcome


class Filler:
    """The rules of Filler; see ``seeds/filler.md``."""

    slug = "filler"
    title = "Filler"
    rules_version = "1"
    seats = setup.SEATS
    options = setup.OPTIONS
    rulings = setup.RULINGS
    moves = MOVES
    adjustable = correct.ADJUSTABLE
    sentences = SENTENCES
    refusals = refuse

    def setup(self, seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> State:
        """The state before the first move. Raises BadHeader."""
        return setup.setup(seats, options, rulings)

    def offers(self, state: State) -> Sequence[Move]:
        """Every legal move."""
        return offers(state)

    def check(self, state: State, move: Move) -> None:
        """Raises IllegalMove."""
        turn.check(state, move)

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
        """The state as people left it: no question is open."""
        return changed(state, pending=None, events=())

    def turn(self, state: State) -> int | None:
        """The seat in turn, None outside the turns of a day."""
        return state.turn

    def events(self, state: State) -> tuple[Event, ...]:
        """What the last move brought about."""
        return state.events

    def outcome(self, state: State) -> Outcome | None:
        """The result once all seats have their score."""
        if state.phase != "over":
            return None
        return scoring.result(state, "scored" if state.setup.score_only else "deck-empty")

    def finished(self, state: State) -> Outcome:
        """The result as it stands."""
        return scoring.result(state, "finished")

    def as_json(self, state: State) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        return state.as_json()
