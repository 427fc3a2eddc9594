"""Filler's scores: entered seat after seat, put right, ties decided by cards."""

from __future__ import annotations

import pytest

from companion.games.filler.moves import Score
from companion.rules.common import Finish
from companion.views.play.filler.scores import worth
from companion.views.play.filler.tied_cards import tied_seats
from companion.views.play.scoring.editing import edits
from tests.games.filler.tables import in_turns, new_table, play
from tests.views.play.filler.phone import Phone, phone

LAST = "Enter this score and show the result"


def ended(seats: int) -> Phone:
    """A game whose last day is over and read."""
    table = play(in_turns(seats), {"move": "adjust", "fills": 9 * seats - seats, "deck": 0})
    at = phone(play(table, *[{"move": "fill"}] * seats))
    at.session.close_summary()
    return at


def score(at: Phone, counts: tuple[int, int, int], following: str) -> None:
    for kind, count in zip(("Money", "Reviews", "Acclaim"), counts, strict=True):
        at.tap(f"{kind}: {count}")
    at.tap(following)


@pytest.mark.parametrize(
    ("counts", "points", "parts"),
    [
        ((0, 0, 0), "0 points", "0 symbols, no set yet"),
        ((1, 0, 0), "1 point", "1 symbol, no set yet"),
        ((5, 3, 1), "11 points", "9 symbols and 2 for 1 set"),
        ((5, 4, 6), "23 points", "15 symbols and 8 for 4 sets"),
    ],
)
def test_points_and_sets_are_said_as_they_are_counted(
    counts: tuple[int, int, int], points: str, parts: str
) -> None:
    assert worth(counts) == (points, parts)


def test_a_score_takes_four_taps() -> None:
    at = ended(2)
    assert "Ana’s score, not entered yet" in at.names()
    score(at, (5, 4, 6), "Next: Ben’s score")
    assert at.session.table.entries[-1].move == Score(seat=0, symbols=(5, 4, 6))
    assert "Ana’s score, 23 points. Change it" in at.names()
    assert "Ben’s score" in at.words()


def test_points_run_along_while_they_are_counted() -> None:
    at = ended(2)
    at.tap("Money: 5")
    assert "5 points" in at.words()
    at.tap("Reviews: 4")
    at.tap("One more: Acclaim")
    assert "12 points" in at.words()


def test_a_score_that_lacks_a_kind_says_which() -> None:
    at = ended(2)
    at.tap("Money: 5")
    at.tap("Next: Ben’s score")
    assert at.told == ["Reviews is not counted yet; touch 0 if there is none."]
    assert "score" not in at.moves


def test_symbols_that_were_noted_stand_there_already() -> None:
    table = play(in_turns(2), {"move": "adjust", "fills": 16, "deck": 0})
    at = phone(play(table, {"move": "fill", "symbols": [1, 2, 0]}, {"move": "fill"}))
    at.session.close_summary()
    at.tap("Next: Ben’s score")
    assert at.session.table.entries[-1].move == Score(seat=0, symbols=(1, 2, 0))


def test_cards_counted_by_hand_are_entered_with_the_score() -> None:
    at = ended(2)
    at.tap("One more: Cards")
    score(at, (5, 4, 6), "Next: Ben’s score")
    assert at.state.players[0].cards == 5


def test_an_earlier_score_is_put_right_by_touching_its_box() -> None:
    at = ended(3)
    score(at, (5, 4, 6), "Next: Ben’s score")
    at.tap("Ana’s score, 23 points. Change it")
    at.tap("Count Acclaim")
    at.tap("Acclaim: 7")
    at.tap("Next: Ben’s score")
    assert at.state.players[0].symbols == (5, 4, 7)
    assert at.moves[-2:] == ["score", "score"]


def test_a_tie_is_decided_by_cards_that_the_table_counted() -> None:
    at = ended(2)
    at.tap("One more: Cards")
    score(at, (5, 4, 6), "Next: Ben’s score")
    score(at, (6, 4, 5), LAST)
    assert at.sheet is None
    assert at.session.table.outcome is not None
    assert at.session.table.outcome.winners == (0,)


def test_a_score_on_the_result_is_put_right_by_touching_it() -> None:
    at = ended(2)
    score(at, (5, 4, 6), "Next: Ben’s score")
    score(at, (1, 1, 1), LAST)
    edit = edits(at.play)
    assert edit is not None
    edit(1)
    assert "Ben’s score" in at.words()
    at.tap("Money: 9")
    at.tap("Reviews: 9")
    at.tap("Acclaim: 9")
    at.tap("Enter this score")
    assert at.sheet is None
    assert at.session.table.outcome is not None
    assert at.session.table.outcome.winners == (1,)
    assert at.moves[-3:] == ["score", "undo", "score"]


def test_a_table_that_was_ended_by_hand_has_no_scores_to_put_right() -> None:
    at = ended(2)
    at.act(Finish())
    assert edits(at.play) is None


def just_score() -> Phone:
    return phone(new_table(3, {"score_only": True}))


def test_where_only_scores_are_taken_cards_are_asked_for_after_a_tie_and_only_then() -> None:
    at = just_score()
    assert "One more: Cards" not in at.names()
    score(at, (5, 4, 6), "Next: Ben’s score")
    score(at, (6, 4, 5), "Next: Cy’s score")
    score(at, (1, 1, 1), LAST)
    assert "Ana and Ben have equal points. More cards decide, chef cards included." in at.words()
    at.tap("One more: Ben")
    at.tap("Show the result")
    assert at.session.table.outcome is not None
    assert at.session.table.outcome.winners == (1,)
    assert [one.cards for one in at.state.players] == [3, 4, 3]


def test_without_a_tie_nobody_is_asked_for_cards() -> None:
    at = just_score()
    score(at, (5, 4, 6), "Next: Ben’s score")
    score(at, (6, 4, 6), "Next: Cy’s score")
    score(at, (1, 1, 1), LAST)
    assert at.sheet is None
    assert at.session.table.outcome is not None


@pytest.mark.parametrize(
    ("symbols", "tied"),
    [
        (((5, 4, 6), (3, 6, 8), (1, 0, 0)), (0, 1)),
        (((1, 0, 0), (2, 0, 0)), ()),
        (((1, 0, 0),) * 4, (0, 1, 2, 3)),
    ],
)
def test_seats_with_equal_points_are_tied(
    symbols: tuple[tuple[int, ...], ...], tied: tuple[int, ...]
) -> None:
    assert tied_seats(symbols) == tied
