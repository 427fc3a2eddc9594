"""The sheets of Hasty Baker: what is open does it, what is closed says why."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from companion.content import facts
from companion.games.box.card import Card
from companion.games.hasty_baker import moves as m
from companion.games.hasty_baker.state import State
from companion.rules.game import Move
from companion.rules.table import Table
from companion.session import TableSession
from companion.views.play.hasty_baker.cards import playable, strategy
from companion.views.play.hasty_baker.naming import desserts, naming_sheet
from companion.views.play.hasty_baker.placing import place
from companion.views.play.hasty_baker.spoiling import spoil
from companion.views.play.hasty_baker.stealing import steal
from companion.views.play.hasty_baker.view import HastyBakerView
from tests.games.hasty_baker import at_random
from tests.games.hasty_baker.tables import END, ingredient
from tests.games.races import played, tapes
from tests.replaying import move
from tests.views.drawing import names, words
from tests.views.play.race.at_table import Nowhere, Phone, phone, taps

MOVES: dict[str, type[Move]] = {
    "Spoiled Ingredient": m.Spoiled,
    "Steal Ingredient": m.Steal,
    "Take 2 From Hand": m.TakeTwo,
    "New Hand": m.NewHand,
    "Double Batch": m.DoubleBatch,
    "Broken Timer": m.BrokenTimer,
    "Blue Ribbon": m.Ribbon,
    "Hasty Baker": m.Hasty,
}
PUT = move("ingredient")


def named(*entries: dict[str, object], seats: int = 3) -> Phone:
    return phone("hasty-baker", *entries, seats=seats, ingredients="names")


def test_every_strategy_card_of_the_box_is_on_the_sheet() -> None:
    cards = [one.card.name for one in playable(phone("hasty-baker").play)]
    assert set(cards) == set(MOVES)
    assert cards[:2] == ["Hasty Baker", "Steal Ingredient"]


def test_a_card_shows_its_line_and_opens_its_rule() -> None:
    at = phone("hasty-baker")
    strategy(at.play)
    controls = at.sheet_draws()
    for card in facts.hasty_baker().strategy:
        assert card.name in words(controls)
    rules = {card.rule for card in facts.hasty_baker().strategy}
    assert {one.card.rule for one in playable(at.play)} == rules


@settings(max_examples=30, deadline=None)
@given(at_random.any_table, tapes)
def test_a_card_is_closed_exactly_where_no_move_of_it_is_legal(
    table: Table, tape: list[int]
) -> None:
    for _, _, after in played(table, tape[:40], at_random.decide):
        at = Phone(TableSession("x", table, Nowhere()))
        offers = {type(one) for one in table.game.offers(after)}
        for one in playable(at.play):
            assert (one.closed is None) == (MOVES[one.card.name] in offers), one.card.name


def test_one_tap_places_an_ingredient_where_they_are_counted() -> None:
    at = phone("hasty-baker")
    place(at.play)
    assert at.table.position.state.kitchens[0].in_play == ("",)


def test_two_taps_place_an_ingredient_with_its_name() -> None:
    at = named()
    place(at.play)
    taps(at.sheet_draws())["Place eggs"]()
    assert at.table.position.state.kitchens[0].in_play == ("eggs",)
    assert at.sheet is None


def test_an_ingredient_that_is_there_is_closed_and_says_why() -> None:
    at = named(ingredient("eggs"))
    place(at.play)
    closed = taps(at.sheet_draws())
    name = "Place eggs: not possible. There is as much eggs as the recipe takes."
    closed[name]()
    assert [refusal.code for refusal in at.refused] == ["ingredient_there"]
    assert "Place wild" in closed


def test_only_what_is_of_use_can_be_stolen() -> None:
    theirs = [ingredient("eggs"), ingredient("wild"), END]
    at = named(ingredient("eggs"), END, *theirs, END)
    steal(at.play)
    controls = at.sheet_draws()
    assert [one for one in taps(controls) if one.startswith("Steal")] == ["Steal wild from Ben"]
    assert "No use for eggs" in words(controls)


def test_where_ingredients_are_counted_the_only_other_player_is_not_asked_about() -> None:
    at = phone("hasty-baker", PUT, END, seats=2)
    steal(at.play)
    assert at.table.position.state.kitchens[1].in_play == ("",)
    assert at.sheet is None


def test_among_several_one_chooses_from_whom() -> None:
    at = phone("hasty-baker", PUT, END, PUT, END)
    steal(at.play)
    assert [one for one in taps(at.sheet_draws()) if one.startswith("Steal")] == [
        "Steal an ingredient from Ana",
        "Steal an ingredient from Ben",
    ]


def test_nothing_to_steal_is_told_on_the_card() -> None:
    card = next(
        one for one in playable(phone("hasty-baker").play) if one.card.name == "Steal Ingredient"
    )
    assert card.closed is not None
    assert card.closed.text == "Nobody else has an ingredient in play."


def test_who_loses_what_is_seen_before_it_spoils() -> None:
    at = named(ingredient("eggs"), END, ingredient("eggs"), ingredient("milk"), END)
    spoil(at.play)
    controls = taps(at.sheet_draws())
    assert "eggs spoils: Ana 1, Ben 1" in controls
    assert "milk spoils: Ben 1" in controls
    assert "flour spoils: nobody loses any" in controls
    controls["eggs spoils: Ana 1, Ben 1"]()
    assert at.table.position.state.kitchens[1].in_play == ("milk",)


def test_where_they_are_counted_people_say_how_many() -> None:
    at = phone("hasty-baker", PUT, PUT, END, PUT, END)
    spoil(at.play)
    controls = at.sheet_draws()
    assert "Ana: 0" in names(controls)
    assert "Cy: 0" not in names(controls), "nothing lies before Cy"
    taps(controls)["eggs spoils: nobody loses any"]()
    assert at.table.position.state.kitchens[0].in_play == ("", "")


def test_a_dessert_is_named_by_one_touch() -> None:
    at = phone("hasty-baker")
    at.show(naming_sheet(1))
    taps(at.sheet_draws())["Ben bakes Brownies"]()
    assert at.table.position.state.kitchens[1].recipe == "Brownies"


@pytest.mark.parametrize(
    ("letters", "found"),
    [
        ("br", ["Brownies"]),
        ("c", ["Berry Cheesecake", "Cake", "Chocolate Cake", "Cream Puffs", "Cupcakes"]),
        ("rocky", ["Rocky Road"]),
        ("x", []),
    ],
)
def test_letters_narrow_the_desserts_down(letters: str, found: list[str]) -> None:
    at = phone("hasty-baker")
    at.box.keep("hasty-baker", Card(name="Rocky Road"))
    assert desserts(at.play, letters)[: len(found) or None] == found


def test_a_known_recipe_says_on_its_card_what_it_still_needs() -> None:
    at = named(move("recipe", seat=0, name="Brownies"), ingredient("eggs"))
    kinds = ("butter", "chocolate", "eggs", "sugar")
    at.box.keep("hasty-baker", Card(name="Brownies", ingredients=kinds))
    assert "Eggs · still butter, chocolate, sugar" in words(at.draws(HastyBakerView().board))


def test_with_no_action_left_the_buttons_say_so() -> None:
    at = phone("hasty-baker", PUT, PUT)
    hands = HastyBakerView().hands(at.play)
    assert hands is not None
    for tap in taps(at.draws(lambda play: HastyBakerView().hands(play) or hands)).values():
        tap()
    assert [refusal.code for refusal in at.refused] == ["no_actions_left"] * 3


def test_every_seat_is_in_the_race_with_all_that_counts() -> None:
    at = phone("hasty-baker", move("ribbon"), PUT, END)
    spoken = names(at.draws(HastyBakerView().board))
    assert "Ana, 0 of 5 points, 1 of 4 ingredients, Blue Ribbon" in spoken
    assert "Cy, 0 of 5 points, 0 of 4 ingredients" in spoken


def test_the_table_in_a_sentence() -> None:
    at = phone("hasty-baker", PUT, END, seats=2)
    said = HastyBakerView().describe(at.play)
    assert said == "Ben’s turn, 2 actions left. Points: Ana 0, Ben 0."
    state: State = at.table.position.state
    assert set(HastyBakerView().counters(at.play)) == set(at.table.game.adjustable)
    assert state.turn == 1
