"""The sentences of Cake Auf!: what happened, and why something is refused."""

from __future__ import annotations

from collections.abc import Mapping

from companion.rules.common import COMMON_REFUSALS
from companion.rules.game import Refusals

SENTENCES: Mapping[str, str] = {
    "placed": "{seat} placed an ingredient under recipe {place}: {placed} of {needed}",
    "discarded": "{seat} discarded a card",
    "switched": "{seat} switched recipe {place} for recipe {recipe} of {to}",
    "dived": "{seat} took a card out of the discard pile",
    "gave_up": "{seat} gave up recipe {place} and all on it",
    "swapped": "{seat} took a card from {to} and gave one back",
    "banned_fire": "{seat} laid a Fire Ban on recipe {recipe} of {to}",
    "banned_power": "{seat} laid a Power Outage on recipe {recipe} of {to}",
    "restored_fire": "{seat} took the Fire Ban off recipe {place}",
    "restored_power": "{seat} took the Power Outage off recipe {place}",
    "destroyed": "{to} loses a completed recipe of one star to {seat}",
    "destroyed_named": "{to} loses {recipe}, one star, to {seat}",
    "completed": "{seat} completed a recipe: +{stars}",
    "completed_named": "{seat} completed {recipe}: +{stars}",
    "new_recipe": "{seat}: a new recipe comes to place {place}",
    "won": "{seat} wins with {stars} stars",
    "won_with_one": "{seat} wins with 1 star",
    "noted": "Recipe {place} of {seat} was noted",
    "noted_named": "Recipe {place} of {seat} is {recipe}",
    "turn_ended": "{seat} ended the turn",
    "actions_unused": "{unused} left unused",
    "draw": "{seat}: draw {cards}, back to {hand}",
    "scored": "{seat} has {stars} stars",
    "game_over": "The game is over",
}

refuse = Refusals(
    COMMON_REFUSALS,
    {
        "no_actions_left": ("CA-TURN-01", "No actions are left this turn. End the turn, or undo."),
        "three_there": ("CA-COMP-05", "All {needed} ingredients lie there already."),
        "place_empty": ("CA-AMB-01", "Place {place} is empty."),
        "stars_needed": ("CA-COMP-03", "The recipe is complete: say how many stars it shows."),
        "stars_differ": ("CA-COMP-03", "That recipe was noted with {known}, not {stars}."),
        "no_icon": ("CA-BAN-01", "That recipe does not show the icon of this ban."),
        "banned_already": ("CA-AMB-02", "A ban of this kind lies there already."),
        "two_bans": ("CA-BAN-04", "Two bans lie there already."),
        "no_such_ban": ("CA-RES-01", "No ban of this kind lies on that recipe."),
        "no_such_recipe": ("CA-DES-01", "That player has not completed so many recipes."),
        "one_star_only": ("CA-DES-01", "Only a recipe of exactly one star can be destroyed."),
    },
)
