"""What a recipe is: a name by its first letters, stars, attack icons. Nothing of it is needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.content import facts
from companion.games.box.box import begins
from companion.games.box.card import Card, folded
from companion.games.cake_auf.moves import Note
from companion.games.cake_auf.state import Recipe
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.play.box_link import BoxLink
from companion.views.play.cake_auf.parts import star_row
from companion.views.play.cake_auf.words import recipe_name
from companion.views.play.play import Play, Sheet
from companion.views.widgets.basics import Role, button, column, press, row, text
from companion.views.widgets.inputs import Option, entry, one_of
from companion.views.widgets.sheet import sheet
from companion.views.words import say

GAME = "cake-auf"
_OFFERED = 8
"""Names offered at once; more letters narrow them down."""


def naming_sheet(seat: int, place: int) -> Sheet:
    """About the recipe in a place."""

    def shown(play: Play) -> ft.Control:
        recipe = play.state.recipe(seat, place)
        title = say(
            "{recipe} of {name}", recipe=recipe_name(play, seat, place), name=play.names[seat]
        )
        content = (
            text(say("The place is empty now."), Role.BODY_LARGE)
            if recipe is None
            else Naming(play, seat, place, recipe)
        )
        return sheet(play.look, title, content, on_close=lambda: play.show(None))

    return shown


def offered(play: Play, letters: str) -> list[Card]:
    """Recipes that begin so: those that this group has told of, then the printed examples."""
    known = play.box.starting_with(GAME, letters)
    names = {folded(one.name) for one in known}
    printed = [
        Card(name=one.name, stars=one.stars)
        for one in facts.cake_auf().recipes
        if folded(one.name) not in names and begins(one.name, folded(letters))
    ]
    return [*known, *printed][:_OFFERED]


@dataclass(frozen=True, slots=True)
class _Draft:
    """What is typed and touched, and not saved yet."""

    name: str
    stars: int | None
    fire: bool | None
    power: bool | None


@component
def Naming(play: Play, seat: int, place: int, recipe: Recipe) -> ft.Control:
    """A touch on an offered name is all; stars and icons can be told without a name."""
    look = play.look
    begun = _Draft(recipe.name or "", recipe.stars, recipe.fire, recipe.power)
    draft, change = remembered(lambda: begun)
    letters = "" if draft.name == begun.name else draft.name.strip()

    def save() -> None:
        note = _note(seat, place, begun, replace(draft, name=draft.name.strip()))
        if note is None:
            play.show(None)
        else:
            play.tap(note)()

    chips: list[ft.Control] = [
        _chip(play, seat, place, recipe, card) for card in offered(play, letters)
    ]
    name = entry(look, say("Name"), draft.name, lambda to: change(replace(draft, name=to)), save)
    return column(
        [
            ft.Row([name]),
            ft.Row(chips, wrap=True, spacing=8, run_spacing=8),
            *_stars(play, draft, change),
            *_icon(
                play,
                say("Shows the fire icon?"),
                draft.fire,
                lambda to: change(replace(draft, fire=to)),
            ),
            *_icon(
                play,
                say("Shows the power icon?"),
                draft.power,
                lambda to: change(replace(draft, power=to)),
            ),
            button(look, say("Save"), save, kind="filled"),
            BoxLink(play),
        ],
        8,
    )


def _note(seat: int, place: int, begun: _Draft, draft: _Draft) -> Note | None:
    """What is new; None if nothing is."""
    if draft == begun:
        return None
    return Note(
        seat=seat,
        place=place,
        recipe=draft.name if draft.name != begun.name else None,
        stars=draft.stars,
        fire=draft.fire,
        power=draft.power,
    )


def _stars(play: Play, draft: _Draft, change: Callable[[_Draft], None]) -> list[ft.Control]:
    question = say("Stars")
    options: list[Option[int | None]] = [Option(1, say("1 star")), Option(2, say("2 stars"))]
    picked = one_of(
        play.look, question, options, draft.stars, lambda to: change(replace(draft, stars=to))
    )
    return [picked]


def _icon(
    play: Play, question: str, value: bool | None, change: Callable[[bool | None], None]
) -> list[ft.Control]:
    options: list[Option[bool | None]] = [Option(True, say("Yes")), Option(False, say("No"))]
    label = text(question, Role.BODY_MEDIUM, play.look.palette.on_variant)
    return [label, one_of(play.look, question, options, value, change)]


def _chip(play: Play, seat: int, place: int, recipe: Recipe, card: Card) -> ft.Control:
    """A known recipe: one touch notes all that is known of it."""
    p = play.look.palette
    note = Note(
        seat=seat,
        place=place,
        recipe=card.name,
        stars=card.stars,
        fire=True if "fire" in recipe.bans else card.fire,
        power=True if "power" in recipe.bans else card.power,
    )
    return press(
        play.look,
        say("It is {recipe}", recipe=card.name),
        row(
            [
                text(say(card.name), Role.LABEL_LARGE, p.on_surface),
                star_row(play.look, card.stars, 16),
            ],
            6,
            tight=True,
        ),
        play.tap(note),
        fill=p.card,
        ink=p.on_surface,
        border=p.outline,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=12, vertical=13),
    )
