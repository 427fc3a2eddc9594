"""The sheets of Cake Auf!: what is open does it, what is closed says why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given, settings

from companion.content import facts
from companion.games.box.card import Card
from companion.games.cake_auf import moves as m
from companion.rules.game import Move
from companion.rules.table import Table
from companion.session import TableSession
from companion.views.play.cake_auf.all_recipes import all_recipes
from companion.views.play.cake_auf.ban import ban_sheet
from companion.views.play.cake_auf.cards import playable
from companion.views.play.cake_auf.choosing import ban as ban_choice
from companion.views.play.cake_auf.choosing import destroy, restore, switch
from companion.views.play.cake_auf.naming import naming_sheet, offered
from companion.views.play.cake_auf.stars import placings, take
from companion.views.play.cake_auf.view import CakeAufView
from tests.games.cake_auf import at_random
from tests.games.cake_auf.tables import END, ban, place, recipe
from tests.games.races import played, tapes
from tests.replaying import move
from tests.views.drawing import names, words
from tests.views.play.race.at_table import Nowhere, Phone, phone, taps

Is = Callable[[Move], bool]


def a(kind: type[Move], /, **values: object) -> Is:
    """Whether a move is of a kind, with such values."""
    return lambda one: (
        isinstance(one, kind) and all(getattr(one, key) == value for key, value in values.items())
    )


MOVES: Mapping[str, Is] = {
    "The Old Switcheroo": a(m.Switch),
    "Go Dumpster Diving": a(m.Dive),
    "Get New Recipe": a(m.NewRecipe),
    "Take 1, Give 1": a(m.TakeGive),
    "Fire Ban": a(m.Ban, kind="fire"),
    "Power Outage": a(m.Ban, kind="power"),
    "Fire Restored": a(m.Restore, kind="fire"),
    "Power Restored": a(m.Restore, kind="power"),
    "Destroy": a(m.Destroy),
}


def note(seat: int, number: int, **values: Any) -> dict[str, Any]:
    return move("recipe", seat=seat, place=number, **values)


def card(at: Phone, name: str) -> Any:
    return next(one for one in playable(at.play) if one.card.name == name)


def test_every_action_card_of_the_reference_is_on_the_sheet() -> None:
    assert {one.card.name for one in playable(phone("cake-auf").play)} == set(MOVES)
    assert {one.name for one in facts.cake_auf().action_cards} == set(MOVES)


@settings(max_examples=30, deadline=None)
@given(at_random.any_table, tapes)
def test_a_card_is_closed_exactly_where_no_move_of_it_is_legal(
    table: Table, tape: list[int]
) -> None:
    for _, _, after in played(table, tape[:40], at_random.decide):
        at = Phone(TableSession("x", table, Nowhere()))
        offers = table.game.offers(after)
        for one in playable(at.play):
            legal = any(map(MOVES[one.card.name], offers))
            assert (one.closed is None) == legal, one.card.name


def test_the_third_ingredient_of_an_unknown_recipe_asks_for_its_stars() -> None:
    at = phone("cake-auf", place(1), place(1))
    take(at.play, 1, placings(at.play.state.recipe(0, 1), 1))
    taps(at.sheet_draws())["It shows 2 stars"]()
    assert at.table.position.state.tally == (2, 0, 0)
    assert at.sheet is None


def test_of_a_recipe_whose_stars_are_known_nothing_is_asked() -> None:
    at = phone("cake-auf", note(0, 1, stars=1), place(1), place(1))
    take(at.play, 1, placings(at.play.state.recipe(0, 1), 1))
    assert at.table.position.state.tally == (1, 0, 0)


def test_under_a_ban_the_third_ingredient_asks_nothing() -> None:
    at = phone("cake-auf", ban(1, 1), END, place(1), place(1))
    take(at.play, 1, placings(at.play.state.recipe(1, 1), 1))
    assert at.table.position.state.recipe(1, 1).placed == 3
    assert "Ready, banned" in words(at.draws(CakeAufView().board))


FULL = [ban(1, 1), END, place(1), place(1), place(1), END, END, END]
"""Ben’s first recipe has all three, under a Fire Ban."""


def test_one_tap_restores_and_completes() -> None:
    at = phone("cake-auf", note(1, 1, stars=2, name="Halo Halo"), *FULL)
    restore(at.play, "fire")
    assert at.table.position.state.tally == (0, 2, 0)


def test_a_ban_on_an_own_recipe_is_a_way_to_its_restore() -> None:
    at = phone("cake-auf", *FULL)
    at.show(ban_sheet(1, "fire"))
    taps(at.sheet_draws())["It shows 1 star"]()
    assert at.table.position.state.tally == (0, 1, 0)


def test_a_ban_on_a_recipe_that_is_not_full_is_taken_off() -> None:
    at = phone("cake-auf", ban(1, 2), END)
    at.show(ban_sheet(2, "fire"))
    taps(at.sheet_draws())["Play Fire Restored on Recipe 2, 1 action"]()
    assert at.table.position.state.recipe(1, 2).bans == ()


def test_a_ban_that_another_phone_took_off_is_gone_from_its_sheet() -> None:
    at = phone("cake-auf", ban(1, 2), END)
    at.show(ban_sheet(2, "fire"))
    at.act(m.Restore(2, "fire"))
    assert "The ban is gone: another phone was faster." in words(at.sheet_draws())


def test_among_several_banned_recipes_one_is_touched() -> None:
    at = phone("cake-auf", ban(1, 1), ban(1, 3), END)
    restore(at.play, "fire")
    shown = taps(at.sheet_draws())
    assert "Fire Restored on Recipe 2: not possible. No ban of this kind lies on that recipe." in (
        shown
    )
    shown["Fire Restored on Recipe 3"]()
    assert at.table.position.state.recipe(1, 3).bans == ()


def test_a_ban_can_only_be_touched_onto_recipes_that_may_show_its_icon() -> None:
    at = phone("cake-auf", note(1, 1, fire=False), ban(1, 2))
    at.show(ban_choice("fire"))
    shown = taps(at.sheet_draws())
    closed = [name for name in shown if "not possible" in name]
    assert closed == [
        "Fire Ban on Recipe 1 of Ben: not possible. "
        "That recipe does not show the icon of this ban.",
        "Fire Ban on Recipe 2 of Ben: not possible. A ban of this kind lies there already.",
    ]
    assert not [name for name in shown if name.endswith("of Ana")], "never on oneself"
    shown["Fire Ban on Recipe 3 of Cy"]()
    assert at.table.position.state.recipe(2, 3).bans == ("fire",)


def test_a_closed_tile_says_why_in_words_and_by_its_rule() -> None:
    at = phone("cake-auf", note(1, 1, fire=False))
    at.show(ban_choice("fire"))
    controls = at.sheet_draws()
    assert "No such icon" in words(controls)
    next(tap for name, tap in taps(controls).items() if "not possible" in name)()
    assert [refusal.rule for refusal in at.refused] == ["CA-BAN-01"]


def test_only_completed_recipes_of_one_star_can_be_destroyed() -> None:
    at = phone("cake-auf", *recipe(2), END, *recipe(1), END)
    at.show(destroy())
    shown = taps(at.sheet_draws())
    assert (
        "Destroy A recipe of Ana, 2 stars: not possible. "
        "Only a recipe of exactly one star can be destroyed." in shown
    )
    shown["Destroy A recipe of Ben, 1 star"]()
    assert at.table.position.state.tally == (2, 0, 0)


def test_with_nothing_completed_destroy_says_so() -> None:
    closed = card(phone("cake-auf"), "Destroy").closed
    assert closed is not None
    assert closed.text == "Nobody else has completed a recipe yet."


def test_take_1_give_1_asks_whom_only_where_there_are_several() -> None:
    two = phone("cake-auf", seats=2)
    card(two, "Take 1, Give 1").on_tap()
    assert two.table.position.state.actions == 2
    three = phone("cake-auf")
    card(three, "Take 1, Give 1").on_tap()
    taps(three.sheet_draws())["Take 1 from Cy, give 1 back"]()
    assert three.table.position.state.actions == 2


def test_the_switcheroo_shows_the_own_recipes_first() -> None:
    at = phone("cake-auf", END)
    at.show(switch())
    shown = [name for name in taps(at.sheet_draws()) if name.startswith(("Give", "Get"))]
    assert shown[:3] == ["Give Recipe 1", "Give Recipe 2", "Give Recipe 3"]
    assert shown[3:6] == [f"Get Recipe {n} of Cy" for n in (1, 2, 3)]


def test_all_recipes_are_seen_with_what_is_completed() -> None:
    at = phone("cake-auf", *recipe(2), END, place(2))
    at.show(all_recipes)
    controls = at.sheet_draws()
    assert "Completed: a recipe, 2 stars" in words(controls)
    assert "Recipe 2 of Ben: 1 of 3. Say what it is" in names(controls)


def test_names_are_offered_by_their_first_letters() -> None:
    at = phone("cake-auf")
    at.box.keep("cake-auf", Card(name="Pavlova", stars=2))
    assert [one.name for one in offered(at.play, "pa")] == ["Pavlova", "Patbingsu"]
    assert [one.name for one in offered(at.play, "HALO")] == ["Halo Halo"]
    assert [one.name for one in offered(at.play, "zz")] == []


def test_one_touch_on_an_offered_name_tells_all_that_is_known() -> None:
    at = phone("cake-auf")
    at.box.keep("cake-auf", Card(name="Pavlova", stars=2, fire=False, power=True))
    at.show(naming_sheet(2, 3))
    taps(at.sheet_draws())["It is Pavlova"]()
    found = at.table.position.state.recipe(2, 3)
    assert (found.name, found.stars, found.fire, found.power) == ("Pavlova", 2, False, True)


def test_a_recipe_under_a_ban_shows_its_icon_whatever_the_box_says() -> None:
    at = phone("cake-auf", ban(1, 1))
    at.box.keep("cake-auf", Card(name="Pavlova", fire=False))
    at.show(naming_sheet(1, 1))
    taps(at.sheet_draws())["It is Pavlova"]()
    assert at.table.position.state.recipe(1, 1).fire is True


@pytest.mark.parametrize(
    ("entries", "name"),
    [
        ([], "Place an ingredient on Recipe 1, 0 of 3"),
        ([ban(1, 1), END], "Place an ingredient on Recipe 1, 0 of 3, banned by fire"),
        (
            [note(1, 1, name="Halo Halo"), ban(1, 1), ban(1, 1, "power"), END, place(1)],
            "Place an ingredient on Halo Halo, 1 of 3, banned by fire, without power",
        ),
    ],
)
def test_placing_says_on_what_and_under_which_bans(
    entries: list[Mapping[str, Any]], name: str
) -> None:
    assert name in taps(phone("cake-auf", *entries).draws(CakeAufView().board))


def test_a_place_that_waits_for_the_turns_end_says_so() -> None:
    at = phone("cake-auf")
    ruled = Phone(
        TableSession(
            "x",
            Table(
                at.table.game,
                type(at.table.header)(
                    "cake-auf", ("Ana", "Ben"), {}, {"new_recipe_when": "turn-end"}
                ),
            ),
            Nowhere(),
        )
    )
    for _ in range(2):
        ruled.act(m.Ingredient(2))
    ruled.act(m.Ingredient(2, 1))
    assert "Place 2 is empty until the turn ends" in words(ruled.draws(CakeAufView().board))
    ruled.show(all_recipes)
    assert "Empty" in words(ruled.sheet_draws())


def test_the_table_in_a_sentence() -> None:
    at = phone("cake-auf", *recipe(2), END, seats=2)
    said = CakeAufView().describe(at.play)
    assert said == "Ben’s turn, 3 actions left. Stars: Ana 2, Ben 0."
    assert set(CakeAufView().counters(at.play)) == set(at.table.game.adjustable)


def test_a_seats_lane_names_its_stars_and_its_bans() -> None:
    at = phone("cake-auf", ban(1, 1), ban(1, 2), ban(1, 1, "power"))
    spoken = names(at.draws(CakeAufView().board))
    assert "Ben, 0 of 5 stars, Fire Ban, Power Outage" in spoken
