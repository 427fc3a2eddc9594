"""How a person is told in lists: a colour and shape of their own, and their monogram.

At a table the seat decides: there the shape goes with the seat.
"""

from __future__ import annotations

from zlib import crc32

import flet as ft

from companion.library import Player
from companion.views.look import Look
from companion.views.palette import SEATS, SeatLook
from companion.views.widgets.seats import badge


def look_of(key: str, player: Player | None) -> SeatLook:
    """The colour and shape a person chose, else one that stays the same."""
    chosen = player.shape if player else ""
    own = next((one for one in SEATS if one.shape == chosen), None)
    return own or SEATS[crc32(key.encode()) % len(SEATS)]


def letters_of(name: str, player: Player | None) -> str:
    """The short name's first two letters, else the name's first."""
    short = player.short if player else ""
    return short[:2] or name[:1].upper()


def person_badge(
    look: Look, key: str, name: str, player: Player | None, size: float = 34
) -> ft.Control:
    """The token beside a name; it is not read out."""
    shown = badge(look, look_of(key, player), letters_of(name, player), size)
    return ft.Semantics(content=shown, exclude_semantics=True)
