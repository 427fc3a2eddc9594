"""Spoiled Ingredient: who loses what is seen before it is done."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.hasty_baker.moves import NAMED, Spoiled
from companion.views.component import component
from companion.views.hooks import remembered
from companion.views.play.hasty_baker.ingredients import tile, tiles, word
from companion.views.play.play import Play
from companion.views.play.race.asking import asking
from companion.views.widgets.basics import Role, column, row, text
from companion.views.widgets.inputs import stepper
from companion.views.widgets.seats import token
from companion.views.words import say


def spoil(play: Play) -> None:
    """Ask which ingredient; where they are only counted, also how many each seat has of it."""
    play.show(_which)


def _which(play: Play) -> ft.Control:
    content = _seen(play) if play.state.setup.named else Counted(play)
    return asking(play, say("What spoils?"), content, "spoiled")


def _seen(play: Play) -> ft.Control:
    """Where the app knows what lies there, each tile says who loses it."""

    def one(name: str) -> ft.Control:
        losses = losses_words(play.names, play.state.spoils(name) or ())
        second = losses or say("nobody has any")
        return _tile(play, Spoiled(name), losses or say("nobody loses any"), second)

    parts = [tiles(play, NAMED, one), _safe(play)]
    return column(parts, 10)


def _tile(play: Play, move: Spoiled, losses: str, second: str) -> ft.Control:
    name = move.ingredient
    return tile(
        play,
        name,
        say("{ingredient} spoils: {losses}", ingredient=word(name), losses=losses),
        play.tap(move),
        second=second,
        closed=play.session.refusal(move),
    )


def losses_words(names: tuple[str, ...], losses: tuple[int, ...]) -> str:
    """``Ana 1, Cy 2``; empty if nobody loses anything."""
    return ", ".join(
        say("{name} {n}", name=name, n=n) for name, n in zip(names, losses, strict=False) if n
    )


def _safe(play: Play) -> ft.Control:
    words = say("Wilds and hands are safe.")
    return text(words, Role.BODY_MEDIUM, play.look.palette.on_variant)


@component
def Counted(play: Play) -> ft.Control:
    """A stepper for each seat that has ingredients in play, then the ingredient, which does it."""
    look, state = play.look, play.state
    lost, set_lost = remembered(lambda: (0,) * len(play.names))
    most = [len(kitchen.in_play) for kitchen in state.kitchens]
    shown = tuple(min(one, limit) for one, limit in zip(lost, most, strict=True))

    def count(seat: int, number: int) -> None:
        set_lost((*shown[:seat], number, *shown[seat + 1 :]))

    losing = [
        row(
            [
                token(look, seat, play.names, 32),
                ft.Container(
                    stepper(
                        look,
                        play.names[seat],
                        shown[seat],
                        partial(count, seat),
                        low=0,
                        high=most[seat],
                        second=say("{n} in play", n=most[seat]),
                    ),
                    expand=True,
                ),
            ],
            4,
        )
        for seat in range(len(play.names))
        if most[seat]
    ]
    words = losses_words(play.names, shown) or say("nobody loses any")
    question = say("1. How many does each one have of it?")
    answer = say("2. Touch what spoils: {losses}", losses=words)

    def one(name: str) -> ft.Control:
        return _tile(play, Spoiled(name, shown), words, "")

    first = [text(question, Role.TITLE_MEDIUM), *losing] if losing else []
    return column(
        [
            *first,
            ft.Semantics(content=text(answer, Role.TITLE_MEDIUM), live_region=True),
            tiles(play, NAMED, one),
            _safe(play),
        ],
        8,
    )
