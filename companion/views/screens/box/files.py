"""The box as a small file: out of this group, into another one."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.box.box import Box
from companion.games.box.file import BadBox, read_box, write_box
from companion.games.registry import GAMES
from companion.library import StoreError
from companion.views.words import counted, say

Tell = Callable[[str, bool], None]
"""Words, and whether they are about something that did not work."""


async def export(box: Box, game: str, tell: Tell) -> None:
    """Save the cards of a game as a file, where the person says."""
    name = f"{game}-box.json"
    content = write_box(game, box.cards(game))
    try:
        await ft.FilePicker().save_file(file_name=name, src_bytes=content)
    except Exception as fault:  # whatever the device answers is a sentence, never an end
        tell(say("The file was not saved: {why}", why=fault), True)
        return
    tell(say("Saved as {name}.", name=name), False)


async def bring_in(box: Box, game: str, tell: Tell) -> None:
    """Add the cards of a file that a person picks."""
    try:
        picked = await ft.FilePicker().pick_files(with_data=True)
    except Exception as fault:
        tell(say("No file was read: {why}", why=fault), True)
        return
    if picked:
        tell(*added(box, game, bytes(picked[0].bytes or b"")))


def added(box: Box, game: str, content: bytes) -> tuple[str, bool]:
    """What became of a file's cards, in words, and whether it did not work."""
    try:
        theirs, cards = read_box(content)
    except BadBox as fault:
        return str(fault), True
    if theirs != game:
        facts = {"theirs": GAMES[theirs].title, "game": GAMES[game].title}
        return say("This file is about {theirs}, not about {game}.", **facts), True
    try:
        changed = box.add(game, cards)
    except StoreError as fault:
        return str(fault), True
    words = counted(changed, "{n} card is new or says more now.", "{n} cards are new or say more.")
    return (words if changed else say("All of it was known already.")), False
