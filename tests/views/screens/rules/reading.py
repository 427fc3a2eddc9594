"""Somebody who reads the rules, with a library of their own and perhaps at a table."""

from __future__ import annotations

from collections.abc import Mapping

from companion.library import Library
from companion.rules.game import Json, Move
from companion.session import TableSession
from companion.views.here import Here
from companion.views.look import Look
from companion.views.play.play import Play
from companion.views.screens.rules.reader import Reader
from companion.views.settings import Settings

NAMES = ("Ana", "Ben", "Cy", "Dee")
SEATS = {"magic-bakery": 3, "filler": 4, "hasty-baker": 3, "cake-auf": 3}


def here(library: Library, look: Look | None = None, visited: list[str] | None = None) -> Here:
    """A phone; where it went is written into ``visited``."""
    return Here(
        library=library,
        look=look or Look(),
        settings=Settings(),
        change=lambda _: None,
        go=(visited if visited is not None else []).append,
    )


def table(
    library: Library, game: str, *moves: Move, options: Mapping[str, Json] | None = None
) -> TableSession:
    """A table after some moves."""
    table_id = library.start(game, NAMES[: SEATS[game]], options or {}, {})
    session = library.open(table_id)
    for move in moves:
        session.take(move, seen=session.revision)
    return session


def play_at(session: TableSession, look: Look | None = None) -> Play:
    """A phone at that table."""

    def act(*moves: Move) -> bool:
        session.take_all(moves, seen=session.revision)
        return True

    return Play(
        session=session,
        look=look or Look(),
        settings=Settings(),
        act=act,
        refuse=lambda _: None,
        show=lambda _: None,
        rules=lambda _: None,
    )


def reader_at(library: Library, session: TableSession, look: Look | None = None) -> Reader:
    """Somebody reading for that table."""
    return Reader(here(library, look), play_at(session, look))
