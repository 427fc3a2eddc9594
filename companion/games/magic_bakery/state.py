"""The Magic Bakery at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.magic_bakery.moves import Layer
from companion.rules.conveyor import progress
from companion.rules.game import Event, Json

EGGS = 13
"""MB-COMP-01: all the eggs in the box."""
PANTRY_SLOTS = (1, 2, 3, 4, 5)
KEEP = 2
"""MB-S05-01: cards that the bees leave to each player."""
TIMER_SECONDS = 600
"""MB-S09-01: ten minutes."""
SHOWSTOPPER_POINTS = 2
"""MB-SHOW-01."""
CAKE_POINTS = 7
"""MB-S10-03."""
WARM_UP_POINTS = 3
"""MB-CAMP-07: with these the warm-up is over."""

Row = tuple[int | None, ...]
Scenario = int


@dataclass(frozen=True, slots=True)
class Setup:
    """What was decided before the first move and does not change."""

    seats: int
    scenarios: frozenset[Scenario]
    mode: str
    customers: int
    """How many, the special one of #10 left out."""
    layers: tuple[Layer, ...]
    score_only: bool

    @property
    def actions(self) -> int:
        """Actions a turn (MB-TURN-02)."""
        return 3 if self.seats <= 3 else 2

    @property
    def special(self) -> int | None:
        """The number of the Purrfect cake's customer (MB-S10-01)."""
        return self.customers + 1 if 10 in self.scenarios else None

    def covered(self, cat: int) -> tuple[Layer, ...]:
        """The two layers under the cat; its place is that of the left one, from 1 (MB-S01-01)."""
        return self.layers[cat - 1 : cat + 1]

    @property
    def goals(self) -> tuple[int, int, int] | None:
        """Points for one, two and three stars (MB-SCORE-02 to 06, MB-AMB-21)."""
        if not self.scenarios:
            return None
        if 10 in self.scenarios:
            return (10, 12, 14)
        if len(self.scenarios) > 1:
            return (3, 5, 7)
        (only,) = self.scenarios
        if only <= 3:
            return (3, 4, 5)
        return (4, 5, 6) if only <= 6 else (5, 6, 7)


@dataclass(frozen=True, slots=True)
class Rulings:
    """The table's answers to open questions; the defaults are ours."""

    bees_and_turtle: str = "bees-first"
    turtle_when: str = "before-customers"
    extra_keep: str = "everyone"
    extra_actions: str = "stack"
    panda_end: str = "row-and-stack"


@dataclass(frozen=True, slots=True)
class Order:
    """A fulfilled order."""

    customer: int
    points: int
    garnish: bool
    seat: int


@dataclass(frozen=True, slots=True)
class Clock:
    """#9's timer as of its newest move (``at`` and ``left`` in microseconds)."""

    state: str = "ready"
    left: int = TIMER_SECONDS * 1_000_000
    at: int | None = None

    @property
    def left_s(self) -> int:
        """Whole seconds, rounded up, never below 0."""
        return max(0, -(-self.left // 1_000_000))

    def left_at(self, now: int) -> int:
        """Microseconds left at a time (microseconds since 1970); may be below 0."""
        if self.state != "running" or self.at is None:
            return self.left
        return self.left - (now - self.at)


@dataclass(frozen=True, slots=True)
class State:
    """Counts and places of everything that all can see. Seats from 0, all else from 1."""

    setup: Setup
    rulings: Rulings
    actions: int
    stack: int
    row: Row
    newest: int
    """The highest customer number so far."""
    ducks: int
    round: int = 1
    turn: int = 0
    fulfilled: tuple[Order, ...] = ()
    discarded: tuple[int, ...] = ()
    earned: int = 0
    """The points of the fulfilled orders, or those that a team brought to a table of scores."""
    points_adjust: int = 0
    pending: tuple[Scenario, ...] = ()
    names: Mapping[int, tuple[str | None, int | None]] = field(default_factory=dict)
    cat: int | None = None
    face_down: tuple[int, ...] | None = None
    eggs: int | None = None
    turtle: int | None = None
    keep: tuple[int, ...] | None = None
    extra: tuple[int, ...] | None = None
    clock: Clock | None = None
    showstopper: bool = False
    over: str | None = None
    """The termination, once the game is over."""
    events: tuple[Event, ...] = ()

    @property
    def points(self) -> int:
        """MB-SCORE-01, corrected by hand where people did so."""
        return self.earned + self.points_adjust

    @property
    def hand_limit(self) -> int | None:
        """MB-S08-01."""
        return 4 if 8 in self.setup.scenarios else None

    def actions_of(self, seat: int) -> int:
        """What a seat starts its turn with (MB-TURN-02, MB-S10-04)."""
        return self.setup.actions + (self.extra[seat] if self.extra else 0)

    @property
    def arriving(self) -> int | None:
        """The number of the customer on top of the stack, None if the stack is empty."""
        special = self.setup.special
        if self.stack == 0:
            return None
        if special is None:
            return self.newest + 1
        if self.stack == 1 and not self.has_arrived(special):
            return special
        return self.newest + (2 if self.newest + 1 == special else 1)

    def has_arrived(self, customer: int) -> bool:
        """Whether a customer has been turned up."""
        return (
            customer in self.row
            or customer in self.discarded
            or any(order.customer == customer for order in self.fulfilled)
        )

    @property
    def leaving(self) -> tuple[int, ...]:
        """Who leaves at the coming round's end if nothing changes."""
        if self.over:
            return ()
        left = progress(self.row, self.arriving).left
        return () if left is None else (left,)

    @property
    def covered(self) -> tuple[Layer, ...]:
        """The layers under the cat (MB-S01-01)."""
        return () if self.cat is None else self.setup.covered(self.cat)

    def as_json(self) -> dict[str, Json]:
        """The state as ``companion replay`` prints it."""
        return {
            "round": self.round,
            "turn": self.turn,
            "actions": self.actions,
            "stack": self.stack,
            "row": list(self.row),
            "leaving": list(self.leaving),
            "fulfilled": [
                {
                    "customer": order.customer,
                    "points": order.points,
                    "garnish": order.garnish,
                    "seat": order.seat,
                }
                for order in self.fulfilled
            ],
            "discarded": list(self.discarded),
            "points": self.points,
            "points_adjust": self.points_adjust,
            "pending": list(self.pending),
            "ducks": self.ducks,
            "names": {
                str(customer): {"card": card, "level": level}
                for customer, (card, level) in sorted(self.names.items())
            },
            "cat": self.cat,
            "face_down": _listed(self.face_down),
            "eggs": self.eggs,
            "turtle": self.turtle,
            "keep": _listed(self.keep),
            "extra": _listed(self.extra),
            "hand_limit": self.hand_limit,
            "timer": self.clock and {"state": self.clock.state, "left_s": self.clock.left_s},
        }


def _listed(values: tuple[int, ...] | None) -> list[int] | None:
    return None if values is None else list(values)
