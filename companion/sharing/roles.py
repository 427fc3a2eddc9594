"""What a phone is at a table, and what it may do there. Asked before every move that counts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.rules.common import COMMON_MOVES, Redo, Undo
from companion.rules.following import BY_ITSELF, plays_together
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Table


class Role(StrEnum):
    """The table's own phone, or what a guest's phone is."""

    HOST = "host"
    PLAYER = "player"
    """Plays a seat: in a team game whatever the team does, else what that seat does."""
    HELPER = "helper"
    """Enters whatever happens at the table, for everybody."""
    WATCHER = "watcher"


_COMMON = frozenset(COMMON_MOVES)
_TRAVEL = frozenset({Undo, Redo})


@dataclass(frozen=True, slots=True)
class Badge:
    """Who taps: the role, a player's seat, and the name that entries carry (None: the host's)."""

    role: Role
    seat: int | None = None
    name: str | None = None

    @property
    def hosts(self) -> bool:
        """Whether this is the table's own phone."""
        return self.role is Role.HOST

    @property
    def helps(self) -> bool:
        """Whether it may do whatever is done at a table: seats, corrections, its end."""
        return self.role in (Role.HOST, Role.HELPER)

    @property
    def watches(self) -> bool:
        """Whether it may look and no more."""
        return self.role is Role.WATCHER

    def signs(self, table: Table) -> str | None:
        """The name under an entry: a player's seat may have been given to somebody else."""
        names = table.position.names
        if self.role is Role.PLAYER and self.seat is not None and self.seat < len(names):
            return names[self.seat]
        return self.name

    def check(self, table: Table, move: Move) -> None:
        """Raises IllegalMove where this phone may not make a move on the table as it is."""
        if self.helps:
            return
        if self.watches:
            raise _refusal("only_watching")
        if type(move) in _TRAVEL:
            self._check_travel(table, move)
        elif type(move) in _COMMON:
            raise _refusal("not_for_players")
        elif not plays_together(table):
            self._check_seat(table, move)

    def _check_travel(self, table: Table, move: Move) -> None:
        """A player takes back and brings back what this phone entered, and what followed it."""
        steps = table.steps[::-1] if isinstance(move, Undo) else table.taken_back
        makers = (table.entries[step.entry].by for step in steps)
        maker = next((by for by in makers if by != BY_ITSELF), self.signs(table))
        if maker != self.signs(table) and not plays_together(table):
            raise _refusal("not_yours_to_undo")

    def _check_seat(self, table: Table, move: Move) -> None:
        turn = table.game.turn(table.position.state)
        seat = turn if move.seat is None else move.seat
        if seat is not None and seat != self.seat:
            raise _refusal("not_your_seat", name=table.position.names[seat])


HOST = Badge(Role.HOST)
NOBODY = Badge(Role.WATCHER)
"""A phone that is nothing yet, or nothing any more."""

_REFUSALS = {
    "only_watching": "This phone only watches.",
    "not_for_players": "That is done on the table's phone.",
    "not_yours_to_undo": "Another phone entered that. It is taken back there, "
    "or on the table's phone.",
    "not_your_seat": "That is for {name} to enter, on {name}'s phone or on the table's.",
}


def _refusal(code: str, **facts: object) -> IllegalMove:
    return IllegalMove(code, None, _REFUSALS[code], facts)
