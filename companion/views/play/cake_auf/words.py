"""What recipes and bans are called."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.cake_auf.state import INGREDIENTS, Recipe
from companion.views.play.play import Play
from companion.views.words import counted, joined, say


@dataclass(frozen=True, slots=True)
class BanLook:
    """A ban's own name, the card that takes it off, the pictures of both and their words."""

    name: str
    restored: str
    banned: str
    picture: str
    icon: str
    rule: str = "CA-BAN-04"


BANS = {
    "fire": BanLook("Fire Ban", "Fire Restored", "banned by fire", "flame-ban", "flame"),
    "power": BanLook("Power Outage", "Power Restored", "without power", "power-ban", "power"),
}
"""By kind, in alphabetical order."""


def recipe_name(play: Play, seat: int, place: int) -> str:
    """``Halo Halo``, ``Recipe 2`` while nobody has named it."""
    recipe: Recipe | None = play.state.recipe(seat, place)
    return named(recipe, place)


def named(recipe: Recipe | None, place: int) -> str:
    """The name of what lies in a place."""
    return (recipe.name if recipe else None) or say("Recipe {n}", n=place)


def of_whom(play: Play, seat: int, place: int) -> str:
    """``Halo Halo of Ben``."""
    return say("{recipe} of {name}", recipe=recipe_name(play, seat, place), name=play.names[seat])


def progress_words(recipe: Recipe) -> str:
    """``2 of 3, banned by fire``."""
    parts = [say("{n} of {all}", n=recipe.placed, all=INGREDIENTS)]
    parts += [say(BANS[ban].banned) for ban in recipe.bans]
    return ", ".join(parts)


def all_words(recipe: Recipe) -> str:
    """Stars, icons, ingredients and bans, for reading out."""
    parts = []
    if recipe.stars is not None:
        parts.append(stars_words(recipe.stars))
    icons = [kind for kind in BANS if recipe.icon(kind)]
    if icons:
        parts.append(say("shows {icons}", icons=joined([say(icon) for icon in icons])))
    return ", ".join([*parts, progress_words(recipe)])


def stars_words(stars: int) -> str:
    """``1 star``, ``2 stars``."""
    return counted(stars, "{n} star", "{n} stars")
