"""Whole games of Hasty Baker, played at random: what holds at every moment."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from companion.games.hasty_baker import moves as m
from companion.games.hasty_baker.state import DOUBLES, RECIPES, RIBBONS
from companion.rules.table import Header, Table
from tests.games.hasty_baker.at_random import HASTY_BAKER, any_table, decide, named_table
from tests.games.races import played, tapes
from tests.replaying import NAMES


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_points_are_completed_recipes_and_the_cards_beside_them(
    table: Table, tape: list[int]
) -> None:
    for _, _, after in played(table, tape, decide):
        for kitchen in after.kitchens:
            done = kitchen.completed
            cards = sum(one.ribbon + one.double for one in done)
            assert kitchen.points == len(done) + cards


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_no_card_of_the_box_is_lost_or_doubled(table: Table, tape: list[int]) -> None:
    for _, _, after in played(table, tape, decide):
        open_recipes = sum(kitchen.recipe is not None for kitchen in after.kitchens)
        completed = [one for kitchen in after.kitchens for one in kitchen.completed]
        assert after.recipes_left + open_recipes + len(completed) == RECIPES
        assert 0 <= after.ribbons_left <= RIBBONS
        assert 0 <= after.doubles_left <= DOUBLES


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_no_recipe_lies_complete_and_none_holds_what_it_does_not_list(
    table: Table, tape: list[int]
) -> None:
    for _, _, after in played(table, tape, decide):
        for kitchen in after.kitchens:
            assert len(kitchen.in_play) < kitchen.needs
            assert list(kitchen.in_play) == sorted(kitchen.in_play)
            kinds = Counter(card for card in kitchen.in_play if card in m.NAMED)
            assert len(kinds) <= 4
            assert max(kinds.values(), default=0) <= (2 if kitchen.double else 1)


@settings(max_examples=30, deadline=None)
@given(named_table, tapes)
def test_an_ingredient_changes_recipe_only_by_being_stolen(table: Table, tape: list[int]) -> None:
    for before, move, after in played(table, tape, decide):
        changed_there = {
            seat
            for seat, (old, new) in enumerate(zip(before.kitchens, after.kitchens, strict=True))
            if old.in_play != new.in_play
        }
        match move:
            case m.Ingredient():
                assert changed_there == {before.turn}
            case m.Steal(victim=victim, ingredient=card):
                assert changed_there == {before.turn, victim}
                gone = Counter(before.kitchens[victim].in_play)
                gone.subtract(after.kitchens[victim].in_play)
                assert +gone == Counter([card])
            case m.BrokenTimer(to=seat):
                assert changed_there <= {seat}
            case m.Spoiled(ingredient=card):
                for seat in changed_there:
                    kept = [one for one in before.kitchens[seat].in_play if one != card]
                    assert [one for one in after.kitchens[seat].in_play if one != card] == kept
            case _:
                assert not changed_there


@settings(max_examples=30, deadline=None)
@given(any_table, tapes)
def test_every_hand_holds_a_card_and_a_turn_ends_with_seven(table: Table, tape: list[int]) -> None:
    waits = table.position.state.rulings.empty_hand == "own-turn-end"
    for before, move, after in played(table, tape, decide):
        if isinstance(move, m.EndTurn):
            assert HASTY_BAKER.hand(after, before.turn) == HASTY_BAKER.hand_size
        assert waits or min(after.hands) >= 1
        assert after.hands[before.turn] >= 1


def test_random_games_meet_what_is_rare() -> None:
    """A whole game of six, with every kind of card and a victory, is among those games."""
    table = Table(HASTY_BAKER, Header(HASTY_BAKER.slug, NAMES))
    tape = [number * 7919 % 9973 for number in range(2000)]
    kinds = {type(move) for _, move, _ in played(table, tape, decide)}
    assert kinds == {*m.ACTIONS, m.EndTurn}
    assert table.outcome is not None
    assert table.outcome.termination == "target-reached"
