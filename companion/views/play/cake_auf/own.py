"""The three recipes of the seat in turn: touched to place, to name, to see about a ban."""

from __future__ import annotations

import flet as ft

from companion.games.cake_auf.moves import PLACES
from companion.games.cake_auf.state import INGREDIENTS, Recipe
from companion.views.play.cake_auf.ban import ban_sheet
from companion.views.play.cake_auf.naming import naming_sheet
from companion.views.play.cake_auf.parts import ban_face, count_line, place_row, sign_row
from companion.views.play.cake_auf.stars import placings, take
from companion.views.play.cake_auf.words import BANS, all_words, named, progress_words
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, press, row, text
from companion.views.words import say


def own_recipes(play: Play) -> list[ft.Control]:
    """A heading and the tiles."""
    look, seat = play.look, play.state.turn
    tiles = [_tile(play, place) for place in PLACES]
    if look.roomy:
        return [_heading(play, seat), column(tiles, 10)]
    line = row(tiles, 8, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return [line] if look.low else [_heading(play, seat), line]


def _heading(play: Play, seat: int) -> ft.Control:
    p = play.look.palette
    banned = any(recipe and recipe.bans for recipe in play.state.kitchens[seat].open)
    parts: list[ft.Control] = [
        text(say("{name}’s recipes", name=play.names[seat]), Role.TITLE_LARGE, expand=True)
    ]
    if banned and not play.look.roomy:
        parts.append(text(say("A ban stops finishing"), Role.BODY_MEDIUM, p.on_variant))
    return ft.Container(row(parts, 8), padding=ft.Padding.symmetric(horizontal=4))


def _tile(play: Play, place: int) -> ft.Control:
    look, seat = play.look, play.state.turn
    p = look.palette
    recipe: Recipe | None = play.state.recipe(seat, place)
    if recipe is None:
        return _empty(play, place)
    strips = [_strip(play, place, kind) for kind in recipe.bans]
    cells = place_row(look, recipe, 14)
    progress = (
        row([count_line(look, recipe), ft.Container(cells, expand=True)], 8)
        if look.flat
        else column([count_line(look, recipe), cells], 6)
    )
    below = [ft.Container(progress, padding=ft.Padding.symmetric(horizontal=4))]
    below.append(ft.Container(_place(play, place, recipe)))
    parts: list[ft.Control] = [
        column([*strips, _about(play, place, recipe)], 0),
        ft.Container(column(below, 8), padding=ft.Padding.only(left=7, right=7, bottom=7)),
    ]
    whole = ft.Column(
        parts,
        spacing=0,
        tight=look.roomy,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    banned = bool(recipe.bans)
    return ft.Container(
        whole,
        bgcolor=p.card,
        border=ft.Border.all(3 if banned else 1, p.error if banned else p.outline_variant),
        border_radius=22,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        expand=None if look.roomy else True,
    )


def _empty(play: Play, place: int) -> ft.Control:
    look = play.look
    p = look.palette
    words = say("Place {n} is empty until the turn ends", n=place)
    return ft.Container(
        text(words, Role.BODY_MEDIUM, p.on_variant, text_align=ft.TextAlign.CENTER),
        border=ft.Border.all(2, p.outline_variant),
        border_radius=22,
        alignment=ft.Alignment.CENTER,
        padding=8,
        expand=None if look.roomy else True,
    )


def _strip(play: Play, place: int, kind: str) -> ft.Control:
    """A ban across the top, under its own name."""
    look = play.look
    p = look.palette
    title = named(play.state.recipe(play.state.turn, place), place)
    return press(
        look,
        say("{ban} on {recipe}. See what can be done", ban=say(BANS[kind].name), recipe=title),
        ban_face(look, kind, 22),
        lambda: play.show(ban_sheet(place, kind)),
        fill=p.error,
        ink=p.on_error,
        radius=0,
        padding=ft.Padding.symmetric(horizontal=8, vertical=4),
        height=None if look.roomy else 48,
    )


def _about(play: Play, place: int, recipe: Recipe) -> ft.Control:
    """Name and stars; touched to say more of it."""
    look = play.look
    seat = play.state.turn
    title = text(named(recipe, place), Role.LABEL_LARGE, max_lines=2)
    signs = sign_row(look, recipe, 20)
    spoken = say("{recipe}: {words}", recipe=named(recipe, place), words=all_words(recipe))
    return press(
        look,
        say("{spoken}. Say what it is", spoken=spoken),
        column([title, signs], 4),
        lambda: play.show(naming_sheet(seat, place)),
        fill=look.palette.card,
        ink=look.palette.on_surface,
        radius=20,
        padding=ft.Padding.symmetric(horizontal=9, vertical=8 if look.low else 10),
    )


def _place(play: Play, place: int, recipe: Recipe) -> ft.Control:
    look = play.look
    p = look.palette
    closed = not play.state.actions or recipe.placed == INGREDIENTS
    fill, ink = (p.high, p.on_variant) if closed else (p.primary_container, p.on_primary_container)
    name = say(
        "Place an ingredient on {recipe}, {progress}",
        recipe=named(recipe, place),
        progress=progress_words(recipe),
    )
    return press(
        look,
        name,
        text(say("Place"), Role.LABEL_LARGE, ink),
        lambda: take(play, place, placings(recipe, place)),
        fill=fill,
        ink=ink,
        radius=16,
        height=48 if not look.roomy else None,
        padding=ft.Padding.symmetric(horizontal=4, vertical=10) if look.roomy else 0,
    )
