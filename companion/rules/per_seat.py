"""Values of which each seat has one: tuples in seat order."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_seat(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The values with one seat's changed."""
    return (*values[:seat], value, *values[seat + 1 :])
