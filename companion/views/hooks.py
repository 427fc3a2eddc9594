"""Flet's hooks with their types said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

import flet as ft

T = TypeVar("T")

_RUNNING: WeakKeyDictionary[ft.Page, set[asyncio.Task[Any]]] = WeakKeyDictionary()


def remembered(first: Callable[[], T]) -> tuple[T, Callable[[T], None]]:
    """A value of this component, and how to change it and draw anew. It may be a function."""
    value, set_value = cast("tuple[Any, Callable[[Any], None]]", ft.use_state(cast("Any", first)))

    def keep(new: T) -> None:
        set_value(lambda _: new)

    return value, keep


def held(first: T) -> ft.MutableRef[T]:
    """A value of this component that changes without drawing."""
    return cast("ft.MutableRef[T]", ft.use_ref(cast("Any", first)))


def running(work: Callable[[], Coroutine[Any, Any, None]], *, anew: object) -> None:
    """Work that goes on beside this component; it ends with it, and begins again with ``anew``."""
    page = ft.context.page

    async def run() -> None:
        task = asyncio.current_task()
        assert task is not None, "an effect runs in a task of its own"
        tasks = _RUNNING.setdefault(page, set())
        tasks.add(task)
        try:
            await work()
        finally:
            tasks.discard(task)

    # Flet ends an effect only where it has something to clean up.
    ft.use_effect(run, [anew], cleanup=_nothing)


def _nothing() -> None:
    """There is nothing else to clean up."""


def end_all(page: ft.Page) -> None:
    """End what still runs for a page that was closed: its components are not taken down."""
    for task in tuple(_RUNNING.get(page, ())):
        task.cancel()


def after(seconds: float, then: Callable[[], None], *, anew: object) -> None:
    """Do something once, that long after ``anew`` last changed."""

    async def wait() -> None:
        await asyncio.sleep(seconds)
        then()

    running(wait, anew=anew)
