"""The language: as the device has it, or one of ours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.language import LANGUAGES
from companion.views.look import Look
from companion.views.settings import Settings
from companion.views.widgets.inputs import Option, one_of
from companion.views.words import say


def spoken(look: Look, settings: Settings, change: Callable[[Settings], None]) -> ft.Control:
    """Each language calls itself by its own name, for whoever can't read the present one."""
    return one_of(
        look,
        say("Language"),
        [
            Option("system", say("As the device")),
            *(Option(code, name) for code, name in LANGUAGES.items()),
        ],
        settings.language,
        lambda code: change(replace(settings, language=code)),
        columns=2,
    )
