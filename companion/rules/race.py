"""A race to a number of points, seat after seat around the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def leader(points: Sequence[int], target: int) -> int | None:
    """The seat that has won: the best of those at the target, None while nobody is there.

    Play stops at the first one there; only a correction by hand can bring several.
    """
    best = max(points)
    return points.index(best) if best >= target else None


def next_in_turn(seats: int, turn: int, lap: int) -> tuple[int, int]:
    """The next seat and its round: a new round begins with seat 0."""
    return (0, lap + 1) if turn + 1 == seats else (turn + 1, lap)


def with_seat(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Per-seat values with one seat's changed."""
    return (*values[:seat], value, *values[seat + 1 :])
