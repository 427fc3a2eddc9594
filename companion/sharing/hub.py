"""The guests of this device: which tables they were invited to, and what each of them is."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol

from companion.sharing.attempts import Seconds
from companion.sharing.guests import Guest, Sharing, guest_from, sharing_from
from companion.sharing.invitation import digest, new_invitation
from companion.sharing.network import Reach
from companion.sharing.news import News
from companion.sharing.presence import Presence
from companion.sharing.roles import Badge, Role

UNDO_S = 10.0
"""Seconds in which "Stop sharing" can be taken back."""
NAME_MOST = 40
"""Letters in the name of a phone, as in a seat's."""
EVENING_S = 12 * 3600
"""Seconds for which an invitation outlives a restart: nobody is shared with by oversight."""


class Kept(Protocol):
    """Where invitations and guests survive a restart."""

    def get(self, key: str, default: Any = None) -> Any:
        """What was kept."""

    def put(self, key: str, value: Any) -> None:
        """Keep a JSON value."""


class SeatTaken(Exception):
    """Another phone that is here plays this seat."""


class Hub:
    """Every change is kept, in force at once, and told to all watchers."""

    def __init__(
        self,
        kept: Kept,
        *,
        always: bool = False,
        clock: Seconds = time.monotonic,
        calendar: Seconds = time.time,
    ) -> None:
        """``always``: phones may come at any time, as the person who started the app has said.

        ``clock`` only ever goes on, ``calendar`` is the time of day; both in seconds.
        """
        self.always = always
        self.reach = Reach()
        """Under which addresses phones find this device, as far as is known."""
        self.news = News()
        self.presence = Presence()
        self._kept = kept
        self._clock = clock
        self._calendar = calendar
        self._shared: dict[str, Sharing] = {}
        self._guests: dict[str, Guest] = {}
        self._load()

    @property
    def wanted(self) -> bool:
        """Whether phones have to be able to reach this device."""
        return self.always or bool(self.shared)

    @property
    def shared(self) -> tuple[Sharing, ...]:
        """Everything that is shared; what was stopped is there until that can't be undone."""
        self._end_stopped()
        return tuple(self._shared.values())

    def sharing(self, table: str) -> Sharing | None:
        """The sharing of a table."""
        self._end_stopped()
        return self._shared.get(table)

    def share(self, table: str) -> Sharing:
        """Invite phones to a table. Raises what keeping raises, like all that changes something."""
        found = self.sharing(table)
        if found is None or found.stopped_at is not None:
            self._forget_guests(table)
            found = Sharing(table, new_invitation(), since=self._calendar())
            self._shared[table] = found
            self._changed()
        return found

    def renew(self, table: str) -> None:
        """Invite anew: codes that are about no longer count. Phones that are in stay."""
        self._replace(table, invitation=new_invitation())

    def set_watch_only(self, table: str, watch_only: bool) -> None:
        """Have all guests watch only, or let them play."""
        self._replace(table, watch_only=watch_only)

    def stop(self, table: str) -> None:
        """End it: no code counts and no guest may do anything; for good after `UNDO_S`."""
        self._replace(table, stopped_at=self._clock())

    def resume(self, table: str) -> bool:
        """Take `stop` back; whether there was still time for it."""
        there = self.sharing(table) is not None
        self._replace(table, stopped_at=None)
        return there

    def undo_left_s(self, table: str) -> float:
        """Seconds for which `stop` can still be taken back."""
        found = self.sharing(table)
        if found is None or found.stopped_at is None:
            return 0.0
        return max(0.0, found.stopped_at + UNDO_S - self._clock())

    def carry_on(self, table: str, other: str, seats: Mapping[int, int]) -> None:
        """Bring everybody along to another table; ``seats`` says where each player sits there.

        Whoever has no seat there chooses again. The codes stay good.
        """
        found = self.sharing(table)
        if found is None:
            return
        self._forget_guests(other)
        del self._shared[table]
        self._shared[other] = replace(found, table=other)
        for guest in self.guests(table):
            moved = replace(guest, table=other)
            if guest.role is Role.PLAYER and guest.seat is not None:
                seat = seats.get(guest.seat)
                moved = replace(moved, seat=seat, role=None if seat is None else Role.PLAYER)
            self._guests[guest.id] = moved
        self._changed()

    def guests(self, table: str) -> tuple[Guest, ...]:
        """The phones that were let in at a table, in the order in which they came."""
        return tuple(guest for guest in self._guests.values() if guest.table == table)

    def guest(self, key: str) -> Guest | None:
        """The phone that shows this key."""
        found = digest(key)
        return next((guest for guest in self._guests.values() if guest.key == found), None)

    def badge(self, guest: Guest) -> Badge | None:
        """What a phone may do now; None if nothing: it has yet to choose, or sharing has ended."""
        sharing, known = self.sharing(guest.table), self._guests.get(guest.id)
        if sharing is None or sharing.stopped_at is not None or known is None:
            return None
        return known.badge(sharing)

    def is_here(self, guest: Guest) -> bool:
        """Whether the phone is connected."""
        return self.presence.is_here(guest.id)

    def seated(self, table: str) -> dict[int, Guest]:
        """The phones that play a seat, by seat."""
        return {
            guest.seat: guest
            for guest in self.guests(table)
            if guest.role is Role.PLAYER and guest.seat is not None
        }

    def add(self, guest: Guest) -> None:
        """Let a phone in."""
        self._guests[guest.id] = guest
        self._changed()

    def choose(self, guest: Guest, role: Role, *, seat: int | None = None, name: str = "") -> None:
        """A phone says what it is, or the host says it. Raises SeatTaken, ValueError.

        A seat whose phone is away goes to the one that is here; the other one chooses again.
        Whoever played and does no more can go back to that seat.
        """
        if role is Role.HOST or (role is Role.PLAYER) != (seat is not None):
            raise ValueError(f"{role} with seat {seat}")
        other = None if seat is None else self.seated(guest.table).get(seat)
        if other is not None and other.id != guest.id:
            if self.is_here(other):
                raise SeatTaken
            self._guests[other.id] = replace(other, role=None, seat=None)
        kept = self._guests.get(guest.id, guest).seat if seat is None else seat
        self._put(guest, role=role, seat=kept, name=name.strip()[:NAME_MOST])

    def leave(self, guest: Guest) -> None:
        """Give up what the phone is; it may choose again."""
        self._put(guest, role=None, seat=None)

    def remove(self, guest: Guest) -> None:
        """Send a phone away: what it shows to be known again no longer counts."""
        if self._guests.pop(guest.id, None) is not None:
            self._changed()
            self.presence.send_away(guest.id)

    def keep_look(self, guest: Guest, look: Mapping[str, Any]) -> None:
        """How the phone wants to draw."""
        self._put(guest, look=dict(look))

    def found(self, reach: Reach) -> None:
        """The addresses under which phones find this device have been looked for."""
        if reach != self.reach:
            self.reach = reach
            self.news.publish()

    def _end_stopped(self) -> None:
        now = self._clock()
        for table, sharing in tuple(self._shared.items()):
            if sharing.stopped_at is not None and sharing.stopped_at + UNDO_S <= now:
                del self._shared[table]
                self._forget_guests(table)
                self._changed()

    def _forget_guests(self, table: str) -> None:
        for guest in self.guests(table):
            del self._guests[guest.id]
            self.presence.send_away(guest.id)

    def _replace(self, table: str, **changes: Any) -> None:
        found = self.sharing(table)
        if found is not None:
            self._shared[table] = replace(found, **changes)
            self._changed()

    def _put(self, guest: Guest, **changes: Any) -> None:
        known = self._guests.get(guest.id)
        if known is not None:
            self._guests[guest.id] = replace(known, **changes)
            self._changed()

    def _changed(self) -> None:
        """Keep everything: also what is about to end, so that a restart ends it."""
        lasting = [one for one in self._shared.values() if one.stopped_at is None]
        tables = {one.table for one in lasting}
        guests = [one.as_json() for one in self._guests.values() if one.table in tables]
        kept = {"tables": [one.as_json() for one in lasting], "guests": guests}
        try:
            self._kept.put("sharing", kept)
        finally:
            self.news.publish()  # it counts from now on, whether it was kept or not

    def _load(self) -> None:
        kept = self._kept.get("sharing", {})
        try:
            shared = [sharing_from(one) for one in kept["tables"]]
            guests = [guest_from(one) for one in kept["guests"]]
        except (KeyError, TypeError, ValueError):
            return  # nothing was shared yet, or by another version: phones are invited anew
        since = self._calendar() - EVENING_S
        self._shared = {one.table: one for one in shared if one.since > since}
        self._guests = {one.id: one for one in guests if one.table in self._shared}
