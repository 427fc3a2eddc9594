"""A profile: name, short name, colour and shape; two who are the same person made one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from urllib.parse import quote, unquote

import flet as ft

from companion.library import Player, StoreError
from companion.rules.reading import Malformed, new_name
from companion.session import now
from companion.views.component import component
from companion.views.here import Here, use_here
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.palette import SEATS, SeatLook
from companion.views.screens.lost import nowhere
from companion.views.screens.players.merging import EnteredTwice
from companion.views.widgets.bars import screen, top_bar
from companion.views.widgets.basics import Role, button, card, column, press, text
from companion.views.widgets.form import Form, use_form
from companion.views.widgets.inputs import entry
from companion.views.widgets.middle import in_the_middle
from companion.views.widgets.persons import letters_of, look_of
from companion.views.widgets.seats import badge
from companion.views.widgets.trouble import trouble
from companion.views.words import say

Filling = Form[Player]


@component
def EditPlayerScreen() -> ft.Control:
    """The person of the address; whoever is known by name only gets a profile now."""
    here = use_here()
    key = unquote(ft.use_route_params().get("key", ""))
    back = f"/players/{quote(key, safe='')}"
    try:
        player = here.library.profiles.adopt(key, here.library.log())
    except StoreError as fault:
        bar = top_bar(here.look, say("Profile"), on_back=lambda: here.go(back))
        return screen(here.look, bar, trouble(here.look, str(fault)))
    if player is None:
        return nowhere(here, back="/players")
    return EditPlayer(here, player)


@component
def EditPlayer(here: Here, player: Player) -> ft.Control:
    """The form. Nothing is kept before Save; two who are made one count at once."""
    form = use_form(lambda: player)
    fault, set_fault = remembered(str)
    look, profiles = here.look, here.library.profiles
    back = f"/players/{quote(player.id, safe='')}"

    def attempt(change: Callable[[], None]) -> bool:
        try:
            change()
        except StoreError as why:
            set_fault(str(why))
            return False
        set_fault("")
        return True

    def save() -> None:
        wanted = form.now
        try:
            name = new_name(wanted.name)
        except Malformed:
            set_fault(say("A name has 1 to 40 letters."))
            return
        known = profiles.get(player.id) or player
        kept = replace(
            known, name=name, short=wanted.short.strip(), colour=wanted.colour, shape=wanted.shape
        )
        if attempt(lambda: profiles.put(kept)):
            here.go(back)

    def put_away() -> None:
        if attempt(lambda: profiles.put(replace(player, deleted=now()))):
            here.go("/players")

    parts = [
        *([trouble(look, fault)] if fault else []),
        _fields(look, form, save),
        _looks(look, form),
        EnteredTwice(here, player),
        button(
            look,
            say("Take off the list"),
            put_away,
            kind="quiet",
            name=say("Take {name} off the list of players; results stay", name=player.name),
        ),
    ]
    bar = top_bar(look, say("Profile"), player.name, on_back=lambda: here.go(back))
    foot = button(look, say("Save"), save, kind="filled", height=64)
    body = ft.Container(
        in_the_middle(look, column(parts, 12)), padding=ft.Padding.symmetric(vertical=4)
    )
    return screen(look, bar, body, foot=foot)


def _fields(look: Look, form: Filling, done: Callable[[], None]) -> ft.Control:
    wanted = form.now
    name = entry(look, say("Name"), wanted.name, lambda new: form.change(name=new), done)
    short = entry(
        look,
        say("Short, one or two letters"),
        wanted.short,
        lambda new: form.change(short=new[:2]),
        done,
    )
    note = say("A new name shows up in every play; the old one is still understood in files.")
    return card(
        look,
        column(
            [
                ft.Row([name]),
                ft.Row([short]),
                text(note, Role.BODY_MEDIUM, look.palette.on_variant),
            ],
            10,
        ),
    )


def _spoken(one: SeatLook) -> str:
    """A colour with its shape, in words."""
    return {
        "Blueberry": say("Blueberry circle"),
        "Apricot": say("Apricot triangle"),
        "Matcha": say("Matcha square"),
        "Lemon": say("Lemon diamond"),
        "Damson": say("Damson hexagon"),
        "Icing": say("Icing scallop"),
    }[one.colour]


def _looks(look: Look, form: Filling) -> ft.Control:
    """Colour and shape go together, as at a table."""
    p, wanted = look.palette, form.now
    chosen = look_of(wanted.id, wanted)
    tiles: list[ft.Control] = []
    for one in SEATS:
        now_on = one == chosen
        words = _spoken(one)
        tiles.append(
            press(
                look,
                say("{what}, chosen", what=words) if now_on else words,
                badge(look, one, letters_of(wanted.name, wanted), 40),
                partial(form.change, colour=one.colour, shape=one.shape),
                fill=p.primary_container if now_on else p.card,
                ink=p.on_surface,
                radius=18,
                border=p.primary if now_on else p.outline_variant,
                padding=6,
                width=56,
                height=56,
            )
        )
    title = text(say("Colour and shape"), Role.LABEL_LARGE)
    note = text(
        say("In lists and at tables. Of two who look alike, one wears another."),
        Role.BODY_MEDIUM,
        p.on_variant,
    )
    return card(look, column([title, ft.Row(tiles, wrap=True, spacing=6, run_spacing=6), note], 8))
