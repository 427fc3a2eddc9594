"""Where the data lies, and what the app is made of."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion import __version__
from companion.library import Library
from companion.views.look import Look
from companion.views.screens.settings.bundled import bundled
from companion.views.screens.sharing.alone import why_alone
from companion.views.widgets.basics import Role, button, card, column, text
from companion.views.words import say


def where_data_lies(
    look: Look, library: Library, go: Callable[[str], None], *, in_browser: bool, alone: bool
) -> ft.Control:
    """Where everything is that this group keeps, what can't be done there, and the way out.

    ``alone`` says that no other phone can join here.
    """
    way_out = button(
        look,
        say("Backup, files, days to go back to"),
        lambda: go("/in-and-out"),
        kind="quiet",
        symbol=ft.Icons.IMPORT_EXPORT_ROUNDED,
    )
    if in_browser:
        kept = [say("Tables, log and settings are kept by this browser, on this device only.")]
    else:
        kept = [
            say("Tables, log and settings stay on this device, in this folder:"),
            str(library.store.folder),
        ]
    why = [why_alone(in_browser=in_browser)] if alone else []
    return _told(look, say("Your data"), *kept, *why, below=way_out)


def about(look: Look) -> ft.Control:
    """Version and licences."""
    return _told(
        look,
        say("Companion {version}", version=__version__),
        say("Free software under the MIT licence. It asks no other machine for anything."),
        say("Fonts: Nunito and Noto, SIL Open Font License 1.1."),
        say("Icons: Material Icons, Apache License 2.0; all other pictures are our own."),
        say("In it:"),
        *(part.line for part in bundled()),
        say("Not by the makers of the games; their names belong to their owners."),
    )


def _told(look: Look, title: str, *sentences: str, below: ft.Control | None = None) -> ft.Control:
    heading = ft.Semantics(content=text(title, Role.TITLE_MEDIUM), header=True, heading_level=2)
    lines = [text(words, Role.BODY_LARGE, selectable=True) for words in sentences]
    return card(look, column([heading, *lines, *([below] if below else [])], 8))
