"""The tables that are not over, as home shows them."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.registry import GAMES
from companion.library import Library, Play, StoreError
from companion.rules.table import Table
from companion.views import progress
from companion.views.screens.setup.steps import table_line
from companion.views.screens.setup.ticks import being_set
from companion.views.words import in_sentence, say


@dataclass(frozen=True, slots=True)
class OpenTable:
    """One table with its words: what it is called, how far it is, whom it waits for."""

    id: str
    game: str
    title: str
    where: str
    doing: str
    name: str
    """What is read out for the tap that carries it on."""
    path: str
    seats: tuple[str, ...]

    @property
    def line(self) -> str:
        """Title and how far it is, in one line."""
        where = in_sentence(self.where[:1]) + self.where[1:]
        return say("{title}, {where}", title=self.title, where=where)


def open_tables(library: Library, most: int | None = None) -> tuple[OpenTable, ...]:
    """The newest tables first, as many as asked for. Raises StoreError."""
    return tuple(_open_table(library, play) for play in library.running()[:most])


def _open_table(library: Library, play: Play) -> OpenTable:
    try:
        table = library.open(play.id).table
    except StoreError:
        return _closed(play)
    if being_set(library, play.id, len(table.entries)):
        return _unset(play, table)
    return OpenTable(
        id=play.id,
        game=play.game,
        title=_title(play),
        where=progress.where(table),
        doing=progress.doing(table),
        name=progress.carry_on(table, _title(play)),
        path=f"/tables/{play.id}",
        seats=play.seats,
    )


def _unset(play: Play, table: Table) -> OpenTable:
    title = _title(play)
    return OpenTable(
        id=play.id,
        game=play.game,
        title=title,
        where=table_line(table.header),
        doing=say("The table is being set"),
        name=say("Carry on setting the table for {title}", title=title),
        path=f"/tables/{play.id}/setup",
        seats=play.seats,
    )


def _closed(play: Play) -> OpenTable:
    title = _title(play)
    return OpenTable(
        id=play.id,
        game=play.game,
        title=title,
        where=say("This table could not be opened"),
        doing=say("Touch to see why"),
        name=say("{title}: this table could not be opened, see why", title=title),
        path=f"/tables/{play.id}",
        seats=play.seats,
    )


def _title(play: Play) -> str:
    return play.title or GAMES[play.game].title
