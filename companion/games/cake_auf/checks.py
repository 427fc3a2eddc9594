"""What may be done now: the first refusal that fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.cake_auf import moves as m
from companion.games.cake_auf.state import INGREDIENTS, Recipe, State
from companion.games.cake_auf.words import refuse
from companion.rules.game import Move

MOST_BANS = 2
"""CA-BAN-04."""


def check(state: State, move: Move) -> None:
    """Raises IllegalMove, the first refusal that fits."""
    kind = type(move)
    if (kind is m.Score) != state.setup.score_only:
        raise refuse("not_now")
    if kind in m.ACTIONS and not state.actions:
        raise refuse("no_actions_left")
    if kind in _CHECK:
        _CHECK[kind](state, move)


def _another(state: State, seat: int, rule: str) -> None:
    if seat >= state.setup.seats:
        raise refuse("no_such_seat", seat=seat)
    if seat == state.turn:
        raise refuse("not_oneself", rule=rule)


def _recipe(state: State, seat: int, place: int) -> Recipe:
    recipe = state.recipe(seat, place)
    if recipe is None:
        raise refuse("place_empty", place=place)
    return recipe


def _stars(recipe: Recipe, given: int | None) -> None:
    """What people say of a recipe that the move completes."""
    if recipe.stars is None:
        if given is None:
            raise refuse("stars_needed")
    elif given not in (None, recipe.stars):
        raise refuse("stars_differ", known=recipe.stars, stars=given)


def _ingredient(state: State, move: m.Ingredient) -> None:
    recipe = _recipe(state, state.turn, move.place)
    if recipe.placed >= INGREDIENTS:
        raise refuse("three_there", needed=INGREDIENTS)
    if recipe.needs_one:
        _stars(recipe, move.stars)


def _switch(state: State, move: m.Switch) -> None:
    _another(state, move.to, "CA-SW-01")
    _recipe(state, state.turn, move.place)
    _recipe(state, move.to, move.recipe)


def _new_recipe(state: State, move: m.NewRecipe) -> None:
    """CA-AMB-07: an open recipe of one's own, and no other."""
    _recipe(state, state.turn, move.place)


def _take_give(state: State, move: m.TakeGive) -> None:
    _another(state, move.to, "CA-TG-01")


def _ban(state: State, move: m.Ban) -> None:
    """CA-BAN-06, and so none on a recipe of one's own (CA-AMB-08)."""
    _another(state, move.to, "CA-BAN-06")
    recipe = _recipe(state, move.to, move.recipe)
    if recipe.icon(move.kind) is False:
        raise refuse("no_icon")
    if state.rulings.two_bans == "one-of-each" and move.kind in recipe.bans:
        raise refuse("banned_already")
    if len(recipe.bans) >= MOST_BANS:
        raise refuse("two_bans")


def _restore(state: State, move: m.Restore) -> None:
    """CA-AMB-19: with no such ban the card can only be discarded."""
    recipe = _recipe(state, state.turn, move.place)
    if move.kind not in recipe.bans:
        raise refuse("no_such_ban")
    if recipe.needs_only(move.kind):
        _stars(recipe, move.stars)


def _destroy(state: State, move: m.Destroy) -> None:
    _another(state, move.to, "CA-DES-01")
    completed = state.kitchens[move.to].completed
    if move.completed > len(completed):
        raise refuse("no_such_recipe")
    if completed[move.completed - 1].stars != 1:
        raise refuse("one_star_only")


def _note(state: State, move: m.Note) -> None:
    recipe = _recipe(state, move.seat, move.place)
    noted = {"fire": move.fire, "power": move.power}
    if any(noted[ban] is False for ban in recipe.bans):
        raise refuse("banned_already", rule="CA-BAN-01")


_CHECK: Mapping[type[Move], Callable[[State, Any], None]] = {
    m.Ingredient: _ingredient,
    m.Switch: _switch,
    m.NewRecipe: _new_recipe,
    m.TakeGive: _take_give,
    m.Ban: _ban,
    m.Restore: _restore,
    m.Destroy: _destroy,
    m.Note: _note,
}
