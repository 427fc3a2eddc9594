"""A browser's line that ends while something is sent to it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion.views.sight import sight_of


class Page:
    """A page with one connection, whose way out is given."""

    web = True

    def __init__(self, send: Callable[[Any], None]) -> None:
        channel = SimpleNamespace(on_bytes=lambda heard: None)
        self.connection = SimpleNamespace(
            send_message=send, data_channel_for=lambda number: channel
        )
        self.session = SimpleNamespace(connection=self.connection)


def attached(send: Callable[[Any], None]) -> Callable[[Any], None]:
    page = Page(send)
    sight_of(cast(ft.Page, page)).attach(cast(ft.Page, page))
    return cast("Callable[[Any], None]", page.connection.send_message)


def test_what_is_said_to_a_line_that_has_just_ended_is_lost_and_no_fault() -> None:
    queue: Any = None
    attached(lambda message: queue.put_nowait(message))("a drawing")


def test_another_fault_is_told() -> None:
    def send(message: Any) -> None:
        message.body  # noqa: B018  # there is none

    with pytest.raises(AttributeError, match="body"):
        attached(send)("a drawing")


def test_whatever_is_said_before_arrives() -> None:
    heard: list[Any] = []
    attached(heard.append)("a drawing")
    assert heard == ["a drawing"]
