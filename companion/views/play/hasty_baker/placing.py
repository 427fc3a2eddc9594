"""An ingredient onto the own recipe: one tap, or two where the table names ingredients."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.hasty_baker.moves import INGREDIENTS, Ingredient
from companion.views.play.hasty_baker.ingredients import still_missing, tile, tiles, word
from companion.views.play.hasty_baker.recipe import known_ingredients, recipe_name
from companion.views.play.play import Play
from companion.views.play.race.asking import asking
from companion.views.words import say


def place(play: Play) -> None:
    """Place an ingredient, or ask which one."""
    if play.state.setup.named:
        play.show(_which)
    else:
        play.act(Ingredient())


def place_name(play: Play) -> str:
    """What the button does."""
    seat = play.state.turn
    kitchen = play.state.kitchens[seat]
    return say(
        "Place an ingredient on {recipe}, {n} of {all}, 1 action",
        recipe=recipe_name(play, seat),
        n=len(kitchen.in_play),
        all=kitchen.needs,
    )


def _which(play: Play) -> ft.Control:
    seat = play.state.turn
    kitchen = play.state.kitchens[seat]
    wanted = set(still_missing(kitchen, known_ingredients(play, kitchen)))

    def one(name: str) -> ft.Control:
        move = Ingredient(name)
        return tile(
            play,
            name,
            say("Place {ingredient}", ingredient=word(name)),
            _placing(play, move),
            closed=play.session.refusal(move),
            wanted=name in wanted,
        )

    title = say("Which ingredient?")
    return asking(play, title, tiles(play, INGREDIENTS, one), "ingredient")


def _placing(play: Play, move: Ingredient) -> Callable[[], None]:
    return play.tap(move)
