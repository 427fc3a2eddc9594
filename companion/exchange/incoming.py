"""A file from anywhere: what it is, what it holds, what of that is new here."""

from __future__ import annotations

import json
from pathlib import Path

from companion.exchange import bundle
from companion.exchange.arrivals import Here
from companion.exchange.faults import BadFile, Fault, NotOurs
from companion.exchange.gathering import Gathered
from companion.exchange.preview import Preview
from companion.log.table import read_table
from companion.rules.reading import shown
from companion.store import Store, StoreError
from companion.store.archive import LIST

LARGEST = 32 * 1024 * 1024
"""Bytes of a file that is no zip: above anything that people play in a life."""
MOST_WAITING = 64 * 1024 * 1024
"""Bytes of tables that wait to come in together."""


def look(store: Store, source: Path | bytes, *, other_games: bool = False) -> Preview:
    """Look one file through, to be taken or left: see Intake.look."""
    return Intake(store, other_games=other_games).look(source)


class Intake:
    """Files that come in one after the other, or together as one change.

    Plays of games that are not ours are left out, and counted, unless `other_games` are wanted.
    """

    def __init__(self, store: Store, *, other_games: bool = False) -> None:
        self._store = store
        self._here = Here(store)
        self._other_games = other_games
        self._waiting = 0  # bytes

    def look(self, source: Path | bytes) -> Preview:
        """Look a file through, by what it holds and not by its name; nothing is changed yet.

        What was accepted before counts as here; before a backup it comes in. Raises BadFile with
        a sentence if nothing can be taken from it, StoreError.
        """
        gathered = Gathered(self._here, other_games=self._other_games)
        if not _begins_as_zip(source):
            _read(gathered, _content(source))
        elif LIST in bundle.names(source):
            self.commit()
            return _backup(self._store, source)
        else:
            _read_bundle(gathered, source)
        return self._preview(gathered)

    def accept(self, preview: Preview, *, without_faults: bool = False) -> None:
        """Have a file come in with the next `commit`. Raises Unasked, StoreError."""
        if preview.arrivals is None:
            preview.take(without_faults=without_faults)
            self._here = Here(self._store)
            return
        preview.check(without_faults=without_faults)
        self._here.expect(preview.arrivals)
        self._waiting += preview.arrivals.size
        if self._waiting > MOST_WAITING:
            self.commit()

    def commit(self) -> None:
        """Bring in what was accepted. Raises StoreError, and then nothing of it is here."""
        if self._here.waiting.plays:
            self._here.waiting.put(self._store, {})
            self._here.arrived()
            self._waiting = 0

    def _preview(self, gathered: Gathered) -> Preview:
        return Preview(
            new=len(gathered.new.plays),
            here=gathered.known,
            put=lambda answers: gathered.new.put(self._store, answers),
            arrivals=gathered.new,
            left_out=gathered.others,
            faults=tuple(gathered.faults),
            warnings=tuple(gathered.warnings),
            strangers=gathered.new.strangers(self._store.documents.players.all()),
        )


def _begins_as_zip(source: Path | bytes) -> bool:
    if isinstance(source, bytes):
        return source.startswith(b"PK")
    try:
        with source.open("rb") as file:
            return file.read(2) == b"PK"
    except OSError as error:
        raise BadFile(f"it can't be opened: {error.strerror}") from None


def _content(source: Path | bytes) -> bytes:
    try:
        size = len(source) if isinstance(source, bytes) else source.stat().st_size
        if size > LARGEST:
            raise BadFile(f"it is too large: {size // 1024**2} MB, {LARGEST // 1024**2} at most")
        return source if isinstance(source, bytes) else source.read_bytes()
    except OSError as error:
        raise BadFile(f"it can't be read: {error.strerror}") from None


def _read(gathered: Gathered, content: bytes) -> None:
    """A table or a file of plays. Raises BadFile for anything else."""
    text = content.removeprefix(b"\xef\xbb\xbf").lstrip()
    if not text:
        raise BadFile("it is empty")
    if not text.startswith(b"{"):
        raise NotOurs("it is neither a table file, nor a file of BG Stats, nor a backup")
    first = text.partition(b"\n")[0]
    if b'"companion"' in first[:200] or _is_other_object(first):
        gathered.table(content)
    else:
        gathered.plays(content)


def _is_other_object(line: bytes) -> bool:
    """Whether a line is a whole JSON object, and none with plays."""
    try:
        return "plays" not in json.loads(line)
    except (ValueError, RecursionError):
        return False


def _read_bundle(gathered: Gathered, source: Path | bytes) -> None:
    """The files of a zip. Raises BadFile if none of them is of a kind that comes in."""
    ours = others = 0
    for name, data in bundle.unpack(source):
        ours += 1
        try:
            _read(gathered, data)
        except BadFile as bad:
            if isinstance(bad, NotOurs):
                ours, others = ours - 1, others + 1
            text = f"{shown(name)} in it: {bad}"
            gathered.faults.append(Fault(None, text, impossible=bad.fault.impossible))
    if others and not ours:
        raise BadFile("it is a zip with no table, no file of BG Stats and no backup in it")


def _backup(store: Store, source: Path | bytes) -> Preview:
    try:
        incoming = store.backups.open(source, read_table)
    except StoreError as error:
        raise BadFile(str(error)) from None
    found = incoming.preview()
    return Preview(
        new=found.plays_new,
        here=found.plays_here,
        put=lambda _: incoming.merge(),
        leave=incoming.close,
        head=f"a backup of {found.made[:10]} with ",
    )
