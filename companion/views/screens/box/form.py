"""One card to edit: its name, and whatever a card of its game says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.box.card import SAYS, Card, read_card
from companion.rules.reading import Malformed
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.look import Look
from companion.views.screens.box.kinds import CAKE_AUF, HASTY_BAKER, MAGIC_BAKERY, parts_of
from companion.views.widgets.basics import Role, button, column, press, row, text
from companion.views.widgets.inputs import Option, entry, one_of
from companion.views.widgets.trouble import trouble
from companion.views.words import joined, say

Change = Callable[[Card], None]

_MOST_TIMES = 3
"""How often one part may stand on a Customer."""


@component
def CardForm(
    look: Look,
    game: str,
    begun: Card,
    save: Callable[[Card], str],
    out: tuple[str, Callable[[], None]] | None,
) -> ft.Control:
    """``save`` answers with why it could not be done; ``out``: the word and the tap of removing."""
    card, change = remembered(lambda: begun)
    listed, set_listed = remembered(lambda: ", ".join(begun.ingredients))
    fault, set_fault = remembered(_fine)

    def done() -> None:
        whole = card
        if game == CAKE_AUF:
            parts = tuple(part.strip() for part in listed.split(",") if part.strip())
            whole = replace(card, ingredients=parts)
        try:
            whole = read_card(game, whole.as_json())
        except Malformed as refusal:
            set_fault(str(refusal))
            return
        set_fault(save(whole))

    parts: list[ft.Control] = []
    if game != MAGIC_BAKERY:
        parts.append(_name(look, card, change, done))
    if game == CAKE_AUF:
        typed = entry(look, say("Ingredients, with commas"), listed, set_listed, done)
        parts += [*_of_cake_auf(look, card, change), ft.Row([typed])]
    elif game == HASTY_BAKER:
        parts += _of_hasty_baker(look, card, change)
    else:
        parts += _of_magic_bakery(look, card, change)
    if fault:
        parts.append(trouble(look, fault))
    parts.append(button(look, say("Save"), done, kind="filled"))
    if out is not None:
        parts.append(button(look, out[0], out[1], kind="quiet"))
    return column(parts, 10)


def _fine() -> str:
    return ""


def _name(look: Look, card: Card, change: Change, done: Callable[[], None]) -> ft.Control:
    typed = entry(look, say("Name"), card.name, lambda to: change(replace(card, name=to)), done)
    return ft.Row([typed])


def _question(look: Look, words: str) -> ft.Control:
    return text(words, Role.LABEL_LARGE, look.palette.on_variant)


def _of_cake_auf(look: Look, card: Card, change: Change) -> list[ft.Control]:
    stars: list[Option[int | None]] = [Option(1, say("1 star")), Option(2, say("2 stars"))]
    icons: list[Option[bool | None]] = [Option(True, say("Yes")), Option(False, say("No"))]
    fire, power = say("Shows the fire icon?"), say("Shows the power icon?")
    return [
        one_of(look, say("Stars"), stars, card.stars, lambda to: change(replace(card, stars=to))),
        _question(look, fire),
        one_of(look, fire, icons, card.fire, lambda to: change(replace(card, fire=to))),
        _question(look, power),
        one_of(look, power, icons, card.power, lambda to: change(replace(card, power=to))),
    ]


def _of_hasty_baker(look: Look, card: Card, change: Change) -> list[ft.Control]:
    words = dict(parts_of(HASTY_BAKER))
    told = joined([words[one] for one in card.ingredients]) or say("nobody knows yet")

    def turn(part: str) -> None:
        now = card.ingredients
        left = tuple(one for one in now if one != part)
        change(replace(card, ingredients=left if part in now else tuple(sorted((*now, part)))))

    return [
        _question(look, say("Its four ingredients: {told}", told=told)),
        _chips(look, parts_of(HASTY_BAKER), card.ingredients, turn),
    ]


def _of_magic_bakery(look: Look, card: Card, change: Change) -> list[ft.Control]:
    levels: list[Option[int | None]] = [Option(n, say("Level {n}", n=n)) for n in (1, 2, 3)]
    orders: list[Option[int | None]] = [
        Option(1, say("1 order")),
        Option(2, say("2 orders"), say("a Showstopper")),
    ]
    options = parts_of(MAGIC_BAKERY)
    worth = say("Counts")
    return [
        one_of(
            look,
            say("Level"),
            levels,
            card.level,
            lambda to: change(replace(card, level=to)),
            columns=3,
        ),
        _question(look, say("Needs: touch once for each")),
        _chips(
            look,
            options,
            card.ingredients,
            lambda part: change(replace(card, ingredients=_once_more(card.ingredients, part))),
        ),
        _question(look, say("Garnish")),
        _chips(
            look,
            options,
            card.garnish,
            lambda part: change(replace(card, garnish=_once_more(card.garnish, part))),
        ),
        one_of(look, worth, orders, card.orders, lambda to: change(replace(card, orders=to))),
    ]


def _once_more(parts: Sequence[str], part: str) -> tuple[str, ...]:
    """One more of a part; after the most there can be, none."""
    times = parts.count(part) + 1
    rest = [one for one in parts if one != part]
    return tuple(sorted([*rest, *[part] * (times if times <= _MOST_TIMES else 0)]))


def _chips(
    look: Look,
    options: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    touch: Callable[[str], None],
) -> ft.Control:
    chips: list[ft.Control] = [
        _chip(look, word, list(chosen).count(part), partial(touch, part)) for part, word in options
    ]
    return ft.Row(chips, wrap=True, spacing=8, run_spacing=8)


def _chip(look: Look, word: str, times: int, on_tap: Callable[[], None]) -> ft.Control:
    p = look.palette
    on = times > 0
    label = say("{n} × {part}", n=times, part=word) if times > 1 else word
    ink = p.on_primary_container if on else p.on_surface
    mark = [ft.Icon(ft.Icons.CHECK_ROUNDED, color=ink, size=18)] if on else []
    return press(
        look,
        say("{part}: {n}", part=word, n=times),
        row([*mark, text(label, Role.LABEL_LARGE, ink)], 4, tight=True),
        on_tap,
        fill=p.primary_container if on else p.card,
        ink=ink,
        radius=16,
        border=p.primary if on else p.outline,
        padding=ft.Padding.symmetric(horizontal=12, vertical=13),
    )


def blank(game: str) -> Card:
    """A card of which nothing is known; its name is still to be typed."""
    assert game in SAYS, "games without cards have no box"
    return Card(name="")
