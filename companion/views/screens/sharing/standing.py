"""What a phone is at this moment."""

from __future__ import annotations

from dataclasses import dataclass

from companion.sharing.guests import Guest
from companion.sharing.roles import HOST, Badge
from companion.views.settings import Settings


@dataclass(frozen=True, slots=True)
class Standing:
    """A phone's rights; without a badge it may do nothing, be it new here or sent away."""

    guest: Guest | None
    badge: Badge | None
    stopped: bool = False
    """Sharing is about to end."""
    settings: Settings | None = None
    """A guest's own, within those of the group."""


OWN = Standing(None, HOST)
