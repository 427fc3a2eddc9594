"""What lies on recipes, seat by seat: ingredients by name, open recipes, completed ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from companion.games.hasty_baker.moves import INGREDIENTS
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.correct.fields import Field
from companion.views.widgets.basics import Role, button, column, row, text
from companion.views.widgets.inputs import Option, one_of, round_button, switch
from companion.views.widgets.number import NumberEntry
from companion.views.words import say

SeatEditor = Callable[[Look, Field, int], ft.Control]

_BLANK: Mapping[str, Any] = {
    "name": None,
    "stars": None,
    "fire": None,
    "power": None,
    "placed": 0,
    "bans": [],
}
_BANS = (("fire", "Fire Ban"), ("power", "Power Outage"))


@component
def SeatBySeat(look: Look, field: Field, editor: SeatEditor) -> ft.Control:
    """Choose a seat, then touch what is its own: all of them at once would be too much."""
    seat, choose = remembered(lambda: 0)
    options = [Option(one, name) for one, name in enumerate(field.names)]
    return column(
        [
            text(field.label, Role.LABEL_LARGE),
            one_of(look, field.label, options, seat, choose),
            editor(look, field, seat),
        ],
        8,
    )


def ingredients(look: Look, field: Field, seat: int) -> ft.Control:
    """How many of each ingredient lie before a seat."""
    there: list[str] = field.value[seat]

    def set_count(name: str, count: int) -> None:
        others = [one for one in there if one != name]
        field.with_part(seat, sorted([*others, *[name] * count]))

    lines = [
        NumberEntry(look, say(name.capitalize()), there.count(name), partial(set_count, name), 0, 8)
        for name in INGREDIENTS
    ]
    return column(lines, 6)


def open_recipes(look: Look, field: Field, seat: int) -> ft.Control:
    """The three open recipes of a seat."""
    return column([_open(look, field, seat, place) for place in range(3)], 12)


def _open(look: Look, field: Field, seat: int, place: int) -> ft.Control:
    recipes: list[Mapping[str, Any] | None] = field.value[seat]
    recipe = recipes[place]

    def put(new: Mapping[str, Any] | None) -> None:
        field.with_part(seat, [*recipes[:place], new, *recipes[place + 1 :]])

    title = (recipe and recipe["name"]) or say("Recipe {n}", n=place + 1)
    parts: list[ft.Control] = [
        switch(
            look,
            say("{recipe} lies here", recipe=title),
            recipe is not None,
            lambda there: put(_BLANK if there else None),
        )
    ]
    if recipe is not None:
        parts += _open_parts(look, title, recipe, put)
    return column(parts, 6)


def _open_parts(
    look: Look, title: str, recipe: Mapping[str, Any], put: Callable[[Mapping[str, Any]], None]
) -> list[ft.Control]:
    stars: list[Option[int | None]] = [Option(1, "1"), Option(2, "2")]
    stars.append(Option(None, say("unknown")))
    question = say("Stars of {recipe}", recipe=title)
    chosen: int | None = recipe["stars"]
    return [
        NumberEntry(
            look,
            say("Ingredients on {recipe}", recipe=title),
            recipe["placed"],
            lambda n: put({**recipe, "placed": n}),
            0,
            3,
        ),
        text(question, Role.BODY_MEDIUM, look.palette.on_variant),
        one_of(look, question, stars, chosen, lambda n: put({**recipe, "stars": n}), columns=2),
        *(_ban(look, title, recipe, put, kind, say(word)) for kind, word in _BANS),
    ]


def _ban(
    look: Look,
    title: str,
    recipe: Mapping[str, Any],
    put: Callable[[Mapping[str, Any]], None],
    kind: str,
    word: str,
) -> ft.Control:
    """How many bans of a kind lie on a recipe; under one its icon is known to be there."""

    def set_bans(count: int) -> None:
        others = [one for one in recipe["bans"] if one != kind]
        shown = True if count else recipe[kind]
        put({**recipe, "bans": sorted([*others, *[kind] * count]), kind: shown})

    label = say("{ban} on {recipe}", ban=word, recipe=title)
    return NumberEntry(look, label, recipe["bans"].count(kind), set_bans, 0, 2)


def completed(look: Look, field: Field, seat: int) -> ft.Control:
    """The completed recipes of a seat: each with its stars, to be taken out or added."""
    done: list[Mapping[str, Any]] = field.value[seat]

    def set_done(new: list[Mapping[str, Any]]) -> None:
        field.with_part(seat, new)

    lines = [_done(look, done, place, set_done) for place in range(len(done))]
    add = button(
        look,
        say("One more completed recipe"),
        lambda: set_done([*done, {"name": None, "stars": 1}]),
        kind="quiet",
        symbol=ft.Icons.ADD_ROUNDED,
    )
    return column([*lines, add], 6)


def _done(
    look: Look,
    done: list[Mapping[str, Any]],
    place: int,
    set_done: Callable[[list[Mapping[str, Any]]], None],
) -> ft.Control:
    recipe = done[place]
    title = recipe["name"] or say("Completed recipe {n}", n=place + 1)
    rest = [*done[:place], *done[place + 1 :]]
    out = round_button(
        look,
        say("Take out {recipe}", recipe=title),
        ft.Icons.DELETE_OUTLINE_ROUNDED,
        lambda: set_done(rest),
    )

    def set_stars(stars: int) -> None:
        set_done([*done[:place], {**recipe, "stars": stars}, *done[place + 1 :]])

    entry = NumberEntry(
        look, say("Stars of {recipe}", recipe=title), recipe["stars"], set_stars, 0, 2
    )
    return row([ft.Container(entry, expand=True), out], 8)
