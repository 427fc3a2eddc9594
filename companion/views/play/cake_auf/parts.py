"""The parts of a recipe that are drawn alike wherever it is seen."""

from __future__ import annotations

import flet as ft

from companion.games.cake_auf.state import INGREDIENTS, Recipe
from companion.views.look import Look
from companion.views.play.cake_auf.words import BANS
from companion.views.play.race.marks import places
from companion.views.widgets.basics import Role, picture, row, text
from companion.views.words import say


def star_row(look: Look, stars: int | None, size: float) -> ft.Control:
    """Its stars, or that nobody has told them."""
    p = look.palette
    if stars is None:
        unknown = text(say("?"), Role.LABEL_LARGE, p.on_variant)
        return row([picture("star-outline", size, p.outline), unknown], 3, tight=True)
    return row([picture("star", size, p.tertiary) for _ in range(stars)], 3, tight=True)


def sign_row(look: Look, recipe: Recipe, size: float) -> ft.Control:
    """Its stars, and the attack icons that it is known to show."""
    ink = look.palette.on_variant
    icons = [picture(BANS[kind].icon, size, ink) for kind in BANS if recipe.icon(kind)]
    return row(
        [ft.Container(star_row(look, recipe.stars, size), expand=True), *icons],
        2,
    )


def count_line(look: Look, recipe: Recipe) -> ft.Control:
    """``2 of 3``; where only a ban is in the way, that."""
    p = look.palette
    if recipe.placed == INGREDIENTS:
        return text(say("Ready, banned"), Role.BODY_MEDIUM, p.error)
    words = say("{n} of {all}", n=recipe.placed, all=INGREDIENTS)
    return text(words, Role.BODY_MEDIUM, p.on_variant)


def place_row(look: Look, recipe: Recipe, height: float) -> ft.Control:
    """Its three ingredients."""
    return places(look, recipe.placed, INGREDIENTS, height)


def ban_face(look: Look, kind: str, size: float) -> ft.Control:
    """A ban's icon and its own name."""
    ink = look.palette.on_error
    return row(
        [
            picture(BANS[kind].picture, size, ink),
            text(say(BANS[kind].name), Role.BODY_MEDIUM, ink, expand=True, max_lines=2),
        ],
        4,
    )
