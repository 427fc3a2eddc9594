"""What a form holds while it is filled in: fast fingers and slow screens lose nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, TypeVar

from companion.views.hooks import held, remembered

D = TypeVar("D")


class Form(Generic[D]):
    """A draft, a dataclass. A tap changes it as it is then, not as it was when it was drawn."""

    def __init__(self, draft: D) -> None:
        self.now = draft
        self.draw: Callable[[], None] = _nobody_draws

    def change(self, **fields: Any) -> None:
        """With other values in some fields."""
        self.become(replace(self.now, **fields))  # type: ignore[type-var]  # it is a dataclass

    def become(self, draft: D) -> None:
        """Another draft instead."""
        self.now = draft
        self.draw()


def _nobody_draws() -> None:
    """It is not on a screen yet."""


def use_form(first: Callable[[], D]) -> Form[D]:
    """This component's form; it is drawn anew after each change."""
    drawn, set_drawn = remembered(lambda: 0)
    kept: list[Form[D]] = held([]).current
    if not kept:
        kept.append(Form(first()))
    kept[0].draw = lambda: set_drawn(drawn + 1)
    return kept[0]
