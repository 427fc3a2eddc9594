"""How a day's order is entered: by times or by touching seats. Remembered for the group."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, icon, icon_button, press, row, text
from companion.views.widgets.inputs import switch
from companion.views.widgets.sheet import sheet
from companion.views.words import say


@component
def WaySwitch(play: Play) -> ft.Control:
    """Times | Order only, and what else the group can choose."""
    here = use_here()
    look = play.look
    p = look.palette
    now = here.settings.order_only
    halves: list[ft.Control] = [
        _half(here, say("Times"), say("Enter clock times"), False, now),
        _half(here, say("Order only"), say("Enter the order only, no times"), True, now),
    ]
    both = ft.Container(row(halves, 4), bgcolor=p.container, border_radius=24, expand=True)
    more = icon_button(
        look,
        say("More ways of entering"),
        ft.Icons.TUNE_ROUNDED,
        lambda: play.show(lambda play: WaysSheet(play)),
    )
    return row([both, more], 4)


def _half(here: Here, word: str, name: str, order_only: bool, now: bool) -> ft.Control:
    look = here.look
    p = look.palette
    chosen = order_only is now
    ink = p.on_primary_container if chosen else p.on_variant
    face: list[ft.Control] = [text(word, Role.LABEL_LARGE, ink, text_align=ft.TextAlign.CENTER)]
    if chosen:
        face.insert(0, icon(ft.Icons.CHECK_ROUNDED, ink, 20))
    return press(
        look,
        say("{name}, chosen", name=name) if chosen else name,
        row(face, 6, alignment=ft.MainAxisAlignment.CENTER, wrap=look.roomy),
        lambda: here.change(replace(here.settings, order_only=order_only)),
        fill=p.primary_container if chosen else p.container,
        ink=ink,
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
        height=None if look.roomy else 48,
        expand=True,
    )


@component
def WaysSheet(play: Play) -> ft.Control:
    """Two switches of the group, off at first."""
    here = use_here()

    lines: list[ft.Control] = [
        switch(
            play.look,
            say("Hide times until all are in"),
            here.settings.hide_times,
            lambda on: here.change(replace(here.settings, hide_times=on)),
            say("As the cards lie face down until everybody has chosen."),
        ),
        switch(
            play.look,
            say("Note symbols at every fill"),
            here.settings.note_symbols,
            lambda on: here.change(replace(here.settings, note_symbols=on)),
            say("Points run along. Else symbols are counted at the end only."),
        ),
    ]
    title = say("This group’s ways")
    return sheet(play.look, title, column(lines, 8), on_close=lambda: play.show(None))
