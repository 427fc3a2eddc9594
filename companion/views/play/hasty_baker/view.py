"""Hasty Baker on the table."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.games.hasty_baker.moves import Hasty, Replace
from companion.rules.game import Move
from companion.views.play.hasty_baker import ruled
from companion.views.play.hasty_baker.cards import strategy
from companion.views.play.hasty_baker.placing import place, place_name
from companion.views.play.hasty_baker.recipe import (
    kitchen_sheet,
    progress_words,
    recipe_card,
    signs,
    small_recipe,
)
from companion.views.play.play import GameView, Halves, Now, Play
from companion.views.play.race.deeds import Deed, EndTurn, deed_row, deeds_button
from companion.views.play.race.hand import HandLine
from companion.views.play.race.hero import TurnHero
from companion.views.play.race.layout import arranged
from companion.views.play.race.seats import Lane, race
from companion.views.play.race.told import told
from companion.views.play.race.watched import watched
from companion.views.widgets.basics import row
from companion.views.words import say


class HastyBakerView(GameView):
    """How Hasty Baker is drawn and which taps it offers."""

    slug = "hasty-baker"
    picture = "whisk"

    def heading(self, play: Play) -> tuple[str, str]:
        """What wins, and who plays."""
        first = say("First to {n} points", n=play.state.setup.target)
        return first, say("Hasty Baker · {n} players", n=len(play.names))

    def board(self, play: Play) -> ft.Control:
        """Hero, race, the recipe of the seat in turn."""
        seats = range(len(play.names))
        lanes = [_lane(play, seat) for seat in seats]
        return arranged(
            play,
            hero=TurnHero(play, _mark),
            lines=[HandLine(play), *told(play)],
            race=race(play, lanes),
            own=[recipe_card(play, play.state.turn)],
            deeds=deed_row(play, _deeds(play)),
        )

    def hands(self, play: Play) -> ft.Control | None:
        """The three kinds of actions; beside the board on a phone that lies on its side."""
        if play.over or play.look.flat:
            return None
        return deed_row(play, _deeds(play)[:1] if play.look.roomy else _deeds(play))

    def primary(self, play: Play) -> ft.Control | None:
        """The end of the turn."""
        if play.look.roomy:
            end = ft.Container(EndTurn(play), expand=True)
            return row([deeds_button(play, _deeds(play)[1:]), end], 8)
        return EndTurn(play)

    def describe(self, play: Play) -> str:
        """The table in one sentence."""
        state = play.state
        points = ", ".join(
            say("{name} {points}", name=name, points=points)
            for name, points in zip(play.names, state.tally, strict=True)
        )
        return say(
            "{name}’s turn, {actions} actions left. Points: {points}.",
            name=play.names[state.turn],
            actions=state.actions,
            points=points,
        )

    def counters(self, play: Play) -> Mapping[str, str]:
        """What can be corrected here."""
        return {
            "actions": say("Actions left"),
            "in_play": say("Ingredients in play"),
            "points": say("Points"),
            "ribbon": say("Blue Ribbon beside the recipe"),
            "double": say("Double Batch beside the recipe"),
            "turn": say("Whose turn"),
            "round": say("Round"),
            "recipes_left": say("Recipes in the pile"),
        }

    def steps(self, play: Play) -> tuple[str, ...]:
        """The turn, and what may be done in it."""
        return ruled.steps(play)

    def now(self, play: Play, rule: str) -> Now | None:
        """How far the recipe is, who leads, what is left in the box."""
        return ruled.now(play, rule)

    def watched(self, play: Play) -> Halves | None:
        """From across the room."""
        return watched(play)


def _mark(move: Move) -> str:
    return say("+2") if isinstance(move, Hasty) else ""


def _lane(play: Play, seat: int) -> Lane:
    words = say(
        "{name}, {points} of {target} points, {progress}",
        name=play.names[seat],
        points=play.state.tally[seat],
        target=play.state.setup.target,
        progress=progress_words(play.state.kitchens[seat]),
    )
    return Lane(
        seat,
        words,
        lambda: play.show(kitchen_sheet(seat)),
        signs(play, seat),
        small_recipe(play, seat),
    )


def _deeds(play: Play) -> list[Deed]:
    return [
        Deed(
            say("Ingredient"),
            place_name(play),
            ft.Icons.ADD_CIRCLE_ROUNDED,
            lambda: place(play),
        ),
        Deed(
            say("Strategy"),
            say("Play a strategy card, 1 action"),
            ft.Icons.STYLE_ROUNDED,
            lambda: strategy(play),
        ),
        Deed(
            say("Replace"),
            say("Replace a card: discard one, draw one, 1 action"),
            ft.Icons.AUTORENEW_ROUNDED,
            lambda: play.act(Replace()),
        ),
    ]
