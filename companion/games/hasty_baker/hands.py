"""How many cards each hand holds, as far as the moves tell: for reminders, never for a refusal."""

from __future__ import annotations

from companion.rules.game import Event, Who
from companion.rules.per_seat import with_seat

HAND = 7
"""HB-SETUP-01, HB-TURN-02."""
TAKEN = 2
"""HB-T2-01."""

Hands = tuple[int, ...]
Held = tuple[Hands, tuple[Event, ...]]
"""The hands after a move, and who has to draw or discard because of it."""


def after_playing(hands: Hands, seat: int) -> Held:
    """One card played; a hand left empty draws seven at once (HB-PILE-01, HB-AMB-10)."""
    return _never_empty(_after_card(hands, seat), seat)


def after_replacing(hands: Hands, seat: int) -> Held:
    """One card for another: as many as before, in one step (HB-AMB-08)."""
    return with_seat(hands, seat, max(1, hands[seat])), ()


def after_taking(hands: Hands, seat: int, victim: int, *, draw_at_once: bool) -> Held:
    """One card played and two taken, or what is there (HB-AMB-07).

    A hand that this empties draws at once, or at its own turn's end, as ruled (HB-AMB-06).
    """
    taken = min(TAKEN, hands[victim])
    hands = with_seat(_after_card(hands, seat), victim, hands[victim] - taken)
    hands, told = _never_empty(with_seat(hands, seat, hands[seat] + taken), seat)
    if not draw_at_once:
        return hands, told
    hands, drawn = _never_empty(hands, victim)
    return hands, (*told, *drawn)


def after_new_hand(hands: Hands, seat: int, to: int) -> Held:
    """One card played, and a new hand for a seat: seven, not fourteen (HB-NH-01, HB-AMB-09)."""
    hands = with_seat(_after_card(hands, seat), to, HAND)
    return _never_empty(hands, seat)


def at_turn_end(hands: Hands, seat: int) -> Held:
    """HB-TURN-02: back to seven, and what that takes."""
    missing = HAND - hands[seat]
    if not missing:
        return hands, ()
    facts = {"seat": Who(seat), "cards": abs(missing), "hand": HAND}
    return with_seat(hands, seat, HAND), (Event("draw" if missing > 0 else "discard", facts),)


def _after_card(hands: Hands, seat: int) -> Hands:
    return with_seat(hands, seat, max(0, hands[seat] - 1))


def _never_empty(hands: Hands, seat: int) -> Held:
    if hands[seat]:
        return hands, ()
    facts = {"seat": Who(seat), "cards": HAND}
    return with_seat(hands, seat, HAND), (Event("hand_empty", facts),)
