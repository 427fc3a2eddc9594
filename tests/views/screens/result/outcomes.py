"""Results of every kind, as the table format has them."""

from __future__ import annotations

from typing import Any

NAMES = ("Ana", "Ben", "Cy")


def ranked(*standings: dict[str, Any]) -> dict[str, Any]:
    winners = sorted(one["seat"] for one in standings if one["place"] == 1)
    return {"ranking": list(standings), "winners": winners, "termination": "finished"}


def filler(seat: int, place: int, symbols: list[int], sets: int, cards: int) -> dict[str, Any]:
    points = sum(symbols) + 2 * sets
    figures = {"points": points, "symbols": symbols, "sets": sets, "cards": cards}
    return {"seat": seat, "place": place, **figures}


ANA_BY_CARDS = ranked(
    filler(0, 1, [5, 4, 6], 4, 13), filler(2, 2, [3, 6, 8], 3, 12), filler(1, 3, [4, 5, 3], 3, 12)
)
SHARED = ranked(filler(0, 1, [5, 4, 6], 4, 13), filler(2, 1, [5, 4, 6], 4, 13))
ALL_THREE = ranked(*({"seat": seat, "stars": 5, "recipes": 4, "place": 1} for seat in range(3)))
ALONE = ranked(
    {"seat": 1, "points": 5, "recipes": 4, "place": 1},
    {"seat": 0, "points": 1, "recipes": 1, "place": 2},
)
STARS = {"points": 5, "goals": [3, 4, 6], "stars": 2, "termination": "customers-gone"}
RELAXED = {"points": 1, "goals": None, "stars": None, "termination": "customers-gone"}
ABANDONED = {"termination": "abandoned"}

EVERY_KIND = (ANA_BY_CARDS, SHARED, ALL_THREE, ALONE, STARS, RELAXED, ABANDONED)
