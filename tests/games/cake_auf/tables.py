"""Cake Auf! tables for tests, played as table files."""

from __future__ import annotations

from typing import Any

from tests.replaying import Replay, Values, move, played

END = move("end_turn")
BLANK: dict[str, Any] = {
    "name": None,
    "stars": None,
    "fire": None,
    "power": None,
    "placed": 0,
    "bans": [],
}
"""A recipe that nobody has told the app anything about."""


def place(number: int, **arguments: Any) -> dict[str, Any]:
    """An ingredient under the recipe in a place."""
    return move("ingredient", place=number, **arguments)


def recipe(stars: int) -> list[dict[str, Any]]:
    """A turn that completes a recipe of so many stars."""
    return [place(1), place(1), place(1, stars=stars)]


def ban(to: int, recipe: int = 1, kind: str = "fire") -> dict[str, Any]:
    return move("ban", to=to, recipe=recipe, kind=kind)


def restore(number: int = 1, kind: str = "fire", **arguments: Any) -> dict[str, Any]:
    return move("restore", place=number, kind=kind, **arguments)


def looking(**known: Any) -> dict[str, Any]:
    """An open recipe as the file shows it."""
    return {**BLANK, **known}


def cakes(*moves: Values, seats: int = 3, rulings: Values | None = None, **options: Any) -> Replay:
    """A replayed table of Cake Auf!."""
    return played(*moves, game="cake-auf", seats=seats, rulings=rulings, **options)
