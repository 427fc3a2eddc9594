"""Where each seat's score comes from: every kind of point a column of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.views.screens.result.words import Result, ranking, score
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class Column:
    """A part of the score: its word, an icon if the word is too long, a value a standing.

    ``bonus`` marks points that come on top, shown with their sign.
    """

    word: str
    values: tuple[int | None, ...]
    symbol: ft.IconData | None = None
    bonus: bool = False

    def shown(self, line: int) -> str:
        """``5``, ``+8``, ``–``."""
        value = self.values[line]
        if value is None:
            return "–"
        return f"{value:+d}" if self.bonus else str(value)


def parts(outcome: Result, state: Mapping[str, Any] | None) -> list[Column]:
    """The columns before the sum. ``state`` is the table's, None where there was no table."""
    standings = ranking(outcome)
    if not standings:
        return []
    found = [*_symbols(standings), *_recipes(standings, state)]
    return [one for one in found if any(one.values)]


def total(outcome: Result) -> Column:
    """The column of the sums."""
    standings = ranking(outcome)
    word = say("Stars") if any("stars" in one for one in standings) else say("Points")
    return Column(word, tuple(score(one) for one in standings))


_KINDS: tuple[tuple[str, ft.IconData], ...] = (
    ("Money", ft.Icons.PAYMENTS_ROUNDED),
    ("Reviews", ft.Icons.RATE_REVIEW_ROUNDED),
    ("Acclaim", ft.Icons.WORKSPACE_PREMIUM_ROUNDED),
)


def _symbols(standings: Sequence[Result]) -> list[Column]:
    """Three kinds of symbols, and what complete sets of them add."""
    if "symbols" not in standings[0]:
        return []
    kinds = [
        Column(say(word), tuple(one["symbols"][kind] for one in standings), symbol)
        for kind, (word, symbol) in enumerate(_KINDS)
    ]
    on_top = tuple(one["points"] - sum(one["symbols"]) for one in standings)
    return [*kinds, Column(say("Sets"), on_top, bonus=True)]


def _recipes(standings: Sequence[Result], state: Mapping[str, Any] | None) -> list[Column]:
    """Completed recipes, what lay beside them, and what was corrected by hand."""
    if "recipes" not in standings[0]:
        return []
    columns = [Column(say("Recipes"), tuple(one["recipes"] for one in standings))]
    if state is None or "points" not in standings[0]:
        return columns
    done = [state["completed"][one["seat"]] for one in standings]
    columns += [
        Column(say(word), tuple(_count(recipes, key) for recipes in done), symbol, bonus=True)
        for key, word, symbol in _EXTRAS
    ]
    earned = [sum(recipe["points"] for recipe in recipes) for recipes in done]
    by_hand = tuple(one["points"] - sum_ for one, sum_ in zip(standings, earned, strict=True))
    return [*columns, Column(say("Corrected"), by_hand, ft.Icons.EDIT_ROUNDED, bonus=True)]


_EXTRAS: tuple[tuple[str, str, ft.IconData], ...] = (
    ("ribbon", "Blue Ribbon", ft.Icons.WORKSPACE_PREMIUM_ROUNDED),
    ("double", "Double Batch", ft.Icons.CONTROL_POINT_DUPLICATE_ROUNDED),
)


def _count(recipes: Sequence[Mapping[str, Any]], key: str) -> int:
    return sum(bool(recipe[key]) for recipe in recipes)
