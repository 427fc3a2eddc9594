"""The dominant card of a turn: who, at what time, what to do first."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.state import State
from companion.rules.turn_order import clock
from companion.views.play.filler.pad import touch_seat
from companion.views.play.filler.rewriting import may_correct_times
from companion.views.play.filler.words import early_words, place_word, time_words
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, hero, icon, press, row, text
from companion.views.widgets.seats import silent_token
from companion.views.words import say


def turn_hero(play: Play) -> ft.Control:
    """Whose turn it is, the time and where it comes from, and the step of the turn."""
    look, state = play.look, play.state
    p = look.palette
    low = look.low
    seat = state.turn
    title = ft.Semantics(
        content=text(
            say("{name}’s turn", name=play.names[seat]),
            Role.HEADLINE_MEDIUM if low else Role.DISPLAY_SMALL,
            p.on_hero,
            max_lines=2,
            overflow=ft.TextOverflow.ELLIPSIS,
        ),
        label=_spoken(play, seat),
        header=True,
        heading_level=2,
        live_region=True,
        exclude_semantics=True,
    )
    head = column([title, _time(play, seat)], 2)
    head.expand = True
    face = silent_token(look, seat, play.names, 48 if low else 68, on_hero=True)
    step = [text(_first(state), Role.LABEL_LARGE, p.on_hero_variant, expand=True)]
    pencil = [_pencil(play, seat)] if may_correct_times(play.table) else []
    whole = hero(look, column([row([face, head], 14), row([*step, *pencil], 8)], 4 if low else 10))
    if low:
        whole.padding = ft.Padding.symmetric(horizontal=16, vertical=10)
    return whole


def _spoken(play: Play, seat: int) -> str:
    """``Ben’s turn, 3rd of 4, 6:49 after 1 early card``."""
    state: State = play.state
    reveal = state.times[seat]
    place = place_word(state.order.index(seat) + 1)
    words = say(
        "{name}’s turn, {place} of {n}", name=play.names[seat], place=place, n=len(state.order)
    )
    if reveal is None:
        return words
    time = time_words(reveal)
    if reveal.early and reveal.minutes is not None:
        early = early_words(reveal.early)
        return say("{words}, {time} after {early}", words=words, time=time, early=early)
    return say("{words}, {time}", words=words, time=time)


def _time(play: Play, seat: int) -> ft.Control:
    """``6:49 (7:49, 1 early card)`` and the place; the title says it aloud."""
    state: State = play.state
    p = play.look.palette
    reveal = state.times[seat]
    place = say("{place} of {n}", place=place_word(state.order.index(seat) + 1), n=len(state.order))
    parts: list[ft.Control] = []
    if reveal is not None and reveal.minutes is not None:
        parts.append(text(time_words(reveal), Role.TITLE_LARGE, p.hero_accent, no_wrap=True))
        if reveal.early:
            time = clock(reveal.minutes)
            words = say("({time}, {n} early)", time=time, n=reveal.early)
            parts.append(text(words, Role.LABEL_LARGE, p.on_hero_variant, no_wrap=True))
    parts.append(text(place, Role.LABEL_LARGE, p.on_hero_variant, no_wrap=True))
    return ft.Semantics(content=row(parts, 10, wrap=True, run_spacing=0), exclude_semantics=True)


def _first(state: State) -> str:
    """What the hands do now."""
    reveal = state.times[state.turn] if state.turn is not None else None
    if state.pending == "bonus-fill":
        return say("Bonus fill: one more recipe, if you like, paid with newly played cards.")
    if state.pending == "remove":
        return say("Bad batch: one card of your hand or discard pile leaves the game.")
    if reveal is not None and reveal.minutes is None:
        return say("Only early cards: discard the one that lies there. This turn is a restock.")
    if reveal is not None and reveal.early:
        return say("First, discard time card and early cards. They can’t be used to fill.")
    return say("First, discard the time card. It can’t be used to fill.")


def _pencil(play: Play, seat: int) -> ft.Control:
    p = play.look.palette
    return press(
        play.look,
        say("Correct {name}’s time card", name=play.names[seat]),
        icon(ft.Icons.EDIT_ROUNDED, p.on_hero),
        partial(touch_seat, play, seat),
        fill=p.hero_high,
        ink=p.on_hero,
        width=48,
        height=48,
    )
