"""Per person and game: plays, wins, scores, streaks, who met whom. Missing is never 0."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.log.results import Result, finished
from companion.store import Play


@dataclass(frozen=True, slots=True)
class Scores:
    """Scores that are known: how many, the best, the mean."""

    known: int
    best: int
    average: float


@dataclass(frozen=True, slots=True)
class Tally:
    """One person's results: `decided` are the plays in which there was something to win.

    `streak` is the newest decided plays won in a row, `longest` the most ever in a row.
    """

    who: str
    plays: int
    decided: int
    wins: int
    streak: int
    longest: int
    scores: Scores | None

    @property
    def rate(self) -> float | None:
        """Wins per decided play, None before there is one."""
        return self.wins / self.decided if self.decided else None


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two people in the same plays: how often, how often which of them came before the other.

    Team games count as `together` only; so do plays without places.
    """

    other: str
    together: int
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class Lengths:
    """Minutes of the plays whose length is known."""

    known: int
    shortest: int
    longest: int
    average: float
    total: int


def tallies(results: Iterable[Result]) -> tuple[Tally, ...]:
    """A tally a person, who played most first. Results come oldest first or newest first."""
    by_person: defaultdict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_person[result.who].append(result)
    found = (_tally(who, own) for who, own in by_person.items())
    return tuple(sorted(found, key=lambda tally: (-tally.plays, -tally.wins, tally.who)))


def _tally(who: str, own: list[Result]) -> Tally:
    if own[0].play.when > own[-1].play.when:
        own = own[::-1]
    decided = [result.won for result in own if result.won is not None]
    streak, longest = _streaks(decided)
    return Tally(who, len(own), len(decided), sum(decided), streak, longest, scores(own))


def _streaks(won: Iterable[bool]) -> tuple[int, int]:
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest


def scores(results: Iterable[Result]) -> Scores | None:
    """The scores among some results, None if none is known."""
    known = [result.score for result in results if result.score is not None]
    return Scores(len(known), max(known), sum(known) / len(known)) if known else None


def by_game(results: Iterable[Result]) -> Mapping[str, tuple[Result, ...]]:
    """Results a game, the one played most first."""
    found: defaultdict[str, list[Result]] = defaultdict(list)
    for result in results:
        found[result.play.game].append(result)
    most_first = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return {game: tuple(own) for game, own in most_first}


def by_count(results: Iterable[Result]) -> Mapping[int, Scores]:
    """Scores by how many played; counts without a known score are left out."""
    found: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        found[len(result.play.seats)].append(result)
    summed = {count: scores(own) for count, own in sorted(found.items())}
    return {count: one for count, one in summed.items() if one is not None}


def meetings(results: Iterable[Result], who: str) -> tuple[Meeting, ...]:
    """A person and each of the others, whom they met most often first."""
    results = tuple(results)
    own = {result.play.id: result.place for result in results if result.who == who}
    met: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for result in results:
        if result.play.id in own and result.who != who:
            met[result.who][_compared(own[result.play.id], result.place)] += 1
    found = (
        Meeting(other, count.total(), count["ahead"], count["behind"], count["level"])
        for other, count in met.items()
    )
    return tuple(sorted(found, key=lambda meeting: (-meeting.together, meeting.other)))


def _compared(own: int | None, other: int | None) -> str:
    if own is None or other is None:
        return "together"
    if own == other:
        return "level"
    return "ahead" if own < other else "behind"


def lengths(plays: Iterable[Play]) -> Lengths | None:
    """How long finished plays took, None if nothing is known."""
    found = (number(play, "minutes") for play in finished(plays))
    known = [minutes for minutes in found if minutes is not None]
    if not known:
        return None
    return Lengths(len(known), min(known), max(known), sum(known) / len(known), sum(known))


def number(play: Play, figure: str) -> int | None:
    """A figure of a play, None where it is not known."""
    found = play.figures.get(figure)
    return found if isinstance(found, int) else None
