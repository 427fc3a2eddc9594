"""Every move that is legal now: enough to draw each control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.cake_auf import moves as m
from companion.games.cake_auf.checks import check
from companion.games.cake_auf.state import Recipe, State
from companion.rules.game import Move
from companion.rules.offering import legal


def offers(state: State) -> Sequence[Move]:
    """Legal moves, notes and scores left out.

    ``stars`` is only in a move that needs it, once for each number of stars.
    """
    if state.winner is not None or state.setup.score_only:
        return ()
    return legal(check, state, _thinkable(state))


def _thinkable(state: State) -> Iterator[Move]:
    if state.actions:
        for place in m.PLACES:
            yield from _with_own(state, place)
        for seat in range(state.setup.seats):
            yield from _with_another(state, seat)
        yield m.Discard()
        yield m.Dive()
    yield m.EndTurn()


def _with_own(state: State, place: int) -> Iterator[Move]:
    recipe = state.recipe(state.turn, place)
    if recipe is None:
        return
    told = _stars(recipe, recipe.needs_one)
    yield from (m.Ingredient(place, stars) for stars in told)
    for kind in sorted(set(recipe.bans)):
        told = _stars(recipe, recipe.needs_only(kind))
        yield from (m.Restore(place, kind, stars) for stars in told)
    yield m.NewRecipe(place)


def _stars(recipe: Recipe, completes: bool) -> tuple[int | None, ...]:
    """What people may have to say of the recipe."""
    return m.STARS if completes and recipe.stars is None else (None,)


def _with_another(state: State, seat: int) -> Iterator[Move]:
    for recipe in m.PLACES:
        yield from (m.Switch(place, seat, recipe) for place in m.PLACES)
        yield from (m.Ban(seat, recipe, kind) for kind in m.KINDS)
    completed = len(state.kitchens[seat].completed)
    yield from (m.Destroy(seat, number) for number in range(1, completed + 1))
    yield m.TakeGive(seat)
