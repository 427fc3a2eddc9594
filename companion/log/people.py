"""Who is meant by a name: results belong to a person, names change and occur twice."""

from __future__ import annotations

import difflib
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence

from companion.store import Play, Player

_CLOSE = 0.75
"""How alike two names are, from 0 to 1, that may be meant for the same person."""


def folded(name: str) -> str:
    """What stays of a name for comparing it: neither case, nor composition, nor space around."""
    return unicodedata.normalize("NFC", name).strip().casefold()


class People:
    """Everybody who has a profile, to be found by id or by any name they are known as.

    Somebody without a profile is told from others by the name alone.
    """

    def __init__(self, players: Iterable[Player]) -> None:
        self._by_id = {player.id: player for player in players}
        self._by_name: defaultdict[str, list[str]] = defaultdict(list)
        for player in self._by_id.values():
            if player.deleted is None:
                for name in dict.fromkeys(map(folded, (player.name, *player.known_as))):
                    self._by_name[name].append(player.id)
        self._keys: dict[str, str] = {}

    def called(self, name: str) -> tuple[str, ...]:
        """The ids of all who are known by this name."""
        return tuple(self._by_name.get(folded(name), ()))

    def like(self, name: str) -> tuple[str, ...]:
        """The ids of those whose names are nearly this one, the likeliest first."""
        near = difflib.get_close_matches(_bare(name), self._bare_names(), n=3, cutoff=_CLOSE)
        ids = (who for bare in near for who in self._bare_names()[bare])
        return tuple(dict.fromkeys(ids))

    def only(self, name: str) -> str | None:
        """The id of the one person of this name; None if nobody or more than one is."""
        found = self.called(name)
        return found[0] if len(found) == 1 else None

    def ids(self, names: Sequence[str]) -> tuple[str | None, ...]:
        """The id of each of these names' one person."""
        return tuple(self.only(name) for name in names)

    def key(self, play: Play, seat: int) -> str:
        """Who sat at a seat: an id, or what stands for somebody who has no profile."""
        known = play.players[seat] if seat < len(play.players) else None
        return known or self.key_of(play.seats[seat])

    def key_of(self, name: str) -> str:
        """The same for a name alone."""
        if name not in self._keys:
            self._keys[name] = self.only(name) or f"name:{folded(name)}"
        return self._keys[name]

    def name(self, key: str) -> str | None:
        """The name of a profile's person, None for somebody without one."""
        player = self._by_id.get(key)
        return player.name if player else None

    def _bare_names(self) -> dict[str, list[str]]:
        bare: defaultdict[str, list[str]] = defaultdict(list)
        for name, ids in self._by_name.items():
            bare[_bare(name)] += ids
        return bare


def _bare(name: str) -> str:
    """A name without accents, as somebody in a hurry types it."""
    marks = unicodedata.normalize("NFD", folded(name))
    return "".join(mark for mark in marks if not unicodedata.combining(mark))
