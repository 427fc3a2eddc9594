"""Draws controls without a page: components too, as deep as they go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import flet as ft
from flet.components.component import Component, Renderer


def drawn(build: Callable[[], ft.Control]) -> list[ft.Control]:
    """Every control that ``build`` leads to, in the order of drawing."""
    root = Renderer().render(build)  # type: ignore[no-untyped-call]
    return list(_walk(root, set()))


def _walk(value: Any, seen: set[int]) -> Iterator[ft.Control]:
    if isinstance(value, list | tuple):
        for part in value:
            yield from _walk(part, seen)
        return
    if not isinstance(value, ft.BaseControl) or id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, Component):
        value.before_update()  # type: ignore[no-untyped-call]
        yield from _walk(value._b, seen)
        return
    if isinstance(value, ft.Control):
        yield value
    if is_dataclass(value):
        for one in fields(value):
            if not one.name.startswith("_") and one.name != "data":
                yield from _walk(getattr(value, one.name, None), seen)


def words(controls: list[ft.Control]) -> list[str]:
    """The texts among controls, in the order of drawing."""
    return [one.value for one in controls if isinstance(one, ft.Text)]


def names(controls: list[ft.Control]) -> list[str]:
    """The accessible names among controls, in the order of drawing."""
    return [one.label for one in controls if isinstance(one, ft.Semantics) and one.label]
