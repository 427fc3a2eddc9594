"""The rules of Filler that matter at this moment, and what they mean at this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.filler.state import State
from companion.views.play.filler.day_end import day_events
from companion.views.play.filler.last_day import fills_words
from companion.views.play.play import Now, Play
from companion.views.words import counted, joined, say


def steps(play: Play) -> tuple[str, ...]:
    """The phase of the day; after its last turn the end of the day first."""
    if play.over:
        return ("result",)
    state: State = play.state
    if state.phase == "scores":
        return ("scores", "result")
    ended = ("day-end",) if _day_is_over(play) else ()
    if state.phase == "times":
        asked = ("order",) if state.pending == "order" else ()
        return (*ended, *asked, "times")
    if state.pending in ("bonus-fill", "remove"):
        return (state.pending, "turns")
    forced = ("restock",) if state.must_restock or state.book == 0 else ()
    return (*forced, "turns")


def _day_is_over(play: Play) -> bool:
    closed = play.session.summary_closed_at == play.session.revision
    return bool(day_events(play)) and not closed


def now(play: Play, rule: str) -> Now | None:
    """What a rule means at this table."""
    tell = _TOLD.get(rule)
    return None if tell is None else tell(play)


def _book(play: Play) -> Now:
    state: State = play.state
    whole = state.setup.book
    words = say(
        "{n} players: a full book has {all} recipes. Now {left}",
        n=len(play.names),
        all=whole,
        left=state.book,
    )
    return Now(words)


def _deck(play: Play) -> Now:
    state: State = play.state
    return Now(counted(state.deck, "{n} recipe is in the deck", "{n} recipes are in the deck"))


def _end(play: Play) -> Now:
    return Now(fills_words(play.state))


def _order(play: Play) -> Now | None:
    state: State = play.state
    if not state.order:
        return Now(say("Today’s order is not settled yet"), "alarm-clock")
    names = joined([play.names[seat] for seat in state.order])
    return Now(say("Today: {names}", names=names), "alarm-clock")


def _advanced(play: Play) -> Now:
    if play.state.setup.advanced:
        return Now(say("The advanced recipes are in at your table"))
    return Now(say("The advanced recipes are out at your table"))


def _deadlock(play: Play) -> Now:
    days = play.state.restocks_in_a_row
    if not days:
        return Now(say("Somebody filled a recipe on the day before"))
    return Now(
        counted(days, "All restocked for {n} day so far", "All restocked for {n} days so far")
    )


def _cards(play: Play) -> Now:
    state: State = play.state
    counts = [
        say("{name} {n}", name=name, n=player.cards)
        for name, player in zip(play.names, state.players, strict=True)
    ]
    return Now(say("Cards: {counts}", counts=joined(counts)))


_TOLD: Mapping[str, Callable[[Play], Now | None]] = {
    "FI-SETUP-02": _advanced,
    "FI-COMP-02": _advanced,
    "FI-ABIL-06": _advanced,
    "FI-ABIL-07": _advanced,
    "FI-SETUP-03": _deck,
    "FI-SETUP-04": _book,
    "FI-END-01": _book,
    "FI-TURN-03": _book,
    "FI-END-02": _end,
    "FI-END-03": _end,
    "FI-END-04": _end,
    "FI-TIME-02": _order,
    "FI-TIME-05": _order,
    "FI-DEAD-01": _deadlock,
    "FI-SCORE-06": _cards,
    "FI-SCORE-07": _cards,
}
