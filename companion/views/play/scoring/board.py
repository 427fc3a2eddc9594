"""The screen that takes scores: a box a seat, the points as they are counted, the counts."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.play.scoring.count_field import count_box, count_field
from companion.views.play.scoring.draft import Draft
from companion.views.play.scoring.entering import (
    change,
    choose,
    draft_of,
    enter,
    mark_next,
    missing,
    units,
)
from companion.views.play.scoring.numbers import number_grid
from companion.views.play.scoring.scoring import Scoring
from companion.views.widgets.basics import Role, button, card, column, hero, picture, row, text
from companion.views.widgets.inputs import round_button
from companion.views.widgets.seat_boxes import SeatBox, seat_boxes
from companion.views.widgets.seats import silent_token
from companion.views.widgets.sheet import sheet
from companion.views.words import say

_MOST_LOW = 16
"""The largest number that is one touch away where height is rare; more by steps or typed."""


def score_board(play: Play, scoring: Scoring, image: str) -> ft.Control:
    """Whose score, what it is worth so far, the counts; numbers beside them where it is wide."""
    look = play.look
    boxes = [] if scoring.team else [_boxes(play, scoring)]
    counts = _counts(play, scoring)
    extra = [_cards(play, scoring)] if _has_cards(play, scoring) else []
    note = [text(scoring.note, Role.BODY_MEDIUM, look.palette.on_variant)] if scoring.note else []
    top = _hero(play, scoring, image)
    if look.lying:
        return _panes([top, counts, *extra], [_grid(play, scoring), *boxes, *note])
    if look.wide:
        return _panes([*boxes, top, *note], [counts, *extra, _grid(play, scoring)])
    if look.roomy:
        return column([top, counts, _grid(play, scoring), *extra, *boxes, *note], 10)
    return column([*boxes, top, counts, *extra, *note], 6 if look.low else 10)


def score_sheet(play: Play, scoring: Scoring) -> ft.Control:
    """One score alone, on top of whatever lies below, until it is entered."""
    parts = [_hero(play, scoring, ""), _counts(play, scoring), _grid(play, scoring)]
    if _has_cards(play, scoring):
        parts.insert(2, _cards(play, scoring))
    done = button(
        play.look,
        say("Enter this score"),
        partial(_enter_and_close, play, scoring),
        kind="filled",
        height=64,
    )
    title = say("Put the score right")
    return sheet(play.look, title, column(parts, 8), foot=done, on_close=lambda: play.show(None))


def _enter_and_close(play: Play, scoring: Scoring) -> None:
    before = play.session.revision
    enter(play, scoring)
    if play.session.revision > before:
        play.show(None)


def _panes(left: list[ft.Control], right: list[ft.Control]) -> ft.Control:
    halves: list[ft.Control] = [column(left, 8, expand=True), column(right, 8, expand=True)]
    return row(halves, 16, vertical_alignment=ft.CrossAxisAlignment.START)


def score_hands(play: Play, scoring: Scoring) -> ft.Control | None:
    """The numbers under the thumb; elsewhere they are part of the board."""
    look = play.look
    return None if look.beside or look.roomy else _grid(play, scoring)


def score_primary(play: Play, scoring: Scoring) -> ft.Control:
    """Enter this score; quiet until every count is there."""
    draft = draft_of(play, scoring)
    ready = draft.whole is not None and not draft.broken
    others = [
        seat
        for seat in units(play, scoring)
        if seat != draft.seat and not scoring.given(play, seat).entered
    ]
    if others:
        following = missing(play, scoring, draft.seat)
        assert following is not None, "a team has one score"
        label = say("Next: {name}", name=play.names[following])
        name = say("Next: {name}’s score", name=play.names[following])
    else:
        label, name = say("Show the result"), say("Enter this score and show the result")
    return button(
        play.look,
        label,
        partial(enter, play, scoring),
        kind="filled" if ready else "quiet",
        name=name,
        height=64,
        expand=2,
    )


def _boxes(play: Play, scoring: Scoring) -> ft.Control:
    boxes = [_box(play, scoring, seat) for seat in range(len(play.names))]
    return seat_boxes(play.look, play.names, boxes)


def _box(play: Play, scoring: Scoring, seat: int) -> SeatBox:
    given, name = scoring.given(play, seat), play.names[seat]
    now = draft_of(play, scoring).seat == seat
    touch = partial(choose, play, scoring, seat)
    if not given.entered:
        spoken = say("{name}’s score, not entered yet", name=name)
        return SeatBox(seat, "–", say("now") if now else "", spoken, touch, now)
    points = scoring.words(given.counts)[0]
    spoken = say("{name}’s score, {points}. Change it", name=name, points=points)
    second = say("now") if now else points.partition(" ")[2]
    return SeatBox(seat, points.partition(" ")[0], second, spoken, touch, now)


def _hero(play: Play, scoring: Scoring, image: str) -> ft.Control:
    """Whose score and what it is worth, as it is counted."""
    look = play.look
    p = look.palette
    draft = draft_of(play, scoring)
    low = look.low
    counts = tuple(one or 0 for one in draft.counts)
    points, parts = scoring.words(counts)
    title, face = _whose(play, draft, image, 36 if low else 52)
    if low and not look.roomy:
        return _low_hero(look, title, face, points)
    lines: list[ft.Control] = [
        ft.Semantics(
            content=text(title, Role.LABEL_LARGE, p.on_hero), header=True, heading_level=2
        ),
        ft.Semantics(
            content=text(points, Role.DISPLAY_SMALL, p.hero_accent),
            live_region=True,
        ),
    ]
    if parts:
        lines.append(text(parts, Role.LABEL_LARGE, p.on_hero_variant))
    words = column(lines, 0)
    words.expand = True
    return hero(look, row([face, words], 14))


def _low_hero(look: Look, title: str, face: ft.Control, points: str) -> ft.Control:
    """In one line, where height is rare."""
    p = look.palette
    whole = hero(
        look,
        row(
            [
                face,
                text(title, Role.LABEL_LARGE, p.on_hero, expand=True, max_lines=2),
                ft.Semantics(
                    content=text(points, Role.TITLE_LARGE, p.hero_accent), live_region=True
                ),
            ],
            12,
        ),
    )
    whole.padding = ft.Padding.symmetric(horizontal=16, vertical=8)
    return whole


def _whose(play: Play, draft: Draft, image: str, size: float) -> tuple[str, ft.Control]:
    look = play.look
    if draft.seat is None:
        return say("The whole team"), picture(image, size, look.palette.hero_accent)
    title = say("{name}’s score", name=play.names[draft.seat])
    return title, silent_token(look, draft.seat, play.names, size, on_hero=True)


def _counts(play: Play, scoring: Scoring) -> ft.Control:
    boxes = [_count(play, scoring, kind) for kind in range(len(scoring.kinds))]
    return column(boxes, 8) if play.look.roomy else row(boxes, 8)


def _count(play: Play, scoring: Scoring, kind: int) -> ft.Control:
    draft, one = draft_of(play, scoring), scoring.kinds[kind]
    typed = draft.typed[kind]
    return count_box(
        play.look,
        one.word,
        one.symbol,
        typed,
        marked=draft.at == kind and len(scoring.kinds) > 1,
        wrong=bool(typed.strip()) and draft.counts[kind] is None,
        mark=lambda: change(play, scoring, lambda now: now.chosen(kind)),
        write=lambda text_: change(play, scoring, lambda now: now.write(kind, text_)),
        step=lambda by: change(play, scoring, lambda now: now.step(kind, by)),
        done=partial(mark_next, play, scoring),
    )


def _grid(play: Play, scoring: Scoring) -> ft.Control:
    draft = draft_of(play, scoring)
    return number_grid(
        play.look,
        scoring.kinds[draft.at].word,
        min(scoring.most, _MOST_LOW) if play.look.low else scoring.most,
        lambda number: change(play, scoring, lambda now: now.number(number)),
        lambda: change(play, scoring, lambda now: now.plus()),
        adding=draft.adding,
    )


def _has_cards(play: Play, scoring: Scoring) -> bool:
    return scoring.given(play, draft_of(play, scoring).seat).cards is not None


def _cards(play: Play, scoring: Scoring) -> ft.Control:
    """Cards as the table counted them, to be put right by hand: they decide a tie."""
    look, draft = play.look, draft_of(play, scoring)
    counted = scoring.given(play, draft.seat).cards
    typed = str(counted) if draft.cards is None else draft.cards

    def write(text_: str) -> None:
        change(play, scoring, lambda now: now.with_cards(text_))

    def step(by: int) -> None:
        now = draft_of(play, scoring).stated
        write(str(max(0, (now if now is not None else counted or 0) + by)))

    field = ft.Container(
        row(
            [
                count_field(
                    look,
                    say("Cards"),
                    typed,
                    wrong=draft.cards is not None and draft.stated is None,
                    write=write,
                    done=partial(mark_next, play, scoring),
                )
            ],
            0,
        ),
        width=look.grown(56),
    )
    less = say("One less: {what}", what=say("Cards"))
    more = say("One more: {what}", what=say("Cards"))
    hands = row(
        [
            round_button(look, less, ft.Icons.REMOVE_ROUNDED, lambda: step(-1)),
            field,
            round_button(look, more, ft.Icons.ADD_ROUNDED, lambda: step(1)),
        ],
        4,
        tight=True,
    )
    second = say("as counted") if draft.cards is None else say("counted {n}", n=counted)
    words = column(_words(look, say("Cards"), second), 0)
    padding = ft.Padding.only(left=14, right=4, top=2, bottom=2)
    if look.roomy:
        return card(look, column([words, hands], 6), padding=14)
    words.expand = True
    return card(look, row([words, hands], 8), padding=padding, radius=22)


def _words(look: Look, first: str, second: str) -> list[ft.Control]:
    return [text(first, Role.LABEL_LARGE), text(second, Role.BODY_MEDIUM, look.palette.on_variant)]
