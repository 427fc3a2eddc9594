"""Everybody who plays here, and the groups they form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from urllib.parse import quote

import flet as ft

from companion.library import Group, StoreError
from companion.log.statistics import Tally, tallies
from companion.rules.reading import Malformed, new_name
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, column, icon, press, row, text
from companion.views.widgets.form import use_form
from companion.views.widgets.inputs import entry, round_button
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.persons import person_badge
from companion.views.widgets.trouble import trouble
from companion.views.words import counted, say


@component
def PlayersScreen() -> ft.Control:
    """The people of this group."""
    return People(use_here())


@component
def People(here: Here) -> ft.Control:
    """Everybody with what they played, then the groups."""
    fault, set_fault = remembered(str)
    drawn, set_drawn = remembered(lambda: 0)
    look, profiles = here.look, here.library.profiles

    def attempt(change: Callable[[str], object], name: str) -> None:
        try:
            change(name)
        except StoreError as why:
            set_fault(str(why))
        else:
            set_fault("")
            set_drawn(drawn + 1)

    groups = [_group(here, group) for group in profiles.groups()]
    parts = [
        column([trouble(look, fault)] if fault else []),
        column(people_lines(here), 8),
        NewName(look, say("Add a player"), lambda name: attempt(profiles.add, name)),
        _heading(say("Groups")),
        text(
            say("A table belongs to the group in which all of its players are."),
            Role.BODY_MEDIUM,
            look.palette.on_variant,
        ),
        column(groups, 8),
        NewName(look, say("Add a group"), lambda name: attempt(profiles.new_group, name)),
    ]
    count = counted(len(profiles.all()), "{n} player", "{n} players")
    bar = top_bar(look, say("Players"), count, on_back=lambda: here.go("/statistics"))
    body = ft.Container(
        in_the_middle(look, column(parts, 8)), padding=ft.Padding.only(top=4, bottom=20)
    )
    return screen(look, bar, body)


def people_lines(here: Here) -> list[ft.Control]:
    """A line a person: those with plays first, as often as they played."""
    log, profiles = here.library.log(), here.library.profiles
    people = profiles.people()
    names = profiles.called(log)
    found = {one.who: one for one in tallies(here.library.results())}
    order = [*found, *(key for key in names if key not in found)]
    order += [player.id for player in profiles.all() if player.id not in {*order}]
    return [
        _line(here, key, names.get(key) or people.name(key) or "", found.get(key)) for key in order
    ]


def _line(here: Here, key: str, name: str, tally: Tally | None) -> ft.Control:
    look = here.look
    p = look.palette
    said = say("No table finished yet")
    if tally is not None:
        said = counted(tally.plays, "{n} table finished", "{n} tables finished")
        if tally.decided:
            wins = counted(tally.wins, "{n} win", "{n} wins")
            said = say("{tables}, {wins}", tables=said, wins=wins)
    lines: list[ft.Control] = [
        text(name, Role.LABEL_LARGE, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS),
        text(said, Role.BODY_MEDIUM, p.on_variant),
    ]
    return _link(
        look,
        say("{name}: {said}", name=name, said=said),
        person_badge(look, key, name, here.library.profiles.get(key), 40),
        lines,
        lambda: here.go(f"/players/{quote(key, safe='')}"),
    )


def _link(
    look: Look,
    name: str,
    picture: ft.Control,
    lines: list[ft.Control],
    go: Callable[[], None],
) -> ft.Control:
    p = look.palette
    return press(
        look,
        name,
        row(
            [
                picture,
                column(lines, 0, expand=True),
                icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, p.on_variant),
            ],
            12,
        ),
        go,
        fill=p.card,
        ink=p.on_surface,
        radius=20,
        border=p.outline_variant,
        border_width=1,
        padding=ft.Padding.symmetric(horizontal=12, vertical=9),
    )


def _group(here: Here, group: Group) -> ft.Control:
    look, profiles = here.look, here.library.profiles
    names = [known.name for one in group.players if (known := profiles.get(one)) is not None]
    second = ", ".join(names) or say("Nobody is in it yet")
    lines: list[ft.Control] = [
        text(group.name, Role.LABEL_LARGE),
        text(second, Role.BODY_MEDIUM, look.palette.on_variant),
    ]
    return _link(
        look,
        say("Group {name}: {people}", name=group.name, people=second),
        icon(ft.Icons.GROUPS_ROUNDED, look.palette.on_surface, 32),
        lines,
        partial(here.go, f"/groups/{group.id}"),
    )


def _heading(words: str) -> ft.Control:
    return ft.Semantics(
        content=ft.Container(text(words, Role.TITLE_LARGE), padding=ft.Padding.only(top=12)),
        header=True,
        heading_level=2,
    )


@dataclass(frozen=True, slots=True)
class _Typed:
    """A name on its way."""

    name: str = ""


@component
def NewName(look: Look, label: str, add: Callable[[str], None]) -> ft.Control:
    """A name to type, and the button that takes it."""
    typing = use_form(_Typed)
    number, set_number = remembered(lambda: 0)
    fault, set_fault = remembered(str)

    def type_in(name: str) -> None:
        typing.change(name=name)

    def done() -> None:
        try:
            name = new_name(typing.now.name)
        except Malformed:
            set_fault(say("A name has 1 to 40 letters."))
            return
        add(name)
        typing.change(name="")
        set_fault("")
        set_number(number + 1)

    field = entry(look, label, typing.now.name, type_in, done, key=f"new-{number}")
    plus = round_button(look, say("Add this name"), ft.Icons.ADD_ROUNDED, done)
    told = [text(fault, Role.LABEL_LARGE, look.palette.error)] if fault else []
    return column([row([field, plus], 10), *told], 4)
