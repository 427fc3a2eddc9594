"""What a legal move does; everything that follows without a decision is in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.cake_auf import hands
from companion.games.cake_auf import moves as m
from companion.games.cake_auf.recipes import new_recipe, settled
from companion.games.cake_auf.state import (
    ACTIONS_A_TURN,
    BLANK,
    INGREDIENTS,
    Kitchen,
    Recipe,
    State,
)
from companion.games.racing import next_turn, with_score
from companion.rules.changed import changed
from companion.rules.game import Event, Move, Who
from companion.rules.per_seat import with_seat


def apply(state: State, move: Move) -> State:
    """The state after a legal move."""
    return _APPLY[type(move)](state, move)


def _acted(state: State, *events: Event, held: hands.Hands | None = None, **changes: Any) -> State:
    """One action of the seat in turn. ``held``: the hands, if more happens than a card played."""
    after = held or hands.after_playing(state.hands, state.turn)
    return changed(state, actions=state.actions - 1, hands=after, events=events, **changes)


def _own(state: State, place: int) -> Recipe:
    recipe = state.recipe(state.turn, place)
    assert recipe is not None, "check has seen to it"
    return recipe


def _ingredient(state: State, move: m.Ingredient) -> State:
    recipe = _own(state, move.place).with_ingredient()
    changes, told = settled(state, move.place, recipe, move.stars)
    event = state.done("placed", place=move.place, placed=recipe.placed, needed=INGREDIENTS)
    return _acted(state, event, *told, **changes)


def _discard(state: State, move: m.Discard) -> State:
    return _acted(state, state.done("discarded"))


def _switch(state: State, move: m.Switch) -> State:
    """CA-SW-03: each recipe takes along what lies on it, and none is completed (CA-AMB-13)."""
    mine, theirs = state.recipe(state.turn, move.place), state.recipe(move.to, move.recipe)
    own = state.kitchens[state.turn].with_open(move.place, theirs)
    other = state.kitchens[move.to].with_open(move.recipe, mine)
    kitchens = with_seat(with_seat(state.kitchens, state.turn, own), move.to, other)
    event = state.done("switched", place=move.place, to=Who(move.to), recipe=move.recipe)
    return _acted(state, event, kitchens=kitchens)


def _dive(state: State, move: m.Dive) -> State:
    held = hands.after_diving(state.hands, state.turn)
    return _acted(state, state.done("dived"), held=held)


def _new_recipe(state: State, move: m.NewRecipe) -> State:
    kitchen = state.kitchens[state.turn].with_open(move.place, BLANK)
    kitchens = with_seat(state.kitchens, state.turn, kitchen)
    event = state.done("gave_up", place=move.place)
    return _acted(state, event, new_recipe(state.turn, move.place), kitchens=kitchens)


def _take_give(state: State, move: m.TakeGive) -> State:
    held = hands.after_swap(state.hands, state.turn, move.to)
    return _acted(state, state.done("swapped", to=Who(move.to)), held=held)


def _ban(state: State, move: m.Ban) -> State:
    """CA-BAN-03: one recipe is hit."""
    recipe = state.recipe(move.to, move.recipe)
    assert recipe is not None, "check has seen to it"
    kitchen = state.kitchens[move.to].with_open(move.recipe, recipe.with_ban(move.kind))
    event = state.done(f"banned_{move.kind}", to=Who(move.to), recipe=move.recipe)
    return _acted(state, event, kitchens=with_seat(state.kitchens, move.to, kitchen))


def _restore(state: State, move: m.Restore) -> State:
    """CA-AMB-03: with nothing else missing the recipe is complete at once."""
    recipe = _own(state, move.place).without_ban(move.kind)
    changes, told = settled(state, move.place, recipe, move.stars)
    event = state.done(f"restored_{move.kind}", place=move.place)
    return _acted(state, event, *told, **changes)


def _destroy(state: State, move: m.Destroy) -> State:
    """CA-DES-01: its star is lost with it; the places stay as full as they are (CA-AMB-04).

    No ingredient comes back (CA-AMB-12).
    """
    kitchen, index = state.kitchens[move.to], move.completed - 1
    gone = kitchen.completed[index]
    kitchen = changed(
        kitchen,
        completed=kitchen.completed[:index] + kitchen.completed[index + 1 :],
        stars=kitchen.stars - gone.stars,
    )
    code = "destroyed_named" if gone.name else "destroyed"
    event = state.done(code, to=Who(move.to), recipe=gone.name)
    return _acted(state, event, kitchens=with_seat(state.kitchens, move.to, kitchen))


def _note(state: State, move: m.Note) -> State:
    recipe = state.recipe(move.seat, move.place)
    assert recipe is not None, "check has seen to it"
    given = {"name": move.recipe, "stars": move.stars, "fire": move.fire, "power": move.power}
    recipe = changed(recipe, **{key: one for key, one in given.items() if one is not None})
    kitchen = state.kitchens[move.seat].with_open(move.place, recipe)
    facts = {"seat": Who(move.seat), "place": move.place, "recipe": move.recipe}
    event = Event("noted_named" if move.recipe else "noted", facts)
    kitchens = with_seat(state.kitchens, move.seat, kitchen)
    return changed(state, kitchens=kitchens, events=(event,))


def _end_turn(state: State, move: m.EndTurn) -> State:
    filled = [
        new_recipe(seat, place)
        for seat, kitchen in enumerate(state.kitchens)
        for place, recipe in zip(m.PLACES, kitchen.open, strict=True)
        if recipe is None
    ]
    kitchens = tuple(map(_filled, state.kitchens))
    held, told = hands.at_turn_end(state.hands, state.turn)
    return next_turn(state, ACTIONS_A_TURN, *filled, *told, hands=held, kitchens=kitchens)


def _filled(kitchen: Kitchen) -> Kitchen:
    """CA-COMPL-02: no place stays empty."""
    if None not in kitchen.open:
        return kitchen
    return changed(kitchen, open=tuple(recipe or BLANK for recipe in kitchen.open))


def _score(state: State, move: m.Score) -> State:
    kitchen = changed(state.kitchens[move.seat], stars=move.stars)
    kitchens = with_seat(state.kitchens, move.seat, kitchen)
    event = Event("scored", {"seat": Who(move.seat), "stars": move.stars})
    return with_score(state, move.seat, event, kitchens=kitchens)


_APPLY: Mapping[type[Move], Callable[[State, Any], State]] = {
    m.Ingredient: _ingredient,
    m.Discard: _discard,
    m.Switch: _switch,
    m.Dive: _dive,
    m.NewRecipe: _new_recipe,
    m.TakeGive: _take_give,
    m.Ban: _ban,
    m.Restore: _restore,
    m.Destroy: _destroy,
    m.Note: _note,
    m.EndTurn: _end_turn,
    m.Score: _score,
}
