"""Cake Auf! on the table."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.games.cake_auf.moves import Discard
from companion.rules.game import Move
from companion.views.play.cake_auf import ruled
from companion.views.play.cake_auf.all_recipes import all_recipes, kitchens
from companion.views.play.cake_auf.cards import action_cards
from companion.views.play.cake_auf.choosing import others
from companion.views.play.cake_auf.own import own_recipes
from companion.views.play.cake_auf.words import BANS
from companion.views.play.play import GameView, Halves, Now, Play
from companion.views.play.race.deeds import Deed, EndTurn, deed_row, deeds_button
from companion.views.play.race.hand import HandLine
from companion.views.play.race.hero import TurnHero
from companion.views.play.race.layout import arranged, panes
from companion.views.play.race.seats import Lane, race
from companion.views.play.race.told import told
from companion.views.play.race.watched import watched
from companion.views.widgets.basics import picture, row
from companion.views.words import say


class CakeAufView(GameView):
    """How Cake Auf! is drawn and which taps it offers."""

    slug = "cake-auf"
    picture = "layer-cake"

    def heading(self, play: Play) -> tuple[str, str]:
        """What wins, and who plays."""
        first = say("First to {n} stars", n=play.state.setup.target)
        return first, say("Cake Auf! · {n} players", n=len(play.names))

    def board(self, play: Play) -> ft.Control:
        """Hero, race, the three recipes of the seat in turn."""
        hero = TurnHero(play, _no_mark)
        lines = [HandLine(play), *told(play)]
        seats = race(play, [_lane(play, seat) for seat in range(len(play.names))])
        own = own_recipes(play)
        if play.look.wide:
            return panes([hero, seats, *lines], [*own, kitchens(play, others(play))])
        deeds = deed_row(play, _deeds(play))
        return arranged(play, hero=hero, lines=lines, race=seats, own=own, deeds=deeds)

    def hands(self, play: Play) -> ft.Control | None:
        """What costs an action, and a look at all recipes."""
        if play.over or play.look.flat or play.look.roomy:
            return None
        return deed_row(play, _deeds(play))

    def primary(self, play: Play) -> ft.Control | None:
        """The end of the turn."""
        if play.look.roomy:
            end = ft.Container(EndTurn(play), expand=True)
            return row([deeds_button(play, _deeds(play)), end], 8)
        return EndTurn(play)

    def describe(self, play: Play) -> str:
        """The table in one sentence."""
        state = play.state
        stars = ", ".join(
            say("{name} {stars}", name=name, stars=stars)
            for name, stars in zip(play.names, state.tally, strict=True)
        )
        return say(
            "{name}’s turn, {actions} actions left. Stars: {stars}.",
            name=play.names[state.turn],
            actions=state.actions,
            stars=stars,
        )

    def counters(self, play: Play) -> Mapping[str, str]:
        """What can be corrected here."""
        return {
            "actions": say("Actions left"),
            "open": say("Open recipes"),
            "completed": say("Completed recipes"),
            "turn": say("Whose turn"),
            "round": say("Round"),
        }

    def steps(self, play: Play) -> tuple[str, ...]:
        """The turn, and what may be done in it."""
        return ruled.steps(play)

    def now(self, play: Play, rule: str) -> Now | None:
        """Which bans lie, who leads."""
        return ruled.now(play, rule)

    def watched(self, play: Play) -> Halves | None:
        """From across the room."""
        return watched(play)


def _no_mark(move: Move) -> str:
    """Every action is a tick."""
    return ""


def _lane(play: Play, seat: int) -> Lane:
    p = play.look.palette
    kitchen = play.state.kitchens[seat]
    bans = sorted({ban for recipe in kitchen.open if recipe for ban in recipe.bans})
    facts = {"name": play.names[seat], "n": kitchen.stars, "target": play.state.setup.target}
    words = [say("{name}, {n} of {target} stars", **facts), *(say(BANS[ban].name) for ban in bans)]
    return Lane(
        seat,
        ", ".join(words),
        lambda: play.show(all_recipes),
        [picture(BANS[ban].picture, 18, p.error) for ban in bans],
    )


def _deeds(play: Play) -> list[Deed]:
    return [
        Deed(
            say("Action card"),
            say("Play an action card, 1 action"),
            ft.Icons.STYLE_ROUNDED,
            lambda: action_cards(play),
        ),
        Deed(
            say("Discard"),
            say("Discard a card, 1 action"),
            ft.Icons.DELETE_OUTLINE_ROUNDED,
            lambda: play.act(Discard()),
        ),
        Deed(
            say("All recipes"),
            say("See all recipes"),
            ft.Icons.GROUPS_ROUNDED,
            lambda: play.show(all_recipes),
            free=True,
        ),
    ]
