"""Everybody's recipes, open and completed."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.games.cake_auf.state import Kitchen
from companion.views.play.cake_auf.naming import naming_sheet
from companion.views.play.cake_auf.small import Choice, kitchen
from companion.views.play.cake_auf.words import all_words, of_whom, stars_words
from companion.views.play.play import Play
from companion.views.widgets.basics import Role, column, text
from companion.views.widgets.sheet import sheet
from companion.views.words import joined, say


def all_recipes(play: Play) -> ft.Control:
    """The sheet of every seat's recipes, the seat in turn first."""
    seats = len(play.names)
    order = [(play.state.turn + step) % seats for step in range(seats)]
    return sheet(
        play.look, say("All recipes"), kitchens(play, order), on_close=lambda: play.show(None)
    )


def kitchens(play: Play, seats: Iterable[int]) -> ft.Control:
    """Seats with what lies before them; a touch on a recipe says what it is."""

    def one(seat: int, place: int) -> Choice:
        recipe = play.state.recipe(seat, place)
        facts = {"recipe": of_whom(play, seat, place), "words": all_words(recipe)}
        spoken = say("{recipe}: {words}. Say what it is", **facts)
        return Choice(spoken, lambda: play.show(naming_sheet(seat, place)))

    return column([kitchen(play, seat, one, _completed(play, seat)) for seat in seats], 14)


def _completed(play: Play, seat: int) -> list[ft.Control]:
    done: Kitchen = play.state.kitchens[seat]
    if not done.completed:
        return []
    names = [
        say("{recipe}, {stars}", recipe=one.name or say("a recipe"), stars=stars_words(one.stars))
        for one in done.completed
    ]
    words = say("Completed: {recipes}", recipes=joined(names))
    return [text(words, Role.BODY_MEDIUM, play.look.palette.on_variant)]
