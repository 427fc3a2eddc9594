"""The sentences of the Magic Bakery: what happened, and why something is refused."""

from __future__ import annotations

from collections.abc import Mapping

from companion.rules.common import COMMON_REFUSALS
from companion.rules.game import Refusals

SENTENCES: Mapping[str, str] = {
    "took": "{seat} took from the Pantry",
    "took_slot": "{seat} took card {slot} of the Pantry",
    "took_deck": "{seat} took from the Pantry deck",
    "passed": "{seat} passed a card",
    "passed_to": "{seat} passed a card to {to}",
    "baked": "{seat} baked a layer",
    "baked_layer": "{seat} baked {layer}",
    "fulfilled": "{seat} fulfilled No. {customer}",
    "fulfilled_showstopper": "{seat} fulfilled the Showstopper, No. {customer}",
    "fulfilled_cake": "{seat} baked the Purrfect cake, No. {customer}",
    "refreshed": "{seat} refreshed the Pantry",
    "cat_moved": "{seat} moved the cat, which now covers {first} and {second}",
    "egg_taken": "{seat} took an egg from the fox, {eggs} left",
    "bonus_skipped": "{seat} let the bonus go",
    "turtle_given": "The turtle goes to {to}",
    "extra_given": "{to} has one more action a turn",
    "named": "No. {customer} is {card}",
    "named_level": "No. {customer} is of level {level}",
    "named_both": "No. {customer} is {card}, level {level}",
    "named_nothing": "Nothing new was noted of No. {customer}",
    "turn_ended": "{seat} ended the turn",
    "actions_unused": "{unused} left unused",
    "round_over": "Round {round} is over",
    "garnish_none": "Garnish: {seat} draws 2 ingredients from the deck",
    "garnish_cat": "Garnish: {seat} may move the cat any number of spaces",
    "garnish_mice_up": "Garnish: turn the Pantry row face up",
    "mice_down": "Shuffle the Pantry row and turn it face down",
    "garnish_fox": "Garnish: {seat} may take an egg from the fox",
    "garnish_no_egg": "Garnish: the fox has no egg left to give",
    "garnish_unicorn": "Garnish: {seat} draws 2 ingredients and gives them to another player",
    "garnish_bees": "Garnish: everyone may keep one more card when this round ends",
    "garnish_bees_one": "Garnish: {seat} may keep one more card when this round ends",
    "garnish_turtle": "Garnish: {seat} may give the turtle to any player",
    "garnish_elephant": "Garnish: swap a customer of the stack for one of level 1, then shuffle it",
    "garnish_dinosaur": "Garnish: {seat} takes a pastry, jam or icing layer",
    "garnish_panda": "Garnish: everyone draws an ingredient from the deck",
    "garnish_cake": "Garnish: any player gets one more action in each turn",
    "bees": "All keep {keep} cards and pass the others on at once, {way}; {keep} or fewer stay",
    "bees_more": "{seat} keeps {keep}",
    "turtle": "{seat} discards the hand and draws 2; the turtle goes to {to}",
    "arrives": "No. {customer} arrives",
    "moves": "No. {customer} moves to space {space}",
    "leaves": "No. {customer} leaves unserved",
    "timer_start": "The clock runs",
    "timer_pause": "The clock is paused",
    "timer_resume": "The clock runs again",
    "timer_up": "Time is up",
    "scored": "The team has {points} points",
    "game_over": "The game is over",
}

_LAYER_NAMES: Mapping[str, str] = {"creme-pat": "crème pât"}


def layer_name(layer: str) -> str:
    """A layer as people write it."""
    return _LAYER_NAMES.get(layer, layer)


refuse = Refusals(
    COMMON_REFUSALS,
    {
        "not_your_turn": ("MB-TURN-01", "It is another player's turn."),
        "not_oneself": ("MB-ACT-03", "A card is passed to another player, not to oneself."),
        "no_actions_left": ("MB-TURN-02", "No actions are left this turn. End the turn, or undo."),
        "bonus_pending": ("MB-GARN-02", "Settle the garnish bonus first: take it or let it go."),
        "no_such_bonus": ("MB-GARN-02", "No garnish bonus of scenario {scenario} is waiting."),
        "slot_needed": ("MB-S02-02", "The mice are in play: say which card of the Pantry it was."),
        "layer_needed": ("MB-S01-01", "The cat is in play: say which layer it was."),
        "pile_under_cat": ("MB-S01-01", "The cat lies on {layer}. Move the cat first."),
        "cat_one_space": ("MB-S01-02", "The cat moves one space, left or right."),
        "no_eggs": ("MB-AMB-09", "The fox has no eggs left."),
        "no_such_space": ("MB-S07-01", "The Customer row has no space {space} in this game."),
        "row_space_empty": ("MB-ACT-06", "Space {space} of the Customer row is empty."),
        "showstopper_once": ("MB-SHOW-01", "The Showstopper is used up, or not for this order."),
        "no_garnish": ("MB-GARN-01", "This order has no garnish in this game."),
        "no_such_customer": ("MB-SETUP-05", "No. {customer} has not been turned up."),
        "extra_already": ("MB-AMB-18", "That player has an extra action already."),
        "timer_ready": ("MB-S09-01", "The clock has not been started yet."),
        "timer_running": ("MB-S09-01", "The clock is running already."),
        "timer_paused": ("MB-S09-01", "The clock is paused."),
        "timer_up": ("MB-S09-02", "The time is up."),
        "time_not_run": ("MB-S09-02", "The ten minutes have not run out yet."),
        "time_backwards": (None, "That is earlier than the clock's last move."),
    },
)
