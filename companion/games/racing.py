"""What the two races share: turns of some actions, and the first at a number of points wins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from companion.rules.changed import changed
from companion.rules.game import Event, Json, Outcome, Who
from companion.rules.ranking import rank


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceSetup:
    """What was decided before the first move and does not change."""

    seats: int
    target: int
    """The points that win."""
    score_only: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceState(ABC):
    """What every race knows at one moment."""

    unit: ClassVar[str]
    """What the game calls its points."""

    setup: RaceSetup
    hands: tuple[int, ...]
    """Cards each hand holds, as far as moves tell. Not in the file: nothing is refused for them."""
    actions: int
    round: int = 1
    turn: int = 0
    winner: int | None = None
    scored: frozenset[int] = frozenset()
    """Seats whose score was entered, where the table only keeps score."""
    events: tuple[Event, ...] = ()

    @property
    @abstractmethod
    def tally(self) -> tuple[int, ...]:
        """The points of each seat."""

    @property
    @abstractmethod
    def recipes(self) -> tuple[int, ...]:
        """How many recipes each seat has completed."""

    @abstractmethod
    def as_json(self) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""

    def done(self, code: str, **facts: object) -> Event:
        """What the seat in turn did."""
        return Event(code, {"seat": Who(self.turn), **facts})


S = TypeVar("S", bound=RaceState)


def leader(state: RaceState) -> int | None:
    """The seat that has won: the best of those at the target, None while nobody is there.

    Play stops at the first one there; only a correction by hand can bring several.
    """
    best = max(state.tally)
    return state.tally.index(best) if best >= state.setup.target else None


def looked_at_end(state: S) -> S:
    """After a correction: the end looked at again. A table of scores ends by its scores alone."""
    return changed(state, winner=None if state.setup.score_only else leader(state), events=())


def next_turn(state: S, actions: int, *events: Event, **changes: Any) -> S:
    """The next seat's turn of so many actions; after the last seat a new round begins."""
    told = [state.done("turn_ended")]
    if state.actions:
        told.append(Event("actions_unused", {"unused": state.actions}))
    last = state.turn + 1 == state.setup.seats
    return changed(
        state,
        round=state.round + last,
        turn=0 if last else state.turn + 1,
        actions=actions,
        events=(*told, *events),
        **changes,
    )


def with_score(state: S, seat: int, event: Event, **changes: Any) -> S:
    """A seat's score entered; the table is over when all are in."""
    scored = state.scored | {seat}
    over = (Event("game_over"),) if len(scored) == state.setup.seats else ()
    return changed(state, scored=scored, events=(event, *over), **changes)


class Race(Generic[S]):
    """The answers of a ``Game`` that follow from a race's state alone."""

    def close(self, state: S) -> S:
        """The state as people left it."""
        return changed(state, events=())

    def turn(self, state: S) -> int | None:
        """The seat in turn."""
        return state.turn

    def hand(self, state: S, seat: int) -> int:
        """How many cards a seat holds, as far as the moves tell."""
        return state.hands[seat]

    def events(self, state: S) -> tuple[Event, ...]:
        """What the last move brought about."""
        return state.events

    def outcome(self, state: S) -> Outcome | None:
        """The result if the game is over."""
        if state.winner is not None:
            return _result(state, "target-reached")
        if len(state.scored) == state.setup.seats:
            return _result(state, "scored")
        return None

    def finished(self, state: S) -> Outcome:
        """The result as it stands."""
        return _result(state, "finished")

    def as_json(self, state: S) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        return state.as_json()


def _result(state: RaceState, termination: str) -> Outcome:
    """Equal points share a place, and with it a victory."""
    figures = [
        {state.unit: points, "recipes": recipes}
        for points, recipes in zip(state.tally, state.recipes, strict=True)
    ]
    return Outcome(termination, ranking=rank(figures, lambda one: one[state.unit]))
