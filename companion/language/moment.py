"""Which language is spoken at this moment: that of the session which is drawn or answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

ENGLISH = "en"
LANGUAGES = {"en": "English", "de": "Deutsch"}
"""By their codes, each as it calls itself."""

_SPOKEN: ContextVar[str | None] = ContextVar("companion_language", default=None)
_sessions: list[Callable[[], str | None]] = []


def language() -> str:
    """The language to speak now; English where nobody has asked for another one."""
    spoken = _SPOKEN.get()
    if spoken is not None:
        return spoken
    for asked in _sessions:
        found = asked()
        if found is not None:
            return found
    return ENGLISH


def listen_to(session: Callable[[], str | None]) -> None:
    """Have ``session`` say which language the phone speaks whose session runs; None for none."""
    _sessions.append(session)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak one language in here, whatever the session says."""
    token = _SPOKEN.set(code)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def fitting(wanted: Iterable[str]) -> str:
    """The first of a device's languages, such as ``de-AT``, that the app speaks; else English."""
    for code in wanted:
        known = code.replace("_", "-").split("-")[0].lower()
        if known in LANGUAGES:
            return known
    return ENGLISH
