"""The ten scenarios to choose from."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.content import facts
from companion.content.facts import Scenario
from companion.views.look import Look
from companion.views.play.magic_bakery.pieces import PICTURES
from companion.views.screens.new_table.choices import mode, scenarios, toggled
from companion.views.screens.new_table.draft import Draft
from companion.views.screens.new_table.parts import Change, quiet
from companion.views.widgets.basics import Role, column, icon, picture, press, row, text
from companion.views.words import in_sentence, say


def scenario_tiles(look: Look, draft: Draft, change: Change) -> ft.Control:
    """Ten tiles, the chosen ones marked, and what the chosen ones change."""
    play = scenarios(draft)
    across = 2 if look.roomy else 5
    tiles = [
        _tile(look, one, one.number in play, partial(change, toggled(draft, one.number)))
        for one in facts.magic_bakery().scenarios
    ]
    rows = [row(tiles[at : at + across], 6) for at in range(0, len(tiles), across)]
    told = [
        quiet(look, say("{n}. {condition}", n=one.number, condition=one.condition))
        for one in facts.magic_bakery().scenarios
        if one.number in play
    ]
    if mode(draft) == "freeplay" and not play:
        told = [quiet(look, say("Choose at least one scenario."))]
    return column([*rows, *told], 6)


def _tile(look: Look, scenario: Scenario, chosen: bool, toggle: partial[None]) -> ft.Control:
    p = look.palette
    fill, ink = (
        (p.tertiary_container, p.on_tertiary_container) if chosen else (p.card, p.on_surface)
    )
    number = text(str(scenario.number), Role.LABEL_LARGE, ink)
    mark: list[ft.Control] = [icon(ft.Icons.CHECK_ROUNDED, ink, 18)] if chosen else []
    face: list[ft.Control] = [
        picture(PICTURES[scenario.number], 34, ink),
        row([*mark, number], 2, alignment=ft.MainAxisAlignment.CENTER),
    ]
    if look.roomy:
        face.append(text(scenario.name, Role.BODY_MEDIUM, ink, text_align=ft.TextAlign.CENTER))
    name = say("Scenario {n}, {name}", n=scenario.number, name=in_sentence(scenario.name))
    return press(
        look,
        say("{name}, chosen", name=name) if chosen else name,
        ft.Column(
            face,
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        toggle,
        fill=fill,
        ink=ink,
        radius=16,
        border=p.tertiary if chosen else p.outline_variant,
        padding=ft.Padding.symmetric(vertical=6),
        expand=True,
    )
