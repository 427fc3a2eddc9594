"""The group's tables and log: start a table, open it, keep the log in step with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from uuid import uuid4

from companion.games.registry import GAMES
from companion.rules import codec
from companion.rules.game import IllegalMove, Json
from companion.rules.table import Header, Table, fold
from companion.session import Notes, OpenTables, TableSession, now
from companion.store import Notice, Store, StoreError, Values
from companion.store.records import Play

__all__ = ["Library", "Notice", "Play", "StoreError", "read_table"]


class Library:
    """Everything a group keeps, for the screens. Any method may raise StoreError."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open = OpenTables(
            self._load, store.tables, on_entry=self._entered, notes=self._beside
        )
        for table_id in store.unsettled():
            with suppress(StoreError):  # it says so when it is opened
                self._enter_in_log(table_id)

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What went wrong with a file and was mended, to be told once."""
        return self.store.notices

    def dismiss(self, notice: Notice) -> None:
        """It was read."""
        self.store.dismiss(notice)

    def start(
        self,
        game: str,
        seats: Sequence[str],
        options: Mapping[str, Json],
        rulings: Mapping[str, str],
        campaign: str | None = None,
    ) -> str:
        """Start a table; its id. Raises BadHeader if it can't be set up."""
        rules = GAMES[game]
        header = Header(
            game,
            tuple(seats),
            dict(options),
            dict(rulings),
            id=str(uuid4()),
            rules=rules.rules_version,
            started=now(),
            campaign=campaign,
        )
        line = codec.write_header(header)
        codec.read_table(GAMES, line.encode() + b"\n")
        assert header.id is not None, "it was made above"
        self.store.tables.create(header.id, line.encode())
        self._enter_in_log(header.id)
        return header.id

    def open(self, table_id: str) -> TableSession:
        """The session of a table, shared by all phones. Raises NoSuchTable, Damaged."""
        return self._open.get(table_id)

    def running(self) -> tuple[Play, ...]:
        """Tables that are not over, newest first."""
        return tuple(play for play in self.log() if play.state == "running" and play.tracked)

    def log(self) -> tuple[Play, ...]:
        """Every play that is not in the bin, newest first."""
        return tuple(play for play in self.store.documents.plays.newest_first() if not play.deleted)

    def people(self) -> tuple[str, ...]:
        """Names that have sat at a table, the most recent first."""
        return tuple(dict.fromkeys(name for play in self.log() for name in play.seats))

    def last_seats(self, game: str) -> tuple[str, ...]:
        """Who sat at the newest table of a game, else at the newest of any."""
        plays = sorted(self.log(), key=lambda play: play.game != game)
        return plays[0].seats if plays else ()

    def delete(self, table_id: str) -> None:
        """Put a table in the bin."""
        self.store.tables.delete(table_id)
        self._open.forget(table_id)
        self._change(table_id, deleted=now())

    def restore(self, table_id: str) -> None:
        """Take a table out of the bin."""
        self.store.tables.restore(table_id)
        self._change(table_id, deleted=None)

    def setting(self, key: str, default: Any = None) -> Any:
        """A kept setting."""
        return self.store.documents.settings.get(key, default)

    def keep_setting(self, key: str, value: Any) -> None:
        """Keep a setting."""
        self.store.documents.settings.put(key, value)

    def beside(self, table_id: str, key: str, default: Any = None) -> Any:
        """What lies beside a table and is no move, such as the ticks of its checklist."""
        return self.store.beside.of(table_id).get(key, default)

    def keep_beside(self, table_id: str, key: str, value: Any) -> None:
        """Keep something beside a table."""
        self.store.beside.of(table_id).put(key, value)

    def _beside(self, table_id: str) -> Notes:
        return _BesideTable(self.store.beside.of(table_id))

    def _change(self, play_id: str, **changes: Any) -> None:
        play = self.store.documents.plays.get(play_id)
        if play is not None:
            self.store.documents.plays.put(replace(play, **changes))

    def _load(self, table_id: str) -> Table:
        return self.store.tables.load(table_id, read_table).value

    def _enter_in_log(self, table_id: str) -> None:
        self._entered(self.open(table_id))

    def _entered(self, session: TableSession) -> None:
        """Keep the log in step: only a start, an end, a reopening or a rename changes it."""
        table = session.table
        known = self.store.documents.plays.get(session.id)
        outcome = table.outcome
        found = outcome.as_json() if outcome else None
        names = table.position.names
        if known is not None and known.outcome == found and known.seats == names:
            return
        base = known or _new_play(session.id, table)
        ended = (table.entries[-1].at if table.entries else None) if found else None
        self.store.documents.plays.put(replace(base, seats=names, outcome=found, ended=ended))


class _BesideTable:
    """Notes that are kept where they can be: a folder that can't be written loses no move by it."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._unsaved: dict[str, Any] = {}

    def get(self, key: str, default: Any = None) -> Any:
        """A note."""
        return self._unsaved[key] if key in self._unsaved else self._values.get(key, default)

    def put(self, key: str, value: Any) -> None:
        """Keep a note."""
        try:
            self._values.put(key, value)
            self._unsaved.pop(key, None)
        except StoreError:
            self._unsaved[key] = value


def _new_play(table_id: str, table: Table) -> Play:
    header = table.header
    return Play(
        id=table_id,
        game=header.game,
        started=header.started or "",
        seats=header.seats,
        options=dict(header.options),
        campaign=header.campaign,
        title=header.title or "",
    )


def read_table(content: bytes) -> Table:
    """A table out of its file, played through. Raises ValueError with a sentence."""
    sheet = codec.read_table(GAMES, content)
    try:
        return fold(sheet.game, sheet.header, sheet.entries)
    except IllegalMove as refusal:
        raise ValueError(f"a move in it is not possible: {refusal.text}") from None
