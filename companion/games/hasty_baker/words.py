"""The sentences of Hasty Baker: what happened, and why something is refused."""

from __future__ import annotations

from collections.abc import Mapping

from companion.rules.common import COMMON_REFUSALS
from companion.rules.game import Refusals

SENTENCES: Mapping[str, str] = {
    "placed": "{seat} placed an ingredient",
    "placed_named": "{seat} placed {ingredient}",
    "replaced": "{seat} replaced a card",
    "stolen": "{seat} stole an ingredient from {victim}",
    "stolen_named": "{seat} stole {ingredient} from {victim}",
    "taken": "{seat} took 2 cards from {victim}'s hand",
    "spoiled": "{seat} called {ingredient} spoiled",
    "lost": "{seat} discards {cards} × {ingredient}",
    "lost_nothing": "Nobody had any {ingredient} in play",
    "hasty": "{seat} played Hasty Baker: {actions} actions left",
    "new_hand": "{seat} discards the hand and draws {cards}",
    "doubled": "Double Batch on {to}'s recipe: it takes {needs} ingredients now",
    "ribbon": "{seat} put a Blue Ribbon beside the recipe",
    "timer_broken": "Broken Timer: {to} loses the recipe and all on it",
    "completed": "{seat} completed a recipe: +{points}",
    "completed_named": "{seat} completed {recipe}: +{points}",
    "new_recipe": "{seat} starts on a new recipe",
    "no_new_recipe": "The recipe pile is empty: {seat} has no recipe any more",
    "won": "{seat} wins with {points} points",
    "won_with_one": "{seat} wins with 1 point",
    "noted": "{seat} bakes {recipe}",
    "note_cleared": "Nobody knows what {seat} bakes",
    "turn_ended": "{seat} ended the turn",
    "actions_unused": "{unused} left unused",
    "draw": "{seat}: draw {cards}, back to {hand}",
    "discard": "{seat}: discard {cards}, down to {hand}",
    "hand_empty": "{seat}: the hand is empty, draw {cards} at once",
    "scored": "{seat} has {points} points",
    "game_over": "The game is over",
}

refuse = Refusals(
    COMMON_REFUSALS,
    {
        "no_actions_left": ("HB-TURN-01", "No actions are left this turn. End the turn, or undo."),
        "name_needed": ("HB-ACT-02", "Say which ingredient it was: this table names them."),
        "name_not_used": ("HB-AMB-20", "This table counts ingredients and does not name them."),
        "ingredient_there": ("HB-ACT-02", "There is as much {ingredient} as the recipe takes."),
        "four_kinds": ("HB-COMP-05", "Four kinds lie there already, and a recipe has four."),
        "no_recipe": ("HB-AMB-11", "There is no recipe: the recipe pile was empty."),
        "not_in_play": ("HB-ST-01", "That player has no such ingredient in play."),
        "wild_cannot_spoil": ("HB-SP-03", "A wild ingredient can't spoil."),
        "wrong_seats": ("HB-SP-01", "Say for each of the {seats} players how many are lost."),
        "lost_too_many": (None, "Only {there} lie there: no more can be lost."),
        "one_a_recipe": ("HB-DB-03", "One lies beside that recipe already."),
        "no_card_left": ("HB-COMP-02", "All of these cards are in play or completed already."),
    },
)
