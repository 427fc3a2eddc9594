"""#2: the five Pantry cards and the deck as the Take control; some lie face down."""

from __future__ import annotations

import flet as ft

from companion.games.magic_bakery.moves import Slot, Take
from companion.games.magic_bakery.state import PANTRY_SLOTS
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, icon, picture, press, row, text
from companion.views.words import say


def pantry(play: Play) -> ft.Control:
    """Six tiles; a tap takes that card."""
    slots: list[Slot] = [*PANTRY_SLOTS, "deck"]
    if play.look.roomy:
        halves = [slots[:3], slots[3:]]
        return column([row([_tile(play, one) for one in half], 8) for half in halves], 8)
    return row([_tile(play, one) for one in slots], 4)


def _tile(play: Play, slot: Slot) -> ft.Control:
    look = play.look
    p = look.palette
    down = slot in (play.state.face_down or ())
    closed = play.state.actions == 0
    if slot == "deck":
        fill, ink, label = p.hero_high, p.on_hero, say("Deck")
        symbol: ft.Control = icon(ft.Icons.STYLE_ROUNDED, ink, 22)
        name = say("Take from the Pantry deck, 1 action")
    elif down:
        fill, ink, label = p.tertiary_container, p.on_tertiary_container, say("down")
        symbol = picture("mouse", 26, ink)
        name = say("Take Pantry card {slot}, face down, 1 action", slot=slot)
    else:
        fill, ink, label = p.primary_container, p.on_primary_container, say("open")
        symbol = icon(ft.Icons.VISIBILITY_ROUNDED, ink, 22)
        name = say("Take Pantry card {slot}, face up, 1 action", slot=slot)
    if closed:
        fill, ink = p.high, p.on_variant
    top = text(str(slot) if slot != "deck" else "", Role.LABEL_LARGE, ink)
    face = ft.Column(
        [
            *([top] if slot != "deck" else []),
            symbol,
            text(label, Role.BODY_MEDIUM, ink, no_wrap=True),
        ],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return press(
        look,
        name,
        face,
        lambda: play.act(Take(slot=slot)),
        fill=fill,
        ink=ink,
        radius=14,
        height=None if look.roomy else 76,
        padding=ft.Padding.symmetric(horizontal=1, vertical=4),
        expand=True,
    )
