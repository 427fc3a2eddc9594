"""What every screen can reach: the library, how this phone draws, and where to go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.library import Library
from companion.sharing.guests import Guest
from companion.sharing.hub import Hub
from companion.sharing.roles import HOST, NOBODY, Badge
from companion.views.feedback import Moment
from companion.views.look import Look
from companion.views.settings import Settings


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where the app runs."""

    in_browser: bool = False
    """Inside the browser that shows it, with no server: the browser keeps what is kept."""
    languages: Callable[[], Sequence[str]] = tuple
    """Asks which languages the device of the present connection prefers, the dearest first."""
    newer: asyncio.Future[Callable[[], None]] | None = None
    """Comes with the way to a newer version of the app, if there will be one."""


@dataclass(frozen=True, slots=True)
class Here:
    """One browser session's view of the app."""

    library: Library
    look: Look
    settings: Settings
    change: Callable[[Settings], None]
    """Keep changed settings and draw with them."""
    go: Callable[[str], None]
    """Show the screen at a path."""
    feel: Callable[[Moment], None] = lambda moment: None
    """Let a moment be felt and heard on this phone."""
    turned: bool = False
    """Whether this phone draws upside down, for the other side of the table."""
    turn: Callable[[], None] = lambda: None
    """Turn what this phone draws by 180°."""
    in_browser: bool = False
    """Whether the app runs inside the browser that shows it."""
    newer: Callable[[], None] | None = None
    """Starts the app anew in a newer version, if one is there."""
    connection: object = None
    """Another one whenever the browser has connected anew."""
    who: Badge = HOST
    """What this phone may do at a table."""
    guest: Guest | None = None
    """The guest whose phone this is; None on the table's own phone."""
    hub: Hub | None = None
    """All guests of this device; None where other phones can't join."""

    def badge(self) -> Badge:
        """What this phone may do at this very moment, whatever it has drawn."""
        if self.guest is None or self.hub is None:
            return self.who
        return self.hub.badge(self.guest) or NOBODY

    @property
    def can_share(self) -> bool:
        """Whether other phones could join from here."""
        return self.hub is not None and self.who.hosts


HERE: ft.ContextProvider[Here | None] = ft.create_context(None)


def use_here() -> Here:
    """The surrounding session; for components below the shell only."""
    here = ft.use_context(HERE)
    assert here is not None, "a screen stands below the shell"
    return here
