"""What is kept of a shared table and of each guest's phone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.sharing.invitation import Invitation
from companion.sharing.roles import Badge, Role


@dataclass(frozen=True, slots=True)
class Sharing:
    """A table that others may join, since a moment in seconds since 1970."""

    table: str
    invitation: Invitation
    watch_only: bool = False
    """All guests only watch, whatever they have chosen."""
    since: float = 0.0
    stopped_at: float | None = None
    """Seconds on the clock that only goes on: since then it is about to end."""

    def as_json(self) -> dict[str, Any]:
        """For keeping."""
        return {
            "table": self.table,
            "token": self.invitation.token,
            "code": self.invitation.code,
            "watch_only": self.watch_only,
            "since": self.since,
        }


@dataclass(frozen=True, slots=True)
class Guest:
    """A phone that was let in. Without a role it has yet to choose what it is."""

    id: str
    key: str
    """The digest of what the phone shows to be known again."""
    table: str
    role: Role | None = None
    seat: int | None = None
    name: str = ""
    look: Mapping[str, Any] = field(default_factory=dict)
    """How this phone wants to draw."""

    def badge(self, sharing: Sharing) -> Badge | None:
        """What the phone may do; None until it has chosen."""
        if self.role is None:
            return None
        role = Role.WATCHER if sharing.watch_only else self.role
        return Badge(role, self.seat, self.name or None)

    def as_json(self) -> dict[str, Any]:
        """For keeping."""
        return {
            "id": self.id,
            "key": self.key,
            "table": self.table,
            "role": self.role,
            "seat": self.seat,
            "name": self.name,
            "look": dict(self.look),
        }


def sharing_from(kept: Mapping[str, Any]) -> Sharing:
    """What was kept. Raises KeyError, TypeError, ValueError where it was not written by us."""
    invitation = Invitation(str(kept["token"]), str(kept["code"]))
    watch_only, since = bool(kept["watch_only"]), float(kept["since"])
    return Sharing(str(kept["table"]), invitation, watch_only, since)


def guest_from(kept: Mapping[str, Any]) -> Guest:
    """What was kept. Raises KeyError, TypeError, ValueError where it was not written by us."""
    role = None if kept["role"] is None else Role(kept["role"])
    seat = None if kept["seat"] is None else int(kept["seat"])
    return Guest(
        str(kept["id"]),
        str(kept["key"]),
        str(kept["table"]),
        role,
        seat,
        str(kept["name"]),
        dict(kept["look"]),
    )
