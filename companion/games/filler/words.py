"""The sentences of Filler: what happened, and why something is refused."""

from __future__ import annotations

from collections.abc import Mapping

from companion.rules.common import COMMON_REFUSALS
from companion.rules.game import Refusals

SENTENCES: Mapping[str, str] = {
    "shown_time": "{seat} shows {time}",
    "shown_hour": "{seat} shows {time} and comes an hour early, at {effective}",
    "shown_hours": "{seat} shows {time} and comes {early} hours early, at {effective}",
    "shown_last": "{seat} has only arrive-early cards",
    "place_time": "{place}. {seat}, {effective}",
    "place_hour": "{place}. {seat}, {effective}: {time} less one hour",
    "place_hours": "{place}. {seat}, {effective}: {time} less {early} hours",
    "place_last": "{place}. {seat}: only arrive-early cards, so last and with a restock",
    "place_told": "{place}. {seat}",
    "tie": "{seat} goes before {other} at the same {effective}: more arrive-early cards",
    "order_asked": "Those with only arrive-early cards agree who of them goes first",
    "filled": "{seat} filled a recipe",
    "bonus_fill": "{seat} may fill one more, with cards newly played",
    "bonus_fill_none": "The Recipe book is empty: no second fill",
    "bonus_restock": "{seat} takes all discarded cards back into the hand",
    "bad_batch": "{seat} picks a card of hand or discard pile to leave the game",
    "arrive_early": "{seat} has an arrive-early card more",
    "removed": "A card of {seat} left the game",
    "passed": "{seat} filled no second recipe",
    "reserved": "{seat} restocked and put a recipe on top of the deck",
    "restocked": "{seat} restocked",
    "day_over": "Day {day} is over",
    "book_under": "All restocked on two days running. Recipes to put under the deck: {under}",
    "refilled": "Recipes to turn up from the deck: {dealt}",
    "book_full": "The Recipe book is full",
    "new_day": "Day {day} begins: time cards",
    "deck_short": "The deck is {missing} short of a full Recipe book: count the symbols",
    "scored": "{seat} has {points} points",
    "game_over": "The game is over",
}

refuse = Refusals(
    COMMON_REFUSALS,
    {
        "time_taken": (
            "FI-CARD-03",
            "{time} is taken: {other} shows it today, and no two cards show the same time.",
        ),
        "not_advanced": ("FI-SETUP-02", "The advanced recipes are not in play at this table."),
        "no_such_cards": (
            None,
            "Nobody has more arrive-early cards than recipes filled, and there are {most} in all.",
        ),
        "book_empty": ("FI-AMB-08", "The Recipe book is empty: only a restock is left."),
        "must_restock": ("FI-TIME-06", "With only arrive-early cards the turn is a restock."),
        "must_reserve": ("FI-REST-02", "At this table a restock always reserves a recipe."),
    },
)
