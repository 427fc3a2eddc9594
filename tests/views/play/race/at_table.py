"""One phone at a table of a race, without a page: what it draws and what its taps do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import flet as ft

from companion.games.box.box import Box, InMemory
from companion.games.registry import GAMES
from companion.library import Library
from companion.rules.codec import read_entry
from companion.rules.game import IllegalMove, Move
from companion.rules.table import Header, Table
from companion.session import TableSession
from companion.views.here import HERE, Here
from companion.views.look import Look
from companion.views.play.play import Play, Sheet
from companion.views.settings import Settings
from tests.replaying import NAMES
from tests.views.drawing import drawn


class Nowhere:
    """Keeps no entry."""

    def append(self, table: str, *lines: bytes) -> None:
        """Nothing lasts."""


@dataclass
class Shelf:
    """What lies beside tables, as the library keeps it."""

    values: dict[str, Any] = field(default_factory=dict)

    def beside(self, table: str, key: str, default: Any = None) -> Any:
        return self.values.get(key, default)

    def keep_beside(self, table: str, key: str, value: Any) -> None:
        self.values[key] = value


@dataclass
class Phone:
    """A phone at a table; it remembers the sheet and the refusals that it was shown."""

    session: TableSession
    look: Look = field(default_factory=Look)
    shelf: Shelf = field(default_factory=Shelf)
    box: Box = field(default_factory=lambda: Box(InMemory()))
    sheet: Sheet | None = None
    refused: list[IllegalMove] = field(default_factory=list)
    rules: list[str | None] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def play(self) -> Play:
        return Play(
            session=self.session,
            look=self.look,
            settings=Settings(),
            act=self.act,
            refuse=self.refused.append,
            show=self.show,
            rules=self.rules.append,
            rules_of=self.steps.append,
            box=self.box,
        )

    @property
    def here(self) -> Here:
        library = cast("Library", self.shelf)
        return Here(library, self.look, Settings(), lambda _: None, lambda _: None)

    def act(self, *moves: Move) -> bool:
        try:
            self.session.take_all(moves, seen=self.session.revision)
        except IllegalMove as refusal:
            self.refused.append(refusal)
            return False
        return True

    def show(self, sheet: Sheet | None) -> None:
        self.sheet = sheet

    def draws(self, build: Callable[[Play], ft.Control]) -> list[ft.Control]:
        """Every control of a part of the screen."""
        return drawn(lambda: HERE(self.here, lambda: build(self.play)))

    def sheet_draws(self) -> list[ft.Control]:
        """Every control of the sheet that is open."""
        assert self.sheet is not None, "no sheet is open"
        return self.draws(self.sheet)


def phone(slug: str, *entries: Mapping[str, Any], seats: int = 3, **options: Any) -> Phone:
    """A phone at a table where so much has happened."""
    table = Table(GAMES[slug], Header(slug, NAMES[:seats], options))
    for entry in entries:
        table.play(read_entry(table.game, dict(entry)))
    return Phone(TableSession("00000000-0000-4000-8000-000000000001", table, Nowhere()))


def taps(controls: list[ft.Control]) -> dict[str, Callable[[], Any]]:
    """What may be touched, by the name that is read out."""
    found: dict[str, Callable[[], Any]] = {}
    for one in controls:
        if isinstance(one, ft.Button) and one.on_click is not None:
            name = getattr(one.content, "label", None)
            if name:
                found[name] = lambda tap=one.on_click: tap(None)  # type: ignore[misc]
    return found
