"""Filler on the table."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.games.filler.state import State
from companion.views.play.filler import ruled
from companion.views.play.filler.choices import choices
from companion.views.play.filler.day_end import day_events, day_sheet, spoken
from companion.views.play.filler.last_day import fills_words, last_day_words
from companion.views.play.filler.order_only import order_board, order_hands
from companion.views.play.filler.pad import is_correcting, seat_of
from companion.views.play.filler.scores import filler_scoring
from companion.views.play.filler.times import times_board, times_hands, times_primary
from companion.views.play.filler.turn_board import turn_board
from companion.views.play.filler.undecided import undecided_board, undecided_primary
from companion.views.play.filler.waiting import missing_words, waiting_board, waiting_primary, waits
from companion.views.play.filler.watched import watched
from companion.views.play.play import GameView, Halves, Now, Play, Sheet
from companion.views.play.scoring.board import score_board, score_hands, score_primary
from companion.views.words import say


class FillerView(GameView):
    """How Filler is drawn and which taps it offers."""

    slug = "filler"
    picture = "alarm-clock"

    def heading(self, play: Play) -> tuple[str, str]:
        """The day and its step."""
        state: State = play.state
        second = last_day_words(state) or say("Filler · {n} players", n=len(play.names))
        if state.setup.score_only:
            return say("Filler: just the score"), say("{n} players", n=len(play.names))
        if state.phase in ("scores", "over"):
            return say("Final scores"), say("Filler · day {n} was the last", n=state.day)
        if state.phase == "times" or is_correcting(play):
            return say("Day {n}: time cards", n=state.day), second
        return say("Day {n}", n=state.day), second

    def board(self, play: Play) -> ft.Control:
        """What the moment needs: times, an order, a turn, or scores."""
        state: State = play.state
        if state.phase in ("scores", "over"):
            return score_board(play, filler_scoring(), self.picture)
        if is_correcting(play):
            return times_board(play)
        if state.pending == "order":
            return undecided_board(play)
        if waits(play):
            return waiting_board(play)
        if state.phase == "times":
            return order_board(play) if play.settings.order_only else times_board(play)
        return turn_board(play)

    def hands(self, play: Play) -> ft.Control | None:
        """Keys for a time, choices of a turn, numbers for a score."""
        state: State = play.state
        if state.phase in ("scores", "over"):
            return None if play.over else score_hands(play, filler_scoring())
        if _takes_times(play):
            return times_hands(play)
        if waits(play):
            return None
        if state.phase == "times":
            return order_hands(play) if state.pending is None else None
        return None if play.look.roomy or play.look.beside else choices(play)

    def primary(self, play: Play) -> ft.Control | None:
        """Next, where something was typed."""
        state: State = play.state
        if state.phase in ("scores", "over"):
            return score_primary(play, filler_scoring())
        if _takes_times(play):
            return times_primary(play)
        if waits(play):
            return waiting_primary(play)
        return undecided_primary(play) if state.pending == "order" else None

    def pressing(self, play: Play) -> Sheet | None:
        """The day's summary until somebody closes it."""
        closed = play.session.summary_closed_at == play.session.revision
        if play.over or closed or not day_events(play):
            return None
        return day_sheet

    def describe(self, play: Play) -> str:
        """The table in one sentence."""
        state: State = play.state
        told = day_events(play)
        if told:
            return spoken(play, told)
        if state.turn is not None:
            who = say("{name}’s turn", name=play.names[state.turn])
        elif state.phase == "times":
            seat = seat_of(play)
            name = play.names[seat] if seat is not None else say("The order")
            who = missing_words(play) if waits(play) else say("{name} comes next", name=name)
        else:
            who = say("Scores are counted")
        return say("Day {n}, {who}, {fills}.", n=state.day, who=who, fills=fills_words(state))

    def counters(self, play: Play) -> Mapping[str, str]:
        """What can be corrected here."""
        state: State = play.state
        words = {
            "day": say("Day"),
            "deck": say("Recipes in the deck"),
            "book": say("Recipes in the book"),
            "fills": say("Recipes filled"),
            "cards": say("Cards"),
            "restocks_in_a_row": say("Days on which all restocked"),
            "symbols": say("Symbols"),
        }
        if state.turn is not None:
            words["turn"] = say("Whose turn")
            words["order"] = say("Order of the day")
        return words

    def steps(self, play: Play) -> tuple[str, ...]:
        """The phase of the day."""
        return ruled.steps(play)

    def now(self, play: Play, rule: str) -> Now | None:
        """How full the book is, how long the game lasts, who has how many cards."""
        return ruled.now(play, rule)

    def watched(self, play: Play) -> Halves | None:
        """From across the room."""
        return watched(play)


def _takes_times(play: Play) -> bool:
    state: State = play.state
    if is_correcting(play):
        return True
    coming = state.phase == "times" and state.pending is None
    return coming and not play.settings.order_only and seat_of(play) is not None
