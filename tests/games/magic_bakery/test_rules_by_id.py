"""Rules of the Magic Bakery that no worked example shows: a small test each, named after its id."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.magic_bakery.campaign import MOST_DUCKS, Attempt, campaign
from companion.games.magic_bakery.game import MagicBakery
from companion.games.magic_bakery.setup import LEVELS_IN_BOX
from tests.replaying import Replay, Values, move, played

TAKE, END = move("take"), move("end_turn")
SERVE = move("fulfil", space=1)
GARNISHED = move("fulfil", space=1, garnish=True)


def state(*moves: Values, **table: Any) -> dict[str, Any]:
    found = played(*moves, **table)
    assert found.exit == 0, found.error
    return found.state


def told(*moves: Values, **table: Any) -> list[str]:
    events: list[str] = played(*moves, **table).last["events"]
    return events


def outcome(*moves: Values, **table: Any) -> dict[str, Any]:
    found: dict[str, Any] = played(*moves, **table).last["outcome"]
    return found


def place_of(events: list[str], beginning: str) -> int:
    return next(at for at, event in enumerate(events) if event.startswith(beginning))


# the box and the set-up


def test_mb_comp_01_the_box_has_thirteen_eggs_and_five_ducks() -> None:
    assert state(scenarios=[3])["eggs"] == 13
    assert MOST_DUCKS == 5


def test_mb_comp_03_the_box_has_25_customers_of_three_levels() -> None:
    assert LEVELS_IN_BOX == (8, 9, 8)
    assert state(customers=[8, 9, 8], seats=2)["stack"] == 24
    assert played(customers=[9, 0, 0]).error["code"] == "bad_customers"


def test_mb_comp_06_two_to_five_play() -> None:
    assert list(MagicBakery.seats) == [2, 3, 4, 5]
    assert [played(seats=seats).exit for seats in (1, 2, 5, 6)] == [3, 0, 0, 3]


def test_mb_setup_13_each_scenario_adds_its_piece_to_the_usual_table() -> None:
    pieces = ("cat", "face_down", "eggs", "keep", "turtle", "hand_limit", "timer", "extra")
    plain = state()
    assert [plain[piece] for piece in pieces] == [None] * 8
    for piece, scenario in zip(pieces, (1, 2, 3, 5, 6, 8, 9, 10), strict=True):
        with_it = state(scenarios=[scenario])
        assert [one for one in pieces if with_it[one] is not None] == [piece]


def test_mb_amb_35_two_customers_fill_the_elephants_row_and_one_can_leave_in_round_1() -> None:
    for seats in (3, 5):
        assert state(scenarios=[7], seats=seats)["row"] == [1, 2]
        assert state(scenarios=[7], seats=seats)["leaving"] == [2]
    assert state(END, END, END, scenarios=[7])["discarded"] == [2]


# a turn


@pytest.mark.parametrize("action", [TAKE, move("pass"), move("bake"), move("refresh")], ids=str)
def test_mb_turn_03_the_same_action_may_be_taken_again(action: Values) -> None:
    assert state(action, action, action)["actions"] == 0


def test_mb_amb_11_a_card_from_the_deck_leaves_the_mices_row_as_it_is() -> None:
    deck, slot = move("take", slot="deck"), move("take", slot=2)
    assert state(slot, scenarios=[2])["face_down"] == [1, 3, 4, 5]
    assert state(slot, deck, scenarios=[2])["face_down"] == [1, 3, 4, 5]


def test_mb_amb_36_a_warm_up_has_no_garnish_and_a_relaxed_game_draws_two() -> None:
    refused = played(GARNISHED, mode="warm-up")
    assert (refused.error["code"], refused.error["rule"]) == ("no_garnish", "MB-GARN-01")
    assert "Garnish: Ana draws 2 ingredients from the deck" in told(GARNISHED, mode="relaxed")


def test_mb_amb_28_no_round_goes_on_without_customers() -> None:
    last = move("adjust", stack=0, row=[1, None, None])
    assert outcome(last, SERVE)["termination"] == "customers-gone"
    found = state(last, SERVE)
    assert (found["round"], found["turn"], found["actions"]) == (1, 0, 0)


# the end of a round


def test_mb_amb_04_the_turtle_goes_before_the_customers_or_after_them_as_ruled() -> None:
    def turtle_first(**rulings: str) -> bool:
        events = told(END, END, END, scenarios=[6], rulings=rulings)
        return place_of(events, "Ana discards") < place_of(events, "No. 3 arrives")

    assert turtle_first()
    assert turtle_first(turtle_when="before-customers")
    assert not turtle_first(turtle_when="after-customers")


def test_mb_amb_05_each_garnish_adds_a_card_for_everyone_or_for_who_fulfilled() -> None:
    twice = (GARNISHED, move("fulfil", space=2, garnish=True))
    assert state(*twice, scenarios=[5])["keep"] == [4, 4, 4]
    fulfiller = {"extra_keep": "fulfiller"}
    assert state(*twice, scenarios=[5], rulings=fulfiller)["keep"] == [4, 2, 2]
    assert state(*twice, END, END, END, scenarios=[5])["keep"] == [2, 2, 2]


def test_mb_amb_06_who_has_two_cards_or_fewer_passes_nothing() -> None:
    (bees,) = [one for one in told(END, END, END, scenarios=[5]) if one.startswith("All keep")]
    assert bees.startswith("All keep 2 cards and pass the others")
    assert bees.endswith("2 or fewer stay")


def test_mb_amb_33_of_two_players_the_other_one_is_left_and_right() -> None:
    events = told(END, END, seats=2, scenarios=[5, 6])
    assert "Ana → Ben → Ana" in events[place_of(events, "All keep")]
    assert "the turtle goes to Ben" in events[place_of(events, "Ana discards")]


def test_mb_amb_10_a_plain_order_hides_the_row_and_a_garnished_one_shows_it() -> None:
    some = move("take", slot=4)
    assert state(some, SERVE, scenarios=[2])["face_down"] == [1, 2, 3, 4, 5]
    assert state(some, GARNISHED, scenarios=[2])["face_down"] == []
    assert "Shuffle the Pantry row and turn it face down" in told(SERVE, scenarios=[2])
    assert not any("Shuffle" in event for event in told(GARNISHED, scenarios=[2]))


def panda(*moves: Values, **rulings: str) -> Replay:
    empty = move("adjust", stack=2, row=[1, None, None])
    return played(empty, *moves, scenarios=[9], rulings=rulings)


def test_mb_amb_14_an_empty_row_alone_ends_the_pandas_game_only_if_ruled_so() -> None:
    assert panda(SERVE).last["outcome"] is None
    assert panda(SERVE, panda_end="row").last["outcome"]["termination"] == "customers-gone"


def test_mb_s08_01_the_dinosaur_sets_a_limit_of_four_cards() -> None:
    assert state(scenarios=[8])["hand_limit"] == 4
    assert state(scenarios=[7])["hand_limit"] is None


# the score and the campaign


def test_mb_score_03_goals_are_the_same_for_any_number_of_players() -> None:
    for seats in (2, 3, 4, 5):
        found = outcome(move("finish"), seats=seats, scenarios=[4])
        assert found["goals"] == [4, 5, 6]


def test_mb_score_05_one_scenario_in_freeplay_keeps_its_own_goals() -> None:
    for scenario, goals in ((1, [3, 4, 5]), (7, [5, 6, 7]), (10, [10, 12, 14])):
        found = outcome(move("finish"), scenarios=[scenario], mode="freeplay")
        assert found["goals"] == goals


def test_mb_amb_21_a_single_scenario_has_the_goals_of_the_campaign() -> None:
    for scenario in range(1, 11):
        freeplay = outcome(move("finish"), scenarios=[scenario], mode="freeplay")
        assert freeplay["goals"] == outcome(move("finish"), scenarios=[scenario])["goals"]


def test_mb_score_06_without_a_scenario_there_are_orders_and_no_stars() -> None:
    found = outcome(SERVE, move("finish"))
    assert (found["points"], found["goals"], found["stars"]) == (1, None, None)


@pytest.mark.parametrize(("stars", "may"), [(0, True), (1, True), (2, False), (3, False)])
def test_mb_amb_22_one_star_or_none_lets_a_duck_in_replays_too(stars: int, may: bool) -> None:
    assert Attempt(1, stars).earns_duck is may
    assert campaign([(1, 3), (1, stars)]).ducks_if_always_added() == 1 + may


def test_mb_amb_23_a_worse_replay_changes_nothing() -> None:
    assert campaign([(4, 2), (4, 0)]).stars == {4: 2}
    assert campaign([(4, 2), (4, 3), (4, 1)]).total == 3


def test_mb_amb_24_nine_stars_have_no_title() -> None:
    nine = [(scenario, 0 if scenario == 10 else 1) for scenario in range(1, 11)]
    starts = (10, 13, 16)
    assert campaign(nine).tier(starts) is None
    assert campaign([*nine, (10, 1)]).tier(starts) == 0
