"""The end of a day: the book is refilled, or the game goes to the scores."""

from __future__ import annotations

from typing import Any

from companion.games.filler.state import State
from companion.rules.changed import changed
from companion.rules.game import Event

DAYS_OF_RESTOCKING = 2
"""FI-DEAD-01."""


def end_of_day(state: State) -> State:
    """All that happens after the last seat's turn (FI-END-01 to 03, FI-DEAD-01).

    Its events are added to those the state has.
    """
    events = [Event("day_over", {"day": state.day, "fills_left": state.fills_left})]
    deck, book, in_a_row = state.deck, state.book, _all_restock_days(state)
    if in_a_row >= DAYS_OF_RESTOCKING:
        events.append(Event("book_under", {"under": book}))
        # FI-AMB-18: what was reserved counts with the deck already
        deck, book, in_a_row = deck + book, 0, 0  # FI-AMB-09
    wanted = max(0, state.setup.book - book)
    dealt = min(wanted, deck)  # FI-AMB-11: what there is
    if wanted == dealt:
        events.append(Event("refilled", {"dealt": dealt}) if dealt else Event("book_full"))
        events.append(Event("new_day", {"day": state.day + 1}))
        changes = _NEW_DAY | {"day": state.day + 1, "times": (None,) * state.setup.seats}
    else:
        events.append(Event("deck_short", {"missing": wanted - dealt}))
        changes = _LAST_DAY
    return changed(
        state,
        deck=deck - dealt,
        book=book + dealt,
        restocks_in_a_row=in_a_row,
        restocked=frozenset(),
        events=(*state.events, *events),
        **changes,
    )


_NEW_DAY: dict[str, Any] = {"phase": "times", "order": ()}
_LAST_DAY: dict[str, Any] = {"phase": "scores"}


def _all_restock_days(state: State) -> int:
    """Days in a row with this one; 0 if anybody did something else."""
    everybody = len(state.restocked) == state.setup.seats
    return state.restocks_in_a_row + 1 if everybody else 0
