"""Short words for times, places and early cards."""

from __future__ import annotations

from companion.games.filler.day import place_events
from companion.rules.turn_order import Place, Reveal, clock
from companion.views.play.play import Play
from companion.views.words import counted, happened, say


def place_word(place: int) -> str:
    """``2nd``."""
    return say({1: "1st", 2: "2nd", 3: "3rd"}.get(place, "{n}th"), n=place)


def time_words(reveal: Reveal | None) -> str:
    """The time that counts; without one: last."""
    if reveal is None:
        return ""
    return say("last") if reveal.effective is None else clock(reveal.effective)


def less_words(reveal: Reveal | None) -> str:
    """Where the time comes from, if not from the card alone: ``5:15 less one hour``."""
    if reveal is None or reveal.minutes is None or not reveal.early:
        return ""
    time = clock(reveal.minutes)
    return counted_hours(reveal.early, time)


def counted_hours(early: int, time: str) -> str:
    """``5:15 less one hour``, ``5:15 less 2 hours``."""
    if early == 1:
        return say("{time} less one hour", time=time)
    return say("{time} less {n} hours", time=time, n=early)


def early_words(early: int) -> str:
    """``1 early card``."""
    return counted(early, "{n} early card", "{n} early cards")


def reason(play: Play, place: Place) -> str:
    """Why a seat has its place; nothing if its card's own time says it."""
    if place.reveal is None:
        return ""
    if place.reveal.minutes is None:
        return say("only early cards: last")
    words = less_words(place.reveal)
    if place.over is not None:
        other = play.names[place.over]
        more = say("before {name}: more early cards", name=other)
        return say("{less}, {more}", less=words, more=more)
    return words


def order_sentences(play: Play, places: tuple[Place, ...]) -> list[str]:
    """The order so far in sentences, each place with its reason."""
    return [happened(play.table.game, event, play.names) for event in place_events(places)]
