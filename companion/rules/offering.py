"""Which of the moves one can think of are legal now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from companion.rules.game import IllegalMove, Move

S = TypeVar("S")


def legal(
    check: Callable[[S, Move], None], state: S, thinkable: Iterable[Move]
) -> tuple[Move, ...]:
    """The moves that ``check`` lets pass, in order."""
    return tuple(move for move in thinkable if _passes(check, state, move))


def _passes(check: Callable[[S, Move], None], state: S, move: Move) -> bool:
    try:
        check(state, move)
    except IllegalMove:
        return False
    return True
