"""Last Biscuit at one moment, and its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.rules.common import COMMON_REFUSALS
from companion.rules.game import Event, Refusals

PLATE = 21
MOST = 3
"""So many biscuits at once."""

SENTENCES: Mapping[str, str] = {
    "took": "{seat} took {biscuits}",
    "won": "{seat} took the last biscuit and wins",
}

refuse = Refusals(
    COMMON_REFUSALS,
    {
        "too_many": ("LB-TURN-01", "Take at most {most} at once."),
        "not_there": ("LB-TURN-02", "Only {left} are on the plate."),
    },
)


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The plate, what everybody has, and whose turn it is."""

    plate: int
    taken: tuple[int, ...]
    turn: int = 0
    round: int = 1
    """The history is told by rounds."""
    events: tuple[Event, ...] = ()
