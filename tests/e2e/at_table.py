"""A table of the Magic Bakery in a browser, played by touching it; taps are counted."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator

from tests.e2e.driver import Driver, Name

SEATS = ("Ana", "Ben", "Cy")
TURN_END = re.compile("^End .*’s turn")
SUMMARY = re.compile("^Start round")
FULFIL = re.compile("^Fulfil customer [0-9]+.*1 action$")
CLOCK = re.compile("(, minutes left|, Last minute)$")
"""The clock's name changes by itself, every second."""
OVER = "Play again with the same players and settings"
DEAF_MS = 1500
"""The round's summary ignores taps at first: its button lies where End turn was. When it hears it
is drawn anew, and a click that is sent by name at that moment meets a node that is gone."""


@dataclass(slots=True)
class AtTable:
    """A phone at the table of the address that is shown, and how often it was touched."""

    app: Driver
    data: Path
    taps: int = 0

    @property
    def id(self) -> str:
        """The table's id, out of the address."""
        return self.app.page.url.split("/tables/")[1].split("/")[0]

    @property
    def file(self) -> Path:
        """The table's file."""
        return self.data / "tables" / f"{self.id}.jsonl"

    def entries(self) -> list[dict[str, Any]]:
        """What the table's file has, its header left out."""
        lines = self.file.read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines[1:]]

    def moves(self) -> list[str]:
        """The names of all moves so far."""
        return [entry["move"] for entry in self.entries()]

    def tap(self, name: Name | Locator) -> None:
        """Touch a control once."""
        self.app.tap(name)
        self.taps += 1

    def move(self, name: Name | Locator) -> None:
        """Touch a control that makes a move, and wait until the move is kept and drawn."""
        moves, drawn = len(self.moves()), self.drawn()
        self.tap(name)
        self.waits_for(moves + 1)
        self.app.until(lambda: self.drawn() != drawn, "the move is drawn")

    def drawn(self) -> list[str]:
        """Every name on the screen that only a move changes."""
        return [name for name in self.app.texts() if not CLOCK.search(name)]

    def take(self) -> None:
        """One action."""
        self.move("Take from the Pantry, 1 action")

    def fulfil(self, *, showstopper: bool = False) -> None:
        """The order that leaves first, plain."""
        self.tap(self.app.find(FULFIL).last)
        plain = re.compile("^Fulfil .*, plain$")
        self.app.sees(plain)
        if showstopper:
            self.tap(re.compile("^Showstopper"))
        self.move(plain)

    def end_turn(self) -> None:
        """The end of the turn."""
        self.move(TURN_END)

    def close_summary(self) -> None:
        """The round's summary was read."""
        self.app.page.wait_for_timeout(DEAF_MS)
        self.tap(SUMMARY)
        self.app.misses(SUMMARY)

    def waits_for(self, entries: int) -> None:
        """Until the table's file has so many entries."""
        self.app.until(lambda: len(self.moves()) >= entries, f"{entries} entries are kept")

    def at(self) -> str:
        """What the table shows: a ``turn``, a ``summary``, or that it is ``over``."""
        turn, summary = self.app.find(TURN_END), self.app.find(SUMMARY)
        end = self.app.find(OVER)
        turn.or_(summary).or_(end).first.wait_for(state="attached")
        if end.count():
            return "over"
        return "summary" if summary.count() else "turn"


def sit_down(app: Driver, data: Path) -> AtTable:
    """From home to the first turn of a relaxed table, as people go there."""
    app.tap(re.compile("^Start Magic Bakery, "))
    for name in SEATS:
        app.type("Add a player", name)
        app.tap("Add this name")
        app.sees(f"{name} does not play")
    app.tap(f"Start, {SEATS[0]} begins")
    app.tap("Tick all and start playing")
    app.sees(TURN_END)
    return AtTable(app, data)


def lay(data: Path, seats: Sequence[str] = SEATS, **options: object) -> str:
    """Put a table into the data folder as another app would; its address."""
    table = str(uuid4())
    header = {
        "companion": 1,
        "game": "magic-bakery",
        "seats": seats,
        "options": options,
        "id": table,
    }
    folder = data / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{table}.jsonl").write_text(json.dumps(header) + "\n", "utf-8")
    return f"/tables/{table}"
