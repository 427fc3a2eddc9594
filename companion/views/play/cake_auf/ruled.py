"""The rules of Cake Auf! that matter at this moment, and what they mean at this table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.games.cake_auf.state import State
from companion.views.play.cake_auf.words import BANS, of_whom
from companion.views.play.play import Now, Play
from companion.views.play.race.ruled import actions_now, race_now, turn_steps
from companion.views.words import say


def steps(play: Play) -> tuple[str, ...]:
    """The turn; before its rules those of a ban that lies on the seat in turn."""
    found = turn_steps(play)
    if play.over:
        return found
    state: State = play.state
    banned = any(one and one.bans for one in state.kitchens[state.turn].open)
    return (*found, "restore", "ban") if banned else (*found, "ban")


def now(play: Play, rule: str) -> Now | None:
    """What a rule means at this table."""
    tell = _TOLD.get(rule)
    return None if tell is None else tell(play)


def _bans(play: Play) -> Now:
    told = list(_banned(play))
    return Now("; ".join(told) if told else say("No recipe is banned"), "flame-ban", bool(told))


def _banned(play: Play) -> Iterator[str]:
    state: State = play.state
    for seat, kitchen in enumerate(state.kitchens):
        for place, recipe in enumerate(kitchen.open, start=1):
            for ban in recipe.bans if recipe else ():
                which = of_whom(play, seat, place)
                yield say("{ban} on {recipe}", ban=say(BANS[ban].name), recipe=which)


_TOLD: Mapping[str, Callable[[Play], Now]] = {
    "CA-TURN-01": actions_now,
    "CA-BAN-01": _bans,
    "CA-BAN-04": _bans,
    "CA-BAN-05": _bans,
    "CA-RES-01": _bans,
    "CA-RES-03": _bans,
    "CA-AMB-02": _bans,
    "CA-WIN-01": race_now,
    "CA-WIN-02": race_now,
    "CA-WIN-03": race_now,
}
