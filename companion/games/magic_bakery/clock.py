"""#9: ten minutes of wall time, computed from the entries and never from a running counter."""

from __future__ import annotations

from companion.games.magic_bakery.moves import Timer
from companion.games.magic_bakery.state import Clock
from companion.games.magic_bakery.words import refuse
from companion.rules.changed import changed

_POSSIBLE = {"start": "ready", "pause": "running", "resume": "paused", "up": "running"}


def check(clock: Clock, move: Timer) -> None:
    """Raises IllegalMove if the clock can't do that now (MB-S09-01, 02)."""
    if clock.state == "paused" and move.do == "up":
        raise refuse("time_not_run")
    if clock.state != _POSSIBLE[move.do]:
        raise refuse(f"timer_{clock.state}")
    if move.do == "up" and clock.left_at(move.at) > 0:
        raise refuse("time_not_run")
    if clock.at is not None and move.at < clock.at:
        raise refuse("time_backwards")


def moved(clock: Clock, move: Timer) -> Clock:
    """The clock after a legal move."""
    states = {"start": "running", "pause": "paused", "resume": "running", "up": "up"}
    return changed(clock, state=states[move.do], left=clock.left_at(move.at), at=move.at)
