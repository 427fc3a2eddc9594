"""A table of Filler in a browser, played by touching it; taps are counted."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from tests.e2e.at_table import DEAF_MS
from tests.e2e.driver import Driver, Name

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve", "Flo")
OVER = "Play again with the same players and settings"

Entry = dict[str, Any]


def lay(data: Path, seats: int, entries: Sequence[Entry] = (), **options: object) -> str:
    """Put a table into the data folder as another app would; its address."""
    table = str(uuid4())
    header = {
        "companion": 1,
        "game": "filler",
        "seats": NAMES[:seats],
        "options": options,
        "id": table,
        "started": "2026-05-01T19:30:00+02:00",
    }
    folder = data / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(line) + "\n" for line in (header, *entries)]
    (folder / f"{table}.jsonl").write_text("".join(lines), "utf-8")
    return f"/tables/{table}"


def days(seats: int, how_many: int) -> list[Entry]:
    """Days without clock times on which everybody fills."""
    day: list[Entry] = [{"move": "order", "seats": list(range(seats))}]
    return (day + [{"move": "fill"}] * seats) * how_many


@dataclass(slots=True)
class AtFiller:
    """A phone at a table of Filler, and how often it was touched."""

    app: Driver
    data: Path
    taps: int = 0

    def moves(self) -> list[Entry]:
        """What the table's file has, its header left out."""
        table = self.app.page.url.split("/tables/")[1].split("/")[0]
        lines = (self.data / "tables" / f"{table}.jsonl").read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines[1:]]

    def tap(self, name: Name) -> None:
        """Touch a control once."""
        self.app.tap(name)
        self.taps += 1

    def time(self, digits: str, name: str, *, following: Name | None = None) -> None:
        """Type a seat's time; ``following`` is the Next that an hour of one or two digits needs."""
        self.app.sees(f"{name}’s time card")
        for digit in digits:
            self.tap(digit)
        if following is not None:
            self.tap(following)

    def fill(self, name: str, does: str = "takes a recipe from the book") -> None:
        """A fill of the seat whose turn it is."""
        self.tap(re.compile(f"^Fill.*: {name} {does}$"))

    def restock(self, name: str) -> None:
        """A restock of the seat whose turn it is."""
        self.tap(re.compile(f"^Restock: {name} picks up discards"))

    def read(self, button: Name) -> None:
        """Close a summary, which is deaf at first: its button lies where the turn was handed on."""
        self.app.sees(button)
        self.app.page.wait_for_timeout(DEAF_MS)
        self.tap(button)

    def next_day(self, day: int) -> None:
        """The day's summary was read."""
        self.read(f"Day {day}: time cards")
        self.app.misses(re.compile(r"^Day \d+ is over$"))

    def score(self, name: str, symbols: tuple[int, int, int], following: str) -> None:
        """A seat's three counts, and on to the next."""
        self.app.sees(f"{name}’s score")
        for kind, count in zip(("Money", "Reviews", "Acclaim"), symbols, strict=True):
            self.tap(f"{kind}: {count}")
        self.tap(following)

    def fits(self, width: int) -> None:
        """Wait until nothing reaches beyond the sides of a screen that was just turned."""
        for _ in range(50):
            beyond = self._beyond(width)
            if not beyond:
                return
            self.app.page.wait_for_timeout(200)
        raise AssertionError(f"{beyond} reach beyond {width}")

    def has_whole(self, name: str, height: int) -> None:
        """Wait until a control is on the screen from edge to edge, large enough to be hit."""
        for _ in range(50):
            box = self.app.find(name).first.bounding_box()
            if box and box["height"] >= 47 and box["y"] + box["height"] <= height:
                return
            self.app.page.wait_for_timeout(200)
        raise AssertionError(f"{name} is not whole on a screen of {height}: {box}")

    def _beyond(self, width: int) -> list[str]:
        """Names of what reaches beyond the sides of the screen."""
        nodes = self.app.page.evaluate(
            """() => [...document.querySelectorAll('flt-semantics-host flt-semantics')]
                 .map(node => {
                   const box = node.getBoundingClientRect();
                   return [node.getAttribute('aria-label') || node.textContent,
                           box.left, box.right];
                 })"""
        )
        return [name for name, left, right in nodes if left < -1 or right > width + 1]
