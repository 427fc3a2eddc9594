"""Which recipe a seat bakes: one tap on its name, or a name of one's own."""

from __future__ import annotations

import flet as ft

from companion.content import facts
from companion.games.box.card import folded
from companion.games.hasty_baker.moves import Note
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.play.box_link import BoxLink
from companion.views.play.play import Play, Sheet
from companion.views.widgets.basics import Role, button, column, press, row, text
from companion.views.widgets.inputs import entry
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def naming_sheet(seat: int) -> Sheet:
    """The desserts of the box, and those that this group has added."""

    def shown(play: Play) -> ft.Control:
        title = say("What does {name} bake?", name=play.names[seat])
        return sheet(play.look, title, Naming(play, seat), on_close=lambda: play.show(None))

    return shown


def desserts(play: Play, letters: str) -> list[str]:
    """Names that begin so, or all of them: the printed ones first."""
    printed = facts.hasty_baker().recipes
    known = {folded(name) for name in printed}
    added = [one.name for one in play.box.cards("hasty-baker") if folded(one.name) not in known]
    sought = folded(letters)
    return [
        name
        for name in (*printed, *added)
        if not sought
        or any(word.startswith(sought) for word in (folded(name), *folded(name).split()))
    ]


@component
def Naming(play: Play, seat: int) -> ft.Control:
    """Letters narrow the names down; a name that is not there can be entered."""
    look = play.look
    typed, set_typed = remembered(lambda: "")
    name = typed.strip()
    found = desserts(play, name)
    chips: list[ft.Control] = [_chip(play, seat, one) for one in found]
    parts: list[ft.Control] = [
        ft.Row(chips, wrap=True, spacing=8, run_spacing=8),
        ft.Row(
            [
                entry(
                    look,
                    say("Another name"),
                    typed,
                    set_typed,
                    lambda: _take(play, seat, name) if name else None,
                )
            ]
        ),
    ]
    if name and folded(name) not in {folded(one) for one in found}:
        parts.append(
            button(
                look,
                say("{name} bakes {recipe}", name=play.names[seat], recipe=name),
                lambda: _take(play, seat, name),
                kind="filled",
            )
        )
    if play.state.kitchens[seat].recipe:
        forget = say("Nobody knows any more")
        parts.append(button(look, forget, lambda: _take(play, seat, ""), kind="quiet"))
    parts.append(BoxLink(play))
    return column(parts, 10)


def _take(play: Play, seat: int, name: str) -> None:
    play.tap(Note(seat=seat, recipe=name))()


def _chip(play: Play, seat: int, name: str) -> ft.Control:
    p = play.look.palette
    now = play.state.kitchens[seat].recipe == name
    return press(
        play.look,
        say("{name} bakes {recipe}", name=play.names[seat], recipe=name),
        row([text(name, Role.LABEL_LARGE, p.on_surface)], tight=True),
        lambda: _take(play, seat, name),
        fill=p.high if now else p.card,
        ink=p.on_surface,
        border=p.outline,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=12, vertical=13),
    )
