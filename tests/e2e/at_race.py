"""A table of Hasty Baker or Cake Auf! in a browser, played by touching it; taps are counted."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from tests.e2e.driver import Driver, Name

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve", "Flo")
OVER = "Play again with the same players and settings"

Entry = dict[str, Any]

DECKS = {
    "hasty-baker": "Play a strategy card, 1 action",
    "cake-auf": "Play an action card, 1 action",
}
END: Entry = {"move": "end_turn"}
HASTY: Entry = {"move": "hasty"}
PUT: Entry = {"move": "ingredient"}


def lay(data: Path, game: str, seats: int, entries: Sequence[Entry], **options: object) -> str:
    """Put a table into the data folder as another app would; its address."""
    table = str(uuid4())
    header = {
        "companion": 1,
        "game": game,
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


def put(*names: str) -> list[Entry]:
    """Ingredients by name."""
    return [{"move": "ingredient", "name": name} for name in names]


def place(number: int, stars: int | None = None) -> Entry:
    """An ingredient under a recipe of Cake Auf!."""
    return {"move": "ingredient", "place": number, **({"stars": stars} if stars else {})}


def starting(words: str) -> Name:
    """A name that begins so."""
    return re.compile(f"^{re.escape(words)}")


@dataclass(slots=True)
class AtRace:
    """A phone at a table of a race. ``deck`` opens the sheet of its cards."""

    app: Driver
    data: Path
    deck: str
    taps: int = 0

    def entries(self) -> list[Entry]:
        """What the table's file has, its header left out."""
        table = self.app.page.url.split("/tables/")[1].split("/")[0]
        lines = (self.data / "tables" / f"{table}.jsonl").read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines[1:]]

    def does(self, move: Entry, *names: Name) -> int:
        """Touch these one after the other: the last touch makes the move. How many it took."""
        before = len(self.entries())
        for name in names:
            self.app.tap(name)
        self.app.until(lambda: len(self.entries()) > before, f"{move} is kept")
        newest = self.entries()[before]
        assert {key: newest.get(key) for key in move} == move, newest
        return len(names)

    def plays(self, card: str, move: Entry, *names: Name) -> int:
        """Play a card of the deck."""
        return self.does(move, self.deck, starting(f"Play {card}"), *names)

    def ends_turn(self, name: str) -> None:
        """The end of a turn."""
        self.does({"move": "end_turn"}, starting(f"End {name}’s turn"))

    def undoes(self) -> None:
        """Take the newest move back."""
        self.does({"move": "undo"}, starting("Undo: "))

    def is_won_by(self, name: str) -> None:
        """The result is on the screen, and it is this one’s victory."""
        self.app.sees(OVER)
        self.app.sees(re.compile(f"^{name} wins"))


def overflowing(app: Driver, width: int) -> list[str]:
    """Names of what reaches beyond the sides of the screen."""
    nodes = app.page.evaluate(
        """() => [...document.querySelectorAll('flt-semantics-host flt-semantics')].map(node => {
             const box = node.getBoundingClientRect();
             return [node.getAttribute('aria-label') || node.textContent, box.left, box.right];
           })"""
    )
    return [name for name, left, right in nodes if left < -1 or right > width + 1]
