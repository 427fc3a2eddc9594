"""Who is at the other end of a session: this machine, or a phone that was let in."""

from __future__ import annotations

from contextvars import ContextVar

CALLER: ContextVar[str | None] = ContextVar("companion_caller", default=None)
"""The key of the phone whose session runs in this context; None on this machine itself."""


def caller() -> str | None:
    """The key of the phone whose session this is; None on this machine itself."""
    return CALLER.get()
