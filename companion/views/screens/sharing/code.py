"""The QR code of a shared table, its address in words, and what to do where there is none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.sharing.addresses import Address
from companion.sharing.guests import Sharing
from companion.sharing.network import Reach
from companion.sharing.qr import qr_svg
from companion.views.look import Look
from companion.views.widgets.basics import Role, card, column, hero, press, row, text
from companion.views.widgets.inputs import round_button
from companion.views.words import say

DARK, LIGHT = "#2B1120", "#FFFFFF"
"""The same in dark mode: scanners want dark on light."""
_SIZE = 248
"""dp; smaller where there is less room."""


def code_hero(
    look: Look,
    reach: Reach,
    shared: Sharing,
    wanted: str | None,
    want: Callable[[str | None], None],
) -> ft.Control:
    """The code, the biggest thing; chips below it where there are several addresses."""
    address = reach.shown(wanted)
    if address is None:
        return _no_network(look)
    p = look.palette
    size = min(_SIZE, look.width - 100, max(160, look.height - 220))
    svg = qr_svg(reach.link(address, shared), dark=DARK, light=LIGHT)
    code = ft.Container(
        ft.Image(
            svg,
            width=size,
            height=size,
            semantics_label=say("QR code to join this table. Copy the link instead."),
        ),
        bgcolor=LIGHT,
        border_radius=28,
        padding=6,
    )
    parts: list[ft.Control] = [
        ft.Row([code], alignment=ft.MainAxisAlignment.CENTER),
        _middle(say("Scan to join"), Role.HEADLINE_MEDIUM, p.on_hero),
        _middle(
            say("On the same Wi-Fi. Opens in the browser, nothing to install."),
            Role.BODY_LARGE,
            p.on_hero_variant,
        ),
    ]
    if len(reach.likely) > 1:
        parts.append(_addresses(look, reach, address, want))
    return hero(look, column(parts, 8))


def _middle(words: str, role: Role, colour: str) -> ft.Control:
    return text(words, role, colour, text_align=ft.TextAlign.CENTER)


def _addresses(
    look: Look, reach: Reach, shown: Address, want: Callable[[str | None], None]
) -> ft.Control:
    """This device is in several networks: the phones are in one of them."""
    p = look.palette
    chips: list[ft.Control] = []
    for one in reach.likely:
        chosen = one.host == shown.host
        fill, ink = (p.hero_accent, p.on_hero_accent) if chosen else (p.hero_high, p.on_hero)
        name = say("Code for the address {address}", address=one.host)
        chips.append(
            press(
                look,
                say("{name}, chosen", name=name) if chosen else name,
                text(one.host, Role.LABEL_LARGE, ink, no_wrap=not look.roomy),
                partial(want, one.host),
                fill=fill,
                ink=ink,
                padding=ft.Padding.symmetric(horizontal=14, vertical=8),
                height=None if look.roomy else 48,
            )
        )
    words = _middle(
        say("Does it not open? Try the other address."), Role.BODY_MEDIUM, p.on_hero_variant
    )
    return column(
        [ft.Row(chips, wrap=True, alignment=ft.MainAxisAlignment.CENTER, spacing=8), words], 6
    )


def _no_network(look: Look) -> ft.Control:
    p = look.palette
    told = column(
        [
            text(say("No network"), Role.HEADLINE_MEDIUM, p.on_hero),
            text(
                say(
                    "Guests need the same Wi-Fi as this device, and it is in none. Switch Wi-Fi "
                    "on, or let a phone be the hotspot: the code appears here by itself."
                ),
                Role.BODY_LARGE,
                p.on_hero_variant,
            ),
        ],
        8,
    )
    return hero(look, ft.Semantics(content=told, live_region=True))


def link_card(look: Look, reach: Reach, shared: Sharing, wanted: str | None) -> ft.Control:
    """The address and the letters to type, and the link to send."""
    address = reach.shown(wanted)
    if address is None:
        return ft.Container()
    p, link = look.palette, reach.link(address, shared)
    page = ft.context.page

    async def copy() -> None:
        await ft.Clipboard().set(link)

    lines = column(
        [
            text(say("No camera? Open this address"), Role.BODY_MEDIUM, p.on_variant),
            text(address.at(reach.port), Role.TITLE_LARGE, selectable=True),
            text(say("and type"), Role.BODY_MEDIUM, p.on_variant),
            text(shared.invitation.shown_code, Role.TITLE_LARGE, selectable=True),
        ],
        0,
    )
    lines.expand = True
    button = round_button(
        look,
        say("Copy the link with its invitation, to send it"),
        ft.Icons.CONTENT_COPY_ROUNDED,
        lambda: page.run_task(copy),
    )
    padding = ft.Padding.symmetric(horizontal=16, vertical=12)
    return card(look, row([lines, button], 8), padding=padding)
