"""A long history in pages, newest first, each cut into its rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.rules.history import Past, chapter
from companion.rules.table import Table

PAGE = 20
"""Moves on a page: drawing one takes no longer, however many there are."""


@dataclass(frozen=True, slots=True)
class Page:
    """Some moves, newest first; ``newest`` and ``oldest`` say which end of the history is here."""

    moves: tuple[Past, ...]
    number: int
    pages: int

    @property
    def newest(self) -> bool:
        """Whether the newest moves are here."""
        return self.number == 0

    @property
    def oldest(self) -> bool:
        """Whether the start of the table is here."""
        return self.number == self.pages - 1


def page_of(moves: Sequence[Past], number: int) -> Page:
    """The page of that number, the newest moves being page 0; the last one if there are fewer."""
    pages = max(1, -(-len(moves) // PAGE))
    number = min(number, pages - 1)
    end = len(moves) - number * PAGE
    return Page(tuple(reversed(moves[max(0, end - PAGE) : end])), number, pages)


def by_chapter(table: Table, moves: Sequence[Past]) -> Iterator[tuple[int, tuple[Past, ...]]]:
    """The moves under the round, or the day, in which each was made."""

    def made_in(past: Past) -> int:
        return chapter(table.game, past.step.before)

    for number, group in groupby(moves, key=made_in):
        yield number, tuple(group)
