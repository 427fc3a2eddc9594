"""What the app plays by itself: the end of a turn after its last action, turns of who is away."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.hasty_baker import moves as hasty
from companion.games.magic_bakery.moves import Bonus, EndTurn, Fulfil, Name, Take
from companion.games.registry import GAMES
from companion.rules.common import Adjust, Redo, Rename, Undo
from companion.rules.following import Habits, follow_up, plays_together, turn_end
from companion.rules.game import Move
from companion.rules.table import Entry, Header, Table

ENDING = Habits(end_after_last=True)
BEN_AWAY = Habits(away=frozenset({1}))


def table_of(*moves: Move, game: str = "magic-bakery", **options: Any) -> Table:
    table = Table(GAMES[game], Header(game, ("Ana", "Ben", "Cy"), options))
    for move in moves:
        table.play(Entry(move))
    return table


def following(*moves: Move, habits: Habits, **options: Any) -> Move | None:
    return follow_up(table_of(*moves, **options), moves[-1], habits)


def test_the_last_action_ends_the_turn_where_that_is_wanted() -> None:
    assert following(Take(), Take(), Take(), habits=ENDING) == EndTurn()
    assert following(Take(), Take(), Take(), habits=Habits()) is None


def test_a_turn_with_actions_left_goes_on() -> None:
    assert following(Take(), Take(), habits=ENDING) is None


def test_a_note_after_the_last_action_ends_nothing() -> None:
    note = Name(customer=1, card="Jam tart")
    assert following(Take(), Take(), Take(), note, habits=ENDING) is None


def test_a_turn_does_not_end_while_a_bonus_is_pending_and_ends_with_the_answer() -> None:
    served = (Take(), Take(), Fulfil(space=1, garnish=True))
    assert following(*served, habits=ENDING, scenarios=[3]) is None
    answer = Bonus(scenario=3, skip=True)
    assert following(*served, answer, habits=ENDING, scenarios=[3]) == EndTurn()


@pytest.mark.parametrize(
    "last",
    [Undo(), Rename(seat=1, person="Dee"), Adjust(values={"actions": 0})],
    ids=lambda move: move.name,
)
def test_nothing_follows_what_is_no_move_of_the_game(last: Move) -> None:
    assert following(Take(), Take(), Take(), last, habits=ENDING) is None


def test_a_turn_end_that_was_taken_back_does_not_come_again_by_itself() -> None:
    taken_back = (Take(), Take(), Take(), EndTurn(), Undo())
    assert following(*taken_back, habits=ENDING) is None
    assert following(*taken_back, Redo(), habits=ENDING) is None
    assert following(EndTurn(), EndTurn(), Undo(), habits=BEN_AWAY) is None


def test_a_turn_that_comes_to_a_seat_that_is_away_is_passed() -> None:
    assert following(EndTurn(), habits=BEN_AWAY) == EndTurn()
    assert following(EndTurn(), EndTurn(), habits=BEN_AWAY) is None


def test_an_action_in_the_turn_of_a_seat_that_is_away_does_not_end_it() -> None:
    assert following(EndTurn(), Take(), habits=BEN_AWAY) is None


def test_after_the_end_of_the_game_no_turn_ends() -> None:
    done = Adjust(values={"stack": 0, "row": [None, None, None]})
    table = table_of(done)
    assert table.outcome is not None
    assert turn_end(table) is None


def test_hasty_baker_cards_give_actions_before_the_turn_ends() -> None:
    cards: tuple[Move, ...] = (hasty.Replace(), hasty.Hasty())
    assert following(*cards, habits=ENDING, game="hasty-baker") is None
    used = (*cards, hasty.Replace(), hasty.Replace())
    assert following(*used, habits=ENDING, game="hasty-baker") == hasty.EndTurn()


def test_a_game_without_turns_of_its_own_end_is_left_alone() -> None:
    assert turn_end(table_of(game="filler")) is None


@pytest.mark.parametrize(
    ("game", "together"), [("magic-bakery", True), ("filler", False), ("hasty-baker", False)]
)
def test_only_the_magic_bakery_is_played_together(game: str, together: bool) -> None:
    assert plays_together(table_of(game=game)) is together
