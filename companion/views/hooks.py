"""Flet's hooks with their types said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar, cast

import flet as ft

T = TypeVar("T")


def remembered(first: Callable[[], T]) -> tuple[T, Callable[[T], None]]:
    """A value of this component, and how to change it and draw anew. It may be a function."""
    value, set_value = cast("tuple[Any, Callable[[Any], None]]", ft.use_state(cast("Any", first)))

    def keep(new: T) -> None:
        set_value(lambda _: new)

    return value, keep


def held(first: T) -> ft.MutableRef[T]:
    """A value of this component that changes without drawing."""
    return cast("ft.MutableRef[T]", ft.use_ref(cast("Any", first)))


def after(seconds: float, then: Callable[[], None], *, anew: object) -> None:
    """Do something once, that long after ``anew`` last changed."""

    async def wait() -> None:
        await asyncio.sleep(seconds)
        then()

    ft.use_effect(wait, [anew])
