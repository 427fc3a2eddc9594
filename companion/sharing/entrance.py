"""What the server asks about a phone that comes from elsewhere."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from companion.sharing.addresses import neighbourhood
from companion.sharing.attempts import Attempts, Seconds
from companion.sharing.guests import Guest
from companion.sharing.hub import Hub
from companion.sharing.invitation import digest, is_typed, matches, new_key

log = logging.getLogger(__name__)

GUESTS_MOST = 32
"""So many phones at one table; of those that have not chosen what they are, the oldest goes."""
TYPED_WRONG_MOST = 40
"""Wrong short codes in a minute, from everywhere together."""


CONNECTIONS_MOST = 30
"""So often a phone may connect in a minute: each time costs a screen."""


@dataclass(frozen=True, slots=True)
class Admission:
    """What becomes of an invitation: the key of a phone that is let in, or how long to wait."""

    key: str | None = None
    wait_s: float = 0.0


class Entrance:
    """Lets phones in by their invitation, and knows them again by the key they got."""

    def __init__(self, hub: Hub, clock: Seconds = time.monotonic) -> None:
        self._hub = hub
        self._wrong = Attempts(clock=clock)
        self._typed_wrong = Attempts(TYPED_WRONG_MOST, clock=clock)
        self._connected = Attempts(CONNECTIONS_MOST, clock=clock)

    def admit(self, offered: str, address: str, key: str | None = None) -> Admission:
        """Let a phone in that shows an invitation; it gets the key by which it is known then.

        ``key`` is the one it has already: at the same table it stays the same phone.
        """
        near, typed = neighbourhood(address), is_typed(offered)
        wait = max(self._wrong.wait_s(near), self._typed_wrong.wait_s("") if typed else 0.0)
        if wait:
            return Admission(wait_s=wait)
        found = [
            one.table
            for one in self._hub.shared
            if matches(one.invitation, offered) and one.stopped_at is None
        ]
        if not found:
            self._note_wrong(near, typed)
            return Admission()
        known = self._hub.guest(key) if key else None
        if key and known is not None and known.table == found[0]:
            return Admission(key)
        return self._let_in(found[0])

    def _note_wrong(self, near: str, typed: bool) -> None:
        if typed:
            self._typed_wrong.note("")
        if self._wrong.note(near):
            log.warning("Too many wrong invitations from %s: it has to wait.", near)
        else:
            log.warning("A wrong invitation was shown from %s.", near)

    def _let_in(self, table: str) -> Admission:
        there = self._hub.guests(table)
        if len(there) >= GUESTS_MOST:
            waiting = [one for one in there if one.role is None and not self._hub.is_here(one)]
            if not waiting:
                log.warning("A table has %d phones already: no more are let in.", len(there))
                return Admission()
            self._hub.remove(waiting[0])
        key = new_key()
        self._hub.add(Guest(secrets.token_hex(6), digest(key), table))
        return Admission(key)

    def knows(self, key: str) -> bool:
        """Whether a phone with this key may load the app."""
        guest = self._hub.guest(key)
        return guest is not None and self._hub.sharing(guest.table) is not None

    def arrived(self, key: str, hang_up: Callable[[], None]) -> Callable[[], None] | None:
        """A phone connects; ``hang_up`` ends that. What to call when it has gone.

        None if it may not: it was sent away, or comes too often.
        """
        guest, presence = self._hub.guest(key), self._hub.presence
        if guest is None or self._connected.wait_s(guest.id):
            return None
        self._connected.note(guest.id)
        presence.came(guest.id, hang_up)
        self._hub.news.publish()

        def gone() -> None:
            presence.went(guest.id, hang_up)
            self._hub.news.publish()

        return gone
