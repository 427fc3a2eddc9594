"""Who has gone today and what they did, and who is still to come, and why in this order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import flet as ft

from companion.games.filler.day import places
from companion.games.filler.state import State
from companion.rules.turn_order import Place
from companion.views.play.filler.deeds import deeds
from companion.views.play.filler.pad import touch_seat
from companion.views.play.filler.rewriting import may_correct_times
from companion.views.play.filler.scores import worth
from companion.views.play.filler.words import place_word, reason, time_words
from companion.views.play.filler.wrong_order import wrong_order
from companion.views.play.play import Play
from companion.views.widgets.basics import (
    Role,
    card,
    column,
    icon,
    named,
    press,
    row,
    text,
)
from companion.views.widgets.seat_boxes import SeatBox, seat_boxes
from companion.views.widgets.seats import token
from companion.views.words import say

ROW = 48
"""Height (dp) of a seat's line."""


def gone(play: Play) -> ft.Control | None:
    """The seats that have had their turn."""
    return _lines(play, _split(play)[0])


def gone_in_one_line(play: Play) -> ft.Control | None:
    """The same with less height: a token each."""
    some, look = _split(play)[0], play.look
    if not some:
        return None
    did = deeds(play.table)
    tokens: list[ft.Control] = []
    for place in some:
        tokens.append(token(look, place.seat, play.names, 32))
        tokens.append(icon(ft.Icons.CHECK_CIRCLE_ROUNDED, look.palette.secondary, 20))
    words = text(say("have gone") if len(some) > 1 else say("has gone"), Role.LABEL_LARGE)
    spoken = "; ".join(
        f"{play.names[place.seat]}, {did.get(place.seat) or say('has gone')}" for place in some
    )
    face = card(
        look,
        row([*tokens, words], 5),
        padding=ft.Padding.symmetric(horizontal=14, vertical=0),
        radius=22,
        height=ROW,
    )
    return named(spoken, face)


def coming(play: Play) -> ft.Control | None:
    """The seats that have not."""
    return _lines(play, _split(play)[1])


def _split(play: Play) -> tuple[Sequence[Place], Sequence[Place]]:
    state: State = play.state
    assert state.turn is not None, "there is a queue while turns are taken"
    order, now = places(state), state.order.index(state.turn)
    return order[:now], order[now + 1 :]


def _lines(play: Play, some: Sequence[Place]) -> ft.Control | None:
    if not some:
        return None
    did = deeds(play.table)
    lines = [_line(play, place, did) for place in some]
    padding = ft.Padding.symmetric(horizontal=14, vertical=2)
    return card(play.look, column(lines, 0), padding=padding, radius=22)


def _line(play: Play, place: Place, did: Mapping[int, str]) -> ft.Control:
    look, state = play.look, play.state
    p = look.palette
    seat = place.seat
    has_gone = state.order.index(seat) < state.order.index(state.turn)
    second = _second(play, place, did)
    words: list[ft.Control] = [
        text(play.names[seat], Role.LABEL_LARGE, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    ]
    if second:
        words.append(text(second, Role.BODY_MEDIUM, p.on_variant))
    told = column(words, 0)
    told.expand = True
    parts: list[ft.Control] = [token(look, seat, play.names, 34), told]
    parts.append(text(time_words(place.reveal), Role.TITLE_LARGE, no_wrap=True))
    if has_gone:
        parts.append(icon(ft.Icons.CHECK_CIRCLE_ROUNDED, p.secondary))
    face = ft.Container(row(parts, 12), height=None if look.roomy else ROW)
    number = state.order.index(seat) + 1
    spoken = joined_parts([play.names[seat], place_word(number), time_words(place.reveal), second])
    if not may_correct_times(play.table):
        return named(spoken, face)
    return press(
        look,
        say("{who}. Correct this time card", who=spoken),
        face,
        partial(touch_seat, play, seat),
        fill=p.card,
        ink=p.on_surface,
        radius=14,
    )


def _second(play: Play, place: Place, did: Mapping[int, str]) -> str:
    state: State = play.state
    if did.get(place.seat):
        return joined_parts([did[place.seat], _points(play, place.seat)])
    why = reason(play, place)
    if why:
        return why
    number = state.order.index(place.seat)
    if number == len(state.order) - 1:
        return say("last today")
    assert state.turn is not None
    return say("next") if number == state.order.index(state.turn) + 1 else ""


def joined_parts(parts: list[str]) -> str:
    """Parts with commas, the empty ones left out."""
    return ", ".join(part for part in parts if part)


def _points(play: Play, seat: int) -> str:
    """What the noted symbols are worth so far, where symbols are noted."""
    state: State = play.state
    symbols = state.players[seat].symbols
    return worth(symbols)[0] if play.settings.note_symbols and any(symbols) else ""


def strip(play: Play) -> ft.Control:
    """All seats in today's order, where there is no room for lines."""
    state: State = play.state
    assert state.turn is not None, "there is a queue while turns are taken"
    now = state.order.index(state.turn)
    did = deeds(play.table)
    correct = may_correct_times(play.table)
    boxes = [
        _box(play, place, number, now, did, correct) for number, place in enumerate(places(state))
    ]
    return seat_boxes(play.look, play.names, boxes)


def _box(
    play: Play, place: Place, number: int, now: int, did: Mapping[int, str], correct: bool
) -> SeatBox:
    seat = place.seat
    done = say("done") if number < now else say("now") if number == now else ""
    early = place.reveal.early if place.reveal is not None else 0
    second = done or (say("{n} early", n=early) if early else "")
    why = _second(play, place, did)
    spoken = joined_parts(
        [play.names[seat], place_word(number + 1), time_words(place.reveal), why, done]
    )
    return SeatBox(
        seat,
        time_words(place.reveal),
        second,
        say("{who}. Correct this time card", who=spoken) if correct else spoken,
        partial(touch_seat, play, seat) if correct else None,
        number == now,
        place_word(number + 1) if place.reveal is None else "",
    )


def wrong_order_line(play: Play) -> ft.Control:
    """Opens the list with arrows."""
    p = play.look.palette
    words = say("The order is wrong")
    return row(
        [
            press(
                play.look,
                words,
                row(
                    [
                        icon(ft.Icons.SWAP_VERT_ROUNDED, p.on_variant, 22),
                        text(words, Role.LABEL_LARGE, p.on_variant),
                    ],
                    6,
                    tight=True,
                ),
                lambda: wrong_order(play),
                fill=p.surface,
                ink=p.on_surface,
                padding=ft.Padding.symmetric(horizontal=10, vertical=4),
                height=None if play.look.roomy else 48,
            )
        ],
        0,
    )
