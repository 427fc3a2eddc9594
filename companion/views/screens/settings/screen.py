"""Settings: how this group's app looks, what it does at the table, where the data lies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.look import Look
from companion.views.screens.box.links import box_links
from companion.views.screens.settings.about import about, where_data_lies
from companion.views.screens.settings.language import spoken
from companion.views.screens.settings.text_size import text_size
from companion.views.settings import Settings
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, card, column, row, text
from companion.views.widgets.inputs import Option, one_of, switch
from companion.views.words import say

_WIDTH = 640
"""Lines that are longer are hard to follow."""


@component
def SettingsScreen() -> ft.Control:
    """Settings. Each change counts at once and is kept."""
    here = use_here()
    look, settings, change = here.look, here.settings, here.change
    first = [_looks(look, settings, change), about(look)]
    second = [_table(look, settings, change), _filler(look, settings, change)]
    second.append(_group(look, say("Cards of your boxes"), box_links(look, here.go)))
    told = {"in_browser": here.in_browser, "alone": here.hub is None}
    second.append(where_data_lies(look, here.library, here.go, **told))
    bar = top_bar(look, say("Settings"), on_back=lambda: here.go("/"))
    return screen(look, bar, ft.Container(_laid_out(here, first, second), padding=_BELOW))


_THREE = 440
"""From this width (dp) on three choices stand side by side with no word broken."""
_BELOW = ft.Padding.only(bottom=20)

Change = Callable[[Settings], None]


def _laid_out(here: Here, first: list[ft.Control], second: list[ft.Control]) -> ft.Control:
    look = here.look
    if look.wide or look.flat:
        return row(
            [column(first, 12, expand=1), column(second, 12, expand=1)],
            16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    looks, what_it_is = first
    whole = column([looks, *second, what_it_is], 12)
    return ft.Row(
        [ft.Container(whole, width=min(_WIDTH, look.width - 32))],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _group(look: Look, title: str, *content: ft.Control) -> ft.Control:
    heading = ft.Semantics(
        content=ft.Container(
            text(title, Role.TITLE_MEDIUM), padding=ft.Padding.only(left=8, bottom=2)
        ),
        header=True,
        heading_level=2,
    )
    return card(look, column([heading, *content], 4), padding=10)


def _asked(question: str, answers: ft.Control) -> ft.Control:
    return ft.Container(
        column([text(question, Role.LABEL_LARGE), answers], 6),
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
    )


def _looks(look: Look, settings: Settings, change: Change) -> ft.Control:
    theme = one_of(
        look,
        say("Colours"),
        [
            Option("system", say("Auto")),
            Option("light", say("Light")),
            Option("dark", say("Dark")),
        ],
        settings.theme,
        lambda value: change(replace(settings, theme=value)),
        columns=3 if look.width >= _THREE else 2,
    )
    return _group(
        look,
        say("Looks"),
        _asked(say("Language"), spoken(look, settings, change)),
        _asked(say("Colours"), theme),
        text_size(look, settings.scale, lambda value: change(replace(settings, scale=value))),
        switch(
            look,
            say("For the left hand"),
            settings.left_handed,
            lambda on: change(replace(settings, left_handed=on)),
            say("Undo goes to the right"),
        ),
    )


def _table(look: Look, settings: Settings, change: Change) -> ft.Control:
    counting = one_of(
        look,
        say("Count"),
        [
            Option(True, say("Actions"), say("Pips, and a tap for each")),
            Option(False, say("Turns only"), say("One tap ends a turn")),
        ],
        settings.count_actions,
        lambda value: change(replace(settings, count_actions=value)),
    )
    lines: list[ft.Control] = [_asked(say("Count"), counting)]
    if settings.count_actions:
        lines.append(
            switch(
                look,
                say("End a turn after its last action"),
                settings.end_after_last,
                lambda on: change(replace(settings, end_after_last=on)),
            )
        )
    lines += [
        switch(
            look,
            say("Keep the screen on"),
            settings.awake,
            lambda on: change(replace(settings, awake=on)),
            say("While a table is open, where the device allows it"),
        ),
        switch(look, say("Sound"), settings.sound, lambda on: change(replace(settings, sound=on))),
        switch(
            look,
            say("Vibration"),
            settings.vibration,
            lambda on: change(replace(settings, vibration=on)),
        ),
    ]
    return _group(look, say("At the table"), *lines)


def _filler(look: Look, settings: Settings, change: Change) -> ft.Control:
    return _group(
        look,
        say("Filler"),
        switch(
            look,
            say("Order only"),
            settings.order_only,
            lambda on: change(replace(settings, order_only=on)),
            say("Touch the seats in turn order, type no times"),
        ),
        switch(
            look,
            say("Hide times until all are in"),
            settings.hide_times,
            lambda on: change(replace(settings, hide_times=on)),
        ),
        switch(
            look,
            say("Note symbols while filling"),
            settings.note_symbols,
            lambda on: change(replace(settings, note_symbols=on)),
            say("Otherwise they are counted at the end only"),
        ),
    )
