"""Colour and shape of each person: their own everywhere, and at one table nobody's twice. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from companion.store import Player

LOOKS = (
    ("Blueberry", "circle"),
    ("Apricot", "triangle"),
    ("Matcha", "square"),
    ("Lemon", "diamond"),
    ("Damson", "hexagon"),
    ("Icing", "scallop"),
)
"""Colour and shape go together: as many as can sit at a table."""


def least_worn(players: Iterable[Player]) -> tuple[str, str]:
    """The look for somebody new: the one that the fewest have, of several the first."""
    worn = Counter(player.shape for player in players if player.deleted is None)
    return min(LOOKS, key=lambda look: worn[look[1]])


def seated(own: Sequence[int | None]) -> tuple[int, ...]:
    """A look a seat, as a place in LOOKS: each their own, if nobody before them wears it.

    `own` has None for somebody who has none yet: they get that of their seat if it is free.
    """
    found: list[int | None] = [
        look if look is not None and look not in own[:seat] else None
        for seat, look in enumerate(own)
    ]
    for seat, look in enumerate(found):
        if look is None:
            free = [one for one in range(len(LOOKS)) if one not in found]
            found[seat] = seat if seat in free else free[0]
    return tuple(look for look in found if look is not None)
