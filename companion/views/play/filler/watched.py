"""A day of Filler from across the room: who is in turn, the order and its times, who is missing."""

from __future__ import annotations

import flet as ft

from companion.games.filler.day import places
from companion.games.filler.state import State
from companion.rules.turn_order import Place
from companion.views.play.big import Big
from companion.views.play.filler.deeds import deeds
from companion.views.play.filler.last_day import fills_words
from companion.views.play.filler.waiting import missing_words
from companion.views.play.filler.words import reason, time_words
from companion.views.play.play import Halves, Play
from companion.views.play.watched_seats import seat_line, seats_card
from companion.views.words import counted, say


def watched(play: Play) -> Halves | None:
    """Whose turn it is and the book to the left, the order of the day to the right."""
    state: State = play.state
    big = Big(play.look)
    if state.phase == "times":
        return Halves([_missing(play, big), _book(play, big)], [_cards(play)])
    if state.turn is None:
        return None
    words = say("{name}’s turn", name=play.names[state.turn])
    now = next(place for place in places(state) if place.seat == state.turn)
    hero = big.turn(state.turn, play.names, words, time_words(now.reveal))
    return Halves([hero, _book(play, big)], [_order(play, big)])


def _missing(play: Play, big: Big) -> ft.Control:
    state: State = play.state
    if state.pending == "order":
        return big.told(say("Who goes first?"), say("The table settles the order"))
    return big.told(say("Day {n}: time cards", n=state.day), missing_words(play))


def _cards(play: Play) -> ft.Control:
    """Who is in; the times themselves only where nobody hides them."""
    state: State = play.state

    def figure(seat: int) -> str:
        reveal = state.times[seat]
        if reveal is None:
            return say("missing")
        return say("is in") if play.settings.hide_times else time_words(reveal)

    return seats_card(play, None, figure)


def _book(play: Play, big: Big) -> ft.Control:
    state: State = play.state
    book = counted(state.book, "{n} recipe in the book", "{n} recipes in the book")
    return big.card(
        big.lines([big.text(book, 4), big.text(fills_words(state), 3, strong=False)], 0.5)
    )


def _order(play: Play, big: Big) -> ft.Control:
    did = deeds(play.table)
    return big.lines([_line(play, place, did.get(place.seat, "")) for place in places(play.state)])


def _line(play: Play, place: Place, deed: str) -> ft.Control:
    now = place.seat == play.state.turn
    second = deed or reason(play, place)
    return seat_line(play, place.seat, time_words(place.reveal), now=now, second=second)
