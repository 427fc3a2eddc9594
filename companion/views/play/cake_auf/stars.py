"""How many stars? Asked only where a recipe is complete that nobody has described: two buttons."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.cake_auf import moves as m
from companion.games.cake_auf.moves import Ingredient, Restore
from companion.games.cake_auf.state import Recipe
from companion.views.play.cake_auf.words import recipe_name, stars_words
from companion.views.play.play import Play
from companion.views.play.race.asking import asking
from companion.views.widgets.basics import Role, column, picture, press, row, text
from companion.views.words import say


def placings(recipe: Recipe, place: int) -> tuple[Ingredient, ...]:
    """The move that places an ingredient; one for each number of stars where that is asked."""
    asked = recipe.needs_one and recipe.stars is None
    return tuple(Ingredient(place, stars) for stars in (m.STARS if asked else (None,)))


def restorings(recipe: Recipe, place: int, kind: str) -> tuple[Restore, ...]:
    """The same for a ban that is taken off."""
    asked = recipe.needs_only(kind) and recipe.stars is None
    return tuple(Restore(place, kind, stars) for stars in (m.STARS if asked else (None,)))


def take(play: Play, place: int, moves: Sequence[Ingredient | Restore]) -> None:
    """Take the move, or ask for the stars first. A refusal is shown."""
    if len(moves) == 1 or play.session.refusal(moves[0]) is not None:
        play.tap(moves[0])()
        return

    def shown(again: Play) -> ft.Control:
        seat = again.state.turn
        title = say("{recipe} is complete", recipe=recipe_name(again, seat, place))
        return asking(again, title, star_buttons(again, moves), "ingredient")

    play.show(shown)


def star_buttons(play: Play, moves: Sequence[Ingredient | Restore]) -> ft.Control:
    """The question and its two answers."""
    question = text(say("How many stars does it show?"), Role.BODY_LARGE)
    buttons = [_button(play, one) for one in moves]
    return column([question, column(buttons, 8) if play.look.roomy else row(buttons, 8)], 10)


def _button(play: Play, move: Ingredient | Restore) -> ft.Control:
    p = play.look.palette
    stars = move.stars or 1
    words = stars_words(stars)
    face = ft.Column(
        [
            row([picture("star", 30, p.on_primary_container) for _ in range(stars)], 4, tight=True),
            text(words, Role.LABEL_LARGE, p.on_primary_container),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return press(
        play.look,
        say("It shows {stars}", stars=words),
        face,
        play.tap(move),
        fill=p.primary_container,
        ink=p.on_primary_container,
        padding=ft.Padding.symmetric(vertical=14),
        expand=None if play.look.roomy else True,
    )
