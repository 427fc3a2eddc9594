"""What each person got in each finished play: the ground of all statistics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from companion.log.people import People
from companion.store import Play

Outcome = Mapping[str, Any]


class Result(NamedTuple):
    """One seat of one finished play.

    `who` is People's key. `score` and `place` are None where none is known, `place` also in team
    games; `won` is None where nobody can win or nothing tells.
    """

    play: Play
    seat: int
    who: str
    score: int | None
    place: int | None
    won: bool | None


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
    return tuple(result for play in finished(plays) for result in _of_play(play, people))


def _of_play(play: Play, people: People) -> Iterable[Result]:
    outcome: Outcome = play.outcome or {}
    standings = standings_of(outcome)
    winners = outcome.get("winners", ())
    for seat in range(len(play.seats)):
        who = people.key(play, seat)
        if not standings:
            yield Result(play, seat, who, score_of(outcome), None, team_won(outcome))
        elif seat in standings:
            standing = standings[seat]
            won = seat in winners if winners else None
            yield Result(play, seat, who, score_of(standing), standing.get("place"), won)


def standings_of(outcome: Outcome) -> dict[int, Outcome]:
    """The standing of each seat; none for a team."""
    ranking: Sequence[Outcome] = outcome.get("ranking", ())
    return {standing["seat"]: standing for standing in ranking}


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
