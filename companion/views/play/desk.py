"""What a phone has typed at a table and not entered yet: a look at the rules loses none of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

import flet as ft

from companion.views.hooks import remembered

_DESKS: WeakKeyDictionary[ft.Page, dict[str, dict[str, Any]]] = WeakKeyDictionary()


def _nothing() -> None:
    """Nobody draws."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Values by name. A tap reads them when it is made, not as they were when it was drawn."""

    values: dict[str, Any] = field(default_factory=dict)
    draw: Callable[[], None] = _nothing

    def get(self, key: str, default: Any = None) -> Any:
        """What lies there."""
        return self.values.get(key, default)

    def put(self, key: str, value: Any) -> None:
        """Lay something there, in the place of what was, and draw."""
        self.values[key] = value
        self.draw()


def use_desk(table: str) -> Desk:
    """This phone's desk at a table; it outlives the screen that shows it."""
    values = _DESKS.setdefault(ft.context.page, {}).setdefault(table, {})
    drawn, draw = remembered(lambda: 0)
    return Desk(values, lambda: draw(drawn + 1))
