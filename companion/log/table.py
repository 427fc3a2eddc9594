"""A table out of its file, played through."""

from __future__ import annotations

from companion.games.registry import GAMES
from companion.rules.codec import Sheet
from companion.rules.codec import read_table as read_sheet
from companion.rules.game import IllegalMove
from companion.rules.table import Table


class Impossible(ValueError):
    """An entry that breaks a rule: its line (the first is 1), and the refusal itself."""

    def __init__(self, line: int, refusal: IllegalMove) -> None:
        self.line = line
        self.refusal = refusal
        super().__init__(f"line {line}: {refusal.text}")


def read_table(content: bytes) -> Table:
    """A table out of its file. Raises ValueError with a sentence: Unreadable or Impossible."""
    return played(read_sheet(GAMES, content))


def played(sheet: Sheet) -> Table:
    """A table with all its entries played. Raises Impossible."""
    table = Table(sheet.game, sheet.header)
    for line, entry in enumerate(sheet.entries, start=2):
        try:
            table.play(entry)
        except IllegalMove as refusal:
            raise Impossible(line, refusal) from None
    return table
