"""A table in the middle of play, for whoever wants to see one before there is one."""

from __future__ import annotations

from companion.games.magic_bakery.moves import EndTurn, Take
from companion.games.registry import GAMES
from companion.rules.table import Entry, Header, Table

DEMO = "00000000-0000-4000-8000-000000000000"
"""The id of the demo table. No table that was started can have it."""


class KeptNowhere:
    """A keeper for tables that end with the process."""

    def append(self, table: str, *lines: bytes) -> None:
        """Nothing lasts."""


_SEATS = ("Ana", "Ben", "Cy")
_MOVES = (Take(), Take(), Take(), EndTurn(), Take())


def demo_table() -> Table:
    """A relaxed table of Magic Bakery, the second player's turn half over."""
    header = Header("magic-bakery", _SEATS, {"mode": "relaxed"}, id=DEMO)
    table = Table(GAMES[header.game], header)
    for move in _MOVES:
        table.play(Entry(move))
    return table
