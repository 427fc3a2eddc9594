"""What is counted at the end of a game, and what the counts are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.rules.game import Move
from companion.views.play.play import Play
from companion.views.play.scoring.draft import Draft

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of things to count: its word and icon."""

    word: str
    symbol: ft.IconData


@dataclass(frozen=True, slots=True)
class Given:
    """A score that is in, or what has been counted along the way."""

    counts: Counts
    entered: bool
    cards: int | None = None
    """Cards as the table counted them; None where it does not count any."""
    stated: int | None = None
    """Cards as people counted them, where they did."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """How one game's scores are taken: by seat, or once for the whole team."""

    kinds: Sequence[Kind]
    most: int
    """The largest number that is one touch away."""
    team: bool
    given: Callable[[Play, int | None], Given]
    """A seat's score so far; of the team for None."""
    words: Callable[[Counts], tuple[str, str]]
    """What counts are worth: ``23 points``, ``15 symbols and 8 for 4 sets``."""
    moves: Callable[[Play, Draft], tuple[Move, ...]]
    """The moves that enter a score, also where it puts an earlier one right."""
    note: str = ""
    """What to count, in a sentence."""
    ask: Callable[[Play, Draft], bool] = lambda _play, _draft: False
    """Ask for what this score makes necessary to know; True if that has to be answered first."""
