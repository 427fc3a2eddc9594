"""How a person is told, in lists and at tables: a colour and shape of their own, a monogram."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import flet as ft

from companion.library import Player
from companion.log.looks import seated
from companion.log.people import People
from companion.log.profiles import Profiles
from companion.views.look import Look
from companion.views.palette import SEATS, SeatLook
from companion.views.widgets.seats import badge


def look_of(key: str, player: Player | None) -> SeatLook:
    """The colour and shape a person chose, else one that stays the same."""
    chosen = player.shape if player else ""
    own = next((one for one in SEATS if one.shape == chosen), None)
    return own or SEATS[crc32(key.encode()) % len(SEATS)]


class Dress:
    """Who wears what at a table, by the names there; worked out once until the people change."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles
        self._players: tuple[Player, ...] | None = None
        self._people = People(())
        self._known: dict[tuple[str, ...], tuple[SeatLook, ...]] = {}

    def of(self, names: Sequence[str]) -> tuple[SeatLook, ...]:
        """Each their own look; of two who look alike the later seat wears another one."""
        players = self._profiles.everybody()
        if players != self._players:
            self._players, self._people, self._known = players, People(players), {}
        asked = tuple(names)
        if asked not in self._known:
            self._known[asked] = tuple(SEATS[one] for one in seated([*map(self._own, asked)]))
        return self._known[asked]

    def _own(self, name: str) -> int | None:
        key = self._people.only(name)
        return None if key is None else SEATS.index(look_of(key, self._profiles.get(key)))


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
