"""Components that fail in words: no traceback reaches a person, the rest of a screen stays."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from typing import ParamSpec

import flet as ft

from companion.views.words import say

log = logging.getLogger(__name__)

P = ParamSpec("P")


def component(draw: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """A Flet component; if it can't be drawn, a sentence stands in its place.

    Without this an error while drawing would end all further drawing of the page.
    """

    @functools.wraps(draw)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
        try:
            return draw(*args, **kwargs)
        except Exception:
            log.exception("%s could not be drawn", draw.__qualname__)
            return _in_its_place()

    return ft.component(guarded)


def _in_its_place() -> ft.Control:
    words = say("This could not be shown. Nothing is lost: go back, or load the page again.")
    return ft.Container(
        ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_LARGE), padding=16, alignment=None
    )


def fail_in_words(page: ft.Page) -> None:
    """What Flet would show as a traceback is logged, and told as a sentence."""
    session = page.session
    tell = session.error

    def in_words(message: str) -> None:
        log.error("%s", message)
        tell(say("Something went wrong. Nothing is lost: load the page again to go on."))

    session.error = in_words  # type: ignore[method-assign]  # Flet has no seam of its own for this
