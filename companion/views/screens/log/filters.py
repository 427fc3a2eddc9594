"""What of the log is looked at: by game, person, group, time, state and number of players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from companion.games.registry import GAMES
from companion.library import Library, Play
from companion.log.people import People
from companion.log.results import Choice
from companion.views.widgets.choosing import Question
from companion.views.widgets.inputs import Option
from companion.views.words import counted, say

_LAST = {"30": 30, "365": 365}
"""Periods of so many days up to today; any other period is a year."""


@dataclass(frozen=True, slots=True)
class Filters:
    """Each empty text is everything; ``who`` is People's key, ``period`` a year or days."""

    game: str = ""
    who: str = ""
    group: str = ""
    period: str = ""
    state: str = ""
    seats: str = ""

    @property
    def narrow(self) -> bool:
        """Whether anything is left out."""
        return self != Filters()

    def answered(self, key: str, value: str) -> Filters:
        """With one of them changed."""
        return replace(self, **{key: value})

    def choice(self, today: date) -> Choice:
        """The same for the log's own sums."""
        since, until = bounds(self.period, today)
        return Choice(
            game=self.game or None,
            who=self.who or None,
            group=self.group or None,
            since=since,
            until=until,
            seats=int(self.seats) if self.seats else None,
        )

    def of(self, plays: Iterable[Play], people: People, today: date) -> tuple[Play, ...]:
        """The plays that fit, in their order."""
        if not self.narrow:
            return tuple(plays)
        choice = self.choice(today)
        return tuple(
            play
            for play in plays
            if (not self.state or play.state == self.state) and choice.fits(play, people)
        )


def bounds(period: str, today: date) -> tuple[str | None, str | None]:
    """The first and the last day of a period."""
    if not period:
        return None, None
    if period in _LAST:
        return (today - timedelta(days=_LAST[period] - 1)).isoformat(), today.isoformat()
    return f"{period}-01-01", f"{period}-12-31"


def questions(
    library: Library, plays: Sequence[Play], chosen: Filters, *, keys: Sequence[str]
) -> list[Question]:
    """What can be asked of these plays: only answers that some play gives, most taken first."""
    makers = {
        "game": lambda: (say("Game"), _games(plays)),
        "who": lambda: (say("Who"), _people(library, plays)),
        "group": lambda: (say("Group"), _groups(library)),
        "period": lambda: (say("When"), _periods(plays)),
        "state": lambda: (say("State"), _states(plays)),
        "seats": lambda: (say("How many played"), _counts(plays)),
    }
    asked: list[Question] = []
    for key in keys:
        words, options = makers[key]()
        asked.append(Question(key, words, tuple(options), getattr(chosen, key)))
    return asked


def _games(plays: Sequence[Play]) -> list[Option[str]]:
    found = {play.game for play in plays}
    ours = [Option(slug, game.title) for slug, game in GAMES.items() if slug in found]
    others = [Option(name, name) for name in sorted(found - GAMES.keys())]
    return [Option("", say("All games")), *ours, *others]


def _people(library: Library, plays: Sequence[Play]) -> list[Option[str]]:
    names = library.profiles.called(plays)
    known = [Option(key, name) for key, name in names.items()]
    return [Option("", say("Everybody")), *sorted(known, key=lambda one: one.word.casefold())]


def _groups(library: Library) -> list[Option[str]]:
    groups = [Option(group.id, group.name) for group in library.profiles.groups()]
    return [Option("", say("All groups")), *groups]


def _periods(plays: Sequence[Play]) -> list[Option[str]]:
    years = sorted({play.date[:4] for play in plays if play.date}, reverse=True)
    last = [Option("30", say("Last 30 days")), Option("365", say("Last 12 months"))]
    return [Option("", say("Any time")), *last, *(Option(year, year) for year in years)]


def _states(plays: Sequence[Play]) -> list[Option[str]]:
    found = {play.state for play in plays}
    words = {
        "running": say("Not finished"),
        "finished": say("Finished"),
        "abandoned": say("Abandoned"),
    }
    options = [Option("", say("Any state"))]
    options += [Option(str(key), word) for key, word in words.items() if key in found]
    return options


def _counts(plays: Sequence[Play]) -> list[Option[str]]:
    found = sorted({len(play.seats) for play in plays})
    counts = [Option(str(n), counted(n, "{n} player", "{n} players")) for n in found]
    return [Option("", say("Any number")), *counts]
