"""Places: best first, equal results share one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.rules.game import Standing


def rank(
    figures: Sequence[Mapping[str, Any]], key: Callable[[Mapping[str, Any]], Any]
) -> tuple[Standing, ...]:
    """Each seat's figures as standings, best first and then by seat.

    ``key`` says how good a result is (larger is better). Equal ones share a place, and the next
    place counts all before it: 1, 1, 3.
    """
    order = sorted(range(len(figures)), key=lambda seat: key(figures[seat]), reverse=True)
    standings: list[Standing] = []
    for position, seat in enumerate(order, start=1):
        tied = standings and key(figures[seat]) == key(figures[standings[-1].seat])
        place = standings[-1].place if tied else position
        standings.append(Standing(seat, place, figures[seat]))
    return tuple(standings)
