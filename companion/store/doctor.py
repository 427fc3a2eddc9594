"""Looks a whole data folder through, changes nothing, and says what it found."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from companion.store.errors import StoreError
from companion.store.generations import Parse
from companion.store.lock import owner_of
from companion.store.store import Store

_LITTLE_SPACE = 50 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence about the folder; `needs_person` if somebody should do something about it."""

    sentence: str
    needs_person: bool = False


def examine(folder: Path, parse: Parse[object]) -> tuple[Finding, ...]:
    """Check every file of a data folder, while the app uses it or not.

    `parse` raises ValueError with a sentence for bytes that are no table. Never raises for
    anything that is wrong with the folder.
    """
    if not folder.is_dir():
        return (Finding(f"There is no data folder {folder}.", needs_person=True),)
    store = Store.open(folder, read_only=True)
    found: list[Finding] = []
    for look in (_folder, _log, _tables, _beside, _backups, _leftovers):
        try:
            found += look(store, parse)
        except StoreError as error:
            found.append(Finding(str(error), needs_person=True))
        except OSError as error:
            found.append(Finding(f"{folder} can't be read: {error.strerror}.", needs_person=True))
    found += (Finding(notice.sentence, needs_person=True) for notice in store.notices)
    return tuple(dict.fromkeys(found))  # several looks may meet the same fault


def _folder(store: Store, _: Parse[object]) -> Iterator[Finding]:
    folder = store.folder
    yield Finding(f"The data folder is {folder}.")
    owner = owner_of(folder)
    if owner.alive():
        yield Finding(f"Companion is running on it (process {owner.pid}).")
    if not os.access(folder, os.W_OK | os.X_OK):
        yield Finding(f"Companion may not write to {folder}.", needs_person=True)
    free = shutil.disk_usage(folder).free
    if free < _LITTLE_SPACE:
        yield Finding(f"Only {free // 1024**2} MB are free on its disk.", needs_person=True)


def _log(store: Store, parse: Parse[object]) -> Iterator[Finding]:
    documents = store.documents
    plays = documents.plays.all()
    yield Finding(f"The log has {_many(len(plays), 'play', 'plays')}.")
    documents.players.all()
    documents.groups.all()
    tables = {*store.tables.ids(), *store.tables.trashed()}
    for play in plays:
        if play.tracked and play.id not in tables:
            yield Finding(
                f"The log has a play of {play.game} on {play.date}, but its table {play.id} is "
                "gone. An automatic backup may have it.",
                needs_person=True,
            )
    for table in store.unlisted():
        with suppress(StoreError):  # of one that does not open it is said below
            store.tables.read(table, parse)
            yield Finding(f"Table {table} is not in the log yet; the next start puts it there.")


def _tables(store: Store, parse: Parse[object]) -> Iterator[Finding]:
    live, trashed = store.tables.ids(), store.tables.trashed()
    places = [(table, False) for table in live] + [(table, True) for table in trashed]
    good = 0
    for table, in_bin in places:
        try:
            choice = store.tables.read(table, parse, trashed=in_bin)
        except StoreError as error:
            yield Finding(str(error), needs_person=True)
            continue
        faults = [choice.newest_fault, choice.spare_fault]
        if choice.tail:
            faults.append("its last line was cut off while it was saved")
        told = [fault for fault in faults if fault]
        good += not told
        for fault in told:
            yield Finding(
                f"Table {table}: {fault}. Opening it mends it; check its last move.",
                needs_person=True,
            )
    yield Finding(
        f"{_many(good, 'table opens', 'tables open')} as saved, {len(trashed)} of all "
        f"{len(places)} in the recycle bin."
    )


def _beside(store: Store, _: Parse[object]) -> Iterator[Finding]:
    for table in store.tables.ids():
        store.beside.of(table).all()  # a file that doesn't open makes a notice
    yield from ()


def _backups(store: Store, parse: Parse[object]) -> Iterator[Finding]:
    good = 0
    for kept in store.backups.kept():
        try:
            store.backups.open(kept.path, parse).close()
            good += 1
        except StoreError as error:
            yield Finding(str(error), needs_person=True)
    yield Finding(f"{_many(good, 'automatic backup is', 'automatic backups are')} sound.")


def _leftovers(store: Store, _: Parse[object]) -> Iterator[Finding]:
    if (store.folder / "ready").exists():
        yield Finding(
            "A backup was being put in place when Companion stopped; the next start finishes it.",
            needs_person=True,
        )
    aside = store.folder / "set-aside"
    if aside.is_dir():
        for path in sorted(aside.iterdir()):
            if not path.name.endswith(".reason.txt"):
                yield Finding(f"Set aside earlier: {path}{_reason(path)}")


def _reason(path: Path) -> str:
    try:
        text = path.with_name(path.name + ".reason.txt").read_text("utf-8", "replace")
    except OSError:
        return "."
    return f": {text.strip()}"


def _many(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"
