"""Time cards come in: a box a seat, the hero with what is typed, the order as it builds up."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.day import places
from companion.games.filler.state import State
from companion.rules.turn_order import Place, clock
from companion.views.look import Look
from companion.views.play.filler.keypad import keypad, only_early_button
from companion.views.play.filler.pad import (
    enter,
    is_correcting,
    next_seat,
    pad_of,
    seat_of,
    time_now,
    touch_seat,
)
from companion.views.play.filler.time_hero import time_hero
from companion.views.play.filler.typed_time import BLANK
from companion.views.play.filler.way import WaySwitch
from companion.views.play.filler.words import (
    less_words,
    order_sentences,
    place_word,
    time_words,
)
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, button, card, column, row, text
from companion.views.widgets.seat_boxes import SeatBox, seat_boxes
from companion.views.words import say


def times_board(play: Play) -> ft.Control:
    """Boxes, hero, the switch; keys beside them where the screen is wide or low."""
    look = play.look
    boxes, main = seats_line(play), time_hero(play)
    switch = [] if is_correcting(play) or not play.who.hosts else [WaySwitch(play)]
    so_far = _so_far(play)
    if look.lying:
        left = ft.Container(column([main, boxes, *switch, *so_far], 8), expand=5)
        right = ft.Container(keypad(play), expand=4)
        return row([left, right], 16, vertical_alignment=ft.CrossAxisAlignment.START)
    if look.wide:
        left = ft.Container(column([boxes, main, *switch, *so_far], 12), expand=5)
        right = ft.Container(keypad(play), expand=4)
        return row([left, right], 24, vertical_alignment=ft.CrossAxisAlignment.START)
    parts = [main, *_large(play), boxes] if look.roomy else [boxes, main]
    return column([*parts, *switch, *so_far], 6 if look.low else 8)


def _large(play: Play) -> list[ft.Control]:
    """What has no room among the keys at large text."""
    state: State = play.state
    seat = seat_of(play)
    if not state.setup.advanced or seat is None:
        return []
    return [only_early_button(play, seat)]


def times_hands(play: Play) -> ft.Control | None:
    """The keys under the thumb; elsewhere they are part of the board."""
    return None if _beside(play.look) else keypad(play)


def _beside(look: Look) -> bool:
    return look.beside


def times_primary(play: Play) -> ft.Control:
    """Next, or the order once this is the last time; quiet until there is a time."""
    look = play.look
    seat, following = seat_of(play), next_seat(play)
    assert seat is not None, "somebody's time is missing, or is put right"
    ready = time_now(play) is not None
    if play.elsewhere or play.own_seat is not None:
        label, name = say("Enter"), say("Enter {name}’s time card", name=play.names[seat])
    elif is_correcting(play) or following is None:
        label, name = say("Show the order"), say("Enter this time and show the order")
    else:
        label = say("Next: {name}", name=play.names[following])
        name = say("Next: {name}’s time card", name=play.names[following])
    return button(
        look,
        label,
        partial(enter, play),
        kind="filled" if ready else "quiet",
        name=name,
        height=64,
        expand=2,
    )


def seats_line(play: Play) -> ft.Control:
    """A box a seat: what is in, and what is entered now."""
    state: State = play.state
    where = {place.seat: (number, place) for number, place in enumerate(places(state), start=1)}
    seats = range(state.setup.seats)
    return seat_boxes(play.look, play.names, [_box(play, seat, where.get(seat)) for seat in seats])


def _box(play: Play, seat: int, found: tuple[int, Place] | None) -> SeatBox:
    now = seat == seat_of(play)
    touch = partial(touch_seat, play, seat)
    name = play.names[seat]
    if found is None:
        value = pad_of(play).typed.shown if now else BLANK.shown
        coming = say("next") if seat == next_seat(play) else ""
        spoken = say("Enter {name}’s time card", name=name)
        return SeatBox(seat, value, say("now") if now else coming, spoken, touch, now)
    number, place = found
    if play.settings.hide_times and seat != play.own_seat and not is_correcting(play):
        spoken = say("{name}’s time card is in. Change it", name=name)
        symbol = ft.Icons.VISIBILITY_OFF_ROUNDED
        return SeatBox(seat, "", say("is in"), spoken, touch, now, symbol=symbol)
    second = say("now") if now else _second(play, place)
    why = less_words(place.reveal)
    time = time_words(place.reveal)
    spoken = say(
        "{name}’s time card, {place} so far, {time}. Change it",
        name=name,
        place=place_word(number),
        time=say("{time}: {why}", time=time, why=why) if why else time,
    )
    typed = pad_of(play).typed
    value = typed.shown if now and typed.digits else time_words(place.reveal)
    return SeatBox(seat, value, second, spoken, touch, now, place_word(number))


def _second(play: Play, place: Place) -> str:
    """The short form of the reason: there is room for ten letters."""
    reveal = place.reveal
    if reveal is None:
        return ""
    if reveal.minutes is None:
        return say("early only")
    if not reveal.early:
        return ""
    return say("{time} −{n} h", time=clock(reveal.minutes), n=reveal.early)


def _so_far(play: Play) -> list[ft.Control]:
    """The order as it builds up, with the reason for each place."""
    known = places(play.state)
    if not known or play.settings.hide_times or not _has_room(play, len(known)):
        return []
    lines = [text(words, Role.BODY_MEDIUM) for words in order_sentences(play, known)]
    title = text(say("The order so far"), Role.LABEL_LARGE)
    padding = ft.Padding.symmetric(horizontal=14, vertical=10)
    return [card(play.look, column([title, *lines], 2), padding=padding)]


_BESIDES = {False: 690, True: 790}
"""Height (dp) that the rest of the screen takes, with and without early cards."""


def _has_room(play: Play, count: int) -> bool:
    """Whether so many lines fit above the keys, or stand beside them."""
    state: State = play.state
    look = play.look
    if look.beside or look.roomy:
        return True
    boxes = 62 * (len(play.names) > 4)
    return look.height >= _BESIDES[state.setup.advanced] + boxes + 43 + 20 * count
