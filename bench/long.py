"""Tables that have been played for very long: no real evening has three thousand moves."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from uuid import uuid4

from companion.games.registry import GAMES
from companion.rules.codec import read_table

LONG = 3_000
SEATS = ("Ana", "Ben")

Entry = dict[str, Any]

END: Entry = {"move": "end_turn"}
TAKE: Entry = {"move": "take"}
ORDER: Entry = {"move": "order", "seats": [0, 1]}
FILL: Entry = {"move": "fill"}
REPLACE: Entry = {"move": "replace"}
DISCARD: Entry = {"move": "discard"}
ROUNDS: dict[str, list[Entry]] = {
    "magic-bakery": [*[TAKE, TAKE, TAKE, END] * 2, {"move": "adjust", "stack": 6}],
    "filler": [
        ORDER,
        FILL,
        FILL,
        {"move": "adjust", "deck": 14, "fills": 0, "day": 1},
    ],
    "hasty-baker": [REPLACE, REPLACE, END],
    "cake-auf": [DISCARD, DISCARD, END],
}
"""What is played again and again; a correction gives back what was used up."""


def written(slug: str, moves: int, then: Sequence[Entry] = ()) -> str:
    """A table file of whole rounds, at most so many moves, and what comes after; it is checked."""
    header = {"companion": 1, "game": slug, "seats": SEATS, "options": {}, "id": str(uuid4())}
    played = ROUNDS[slug] * (moves // len(ROUNDS[slug]))
    lines = "".join(json.dumps(line) + "\n" for line in (header, *played, *then))
    read_table(GAMES, lines.encode())
    return lines


def lay(data: Path, slug: str, moves: int, then: Sequence[Entry] = ()) -> str:
    """Put such a table into a data folder as another app would; its address."""
    lines = written(slug, moves, then)
    table = json.loads(lines.partition("\n")[0])["id"]
    folder = data / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{table}.jsonl").write_text(lines, "utf-8")
    return f"/tables/{table}"
