"""Turn order by clock times: who goes when, and why."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from typing import Literal

HOUR = 60

_CLOCK = re.compile(r"(1?[0-9]|2[0-3]):([0-5][0-9])")

Reason = Literal["time", "earlier", "last", "told"]
"""The time shown; that time made earlier; no time to show; or nothing but what people said."""


def minutes_of(text: str) -> int | None:
    """Minutes after midnight of a time ``H:MM`` from 0:00 to 23:59, None if it is none."""
    found = _CLOCK.fullmatch(text)
    return None if found is None else int(found[1]) * HOUR + int(found[2])


@cache
def clock(minutes: int) -> str:
    """Minutes after midnight as ``H:MM``; before midnight as ``-H:MM``."""
    hours, rest = divmod(abs(minutes), HOUR)
    return f"{'-' if minutes < 0 else ''}{hours}:{rest:02}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """What a seat shows: minutes after midnight, and how many hours it comes earlier than that.

    Without ``minutes`` it has no time at all and comes after all that have one.
    """

    minutes: int | None
    early: int = 0

    @property
    def effective(self) -> int | None:
        """The minutes that count. They may be below 0: no day before begins there (FI-AMB-13)."""
        return None if self.minutes is None else self.minutes - HOUR * self.early


@dataclass(frozen=True, slots=True)
class Place:
    """A seat in the order. ``over`` is the next one, where only the hours decided between them."""

    seat: int
    reveal: Reveal | None
    over: int | None = None

    @property
    def reason(self) -> Reason:
        """Why the seat has this place; ``over`` adds to it."""
        if self.reveal is None:
            return "told"
        if self.reveal.minutes is None:
            return "last"
        return "earlier" if self.reveal.early else "time"


@dataclass(frozen=True, slots=True)
class TurnOrder:
    """The places that are sure, and the seats after them that no time puts in order."""

    places: tuple[Place, ...]
    undecided: tuple[int, ...]

    @property
    def seats(self) -> tuple[int, ...]:
        """The sure ones in order."""
        return tuple(place.seat for place in self.places)


def turn_order(reveals: Mapping[int, Reveal]) -> TurnOrder:
    """Smallest effective time first; equal times: more hours earlier first (FI-TIME-05).

    One hour is enough to make two times equal (FI-AMB-16).
    Whoever has no time is last; two or more of those are undecided among themselves.
    """
    timed = [seat for seat, reveal in reveals.items() if reveal.minutes is not None]
    timed.sort(key=lambda seat: _rank(reveals[seat]))
    late = tuple(sorted(reveals.keys() - timed))
    if len(late) > 1:
        return TurnOrder(placed(timed, reveals), late)
    return TurnOrder(placed((*timed, *late), reveals), ())


def _rank(reveal: Reveal) -> tuple[int, int]:
    return (reveal.effective or 0, -reveal.early)


def placed(order: Sequence[int], reveals: Mapping[int, Reveal]) -> tuple[Place, ...]:
    """An order that stands already, each place with its reason."""
    return tuple(
        Place(seat, reveals.get(seat), after if _ties(reveals, seat, after) else None)
        for seat, after in zip_longest(order, order[1:])
    )


def _ties(reveals: Mapping[int, Reveal], seat: int, after: int | None) -> bool:
    one = reveals.get(seat)
    other = None if after is None else reveals.get(after)
    if one is None or other is None or one.minutes is None:
        return False
    return one.effective == other.effective and one.early > other.early
