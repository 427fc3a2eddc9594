"""Filler's scores: three kinds of symbols a seat, sets of them, and cards."""

from __future__ import annotations

from companion.games.filler.moves import Score
from companion.games.filler.scoring import SET_BONUS
from companion.games.filler.state import State
from companion.rules.game import Move
from companion.rules.set_scoring import complete_sets, set_points
from companion.views.play.filler.kinds import KINDS
from companion.views.play.filler.tied_cards import ask_cards
from companion.views.play.play import Play
from companion.views.play.scoring.draft import Draft
from companion.views.play.scoring.rewriting import with_scores
from companion.views.play.scoring.scoring import Counts, Given, Kind, Scoring
from companion.views.words import counted, say

_MOST = 22


def filler_scoring() -> Scoring:
    """How Filler's scores are taken."""
    return Scoring(
        kinds=tuple(Kind(say(word), symbol) for word, symbol in KINDS),
        most=_MOST,
        team=False,
        given=_given,
        words=worth,
        moves=_moves,
        note=say("Count hand and discard pile."),
        ask=ask_cards,
    )


def _given(play: Play, seat: int | None) -> Given:
    state: State = play.state
    assert seat is not None, "there is no team"
    player = state.players[seat]
    if state.setup.score_only:
        return Given(player.symbols, player.scored)
    return Given(player.symbols, player.scored, player.counted, player.stated)


def worth(counts: Counts) -> tuple[str, str]:
    """``23 points``; ``15 symbols and 8 for 4 sets``."""
    points = counted(set_points(counts, SET_BONUS), "{n} point", "{n} points")
    sets = complete_sets(counts)
    symbols = counted(sum(counts), "{n} symbol", "{n} symbols")
    facts = {"symbols": symbols, "more": sets * SET_BONUS, "n": sets}
    if not sets:
        return points, say("{symbols}, no set yet", **facts)
    if sets == 1:
        return points, say("{symbols} and {more} for 1 set", **facts)
    return points, say("{symbols} and {more} for {n} sets", **facts)


def _moves(play: Play, draft: Draft) -> tuple[Move, ...]:
    assert draft.seat is not None, "there is no team"
    assert draft.whole is not None, "every count is there"
    score = Score(seat=draft.seat, symbols=draft.whole, cards=draft.stated)
    return with_scores(play.table, [score])
