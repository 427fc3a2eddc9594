"""A play of the log in short words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from companion.games.registry import GAMES
from companion.library import Play
from companion.views.screens.result.words import in_a_line
from companion.views.words import joined, say

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip


def title(play: Play) -> str:
    """What was played, and its own title if it has one."""
    game = GAMES[play.game].title if play.game in GAMES else play.game
    return say("{game}: {title}", game=game, title=play.title) if play.title else game


def people(names: Sequence[str]) -> str:
    """Who sat there."""
    return joined(list(names))


def result(play: Play, names: Sequence[str]) -> str:
    """How it ended, or that it has not."""
    return in_a_line(names, play.outcome)


def day(play: Play, today: date) -> str:
    """``Today``, ``Yesterday``, ``3 May``, ``3 May 2024``; nothing if no date is known."""
    try:
        when = date.fromisoformat(play.date)
    except ValueError:
        return ""
    return day_words(when, today)


def day_words(when: date, today: date) -> str:
    """A date as it is said today."""
    if (today - when).days in (0, 1):
        return say("Today") if when == today else say("Yesterday")
    month = say(_MONTHS[when.month - 1])
    if when.year == today.year:
        return say("{day} {month}", day=when.day, month=month)
    return say("{day} {month} {year}", day=when.day, month=month, year=when.year)


def heading(play: Play, today: date) -> str:
    """What was played and when: ``Filler, 3 May``."""
    return ", ".join(part for part in (title(play), day(play, today)) if part)


def hours(play: Play) -> str:
    """``19:05 to 19:58``; nothing for a play that has a date only."""
    begun, ended = play.started[11:16], (play.ended or "")[11:16]
    if begun and ended:
        return say("{begun} to {ended}", begun=begun, ended=ended)
    return begun


def this_day() -> date:
    """Today, by the clock here."""
    return datetime.now().astimezone().date()


def spoken(play: Play, names: Sequence[str], today: date) -> str:
    """Everything of a line, for reading out."""
    parts = (title(play), day(play, today), people(names), result(play, names))
    return ". ".join(part for part in parts if part)
