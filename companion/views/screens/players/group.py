"""A group: its name, and who is in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.library import Group, StoreError
from companion.rules.reading import is_seen
from companion.session import now
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.screens.lost import nowhere
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import button, card, column
from companion.views.widgets.form import Form, use_form
from companion.views.widgets.inputs import entry, switch
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.trouble import trouble
from companion.views.words import say


@component
def GroupScreen() -> ft.Control:
    """The group of the address."""
    here = use_here()
    key = ft.use_route_params().get("id", "")
    group = next((one for one in here.library.profiles.groups() if one.id == key), None)
    if group is None:
        return nowhere(here, back="/players")
    return EditGroup(here, group)


@component
def EditGroup(here: Here, group: Group) -> ft.Control:
    """Members count at once, the name with Save."""
    form = use_form(lambda: group)
    fault, set_fault = remembered(str)
    look, profiles = here.look, here.library.profiles

    def put(changed: Group) -> bool:
        try:
            profiles.put_group(changed)
        except StoreError as why:
            set_fault(str(why))
            return False
        set_fault("")
        return True

    def flip(player: str, on: bool) -> None:
        others = tuple(one for one in form.now.players if one != player)
        players = (*others, player) if on else others
        if put(replace(group, players=players)):
            form.change(players=players)

    def save() -> None:
        wanted = form.now
        if not is_seen(wanted.name):
            set_fault(say("A group needs a name."))
        elif put(replace(wanted, name=wanted.name.strip())):
            here.go("/players")

    def put_away() -> None:
        if put(replace(group, deleted=now())):
            here.go("/players")

    parts = [
        *([trouble(look, fault)] if fault else []),
        ft.Row(
            [entry(look, say("Name of the group"), form.now.name, partial(_rename, form), save)]
        ),
        _members(here, form.now, flip),
        button(
            look,
            say("Delete the group"),
            put_away,
            kind="quiet",
            name=say("Delete the group; its tables stay"),
        ),
    ]
    bar = top_bar(look, say("Group"), group.name, on_back=lambda: here.go("/players"))
    foot = button(look, say("Save"), save, kind="filled", height=64)
    body = ft.Container(
        in_the_middle(look, column(parts, 12)), padding=ft.Padding.symmetric(vertical=8)
    )
    return screen(look, bar, body, foot=foot)


def _rename(form: Form[Group], name: str) -> None:
    form.change(name=name)


def _members(here: Here, group: Group, flip: Callable[[str, bool], None]) -> ft.Control:
    """Everybody, in the group or not."""
    lines = [
        switch(here.look, one.name, one.id in group.players, partial(flip, one.id))
        for one in here.library.profiles.all()
    ]
    return card(here.look, column(lines, 2), padding=8)
