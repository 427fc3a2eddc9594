"""Kim-Joy's Magic Bakery on the table."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.games.magic_bakery.moves import EndTurn
from companion.views.play.magic_bakery import ruled
from companion.views.play.magic_bakery.actions import action_row, actions_button
from companion.views.play.magic_bakery.away import away_sheet
from companion.views.play.magic_bakery.bonus import bonus_sheet
from companion.views.play.magic_bakery.clock import ClockStrip, clock_of
from companion.views.play.magic_bakery.customer import leaving_sentence
from companion.views.play.magic_bakery.goal import goal_line
from companion.views.play.magic_bakery.hero import turn_hero
from companion.views.play.magic_bakery.pieces import controls, pieces
from companion.views.play.magic_bakery.round_line import round_line
from companion.views.play.magic_bakery.row import belt_row
from companion.views.play.magic_bakery.row_list import row_list
from companion.views.play.magic_bakery.summary import round_events, summary_content, title
from companion.views.play.magic_bakery.told import told
from companion.views.play.magic_bakery.watched import watched
from companion.views.play.play import GameView, Halves, Now, Play, Sheet
from companion.views.play.read_first import ReadFirst
from companion.views.play.undo import undo_button
from companion.views.widgets.basics import button, column, row
from companion.views.widgets.sheet import sheet
from companion.views.words import counted, say


class MagicBakeryView(GameView):
    """How the Magic Bakery is drawn and which taps it offers."""

    slug = "magic-bakery"
    picture = "cupcake"

    def heading(self, play: Play) -> tuple[str, str]:
        """Round, and what is played."""
        state = play.state
        if state.setup.scenarios:
            numbers = " + ".join(str(one) for one in sorted(state.setup.scenarios))
            second = say("Magic Bakery · Scenario {numbers}", numbers=numbers)
        elif state.setup.mode == "warm-up":
            second = say("Magic Bakery · Warm-up")
        else:
            second = say("Magic Bakery · Relaxed")
        return say("Round {round}", round=state.round), second

    def board(self, play: Play) -> ft.Control:
        """Hero, seats, goal, row, actions; two panes where there is room."""
        look = play.look
        first = [turn_hero(play), round_line(play), goal_line(play)]
        message = told(play)
        notes = [message] if message is not None else []
        flat = look.flat and play.settings.count_actions
        notes = [*(controls(play) if flat else []), *notes]
        middle = [row_list(play) if look.roomy else belt_row(play), *pieces(play), *notes]
        if look.wide or look.flat:
            left = ft.Container(column(first), width=372 if look.wide else look.width * 0.42)
            return row(
                [left, column(middle, expand=True)],
                spacing=16,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        return column([*first, *middle], spacing=8)

    def hands(self, play: Play) -> ft.Control | None:
        """The four actions; none where only turns are counted."""
        look = play.look
        if not play.settings.count_actions or play.over or look.flat:
            return None
        parts = controls(play)
        if not look.roomy:
            parts.append(action_row(play))
        return column(parts, 8) if parts else None

    def primary(self, play: Play) -> ft.Control | None:
        """The end of the turn; filled once nothing is left to do."""
        look, state = play.look, play.state
        name = play.names[state.turn]
        counting = play.settings.count_actions
        unused = (
            counted(state.actions, ", {n} action unused", ", {n} actions unused")
            if counting and state.actions
            else ""
        )
        end = button(
            look,
            say("End turn"),
            lambda: play.act(EndTurn()),
            kind="outlined" if unused else "filled",
            name=say("End {name}’s turn{unused}", name=name, unused=unused),
            height=64,
            expand=True if look.roomy else None,
        )
        if counting and look.roomy:
            return row([actions_button(look, play), end], expand=True)
        if counting and look.flat:  # a phone on its side has width instead of height
            return row([ft.Container(action_row(play), width=look.width * 0.5), end])
        return end

    def strip(self, play: Play) -> ft.Control | None:
        """The clock of #9."""
        return ClockStrip(play) if clock_of(play.session) else None

    def pressing(self, play: Play) -> Sheet | None:
        """What has to be answered, else the round's summary until somebody closes it."""
        if play.over:
            return None
        if play.session.unwatched_since is not None:
            return away_sheet
        if play.state.pending:
            return bonus_sheet
        events = round_events(play)
        with_clock = clock_of(play.session)
        if not events or with_clock or play.session.summary_closed_at == play.session.revision:
            return None
        return _summary

    def describe(self, play: Play) -> str:
        """The table in one sentence."""
        state = play.state
        return say(
            "Round {round}, {name}’s turn, {points} served. {leaving}.",
            round=state.round,
            name=play.names[state.turn],
            points=state.points,
            leaving=leaving_sentence(state),
        )

    def counters(self, play: Play) -> Mapping[str, str]:
        """What can be corrected here."""
        return {
            "actions": say("Actions left"),
            "stack": say("Customers in the stack"),
            "row": say("Customer row"),
            "points": say("Points"),
            "turn": say("Whose turn"),
            "round": say("Round"),
            "ducks": say("Helpful Ducks"),
            "cat": say("Left one of the two piles under the cat"),
            "face_down": say("Face down in the Pantry"),
            "eggs": say("Eggs the fox has"),
            "turtle": say("Who has the turtle"),
            "extra": say("Extra actions"),
            "timer_left_s": say("Time left"),
        }

    def steps(self, play: Play) -> tuple[str, ...]:
        """What is asked now, the turn or the round's end, and the scenarios."""
        return ruled.steps(play)

    def now(self, play: Play, rule: str) -> Now | None:
        """Who leaves, what the cat covers, which goals count."""
        return ruled.now(play, rule)

    def watched(self, play: Play) -> Halves | None:
        """From across the room."""
        return watched(play)


def _summary(play: Play) -> ft.Control:
    events = round_events(play)
    look = play.look
    label = say("Start round {round}", round=play.state.round)
    close = ft.Container(ReadFirst(play, label), expand=None if look.roomy else True)
    hands: list[ft.Control] = [undo_button(play), close]
    foot = column(hands[::-1]) if look.roomy else row(hands, 10)
    content = summary_content(play, events)
    return sheet(look, title(events), content, foot=foot, rules=lambda: play.rules(None))
