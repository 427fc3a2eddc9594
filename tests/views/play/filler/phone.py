"""A phone at a table of Filler, without a page: what it draws, what is typed, what is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

import flet as ft

from companion.games.filler.state import State
from companion.library import Library
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Table
from companion.session import TableSession
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.play.desk import Desk
from companion.views.play.filler.view import FillerView
from companion.views.play.play import Play, Sheet
from companion.views.settings import Settings
from tests.views.drawing import drawn, names, words
from tests.views.phone import on_a_phone

VIEW = FillerView()


class Nowhere:
    """Keeps no entry."""

    def append(self, table: str, *lines: bytes) -> None:
        """Nothing lasts."""


@dataclass
class Phone:
    """It remembers the sheet, the refusals and the sentences that it was shown."""

    session: TableSession
    look: Look = field(default_factory=Look)
    settings: Settings = field(default_factory=Settings)
    desk: Desk = field(default_factory=Desk)
    sheet: Sheet | None = None
    refused: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    @property
    def play(self) -> Play:
        return Play(
            session=self.session,
            look=self.look,
            settings=self.settings,
            act=self.act,
            refuse=self.refuse,
            show=self.show,
            rules=lambda _: None,
            desk=self.desk,
            tell=self.told.append,
        )

    @property
    def state(self) -> State:
        return cast("State", self.play.state)

    @property
    def moves(self) -> list[str]:
        """The names of all moves so far."""
        return [entry.move.name for entry in self.session.table.entries]

    def act(self, *moves: Move) -> bool:
        try:
            self.session.take_all(moves, seen=self.session.revision)
        except IllegalMove as refusal:
            self.refuse(refusal)
            return False
        return True

    def refuse(self, refusal: IllegalMove) -> None:
        self.refused.append(refusal.code)

    def show(self, sheet: Sheet | None) -> None:
        self.sheet = sheet

    def screen(self) -> list[ft.Control]:
        """Everything that is drawn now, the sheet on top if there is one."""
        here = Here(cast("Library", None), self.look, self.settings, lambda _: None, lambda _: None)
        with on_a_phone():
            return drawn(lambda: HERE(here, self._whole))

    def tap(self, name: str) -> None:
        """Touch what is called so."""
        for one in self.screen():
            if isinstance(one, ft.Button) and getattr(one.content, "label", None) == name:
                assert one.on_click is not None, f"{name} is closed"
                one.on_click(None)  # type: ignore[call-arg,arg-type]
                return
        raise AssertionError(f"nothing is called {name}")

    def _whole(self) -> ft.Control:
        play = self.play
        sheet = VIEW.pressing(play) or self.sheet
        if sheet is not None:
            return sheet(play)
        parts = [VIEW.board(play), VIEW.hands(play), VIEW.primary(play)]
        return ft.Column([one for one in parts if one is not None])

    def names(self) -> list[str]:
        """The accessible names on the screen."""
        return names(self.screen())

    def words(self) -> list[str]:
        """The texts on the screen."""
        return words(self.screen())


def phone(table: Table, **looks: float) -> Phone:
    """A phone at a table that has been played so far."""
    return Phone(TableSession("t", table, Nowhere()), Look(**looks))  # type: ignore[arg-type]
