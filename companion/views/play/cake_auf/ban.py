"""A ban on an own recipe: what it does, and the two ways out of it."""

from __future__ import annotations

import flet as ft

from companion.games.cake_auf.moves import NewRecipe
from companion.games.cake_auf.state import Recipe
from companion.views.play.cake_auf.stars import restorings, star_buttons
from companion.views.play.cake_auf.words import BANS, recipe_name
from companion.views.play.play import Play, Sheet
from companion.views.widgets.basics import Role, button, column, text
from companion.views.widgets.sheet import sheet
from companion.views.words import say


def ban_sheet(place: int, kind: str) -> Sheet:
    """About the ban of a kind on the recipe in a place of the seat in turn."""

    def shown(play: Play) -> ft.Control:
        name = recipe_name(play, play.state.turn, place)
        title = say("{ban} on {recipe}", ban=say(BANS[kind].name), recipe=name)
        content = column(_parts(play, place, kind, name), 10)
        return sheet(play.look, title, content, on_close=lambda: play.show(None))

    return shown


def _parts(play: Play, place: int, kind: str, name: str) -> list[ft.Control]:
    look = play.look
    recipe: Recipe | None = play.state.recipe(play.state.turn, place)
    if recipe is None or kind not in recipe.bans:
        return [text(say("The ban is gone: another phone was faster."), Role.BODY_LARGE)]
    restored = say(BANS[kind].restored)
    moves = restorings(recipe, place, kind)
    parts: list[ft.Control] = [
        text(say("Ingredients may be placed, but it can’t be finished."), Role.BODY_LARGE)
    ]
    if len(moves) > 1 and play.session.refusal(moves[0]) is None:
        words = say("{card} completes it. 1 action", card=restored)
        parts += [text(words, Role.LABEL_LARGE), star_buttons(play, moves)]
    else:
        label = say("Play {card}", card=restored)
        spoken = say("Play {card} on {recipe}, 1 action", card=restored, recipe=name)
        parts.append(button(look, label, play.tap(moves[0]), kind="filled", name=spoken, height=64))
    give_up = say("Get New Recipe: {recipe} goes with all on it, 1 action", recipe=name)
    parts.append(button(look, say("Get New Recipe"), play.tap(NewRecipe(place)), name=give_up))
    rule = say("Rule of bans")
    parts.append(button(look, rule, lambda: play.rules(BANS[kind].rule), kind="quiet"))
    return parts
