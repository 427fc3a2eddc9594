"""Companion with a fifth game: `python -m tests.fifth` takes what `companion` takes."""

from __future__ import annotations

import sys

from companion import cli
from companion.games.registry import GAMES
from companion.views.play.registry import VIEWS
from tests.fifth.game import LastBiscuit
from tests.fifth.view import LastBiscuitView


def register() -> None:
    """The two lines that a game needs beside its four files."""
    GAMES[LastBiscuit.slug] = LastBiscuit()  # type: ignore[index]
    VIEWS[LastBiscuit.slug] = LastBiscuitView()  # type: ignore[index]


if __name__ == "__main__":
    register()
    sys.exit(cli.main())
