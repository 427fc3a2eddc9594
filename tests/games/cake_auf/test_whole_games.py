"""Whole games of Cake Auf!, played at random: what holds at every moment."""

from __future__ import annotations

from hypothesis import given, settings

from companion.games.cake_auf import moves as m
from companion.games.cake_auf.state import BLANK, Recipe, State
from companion.rules.table import Header, Table
from tests.games.cake_auf.at_random import CAKE_AUF, any_table, decide
from tests.games.races import played, tapes
from tests.replaying import NAMES


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_stars_are_those_of_the_completed_recipes(table: Table, tape: list[int]) -> None:
    for _, _, after in played(table, tape, decide):
        for kitchen in after.kitchens:
            assert kitchen.stars == sum(one.stars for one in kitchen.completed)


def recipes(state: State) -> dict[tuple[int, int], Recipe | None]:
    """All open recipes by seat and place."""
    return {
        (seat, place): state.recipe(seat, place)
        for seat in range(state.setup.seats)
        for place in m.PLACES
    }


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_a_banned_recipe_never_completes_and_a_full_one_is_banned(
    table: Table, tape: list[int]
) -> None:
    for before, move, after in played(table, tape, decide):
        completed = len(after.kitchens[before.turn].completed)
        if completed > len(before.kitchens[before.turn].completed):
            assert isinstance(move, m.Ingredient | m.Restore)
            was = before.recipe(before.turn, move.place)
            assert was is not None
            assert was.bans == (() if isinstance(move, m.Ingredient) else (move.kind,))
        for recipe in recipes(after).values():
            assert recipe is None or recipe.placed < 3 or recipe.bans


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_what_is_known_bans_only_what_a_recipe_shows(table: Table, tape: list[int]) -> None:
    for _, _, after in played(table, tape, decide):
        for recipe in filter(None, recipes(after).values()):
            assert len(recipe.bans) <= 2
            assert list(recipe.bans) == sorted(recipe.bans)
            assert all(recipe.icon(ban) for ban in recipe.bans)
            if after.rulings.two_bans == "one-of-each":
                assert len(set(recipe.bans)) == len(recipe.bans)


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_an_ingredient_changes_recipe_only_with_the_recipe(table: Table, tape: list[int]) -> None:
    for before, move, after in played(table, tape, decide):
        old, new = recipes(before), recipes(after)
        touched = {where for where in old if old[where] != new[where]}
        match move:
            case m.Switch(place=place, to=to, recipe=recipe):
                mine, theirs = (before.turn, place), (to, recipe)
                assert (new[mine], new[theirs]) == (old[theirs], old[mine])
                touched -= {mine, theirs}
            case m.Ingredient(place=place) | m.Restore(place=place) | m.NewRecipe(place=place):
                touched.discard((before.turn, place))
            case m.Ban(to=to, recipe=recipe):
                touched.discard((to, recipe))
            case m.Note(seat=seat, place=place):
                touched.discard((seat, place))
            case m.EndTurn():
                touched = {where for where in touched if old[where] or new[where] != BLANK}
        assert not touched


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_a_turn_ends_with_five_cards(table: Table, tape: list[int]) -> None:
    for before, move, after in played(table, tape, decide):
        assert min(after.hands) >= 0
        if isinstance(move, m.EndTurn):
            assert CAKE_AUF.hand(after, before.turn) == CAKE_AUF.hand_size


def test_random_games_meet_what_is_rare() -> None:
    """Games of four with a victory, and every kind of card, are among those games."""
    kinds = set()
    for step in (7919, 6007, 5003, 4001, 3001):
        table = Table(CAKE_AUF, Header(CAKE_AUF.slug, NAMES[:4]))
        tape = [number * step % 9973 for number in range(2000)]
        kinds |= {type(move) for _, move, _ in played(table, tape, decide)}
        assert table.outcome is not None
        assert table.outcome.termination == "target-reached"
    assert kinds == {*m.ACTIONS, m.EndTurn, m.Note}
