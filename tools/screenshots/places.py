"""Every screen that is photographed and measured: its name and its address."""

from __future__ import annotations

from collections.abc import Mapping

from tools.screenshots.evening import address


def _table(name: str, page: str = "") -> str:
    return f"/tables/{address(name)}{page}"


PLACES: Mapping[str, str] = {
    "home": "/",
    "new-magic-bakery": "/new/magic-bakery",
    "new-filler": "/new/filler",
    "new-hasty-baker": "/new/hasty-baker",
    "new-cake-auf": "/new/cake-auf",
    "just-score": "/score/hasty-baker",
    "set-up": _table("set-up", "/setup"),
    "magic-bakery": _table("magic-bakery"),
    "magic-bakery-clock": _table("clock"),
    "filler": _table("filler"),
    "filler-times": _table("filler-times"),
    "hasty-baker": _table("hasty-baker"),
    "cake-auf": _table("cake-auf"),
    "history": _table("magic-bakery", "/history"),
    "correct": _table("magic-bakery", "/correct"),
    "watch": _table("magic-bakery", "/watch"),
    "rules-of-the-step": _table("magic-bakery", "/rules"),
    "result-team": _table("relaxed"),
    "result-filler": _table("filler-over"),
    "result-race": _table("cake-auf-over"),
    "rules": "/rules",
    "rules-book": "/rules/book/filler",
    "guide": "/rules/guide/magic-bakery",
    "glossary": "/rules/words/magic-bakery",
    "quick-reference": "/rules/quick/hasty-baker",
    "log": "/log",
    "log-entry": f"/log/{address('filler-over')}",
    "log-change": f"/log/{address('filler-over')}/edit",
    "log-replay": f"/log/{address('filler-over')}/at/12",
    "log-by-hand": "/log/by-hand",
    "statistics": "/statistics",
    "players": "/players",
    "campaign": "/campaign",
    "box": "/box/magic-bakery",
    "in-and-out": "/in-and-out",
    "settings": "/settings",
}

FIRST: Mapping[str, str] = {"first-log": "/log", "first-players": "/players", "first-start": "/"}
"""The same, where nothing has been played yet."""
