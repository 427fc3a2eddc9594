"""What lies before a seat: recipe, ingredients, ribbon, Double Batch, what is completed."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.hasty_baker.state import Completed, Kitchen
from companion.views.look import Look
from companion.views.play.hasty_baker.ingredients import listed, still_missing, title
from companion.views.play.hasty_baker.naming import naming_sheet
from companion.views.play.play import Play, Sheet
from companion.views.play.race.marks import places
from companion.views.widgets.basics import Role, card, column, picture, press, row, tag, text
from companion.views.widgets.sheet import sheet
from companion.views.words import counted, joined, say

_FEW = 4
"""Seats that leave room on a phone."""


def recipe_name(play: Play, seat: int) -> str:
    """What a seat bakes, ``Ben’s recipe`` while nobody has said it."""
    name: str | None = play.state.kitchens[seat].recipe
    return name or say("{name}’s recipe", name=play.names[seat])


def known_ingredients(play: Play, kitchen: Kitchen) -> tuple[str, ...]:
    """The four ingredients of a recipe, if this group has told of them."""
    found = play.box.card("hasty-baker", kitchen.recipe) if kitchen.recipe else None
    return found.ingredients if found else ()


def progress_words(kitchen: Kitchen) -> str:
    """``2 of 8 ingredients, Blue Ribbon, Double Batch``."""
    if kitchen.recipe is None:
        return say("no recipe: the pile is empty")
    words = say("{n} of {all} ingredients", n=len(kitchen.in_play), all=kitchen.needs)
    return ", ".join([words, *_beside(kitchen)])


def losing_words(kitchen: Kitchen) -> str:
    """What goes with a recipe: ``loses 2 ingredients and Blue Ribbon``."""
    there = len(kitchen.in_play)
    parts = [counted(there, "{n} ingredient", "{n} ingredients")] if there else []
    lost = joined([*parts, *_beside(kitchen)])
    return say("loses {what}", what=lost) if lost else say("nothing lies there yet")


def _beside(one: Kitchen | Completed) -> list[str]:
    """The point cards beside a recipe, by name."""
    ribbon = [say("Blue Ribbon")] if one.ribbon else []
    return [*ribbon, *([say("Double Batch")] if one.double else [])]


def recipe_card(play: Play, seat: int) -> ft.Control:
    """The recipe of a seat; touched to say which it is."""
    look = play.look
    p = look.palette
    kitchen: Kitchen = play.state.kitchens[seat]
    name = recipe_name(play, seat)
    if kitchen.recipe is None:
        words = say("The recipe pile is empty: {name} has no recipe.", name=play.names[seat])
        return card(look, text(words, Role.LABEL_LARGE))
    missing = still_missing(kitchen, known_ingredients(play, kitchen))
    pictures = (*_pictures(play, kitchen), *missing)
    parts: list[ft.Control] = [
        _head(play, name, kitchen),
        places(look, len(kitchen.in_play), kitchen.needs, _height(play), pictures),
    ]
    if _named(play):
        words = _in_words(kitchen, missing)
        parts.append(text(words, Role.BODY_MEDIUM, p.on_variant))
    spoken = say("{recipe}: {progress}", recipe=name, progress=progress_words(kitchen))
    return press(
        look,
        say("{spoken}. Say which recipe it is", spoken=spoken),
        column(parts, 6),
        lambda: play.show(naming_sheet(seat)),
        fill=p.card,
        ink=p.on_surface,
        border=p.outline_variant,
        padding=ft.Padding.symmetric(horizontal=14, vertical=8 if look.low else 12),
    )


def _height(play: Play) -> float:
    """The places are as high as there is room for, beside so many seats."""
    if play.look.low:
        return 26
    return 38 if len(play.names) > _FEW and not play.look.wide else 56


def _named(play: Play) -> bool:
    return bool(play.state.setup.named)


def _pictures(play: Play, kitchen: Kitchen) -> tuple[str, ...]:
    return kitchen.in_play if _named(play) else ()


def _in_words(kitchen: Kitchen, missing: Sequence[str]) -> str:
    there = title(listed(kitchen.in_play)) if kitchen.in_play else say("Nothing in play yet")
    if not missing:
        return there
    return say("{there} · still {missing}", there=there, missing=listed(missing))


def _head(play: Play, name: str, kitchen: Kitchen) -> ft.Control:
    look = play.look
    p = look.palette
    label = text(name, Role.TITLE_MEDIUM, expand=True)
    count = text(
        say("{n} of {all}", n=len(kitchen.in_play), all=kitchen.needs),
        Role.LABEL_LARGE,
        p.on_variant,
        no_wrap=True,
    )
    tags = _tags(look, kitchen)
    line = row([label, *([] if look.roomy else tags), count], 8)
    return column([line, row(tags, 8, wrap=True)], 4) if look.roomy and tags else line


def _tags(look: Look, kitchen: Kitchen) -> list[ft.Control]:
    p = look.palette
    found: list[ft.Control] = []
    if kitchen.ribbon:
        found.append(_tag(look, "ribbon", say("Ribbon"), p.blueberry_container))
    if kitchen.double:
        words = say("Double")
        found.append(tag(look, words, p.tertiary_container, p.on_tertiary_container))
    return found


def _tag(look: Look, shown: str, words: str, fill: str) -> ft.Control:
    ink = look.palette.on_blueberry_container
    parts: list[ft.Control] = [
        picture(shown, 18, ink),
        text(words, Role.BODY_MEDIUM, ink, no_wrap=True),
    ]
    return ft.Container(
        row(parts, 4, tight=True),
        bgcolor=fill,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=7, vertical=2),
    )


def small_recipe(play: Play, seat: int) -> ft.Control | None:
    """The same in a line, for the race; None where there is no recipe."""
    kitchen: Kitchen = play.state.kitchens[seat]
    if kitchen.recipe is None:
        return None
    height = 40 if play.look.wide else 18 if _named(play) else 12
    return places(play.look, len(kitchen.in_play), kitchen.needs, height, _pictures(play, kitchen))


def signs(play: Play, seat: int) -> list[ft.Control]:
    """Ribbon and Double Batch as signs, for the race."""
    p = play.look.palette
    kitchen: Kitchen = play.state.kitchens[seat]
    found: list[ft.Control] = []
    if kitchen.ribbon:
        found.append(picture("ribbon", 18, p.on_surface))
    if kitchen.double:
        words = text(say("×2"), Role.BODY_MEDIUM, p.on_surface, no_wrap=True)
        edge = ft.Padding.symmetric(horizontal=5)
        found.append(ft.Container(words, bgcolor=p.high, border_radius=8, padding=edge))
    return found


def kitchen_sheet(seat: int) -> Sheet:
    """All that lies before a seat."""

    def shown(play: Play) -> ft.Control:
        kitchen: Kitchen = play.state.kitchens[seat]
        points = counted(kitchen.points, "{n} point", "{n} points")
        parts = [recipe_card(play, seat), text(_heading(kitchen), Role.TITLE_MEDIUM)]
        parts += [_done(play, one) for one in kitchen.completed]
        title_ = say("{name}: {points}", name=play.names[seat], points=points)
        return sheet(play.look, title_, column(parts, 8), on_close=lambda: play.show(None))

    return shown


def _heading(kitchen: Kitchen) -> str:
    number = len(kitchen.completed)
    return counted(number, "{n} completed recipe", "{n} completed recipes")


def _done(play: Play, done: Completed) -> ft.Control:
    look = play.look
    name = done.recipe or say("A recipe")
    beside = _beside(done)
    points = counted(done.points, "{n} point", "{n} points")
    lines: list[ft.Control] = [text(name, Role.LABEL_LARGE)]
    if beside:
        lines.append(text(", ".join(beside), Role.BODY_MEDIUM, look.palette.on_variant))
    line = row([column(lines, 0, expand=True), text(points, Role.LABEL_LARGE)], 8)
    return card(look, line, padding=ft.Padding.symmetric(horizontal=14, vertical=8), radius=18)
