"""Games whose score is one number: entered seat after seat, or once for the team."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.rules.table import Header, Table
from companion.session import TableSession
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.play.registry import view_of
from companion.views.play.scoring.draft import Draft
from companion.views.play.scoring.entering import enter
from companion.views.play.scoring.rewriting import with_scores
from companion.views.play.scoring.view import ScoreView
from companion.views.settings import Settings
from companion.views.widgets.basics import column
from tests.views.drawing import drawn, names
from tests.views.play.filler.phone import Nowhere


def at(game: str, seats: int = 3) -> tuple[Play, ScoreView]:
    header = Header(game, ("Ana", "Ben", "Cy")[:seats], {"score_only": True})
    session = TableSession("t", Table(GAMES[game], header), Nowhere())

    def act(*moves: Any) -> bool:
        session.take_all(moves, seen=session.revision)
        return True

    play = Play(session, Look(), Settings(), act, _raise, lambda _: None, lambda _: None)
    view = view_of(header)
    assert isinstance(view, ScoreView)
    return play, view


def _raise(refusal: Exception) -> None:
    raise refusal


def entered(play: Play, view: ScoreView, *numbers: int) -> None:
    for number in numbers:
        scoring = view.scoring()
        draft: Draft = play.desk.get("score") or Draft(None if scoring.team else 0, ("",))
        play.desk.put("score", draft.number(number))
        enter(play, scoring)


def test_a_team_has_one_score_that_ends_the_table() -> None:
    play, view = at("magic-bakery")
    found = names(drawn(lambda: view.board(play)))
    assert not [name for name in found if "not entered yet" in name]
    entered(play, view, 12)
    assert play.table.outcome is not None
    assert play.table.outcome.as_json()["points"] == 12


@pytest.mark.parametrize(("game", "unit"), [("hasty-baker", "points"), ("cake-auf", "stars")])
def test_every_seat_has_a_score_and_equal_ones_share_the_victory(game: str, unit: str) -> None:
    play, view = at(game)
    entered(play, view, 5, 2, 5)
    assert play.table.outcome is not None
    found = play.table.outcome.as_json()
    assert [one[unit] for one in found["ranking"]] == [5, 5, 2]
    assert found["winners"] == [0, 2]


def test_a_score_is_said_as_it_is_entered() -> None:
    play, view = at("hasty-baker")
    entered(play, view, 5)
    found = names(drawn(lambda: view.board(play)))
    assert "Ana’s score, 5 points. Change it" in found
    assert "Ben’s score, not entered yet" in found
    assert view.describe(play) == "1 of 3 scores are in."


def test_an_ended_table_is_put_right_by_taking_back_its_last_score() -> None:
    play, view = at("cake-auf")
    entered(play, view, 5, 2, 4)
    ana = play.table.entries[0].move
    moves = [move.name for move in with_scores(play.table, [ana])]
    assert moves == ["undo", "score", "score"]
    assert play.act(*with_scores(play.table, [ana]))
    assert play.table.outcome is not None


def test_numbers_to_touch_are_on_the_screen_with_a_sum() -> None:
    play, view = at("cake-auf")
    found = names(drawn(lambda: column([view.hands(play) or column([])])))
    assert "Stars: 0" in found
    assert "Stars: 10" in found
    assert "Add the next number to Stars" in found
