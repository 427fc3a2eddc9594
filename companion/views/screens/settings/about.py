"""Where the data lies, and what the app is made of."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion import __version__
from companion.library import Library
from companion.views.look import Look
from companion.views.widgets.basics import Role, button, card, column, text
from companion.views.words import say


def where_data_lies(
    look: Look, library: Library, go: Callable[[str], None], *, in_browser: bool
) -> ft.Control:
    """Where everything is that this group keeps, what can't be done there, and the way out."""
    way_out = button(
        look,
        say("Backup, files, days to go back to"),
        lambda: go("/in-and-out"),
        kind="quiet",
        symbol=ft.Icons.IMPORT_EXPORT_ROUNDED,
    )
    if in_browser:
        return _told(
            look,
            say("Your data"),
            say("Tables, log and settings are kept by this browser, on this device only."),
            say(
                "Other phones can't join from here: a browser can't be asked for a page. For a "
                "table with several phones start Companion on a computer, and take your tables "
                "there as a backup."
            ),
            below=way_out,
        )
    return _told(
        look,
        say("Your data"),
        say("Tables, log and settings stay on this device, in this folder:"),
        str(library.store.folder),
        below=way_out,
    )


def about(look: Look) -> ft.Control:
    """Version and licences."""
    return _told(
        look,
        say("Companion {version}", version=__version__),
        say("Free software under the MIT licence. It asks no other machine for anything."),
        say("Fonts: Nunito and Noto, SIL Open Font License 1.1."),
        say("Icons: Material Icons, Apache License 2.0; all other pictures are our own."),
        say("Not by the makers of the games; their names belong to their owners."),
    )


def _told(look: Look, title: str, *sentences: str, below: ft.Control | None = None) -> ft.Control:
    heading = ft.Semantics(content=text(title, Role.TITLE_MEDIUM), header=True, heading_level=2)
    lines = [text(words, Role.BODY_LARGE, selectable=True) for words in sentences]
    return card(look, column([heading, *lines, *([below] if below else [])], 8))
