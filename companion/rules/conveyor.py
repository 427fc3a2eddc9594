"""The Customer row: customers arrive, bump each other along, and leave (MB-CONV-01 to 05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shift(Generic[T]):
    """One progress of the row: how it lies now, who moved one space, who left."""

    row: tuple[T | None, ...]
    moved: tuple[T, ...]
    left: T | None


def progress(row: tuple[T | None, ...], arriving: T | None) -> Shift[T]:
    """Progress the row once; its first space is next to the stack.

    With somebody arriving the push starts at the first space (MB-CONV-01); with an empty stack
    the leftmost customer starts it by moving one space right (MB-CONV-05). The push stops at the
    first empty space (MB-CONV-03); who is pushed past the last space leaves (MB-CONV-04).
    """
    spaces = list(row)
    carried, space = arriving, 0
    moved: list[T] = []
    if carried is None:
        space = next((i for i, one in enumerate(spaces) if one is not None), len(spaces))
        if space == len(spaces):
            return Shift(row, (), None)
        carried, spaces[space] = spaces[space], None
        space += 1
        moved.append(carried)  # type: ignore[arg-type]  # it is not None: it was looked for
    while carried is not None and space < len(spaces):
        carried, spaces[space] = spaces[space], carried
        if carried is not None:
            moved.append(carried)
        space += 1
    staying = tuple(one for one in moved if one != carried)
    return Shift(tuple(spaces), staying, carried)
