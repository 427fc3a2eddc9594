"""How many cards each hand holds, as far as the moves tell: for reminders, never for a refusal."""

from __future__ import annotations

from companion.rules.game import Event, Who
from companion.rules.per_seat import with_seat

HAND = 5
"""CA-SETUP-03, CA-TURN-02."""

Hands = tuple[int, ...]


def after_playing(hands: Hands, seat: int) -> Hands:
    """One card played."""
    return with_seat(hands, seat, max(0, hands[seat] - 1))


def after_diving(hands: Hands, seat: int) -> Hands:
    """One card played, one taken from the discard pile (CA-DD-01)."""
    return with_seat(hands, seat, max(1, hands[seat]))


def after_swap(hands: Hands, seat: int, other: int) -> Hands:
    """One card played, then one each way (CA-TG-01); an empty hand gives none (CA-AMB-09)."""
    hands = after_playing(hands, seat)
    taken, given = min(1, hands[other]), min(1, hands[seat])
    hands = with_seat(hands, seat, hands[seat] + taken - given)
    return with_seat(hands, other, hands[other] - taken + given)


def at_turn_end(hands: Hands, seat: int) -> tuple[Hands, tuple[Event, ...]]:
    """CA-TURN-02: back to five, and how many that takes."""
    missing = HAND - hands[seat]
    if missing <= 0:
        return hands, ()
    facts = {"seat": Who(seat), "cards": missing, "hand": HAND}
    return with_seat(hands, seat, HAND), (Event("draw", facts),)
