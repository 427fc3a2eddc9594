"""Keys of a keyboard that is plugged in, for screens that draw keys of their own."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.views.component import component
from companion.views.hooks import held


@component
def Keyboard(press: Callable[[str], None]) -> ft.Control:
    """Listens while it is drawn; ``press`` gets a key's name: ``6``, ``Enter``, ``Backspace``."""
    newest = held((press,))  # in a tuple: a function would be called for the value
    newest.current = (press,)

    def listen() -> None:
        page = ft.context.page
        page.on_keyboard_event = lambda event: newest.current[0](_name(event.key))
        page.update()  # only what the browser knows to be heard is sent

    def stop() -> None:
        page = ft.context.page
        page.on_keyboard_event = None
        page.update()

    ft.use_effect(listen, [], cleanup=stop)
    return ft.Container(width=0, height=0)


def _name(key: str) -> str:
    """A key of the number block is the same as the one above the letters."""
    return key.removeprefix("Numpad ")
