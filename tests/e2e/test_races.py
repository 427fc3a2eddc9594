"""Hasty Baker and Cake Auf! on a phone: every card in few taps, whole games to the victory."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.at_race import DECKS, END, HASTY, PUT, AtRace, Entry, lay, place, put, starting
from tests.e2e.conftest import Companion, OpenApp

Sit = Callable[..., AtRace]

PLACE = starting("Place an ingredient on")
NO_CARD, ONE_TARGET, SWITCH = 2, 3, 4
"""The most touches: for a card without a target, one with a target, the Old Switcheroo."""


@pytest.fixture
def companion(house: Companion) -> Companion:
    """Each test has a table of its own: a server of its own would only cost time."""
    return house


@pytest.fixture
def sit(companion: Companion, open_app: OpenApp) -> Sit:
    """A phone at a table that has been played so far."""

    def seated(game: str, seats: int, entries: list[Entry], **options: object) -> AtRace:
        path = lay(companion.data, game, seats, entries, **options)
        return AtRace(open_app(path), companion.data, DECKS[game])

    return seated


def baked(stars: int) -> list[Entry]:
    """A turn of Cake Auf! that completes the first recipe."""
    return [place(1), place(1), place(1, stars), END]


BAKED: list[Entry] = [HASTY, HASTY, PUT, PUT, PUT, PUT, END]
"""A turn of Hasty Baker that completes a recipe, where ingredients are counted."""


def test_two_players_who_count_ingredients_race_to_five_points(sit: Sit) -> None:
    at = sit("hasty-baker", 2, [*BAKED, PUT, PUT, END, *BAKED, END, *BAKED, END, PUT, PUT, END])
    at.app.sees("Ben’s turn, 2 of 2 actions left")
    at.app.sees("Ana, 3 of 5 points, 2 of 4 ingredients")
    lost = {"move": "spoiled", "name": "eggs", "lost": [1, 0]}
    taps = at.plays("Spoiled Ingredient", lost, "One more: Ana", "eggs spoils: Ana 1")
    assert taps <= ONE_TARGET + 1
    at.app.sees("Ana discards 1 × eggs")
    assert at.does({"move": "replace"}, starting("Replace a card")) == 1
    at.app.tap(PLACE)
    at.app.sees("No actions are left this turn. End the turn, or undo.")
    at.ends_turn("Ben")
    at.app.sees("Ben: draw 1, back to 7. Correct the number")

    assert at.plays("Hasty Baker", HASTY) <= NO_CARD
    at.app.sees("Ana’s turn, 3 of 4 actions left")
    at.app.sees("Ben: draw 1, back to 7. Correct the number")
    assert at.plays("Hasty Baker", HASTY) <= NO_CARD
    at.app.sees("Ana’s turn, 4 of 6 actions left")
    at.app.misses("Ben: draw 1, back to 7. Correct the number")
    assert at.plays("Blue Ribbon", {"move": "ribbon"}) <= NO_CARD
    for _ in range(2):
        assert at.does(PUT, PLACE) == 1
    assert at.plays("Steal Ingredient", {"move": "steal", "from": 1}) <= ONE_TARGET
    at.is_won_by("Ana")


def test_four_players_who_name_ingredients_play_every_card_with_a_target(sit: Sit) -> None:
    recipe = [HASTY, HASTY, *put("eggs", "flour", "milk", "sugar"), END]
    begun = [HASTY, *put("flour", "milk", "sugar"), END]
    thrice = [*recipe, END, END, END] * 3
    others = [*put("eggs", "butter"), END, *put("eggs"), END, END]
    now = [*begun, *others, HASTY, {"move": "ribbon"}]
    at = sit("hasty-baker", 4, [*thrice, *now], ingredients="names")
    at.app.sees("Ana’s turn, 2 of 4 actions left")
    double, taken = {"move": "double_batch", "to": 1}, {"move": "take_two", "from": 1}
    assert at.plays("Double Batch", double, "Double Batch beside Ben’s recipe") <= ONE_TARGET
    at.app.sees("Ben, 0 of 5 points, 2 of 8 ingredients, Double Batch")
    assert at.plays("Take 2 From Hand", taken, "Take 2 cards from Ben’s hand") <= ONE_TARGET
    at.ends_turn("Ana")
    anew = "Broken Timer: Dee starts anew"
    assert at.plays("Broken Timer", {"move": "broken_timer", "to": 3}, anew) <= ONE_TARGET
    hand = "A new hand for Cy"
    assert at.plays("New Hand", {"move": "new_hand", "to": 2}, hand) <= ONE_TARGET
    at.app.sees("Cy discards the hand and draws 7")
    at.ends_turn("Ben")
    at.app.sees("Ben: draw 4, back to 7. Correct the number")
    wild = {"move": "ingredient", "name": "wild"}
    assert at.does(wild, PLACE, "Place wild") == 2
    spoils = "eggs spoils: Ben 1, Cy 1"
    assert at.plays("Spoiled Ingredient", {"move": "spoiled", "name": "eggs"}, spoils) <= ONE_TARGET
    at.ends_turn("Cy")
    stolen = {"move": "steal", "from": 1, "name": "butter"}
    assert at.plays("Steal Ingredient", stolen, "Steal butter from Ben") <= ONE_TARGET
    at.ends_turn("Dee")
    at.app.tap(PLACE)
    at.app.tap(starting("Place milk: not possible. There is as much milk"))
    at.app.sees("There is as much milk as the recipe takes.")
    at.does({"move": "ingredient", "name": "butter"}, "Place butter")
    at.is_won_by("Ana")


def test_six_players_name_a_recipe_correct_a_hand_and_go_on_after_undo(sit: Sit) -> None:
    pass_all = [END] * 5
    at = sit("hasty-baker", 6, [*(BAKED + pass_all) * 4, PUT, {"move": "take_two", "from": 5}, END])
    at.app.sees("Flo, 0 of 5 points, 0 of 4 ingredients")
    at.app.tap(starting("Ben’s recipe: 0 of 4 ingredients"))
    named = {"move": "recipe", "seat": 1, "name": "Brownies"}
    at.does(named, "Ben bakes Brownies")
    at.app.sees(starting("Brownies: 0 of 4 ingredients"))
    at.app.tap("Ben holds 7 cards. Correct the number")
    at.app.tap("One less: Cards in hand")
    at.app.sees("After the turn: draw 1")
    at.app.tap("Close")
    at.app.sees("Ben holds 6 cards. Correct the number")
    at.does(PUT, PLACE)
    at.app.sees(starting("Brownies: 1 of 4 ingredients"))
    at.undoes()
    at.app.sees("Ben holds 6 cards. Correct the number")
    at.ends_turn("Ben")
    at.app.sees("Ben: draw 1, back to 7. Correct the number")
    for name in ("Cy", "Dee", "Eve", "Flo"):
        at.ends_turn(name)
    assert at.plays("Hasty Baker", HASTY) <= NO_CARD
    for _ in range(3):
        assert at.does(PUT, PLACE) == 1
    at.is_won_by("Ana")
    at.undoes()
    at.app.sees("Ana’s turn, 1 of 4 actions left")


def test_two_players_of_cake_auf_play_every_card_to_five_stars(sit: Sit) -> None:
    first = [*baked(1), *baked(1), *baked(2), END, place(2), place(2), END, END]
    at = sit("cake-auf", 2, first)
    at.app.sees("Ana’s turn, 3 of 3 actions left")
    fire = {"move": "ban", "to": 1, "recipe": 1, "kind": "fire"}
    power = {**fire, "kind": "power"}
    destroyed = {"move": "destroy", "to": 1, "completed": 1}
    assert at.plays("Fire Ban", fire, "Fire Ban on Recipe 1 of Ben") <= ONE_TARGET
    assert at.plays("Power Outage", power, "Power Outage on Recipe 1 of Ben") <= ONE_TARGET
    one = "Destroy A recipe of Ben, 1 star"
    assert at.plays("Destroy", destroyed, one) <= ONE_TARGET
    at.app.sees("Ben, 0 of 5 stars, Fire Ban, Power Outage")
    at.ends_turn("Ana")
    at.app.sees("Ana: draw 3, back to 5. Correct the number")

    restored = {"move": "restore", "place": 1, "kind": "fire"}
    assert at.plays("Fire Restored", restored) <= ONE_TARGET
    assert at.plays("Power Restored", {**restored, "kind": "power"}) <= ONE_TARGET
    assert at.plays("Go Dumpster Diving", {"move": "dive"}) <= NO_CARD
    at.ends_turn("Ben")

    switched = {"move": "switch", "place": 1, "to": 1, "recipe": 3}
    both = ("Give Recipe 1", "Get Recipe 3 of Ben")
    assert at.plays("The Old Switcheroo", switched, *both) <= SWITCH
    gone = {"move": "new_recipe", "place": 3}
    assert at.plays("Get New Recipe", gone, "Give up Recipe 3") <= ONE_TARGET
    assert at.plays("Take 1, Give 1", {"move": "take_give", "to": 1}) <= ONE_TARGET
    at.ends_turn("Ana")
    assert at.does({"move": "discard"}, starting("Discard a card")) == 1
    assert at.does(place(1), starting("Place an ingredient on Recipe 1")) == 1
    at.ends_turn("Ben")
    third = starting("Place an ingredient on Recipe 2, 2 of 3")
    assert at.does(place(2, 2), third, "It shows 2 stars") == 2
    at.is_won_by("Ana")


def test_four_players_of_cake_auf_name_recipes_see_why_and_restore_to_the_victory(sit: Sit) -> None:
    note = {
        "move": "recipe",
        "seat": 3,
        "place": 1,
        "name": "Halo Halo",
        "stars": 2,
        "power": False,
    }
    ban = {"move": "ban", "to": 3, "recipe": 1, "kind": "fire"}
    round_ = [END, END, END]
    at = sit(
        "cake-auf",
        4,
        [
            *round_,
            *baked(2),
            *round_,
            *baked(1),
            note,
            ban,
            *round_,
            place(1),
            place(1),
            place(1),
            END,
        ],
    )
    at.app.sees("Ana’s turn, 3 of 3 actions left")
    at.app.tap(DECKS["cake-auf"])
    at.app.tap(starting("Play Power Outage"))
    at.app.tap(starting("Power Outage on Halo Halo of Dee: not possible."))
    at.app.sees("That recipe does not show the icon of this ban.")
    at.does({**ban, "to": 1, "kind": "power"}, "Power Outage on Recipe 1 of Ben")
    whom = "Take 1 from Cy, give 1 back"
    assert at.plays("Take 1, Give 1", {"move": "take_give", "to": 2}, whom) <= ONE_TARGET

    at.app.tap(starting("Recipe 2: 0 of 3"))
    at.app.type("Name", "wa")
    at.app.misses("It is Halo Halo")
    at.does(
        {"move": "recipe", "seat": 0, "place": 2, "name": "Waffles", "stars": 1}, "It is Waffles"
    )
    at.app.sees("Place an ingredient on Waffles, 0 of 3")
    at.app.tap("See all recipes")
    at.app.sees("Halo Halo of Dee: 2 stars, shows fire, 3 of 3, banned by fire. Say what it is")
    at.app.tap("Close")
    for name in ("Ana", "Ben", "Cy"):
        at.ends_turn(name)

    at.app.sees("Place an ingredient on Halo Halo, 3 of 3, banned by fire")
    at.app.tap("Place an ingredient on Halo Halo, 3 of 3, banned by fire")
    at.app.sees("All 3 ingredients lie there already.")
    strip = "Fire Ban on Halo Halo. See what can be done"
    restored = {"move": "restore", "place": 1, "kind": "fire"}
    assert at.does(restored, strip, "Play Fire Restored on Halo Halo, 1 action") <= ONE_TARGET
    at.is_won_by("Dee")
