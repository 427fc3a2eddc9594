"""The end of the game: symbols, sets, places (FI-SCORE-02 to 07)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.filler.moves import Score
from companion.games.filler.state import State, with_seat
from companion.games.filler.words import refuse
from companion.rules.changed import changed
from companion.rules.game import Event, Outcome, Who
from companion.rules.ranking import rank
from companion.rules.set_scoring import complete_sets, set_points

SET_BONUS = 2
"""FI-SCORE-03."""


def check_score(state: State, move: Score) -> None:
    """Raises IllegalMove while the game still goes on."""
    if state.phase != "scores":
        raise refuse("not_now")


def score(state: State, move: Score) -> State:
    """A seat's symbols and cards; the last seat's end the game."""
    player = changed(state.players[move.seat], symbols=move.symbols, stated=move.cards, scored=True)
    players = with_seat(state.players, move.seat, player)
    over = all(one.scored for one in players)
    points = set_points(move.symbols, SET_BONUS)
    event = Event("scored", {"seat": Who(move.seat), "points": points})
    return changed(
        state,
        phase="over" if over else "scores",
        players=players,
        events=(event, Event("game_over")) if over else (event,),
    )


def result(state: State, termination: str) -> Outcome:
    """The places: points, then cards, then shared (FI-SCORE-05, 06)."""
    figures = [
        {
            "points": set_points(player.symbols, SET_BONUS),
            "symbols": list(player.symbols),
            "sets": complete_sets(player.symbols),
            "cards": player.cards,
        }
        for player in state.players
    ]
    return Outcome(termination, ranking=rank(figures, _how_good))


def _how_good(figures: Mapping[str, Any]) -> tuple[int, int]:
    return (figures["points"], figures["cards"])
