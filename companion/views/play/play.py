"""One phone at one table: what a game's board needs to draw itself and to pass taps on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import flet as ft

from companion.games.box.box import Box, InMemory
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Table
from companion.session import TableSession
from companion.sharing.roles import HOST, Badge, Role
from companion.views.feedback import Moment
from companion.views.look import Look
from companion.views.play.desk import Desk
from companion.views.settings import Settings

Sheet = Callable[["Play"], ft.Control]
"""Builds what a sheet shows from the table as it is at that moment."""


@dataclass(frozen=True, slots=True)
class Play:
    """The table as this phone sees it, and what its controls may do."""

    session: TableSession
    look: Look
    settings: Settings
    act: Callable[..., bool]
    """Take one or more moves, all or none: True if counted, else the refusal is shown."""
    refuse: Callable[[IllegalMove], None]
    """Show why a closed control is closed."""
    show: Callable[[Sheet | None], None]
    """Open a sheet, or close it."""
    rules: Callable[[str | None], None]
    """Open a rule by id, or the rules of this step."""
    rules_of: Callable[[str], None] = lambda step: None
    """Open the rules of a step that a sheet stands for, by its key."""
    menu: Callable[[], None] = lambda: None
    """Open the table's menu: seats, corrections, the end by hand."""
    desk: Desk = field(default_factory=Desk)
    """What this phone has typed and not entered yet."""
    covered: bool = False
    """Whether a sheet lies on the board."""
    tell: Callable[[str], None] = lambda words: None
    """Show a sentence: why something could not be done."""
    feel: Callable[[Moment], None] = lambda moment: None
    """Let a moment be felt and heard on this phone."""
    box: Box = field(default_factory=lambda: Box(InMemory()))
    """What this group knows of the game's cards."""
    who: Badge = HOST
    """What this phone may do here."""

    elsewhere: frozenset[int] = frozenset()
    """Seats that are played on phones of their own, not on this one."""

    @property
    def own_seat(self) -> int | None:
        """The one seat that this phone plays; None on a phone for everybody."""
        return self.who.seat if self.who.role is Role.PLAYER else None

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.session.table

    @property
    def state(self) -> Any:
        """The game's state now."""
        return self.table.position.state

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names now."""
        return self.table.position.names

    @property
    def over(self) -> bool:
        """Whether the table has ended."""
        return self.table.outcome is not None

    def tap(self, move: Move) -> Callable[[], None]:
        """A tap that takes ``move`` and closes the sheet it was made on."""

        def tapped() -> None:
            if self.act(move):
                self.show(None)

        return tapped


def another(play: Play, *, without: int | None = None) -> str:
    """The address where another table is started with this one's players and settings."""
    header = play.table.header
    kind = "score" if header.options.get("score_only") else "new"
    path = f"/{kind}/{header.game}?like={play.session.id}"
    return path if without is None else f"{path}&without={without}"


@dataclass(frozen=True, slots=True)
class Now:
    """What a rule means at a table at this moment; ``urgent`` where somebody is about to lose."""

    words: str
    picture: str | None = None
    """One of our pictures; the game's own where there is none."""
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Halves:
    """Cards to be read from across the room, the very first from furthest away."""

    left: Sequence[ft.Control]
    right: Sequence[ft.Control]


class GameView(Protocol):
    """How one game is drawn: a module in ``views/play`` offers one."""

    slug: str
    picture: str
    """The name of its picture."""

    def heading(self, play: Play) -> tuple[str, str]:
        """The top bar's two lines."""

    def board(self, play: Play) -> ft.Control:
        """What lies between top bar and hands; it scrolls where it has to."""

    def hands(self, play: Play) -> ft.Control | None:
        """What is touched most, fixed above the foot."""

    def primary(self, play: Play) -> ft.Control | None:
        """The foot's right side: the end of the turn."""

    def describe(self, play: Play) -> str:
        """The table in one spoken sentence."""

    def counters(self, play: Play) -> Mapping[str, str]:
        """What can be corrected by hand: the adjustable keys with their words."""

    def strip(self, play: Play) -> ft.Control | None:
        """What stays in sight over every sheet and screen of the table, such as a clock."""
        return None

    def pressing(self, play: Play) -> Sheet | None:
        """A sheet that has to be seen now: a question to answer, a summary to close."""
        return None

    def steps(self, play: Play) -> tuple[str, ...]:
        """The steps of the game that are on now, keys of its facts, the most urgent first."""
        return ("result",) if play.over else ("turn",)

    def now(self, play: Play, rule: str) -> Now | None:
        """What a rule, by its id, means at this table now; None where it says it all."""
        return None

    def watched(self, play: Play) -> Halves | None:
        """The table for whoever only looks; None where turn and seats say it all."""
        return None
