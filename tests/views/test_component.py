"""What can't be drawn says so, and nothing else falls with it."""

from __future__ import annotations

import logging

import flet as ft
import pytest

from companion.views.component import component, fail_in_words
from tests.views.drawing import drawn, words


@component
def Broken() -> ft.Control:
    raise LookupError("a fault in a screen")


def test_a_screen_that_can_not_be_drawn_says_so_without_a_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        told = words(drawn(Broken))
    assert told == ["This could not be shown. Nothing is lost: go back, or load the page again."]
    assert "a fault in a screen" in caplog.text


class Session:
    def __init__(self) -> None:
        self.told: list[str] = []

    def error(self, message: str) -> None:
        self.told.append(message)


class Page:
    def __init__(self) -> None:
        self.session = Session()


def test_what_flet_would_show_as_a_traceback_is_told_as_a_sentence() -> None:
    page = Page()
    fail_in_words(page)  # type: ignore[arg-type]  # all of a page that it needs
    page.session.error("Traceback (most recent call last): …")
    assert page.session.told == [
        "Something went wrong. Nothing is lost: load the page again to go on."
    ]
