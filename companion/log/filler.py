"""Filler in the long run: what scores are made of, fills a day."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.filler.scoring import SET_BONUS
from companion.log.results import Result, finished
from companion.log.statistics import number
from companion.store import Play

SLUG = "filler"


@dataclass(frozen=True, slots=True)
class Parts:
    """Mean points of `known` scores by where they come from; symbols in the rulebook's order."""

    known: int
    symbols: tuple[float, float, float]
    sets: float


def parts(results: Iterable[Result]) -> Parts | None:
    """What some results of Filler are made of, None if no play tells."""
    known = [
        result.standing
        for result in results
        if result.play.game == SLUG and {"symbols", "sets"} <= result.standing.keys()
    ]
    if not known:
        return None
    count = len(known)
    symbols = zip(*(one["symbols"] for one in known), strict=True)
    money, reviews, acclaim = (sum(kind) / count for kind in symbols)
    sets = SET_BONUS * sum(one["sets"] for one in known) / count
    return Parts(count, (money, reviews, acclaim), sets)


def fills_a_day(plays: Iterable[Play]) -> float | None:
    """Recipes that a whole table fills in a day, None if no play tells."""
    own = [play for play in finished(plays) if play.game == SLUG]
    known = [
        (fills, days)
        for play in own
        if (fills := number(play, "fills")) is not None and (days := number(play, "days"))
    ]
    days = sum(one for _, one in known)
    return sum(one for one, _ in known) / days if days else None
