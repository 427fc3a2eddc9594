"""Hasty Baker tables for tests, played as table files."""

from __future__ import annotations

from typing import Any

from tests.replaying import Replay, Values, move, played

END = move("end_turn")
HASTY = move("hasty")
RECIPE = (HASTY, HASTY, *[move("ingredient")] * 4)
"""A turn that completes a recipe, where ingredients are counted."""


def ingredient(name: str) -> dict[str, Any]:
    return move("ingredient", name=name)


def counted(
    *moves: Values, seats: int = 3, rulings: Values | None = None, **options: Any
) -> Replay:
    """A table that counts ingredients."""
    return played(*moves, game="hasty-baker", seats=seats, rulings=rulings, **options)


def named(*moves: Values, seats: int = 3, rulings: Values | None = None, **options: Any) -> Replay:
    """A table that names ingredients."""
    return counted(*moves, seats=seats, rulings=rulings, ingredients="names", **options)
