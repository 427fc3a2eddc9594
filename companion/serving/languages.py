"""Which languages the browser of a session asks for."""

from __future__ import annotations

from contextvars import ContextVar

ACCEPTED: ContextVar[str] = ContextVar("companion_accepted", default="")
"""The Accept-Language of the connection whose session runs in this context."""


def languages() -> tuple[str, ...]:
    """The languages that the browser asks for, such as ``de-AT``, the dearest first."""
    ranges = [part.partition(";q=") for part in ACCEPTED.get().replace(" ", "").split(",") if part]
    ranges.sort(key=lambda one: -_worth(one[2]))  # stable: browsers list them by worth anyway
    return tuple(code for code, _, _ in ranges)


def _worth(quality: str) -> float:
    try:
        return float(quality or 1)
    except ValueError:
        return 0
