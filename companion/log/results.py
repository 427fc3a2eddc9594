"""What each person got in each finished play: the ground of all statistics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, NamedTuple

from companion.log.people import People
from companion.store import Play, Player

Outcome = Mapping[str, Any]

_SEAT = itemgetter("seat")


class Result(NamedTuple):
    """One seat of one finished play.

    `who` is People's key. `score` and `place` are None where none is known, `place` also in team
    games; `won` is None where nobody can win or nothing tells. `standing` has the game's own
    numbers for the seat; a team shares one.
    """

    play: Play
    seat: int
    who: str
    score: int | None
    place: int | None
    won: bool | None
    standing: Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Which plays are looked at: those that fit all that is given.

    `who` is People's key; `since` and `until` are days, YYYY-MM-DD, both included; `seats` is how
    many played.
    """

    game: str | None = None
    who: str | None = None
    group: str | None = None
    since: str | None = None
    until: str | None = None
    seats: int | None = None

    def fits(self, play: Play, people: People) -> bool:
        """Whether a play is one of them."""
        return (
            (self.game is None or play.game == self.game)
            and (self.group is None or play.group == self.group)
            and (self.seats is None or len(play.seats) == self.seats)
            and (self.since is None or play.date >= self.since)
            and (self.until is None or play.date <= self.until)
            and (self.who is None or self._sat_there(play, people))
        )

    def _sat_there(self, play: Play, people: People) -> bool:
        return any(people.key(play, seat) == self.who for seat in range(len(play.seats)))


def chosen(plays: Iterable[Play], choice: Choice, people: People) -> tuple[Play, ...]:
    """The plays that fit, in their order."""
    return tuple(play for play in plays if choice.fits(play, people))


def finished(plays: Iterable[Play]) -> tuple[Play, ...]:
    """The plays that statistics count: with a result, neither abandoned nor in the bin."""
    return tuple(play for play in plays if play.deleted is None and play.state == "finished")


def results(plays: Iterable[Play], people: People) -> tuple[Result, ...]:
    """All seats of all finished plays, in the order of the plays."""
    found: list[Result] = []
    for play in finished(plays):
        outcome: Outcome = play.outcome or {}
        found += (_ranked if "ranking" in outcome else _team)(play, outcome, people)
    return tuple(found)


class WorkedOut:
    """The results of a log, worked out once until the log or its people change."""

    def __init__(self) -> None:
        self._plays: tuple[Play, ...] = ()
        self._players: tuple[Player, ...] = ()
        self._results: tuple[Result, ...] = ()

    def of(self, plays: tuple[Play, ...], players: tuple[Player, ...]) -> tuple[Result, ...]:
        """All seats of all finished plays. The same tuple of plays is not gone through again."""
        if plays is not self._plays or players != self._players:
            self._plays, self._players = plays, players
            self._results = results(plays, People(players))
        return self._results


def _team(play: Play, outcome: Outcome, people: People) -> list[Result]:
    score, won = score_of(outcome), team_won(outcome)
    return [
        Result(play, seat, people.key(play, seat), score, None, won, outcome)
        for seat in range(len(play.seats))
    ]


def _ranked(play: Play, outcome: Outcome, people: People) -> list[Result]:
    winners = outcome.get("winners", ())
    return [
        Result(
            play,
            seat,
            people.key(play, seat),
            score_of(standing),
            standing["place"],
            seat in winners if winners else None,
            standing,
        )
        for standing in sorted(outcome["ranking"], key=_SEAT)
        for seat in (standing["seat"],)
    ]


def score_of(standing: Outcome) -> int | None:
    """Points, or stars where those are counted; None where no number is known."""
    score = standing["points"] if "points" in standing else standing.get("stars")
    return score if isinstance(score, int) else None


def team_won(outcome: Outcome) -> bool | None:
    """Whether a team won: one star does. None without goals, where nothing is to be won."""
    if "won" in outcome:
        return bool(outcome["won"])
    stars = outcome.get("stars")
    return None if stars is None else bool(stars)
