"""How many cards each hand holds, as the moves tell and people have corrected it. Pure.

A correction is no move of the game: nothing is refused for a hand. It lies beside the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from companion.rules.game import Event, Who
from companion.rules.table import Step, Table
from companion.views.play.race.turn import actions_taken, turn_before
from companion.views.words import happened, say

_NEW_HANDS = ("hand_empty", "new_hand")


class _WithHands(Protocol):
    """What the two races know beyond every game."""

    hand_size: int

    def hand(self, state: Any, seat: int) -> int:
        """How many cards a seat holds."""


def _race(table: Table) -> _WithHands:
    return cast("_WithHands", table.game)


@dataclass(frozen=True, slots=True)
class Correction:
    """Before entry ``at`` a hand held ``by`` cards more than the moves told."""

    at: int
    by: int


Corrections = Mapping[int, Correction]
"""The newest one of each seat."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """What the hand that has just played draws or discards: the cards it held, and the words."""

    seat: int
    before: int
    """The entry that ended its turn."""
    held: int
    words: str


def told(table: Table, seat: int, *, before: int | None = None) -> int:
    """Cards in a hand as the moves tell, before an entry (None: now)."""
    state = table.start.state
    for step in reversed(table.steps):
        if before is None or step.entry < before:
            state = step.position.state
            break
    return _race(table).hand(state, seat)


def held(table: Table, corrections: Corrections, seat: int, *, before: int | None = None) -> int:
    """Cards in a hand, corrected by what people said since it was last filled up."""
    count = told(table, seat, before=before)
    correction = corrections.get(seat)
    if correction is None or (before is not None and correction.at > before):
        return count
    steps = [one for one in table.steps if before is None or one.entry < before]
    since = (one for one in reversed(steps) if one.entry >= correction.at)
    if any(_filled(table, step, seat) for step in since):
        return count
    return max(0, count + correction.by)


def _filled(table: Table, step: Step, seat: int) -> bool:
    """Whether after a step a hand is as full as the rules say, whatever it held before."""
    if table.entries[step.entry].move.name == "end_turn":
        return bool(step.before.state.turn == seat)
    return any(
        event.code in _NEW_HANDS and event.facts.get("seat") == Who(seat)
        for event in step.position.events
    )


def reminder(table: Table, corrections: Corrections) -> Reminder | None:
    """What to draw or discard after the turn before, through the next seat's first action."""
    ended = turn_before(table)
    if ended is None or len(actions_taken(table)) > 1:
        return None
    seat = ended.before.state.turn
    cards = held(table, corrections, seat, before=ended.entry)
    corrected = seat in corrections and corrections[seat].at == ended.entry
    if cards == hand_size(table) and not corrected:
        return None
    return Reminder(seat, ended.entry, cards, to_full(table, seat, cards))


def to_full(table: Table, seat: int, cards: int) -> str:
    """``Dee: draw 3, back to 5``; ``Dee: discard 1, down to 7``; nothing to do."""
    game, size = table.game, hand_size(table)
    code = "draw" if cards < size else "discard"
    if cards == size or code not in game.sentences:
        return say("{name}: {n} in hand, none to draw", name=_name(table, seat), n=cards)
    facts = {"seat": Who(seat), "cards": abs(size - cards), "hand": size}
    return happened(game, Event(code, facts), table.position.names)


def after_turn(table: Table, cards: int) -> str:
    """``draw 3``, ``discard 1``; empty if there is nothing to do."""
    missing = hand_size(table) - cards
    if missing > 0:
        return say("draw {n}", n=missing)
    if missing < 0 and "discard" in table.game.sentences:
        return say("discard {n}", n=-missing)
    return ""


def hand_size(table: Table) -> int:
    """How many cards a hand has after its turn."""
    return _race(table).hand_size


def _name(table: Table, seat: int) -> str:
    return table.position.names[seat]


def as_json(corrections: Corrections) -> dict[str, Any]:
    """For the place beside the table."""
    return {str(seat): [one.at, one.by] for seat, one in corrections.items()}


def corrections_from(value: Any) -> Corrections:
    """From beside the table; whatever is not what it should be is left out."""
    found: dict[int, Correction] = {}
    if not isinstance(value, dict):
        return found
    for seat, one in value.items():
        whole = isinstance(one, list) and len(one) == 2 and all(type(n) is int for n in one)
        if whole and str(seat).isdecimal():
            found[int(seat)] = Correction(*one)
    return found
