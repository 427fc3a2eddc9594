"""A recipe as a small tile: to look at, or to choose among several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.games.cake_auf.moves import PLACES
from companion.games.cake_auf.state import Recipe
from companion.rules.game import IllegalMove
from companion.views.look import Look
from companion.views.play.cake_auf.parts import ban_face, count_line, place_row, sign_row
from companion.views.play.cake_auf.words import named, stars_words
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, Tap, column, icon, press, row, text
from companion.views.widgets.seats import token
from companion.views.words import reason, say

_SHORT = {
    "no_icon": "No such icon",
    "banned_already": "Has one already",
    "two_bans": "Two bans there",
    "no_such_ban": "No such ban",
    "place_empty": "Empty",
    "three_there": "All three there",
    "not_oneself": "Own recipe",
}
"""Why a tile is closed, in the words that fit on it; the whole sentence comes with a tap."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a tap on a tile does, why it is closed, whether it is chosen already."""

    name: str
    on_tap: Tap
    closed: IllegalMove | None = None
    chosen: bool = False


Choosing = Callable[[int, int], Choice]
"""By seat and place."""


def kitchen(
    play: Play, seat: int, choosing: Choosing, below: Sequence[ft.Control] = ()
) -> ft.Control:
    """A seat with its three recipes."""
    look = play.look
    tiles = [_tile(play, seat, place, choosing) for place in PLACES]
    line = (
        column(tiles, 6)
        if look.roomy
        else row(tiles, 6, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    )
    return column([_head(play, seat), line, *below], 6)


def _head(play: Play, seat: int) -> ft.Control:
    p = play.look.palette
    points = stars_words(play.state.tally[seat])
    return row(
        [
            token(play.look, seat, play.names, 28),
            text(play.names[seat], Role.TITLE_MEDIUM, expand=True),
            text(points, Role.LABEL_LARGE, p.on_variant),
        ],
        8,
    )


def _tile(play: Play, seat: int, place: int, choosing: Choosing) -> ft.Control:
    recipe: Recipe | None = play.state.recipe(seat, place)
    if recipe is None:
        return _gap(play.look)
    choice = choosing(seat, place)
    look = play.look
    p = look.palette
    closed = choice.closed
    fill = p.primary_container if choice.chosen else p.container if closed else p.card
    ink = p.on_primary_container if choice.chosen else p.on_surface
    return press(
        look,
        say("{name}: not possible. {why}", name=choice.name, why=reason(closed))
        if closed
        else choice.name,
        _from_the_top(look, column(_parts(look, recipe, place, choice, ink), 4)),
        (lambda: play.refuse(closed)) if closed else choice.on_tap,
        fill=fill,
        ink=ink,
        radius=18,
        border=_border(look, recipe, choice),
        border_width=3 if choice.chosen or recipe.bans else 1,
        padding=ft.Padding.symmetric(horizontal=8, vertical=8),
        expand=None if look.roomy else True,
    )


def _from_the_top(look: Look, content: ft.Control) -> ft.Control:
    """Tiles in a row are as high as the highest; what is on them begins at the same height."""
    return content if look.roomy else ft.Container(content, alignment=ft.Alignment.TOP_LEFT)


def _border(look: Look, recipe: Recipe, choice: Choice) -> str:
    p = look.palette
    if choice.chosen:
        return p.primary
    return p.error if recipe.bans else p.outline_variant


def _parts(look: Look, recipe: Recipe, place: int, choice: Choice, ink: str) -> list[ft.Control]:
    p = look.palette
    parts = [_ban(look, kind) for kind in recipe.bans]
    parts.append(text(named(recipe, place), Role.LABEL_LARGE, ink))
    parts += [
        sign_row(look, recipe, 16),
        count_line(look, recipe),
        place_row(look, recipe, 10),
    ]
    if choice.closed:
        words = say(_SHORT.get(choice.closed.code, "Not possible"))
        why: list[ft.Control] = [icon(ft.Icons.LOCK_ROUNDED, p.on_variant, 16)]
        why.append(text(words, Role.BODY_MEDIUM, p.on_variant, expand=True))
        parts.append(row(why, 3))
    if choice.chosen:
        parts.append(icon(ft.Icons.CHECK_CIRCLE_ROUNDED, p.primary))
    return parts


def _ban(look: Look, kind: str) -> ft.Control:
    return ft.Container(
        ban_face(look, kind, 18),
        bgcolor=look.palette.error,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=5, vertical=2),
    )


def _gap(look: Look) -> ft.Control:
    p = look.palette
    return ft.Container(
        text(say("Empty"), Role.BODY_MEDIUM, p.on_variant),
        border=ft.Border.all(1, p.outline_variant),
        border_radius=18,
        padding=8,
        alignment=ft.Alignment.CENTER,
        expand=None if look.roomy else True,
    )
