"""Kim-Joy's Magic Bakery as a ``Game``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.magic_bakery import correct, setup, turn
from companion.games.magic_bakery.moves import MOVES
from companion.games.magic_bakery.offers import offers
from companion.games.magic_bakery.state import State
from companion.games.magic_bakery.words import SENTENCES, refuse
from companion.rules.game import Event, Json, Move, Outcome


class MagicBakery:
    """The rules of Kim-Joy's Magic Bakery; see ``seeds/magic-bakery.md``."""

    slug = "magic-bakery"
    title = "Magic Bakery"
    rules_version = "1"
    seats = range(2, 6)
    """MB-COMP-06."""
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
        """The state under changed rulings. Raises IllegalMove."""
        return correct.rule(state, rulings)

    def close(self, state: State) -> State:
        """The state as people left it: no bonus, no action waits."""
        return turn.over(state, "finished")

    def turn(self, state: State) -> int | None:
        """The seat in turn."""
        return state.turn

    def events(self, state: State) -> tuple[Event, ...]:
        """What the last move brought about."""
        return state.events

    def outcome(self, state: State) -> Outcome | None:
        """The result if the game is over."""
        return self._result(state, state.over) if state.over else None

    def finished(self, state: State) -> Outcome:
        """The result as it stands."""
        return self._result(state, "finished")

    def as_json(self, state: State) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        return state.as_json()

    def _result(self, state: State, termination: str) -> Outcome:
        """MB-SCORE-01 to 06."""
        goals = state.setup.goals
        stars = None if goals is None else sum(state.points >= goal for goal in goals)
        team = {"points": state.points, "goals": goals and list(goals), "stars": stars}
        return Outcome(termination, team)
