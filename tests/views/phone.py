"""A phone for screens that ask for their page: it remembers, and draws nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flet.controls.context import _context_page


class Phone:
    """What screens want of a page."""

    platform = None
    web = True
    route = "/"

    def __init__(self) -> None:
        self.tasks: list[tuple[Any, ...]] = []
        """Work that a tap has asked for: the function, then its arguments."""

    def run_task(self, *work: Any) -> None:
        self.tasks.append(work)


@contextmanager
def on_a_phone() -> Iterator[Phone]:
    """Everything inside is drawn for one phone."""
    phone = Phone()
    token = _context_page.set(phone)  # type: ignore[arg-type]
    try:
        yield phone
    finally:
        _context_page.reset(token)
