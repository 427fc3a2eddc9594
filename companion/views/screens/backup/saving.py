"""Out: each kind of file, and how it is handed over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.exchange import outgoing
from companion.library import Library, StoreError
from companion.views.words import say

Tell = Callable[[str, bool], None]
"""Words, and whether they are about something that did not work."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file: what it is, what it is for, its name, and what makes it."""

    title: str
    second: str
    file: str
    mime: str
    symbol: ft.IconData
    make: Callable[[Library, Callable[[str], None]], bytes]
    """Makes it; what can't be read, and so is not in it, is told in sentences."""


def kinds() -> tuple[Kind, ...]:
    """Everything that can be taken away; the first holds all of it."""
    return (
        Kind(
            say("Everything, as one backup"),
            say("Tables, log, players, settings. It comes back here or on another device."),
            "companion-backup.zip",
            "application/zip",
            ft.Icons.INVENTORY_2_ROUNDED,
            lambda library, left_out: outgoing.backup(library.store, left_out),
        ),
        Kind(
            say("The tables"),
            say("Each with every move, as a text file; several in a zip."),
            "companion-tables.zip",
            "application/zip",
            ft.Icons.TABLE_RESTAURANT_ROUNDED,
            lambda library, left_out: outgoing.tables(library.store, left_out),
        ),
        Kind(
            say("For a spreadsheet"),
            say("CSV: a line a player and play."),
            "companion.csv",
            "text/csv",
            ft.Icons.GRID_ON_ROUNDED,
            lambda library, _: outgoing.spreadsheet(library.store),
        ),
        Kind(
            say("For BG Stats"),
            say("All finished plays as a .bgsplay file."),
            "companion.bgsplay",
            "application/json",
            ft.Icons.SYNC_ALT_ROUNDED,
            lambda library, _: outgoing.plays_file(library.store),
        ),
    )


async def save(library: Library, kind: Kind, tell: Tell) -> None:
    """Make the file and save it where the person says."""
    left_out: list[str] = []
    try:
        content = _content(library, kind, left_out.append)
        await ft.FilePicker().save_file(file_name=_name(kind, content), src_bytes=content)
    except Exception as fault:  # whatever a device answers is a sentence, never an end
        tell(say("The file was not saved: {why}", why=fault), True)
        return
    saved = say("Saved as {name}.", name=_name(kind, content))
    tell(_with_left_out(saved, left_out), bool(left_out))


async def share(library: Library, kind: Kind, tell: Tell) -> None:
    """Make the file and hand it to the device's share sheet."""
    left_out: list[str] = []
    try:
        content = _content(library, kind, left_out.append)
        file = ft.ShareFile.from_bytes(content, mime_type=kind.mime, name=_name(kind, content))
        await ft.Share().share_files([file], title=kind.title)
    except Exception as fault:
        tell(say("The file was not shared: {why}", why=fault), True)
        return
    if left_out:
        tell(_with_left_out(say("Shared."), left_out), True)


def can_share(page: ft.Page) -> bool:
    """Whether there is a share sheet: on phones."""
    return page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)


def _with_left_out(words: str, left_out: Sequence[str]) -> str:
    """What was done, and what is not in the file."""
    told = [say("Left out: {why}", why=sentence) for sentence in left_out]
    return " ".join((words, *told))


def _content(library: Library, kind: Kind, left_out: Callable[[str], None]) -> bytes:
    library.log()  # what was tapped a moment ago is in it
    try:
        return kind.make(library, left_out)
    except StoreError as fault:
        raise ValueError(str(fault)) from None


def _name(kind: Kind, content: bytes) -> str:
    """A single table is no zip."""
    if kind.file.endswith(".zip") and not content.startswith(b"PK"):
        return "companion-table.jsonl"
    return kind.file
