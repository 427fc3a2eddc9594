"""A guest's own phone: what it is at the table, how it draws, and the way out."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.screens.settings.language import spoken
from companion.views.screens.settings.text_size import text_size
from companion.views.screens.sharing.joining import Choices
from companion.views.settings import Settings
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, card, column, text
from companion.views.widgets.inputs import Option, one_of, switch
from companion.views.widgets.middle import in_the_middle
from companion.views.words import say


@component
def OwnPhoneScreen() -> ft.Control:
    """This phone."""
    here = use_here()
    guest, hub = here.guest, here.hub
    assert guest is not None, "guests alone come here"
    assert hub is not None, "there are guests where phones are shared with"
    look = here.look
    back = f"/tables/{guest.table}"
    parts = [
        card(look, Choices(here, guest, lambda: here.go(back)), padding=12),
        _looks(here),
        button(look, say("Leave the table"), lambda: hub.leave(guest), kind="quiet", height=64),
    ]
    bar = top_bar(look, say("This phone"), on_back=lambda: here.go(back))
    body = in_the_middle(look, column(parts, 12))
    return screen(look, bar, ft.Container(body, padding=ft.Padding.only(bottom=16)))


def _looks(here: Here) -> ft.Control:
    look, settings = here.look, here.settings

    def change(**changes: object) -> None:
        changed: Settings = replace(settings, **changes)  # type: ignore[arg-type]  # by its fields
        here.change(changed)

    theme = one_of(
        look,
        say("Colours"),
        [
            Option("system", say("Auto")),
            Option("light", say("Light")),
            Option("dark", say("Dark")),
        ],
        settings.theme,
        lambda value: change(theme=value),
        columns=3,
    )
    return card(
        look,
        column(
            [
                text(say("Language"), Role.LABEL_LARGE),
                spoken(look, settings, here.change),
                text(say("Colours"), Role.LABEL_LARGE),
                theme,
                text_size(look, settings.scale, lambda value: change(scale=value)),
                switch(look, say("Sound"), settings.sound, lambda on: change(sound=on)),
                switch(look, say("Vibration"), settings.vibration, lambda on: change(vibration=on)),
                switch(
                    look,
                    say("For the left hand"),
                    settings.left_handed,
                    lambda on: change(left_handed=on),
                    say("Undo goes to the right"),
                ),
            ],
            8,
        ),
        padding=12,
    )
