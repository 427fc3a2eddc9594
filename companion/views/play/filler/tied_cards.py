"""Equal points where no cards were counted: only then the app asks how many each has."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.filler.moves import Score
from companion.games.filler.scoring import SET_BONUS
from companion.games.filler.state import CHEF_CARDS, State, with_seat
from companion.rules.set_scoring import set_points
from companion.views.play.play import Play
from companion.views.play.scoring.draft import Draft
from companion.views.play.scoring.rewriting import with_scores
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.number import NumberEntry
from companion.views.widgets.sheet import sheet
from companion.views.words import joined, say


def ask_cards(play: Play, draft: Draft) -> bool:
    """Open the question if this score is the last one and leaves a tie; whether it did."""
    state: State = play.state
    if not state.setup.score_only or draft.seat is None or draft.whole is None:
        return False
    others = [one.scored for seat, one in enumerate(state.players) if seat != draft.seat]
    symbols = _symbols(play, draft)
    tied = tied_seats(symbols)
    if not all(others) or not tied:
        return False
    play.desk.put("cards", (CHEF_CARDS,) * len(play.names))
    play.show(lambda now: _sheet(now, draft, tied))
    return True


def tied_seats(symbols: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Seats that have as many points as another one."""
    points = [set_points(one, SET_BONUS) for one in symbols]
    return tuple(seat for seat, one in enumerate(points) if points.count(one) > 1)


def _symbols(play: Play, draft: Draft) -> tuple[tuple[int, ...], ...]:
    state: State = play.state
    assert draft.seat is not None, "there is no team"
    assert draft.whole is not None, "every count is there"
    return with_seat(tuple(one.symbols for one in state.players), draft.seat, draft.whole)


def _sheet(play: Play, draft: Draft, tied: tuple[int, ...]) -> ft.Control:
    cards: tuple[int, ...] = play.desk.get("cards")
    names = joined([play.names[seat] for seat in tied])
    why = say("{names} have equal points. More cards decide, chef cards included.", names=names)
    lines: list[ft.Control] = [text(why, Role.BODY_LARGE)]
    lines += [
        NumberEntry(play.look, play.names[seat], cards[seat], partial(_set, play, seat))
        for seat in tied
    ]
    done = button(
        play.look,
        say("Show the result"),
        partial(_enter, play, draft, tied),
        kind="filled",
        height=64,
    )
    return sheet(
        play.look,
        say("A tie: count the cards"),
        column(lines, 6),
        foot=done,
        on_close=lambda: play.show(None),
    )


def _set(play: Play, seat: int, value: int) -> None:
    play.desk.put("cards", with_seat(play.desk.get("cards"), seat, value))


def _enter(play: Play, draft: Draft, tied: tuple[int, ...]) -> None:
    """The tied seats' scores with their cards, and the last score."""
    cards: tuple[int, ...] = play.desk.get("cards")
    symbols = _symbols(play, draft)
    assert draft.seat is not None, "there is no team"
    seats = [*[seat for seat in tied if seat != draft.seat], draft.seat]
    scores = [
        Score(seat=seat, symbols=symbols[seat], cards=cards[seat] if seat in tied else None)
        for seat in seats
    ]
    if play.act(*with_scores(play.table, scores)):
        play.show(None)
        play.desk.put("score", None)
