"""A data folder as a group has it after some evenings: the tables of tests/golden."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from companion.library import Library
from companion.store import Store
from tools.npm import ROOT

GOLDEN = ROOT / "tests" / "golden"

OVER: Mapping[str, str] = {
    "relaxed": "magic-bakery-relaxed",
    "campaign-1": "magic-bakery-scenario-01",
    "campaign-2": "magic-bakery-scenario-02",
    "filler-over": "filler-4-seats",
    "hasty-baker-over": "hasty-baker-4-seats",
    "cake-auf-over": "cake-auf-4-seats",
}
"""Tables that are over, by what they are called here."""

OPEN: Mapping[str, tuple[str, int]] = {
    "clock": ("magic-bakery-scenario-09", 14),
    "cake-auf": ("cake-auf-4-seats", 31),
    "hasty-baker": ("hasty-baker-4-seats", 42),
    "filler": ("filler-4-seats", 6),
    "filler-times": ("filler-4-seats", 2),
    "set-up": ("magic-bakery-scenario-03", 0),
    "magic-bakery": ("magic-bakery-free-play-05-06", 53),
}
"""Tables in play, the newest last, with how much of them has happened."""


def address(name: str) -> str:
    """The id of a table, the same in every run."""
    return str(uuid5(NAMESPACE_URL, f"companion:{name}"))


def furnish(data: Path, look: Mapping[str, Any], *, empty: bool = False) -> None:
    """Fill a data folder; ``look`` are its settings, all that there is in an ``empty`` one."""
    if not empty:
        _play(data)
    with Store.open(data) as store:
        store.documents.settings.put("look", dict(look))
        Library(store).log()


def _play(data: Path) -> None:
    tables = data / "tables"
    tables.mkdir(parents=True)
    for day, (name, golden) in enumerate(OVER.items(), 1):
        lay(tables, name, golden, None, f"2026-05-{day:02}")
    for day, (name, (golden, moves)) in enumerate(OPEN.items(), 11):
        lay(tables, name, golden, moves, f"2026-05-{day:02}")


def lay(tables: Path, name: str, golden: str, moves: int | None, day: str) -> None:
    """Put the beginning of a golden table among the tables; all of it for None."""
    first, *entries = (GOLDEN / f"{golden}.jsonl").read_text("utf-8").splitlines()
    header = json.loads(first)
    header |= {"id": address(name), "started": f"{day}T19:30:00+02:00", "title": None}
    if name.startswith("campaign"):
        header |= {"campaign": "Our bakery"}
    known = {key: value for key, value in header.items() if value is not None}
    lines = [json.dumps(known), *entries[:moves]]
    (tables / f"{header['id']}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
