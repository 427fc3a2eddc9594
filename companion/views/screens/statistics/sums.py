"""What the statistics screen says, worked out of the plays that fit. Missing is never 0."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from companion.games.registry import GAMES
from companion.library import Play
from companion.log.people import People
from companion.log.results import Result, finished
from companion.log.statistics import Tally, number, tallies
from companion.views.words import say

_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


@dataclass(frozen=True, slots=True)
class Overview:
    """The plays that count, and what can be told of all of them together."""

    plays: tuple[Play, ...]
    results: tuple[Result, ...]
    contested: tuple[Result, ...]
    """Those of plays in which people play against each other and somebody won."""
    abandoned: int
    """Left out."""

    @property
    def minutes(self) -> int | None:
        """The usual length: the middle one of all that are known."""
        known = [minutes for play in self.plays if (minutes := number(play, "minutes")) is not None]
        return round(statistics.median(known)) if known else None

    @property
    def weekday(self) -> str | None:
        """The day of the week most played on, None where two are level."""
        days = Counter(day.weekday() for day in map(_day, self.plays) if day is not None)
        most = days.most_common(2)
        if not most or (len(most) == 2 and most[0][1] == most[1][1]):
            return None
        return say(_WEEKDAYS[most[0][0]])

    @property
    def a_game(self) -> Mapping[str, int]:
        """Plays of each game, ours first in their own order."""
        counts = Counter(play.game for play in self.plays)
        others = [(name, n) for name, n in counts.most_common() if name not in GAMES]
        return {**{slug: counts[slug] for slug in GAMES}, **dict(others)}

    @property
    def contests(self) -> int:
        """How many plays those are."""
        return len({one.play.id for one in self.contested})

    def names(self, people: People) -> dict[str, str]:
        """Everybody in the contested plays, by People's key."""
        met = {one.who: one for one in self.contested}
        return {who: people.name(who) or one.play.seats[one.seat] for who, one in met.items()}

    def winners(self, names: Mapping[str, str]) -> tuple[Tally, ...]:
        """A tally a person over the contested plays, most wins first, then by name."""
        found = tallies(self.contested)
        return tuple(sorted(found, key=lambda one: (-one.wins, one.plays, names[one.who])))


def overview(plays: Sequence[Play], results: Sequence[Result]) -> Overview:
    """What some plays have in common; `results` are those of the whole log."""
    counted = finished(plays)
    abandoned = sum(play.state == "abandoned" for play in plays)
    ids = {play.id for play in counted}
    found = tuple(one for one in results if one.play.id in ids)
    contested = tuple(one for one in found if one.won is not None and one.place is not None)
    return Overview(counted, found, contested, abandoned)


def _day(play: Play) -> date | None:
    try:
        return date.fromisoformat(play.date)
    except ValueError:
        return None


def mean(value: float) -> str:
    """``4.5``, ``12``: one decimal where there is one."""
    rounded = f"{value:.1f}"
    return rounded.removesuffix(".0")


def percent(share: float) -> str:
    """``40 %``."""
    return say("{n} %", n=round(100 * share))


def hours(minutes: int) -> str:
    """``38 min``, ``2 h 5 min``."""
    if minutes < 60:
        return say("{n} min", n=minutes)
    return say("{h} h {n} min", h=minutes // 60, n=minutes % 60)
