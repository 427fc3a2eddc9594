"""Last Biscuit as a ``Game``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.rules import reading
from companion.rules.changed import changed
from companion.rules.game import Event, Json, Move, Outcome, Standing, Who
from companion.rules.offering import legal
from companion.rules.per_seat import with_seat
from tests.fifth.moves import MOVES, Take
from tests.fifth.state import MOST, PLATE, SENTENCES, State, refuse


class LastBiscuit:
    """The rules of Last Biscuit."""

    slug = "last-biscuit"
    title = "Last Biscuit"
    rules_version = "1"
    seats = range(2, 5)
    options: Mapping[str, reading.Reader] = {"plate": reading.ordinal}
    rulings: Mapping[str, tuple[str, ...]] = {}
    moves = MOVES
    adjustable: Mapping[str, reading.Reader] = {"plate": reading.count}
    sentences = SENTENCES
    refusals = refuse

    def setup(self, seats: int, options: Mapping[str, Json], rulings: Mapping[str, str]) -> State:
        """A full plate, and nobody has anything."""
        return State(plate=options.get("plate", PLATE), taken=(0,) * seats)

    def offers(self, state: State) -> Sequence[Move]:
        """One, two or three, as far as they are there."""
        return legal(self.check, state, map(Take, range(1, MOST + 1)))

    def check(self, state: State, move: Move) -> None:
        """Raises IllegalMove."""
        assert isinstance(move, Take), "the game has one move"
        if move.biscuits > MOST:
            raise refuse("too_many", most=MOST)
        if move.biscuits > state.plate:
            raise refuse("not_there", left=state.plate)

    def apply(self, state: State, move: Move) -> State:
        """The plate without what was taken, and the next one's turn."""
        assert isinstance(move, Take), "the game has one move"
        who, left = state.turn, state.plate - move.biscuits
        taken = with_seat(state.taken, who, state.taken[who] + move.biscuits)
        events = [Event("took", {"seat": Who(who), "biscuits": move.biscuits})]
        if left == 0:
            events.append(Event("won", {"seat": Who(who)}))
        last = left > 0 and who + 1 == len(taken)
        turn = who if left == 0 else (who + 1) % len(taken)
        return changed(
            state,
            plate=left,
            taken=taken,
            turn=turn,
            round=state.round + last,
            events=tuple(events),
        )

    def adjust(self, state: State, values: Mapping[str, Any]) -> State:
        """The plate counted anew."""
        return changed(state, events=(), **values)

    def rule(self, state: State, rulings: Mapping[str, str]) -> State:
        """There is no open question."""
        return state

    def close(self, state: State) -> State:
        """Nothing is under way between two turns."""
        return changed(state, events=())

    def turn(self, state: State) -> int | None:
        """The seat in turn."""
        return state.turn

    def events(self, state: State) -> tuple[Event, ...]:
        """What the last move brought about."""
        return state.events

    def outcome(self, state: State) -> Outcome | None:
        """The last biscuit is gone."""
        return None if state.plate else self._result(state, "last-taken")

    def finished(self, state: State) -> Outcome:
        """As it stands."""
        return self._result(state, "finished")

    def as_json(self, state: State) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        return {
            "plate": state.plate,
            "taken": list(state.taken),
            "round": state.round,
            "turn": state.turn,
        }

    def _result(self, state: State, termination: str) -> Outcome:
        """Whoever is in turn at the end has taken the last one."""
        ranking = [
            Standing(seat, 1 if seat == state.turn else 2, {"points": points})
            for seat, points in enumerate(state.taken)
        ]
        return Outcome(termination, ranking=tuple(sorted(ranking, key=lambda one: one.place)))
