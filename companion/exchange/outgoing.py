"""The store out again, as files that come in again and as tables for a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime

from companion.exchange import bundle
from companion.exchange.bgstats.writing import bgsplay
from companion.exchange.csv_out import csv_of
from companion.exchange.identity import as_uuid
from companion.games.registry import GAMES
from companion.log.entry import plays_of
from companion.log.table import read_table
from companion.rules import codec, reading
from companion.rules.reading import Malformed, Reader
from companion.rules.strict_json import read_object
from companion.rules.table import Header
from companion.store import Play, Store, StoreError

LeftOut = Callable[[str], None]
"""Told, in a sentence, of each table that doesn't open."""
UNTRACKED = "plays.bgsplay"
"""The file beside the tables that holds what was played without one."""


def table_files(
    store: Store, left_out: LeftOut = lambda sentence: None
) -> Iterator[tuple[str, bytes]]:
    """Every table as its public file, oldest first, and one file for plays without a table.

    What the log knows better than the file, such as the day, is in its header. A table that
    doesn't open is told to ``left_out``. Raises StoreError for a log that can't be read.
    """
    plays = plays_of(store)
    for play in plays:
        if play.tracked:
            try:
                yield f"{play.id}.jsonl", table_file(store, play)
            except StoreError as fault:
                left_out(str(fault))
    untracked = [play for play in plays if not play.tracked and play.state != "running"]
    if untracked:
        yield UNTRACKED, bgsplay(untracked, store.documents.players.all())


def table_file(store: Store, play: Play) -> bytes:
    """One table's public file. Raises NoSuchTable, Damaged, StoreError."""
    file = store.tables.export_bytes(play.id, read_table)
    first, _, rest = file.partition(b"\n")
    _, header = codec.read_header(GAMES, read_object(first.decode()))
    known = _as_the_log_has_it(header, play)
    return file if known == header else codec.write_header(known).encode() + b"\n" + rest


def tables(store: Store, left_out: LeftOut = lambda sentence: None) -> bytes:
    """One table as it is; several as a zip of table files. Raises StoreError."""
    files = list(table_files(store, left_out))
    if len(files) == 1 and files[0][0] != UNTRACKED:
        return files[0][1]
    return bundle.pack(files)


def plays_file(store: Store) -> bytes:
    """All plays that are over as a `.bgsplay` file. Raises StoreError."""
    return bgsplay(plays_of(store), store.documents.players.all())


def spreadsheet(store: Store) -> bytes:
    """All plays as CSV. Raises StoreError."""
    return csv_of(plays_of(store), store.documents.players.all())


def backup(store: Store, left_out: LeftOut = lambda sentence: None) -> bytes:
    """Everything, the bin and the settings too: equal content makes equal bytes.

    A file that can't be read is told to ``left_out``. Raises StoreError.
    """
    moment = _newest_moment(store.documents.plays.all())
    return store.backups.export(read_table, moment, left_out)


def _as_the_log_has_it(header: Header, play: Play) -> Header:
    return replace(
        header,
        id=header.id or as_uuid(play.id),
        started=_fitting(play.started, reading.time_text) or header.started,
        title=_fitting(play.title, reading.plain_text) or header.title,
        campaign=_fitting(play.campaign, reading.plain_text) or header.campaign,
    )


def _fitting(value: str | None, reader: Reader) -> str | None:
    """The value if a header can hold it; a day without an hour is none."""
    try:
        return str(reader(value)) if value else None
    except Malformed:
        return None


def _newest_moment(plays: Iterable[Play]) -> datetime:
    """The newest thing that anybody did: a backup is as of then, whenever it is made."""
    times = (time for play in plays for time in (play.started, play.ended, play.deleted) if time)
    return max(map(_moment, times), default=datetime(1970, 1, 1, tzinfo=UTC))


def _moment(time: str) -> datetime:
    try:
        found = datetime.fromisoformat(time)
    except ValueError:
        return datetime(1970, 1, 1, tzinfo=UTC)
    return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
