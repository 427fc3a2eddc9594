"""A shared table in words."""

from __future__ import annotations

from dataclasses import dataclass

from companion.library import StoreError
from companion.session import TableSession
from companion.views import progress
from companion.views.here import Here
from companion.views.words import say


@dataclass(frozen=True, slots=True)
class SharedTable:
    """Its id, what is played and how far it is, and the names of its seats."""

    id: str
    title: str
    names: tuple[str, ...]


def shared_table(here: Here, table_id: str) -> SharedTable | None:
    """A table that others may join; None if it can't be opened."""
    try:
        session = here.library.open(table_id)
    except StoreError:
        return None
    return in_words(session)


def in_words(session: TableSession) -> SharedTable:
    """A table that is open."""
    table = session.table
    where = progress.where(table)
    title = table.game.title
    if where:
        title = say("{game} · {where}", game=title, where=where)
    return SharedTable(session.id, title, table.position.names)
