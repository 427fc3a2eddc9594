"""Which phones are connected now, and how to end that."""

from __future__ import annotations

from collections.abc import Callable

HangUp = Callable[[], None]


class Presence:
    """Connections by guest; a phone may have several, an old one that is dying among them."""

    def __init__(self) -> None:
        self._connections: dict[str, list[HangUp]] = {}

    def is_here(self, guest: str) -> bool:
        """Whether a phone has a connection."""
        return bool(self._connections.get(guest))

    def came(self, guest: str, hang_up: HangUp) -> None:
        """A phone has connected."""
        self._connections.setdefault(guest, []).append(hang_up)

    def went(self, guest: str, hang_up: HangUp) -> None:
        """A connection has ended."""
        here = self._connections.get(guest, [])
        if hang_up in here:
            here.remove(hang_up)
        if not here:
            self._connections.pop(guest, None)

    def send_away(self, guest: str) -> None:
        """End all connections of a phone."""
        for hang_up in tuple(self._connections.get(guest, ())):
            hang_up()
