"""Scoring by symbols: a point each, and a bonus for every set with one of each kind."""

from __future__ import annotations

from collections.abc import Sequence


def complete_sets(symbols: Sequence[int]) -> int:
    """How many sets with one of each kind there are: the smallest of the counts."""
    return min(symbols, default=0)


def set_points(symbols: Sequence[int], bonus: int) -> int:
    """A point a symbol, and ``bonus`` points a complete set."""
    return sum(symbols) + bonus * complete_sets(symbols)
