"""The steps of the games in words."""

from __future__ import annotations

from collections.abc import Mapping

from companion.content import facts
from companion.views.words import say

_WORDS: Mapping[str, str] = {
    "set-up": "setting up",
    "turn": "a turn",
    "take": "take an Ingredient",
    "pass": "pass a card",
    "bake": "bake a Layer",
    "fulfil": "fulfil an order",
    "refresh": "refresh the Pantry",
    "garnish": "a garnish",
    "round-end": "the end of the round",
    "result": "the result",
    "times": "the time cards",
    "order": "who goes first",
    "turns": "a turn",
    "fill": "fill a recipe",
    "restock": "restock",
    "bonus-fill": "bonus fill",
    "bonus-restock": "bonus restock",
    "remove": "bad batch",
    "arrive-early": "arrive early",
    "day-end": "the end of the day",
    "scores": "counting points",
    "ingredient": "place an ingredient",
    "strategy": "a strategy card",
    "replace": "replace a card",
    "steal": "Steal Ingredient",
    "take-two": "Take 2 From Hand",
    "spoiled": "Spoiled Ingredient",
    "hasty": "the Hasty Baker card",
    "new-hand": "New Hand",
    "double-batch": "Double Batch",
    "ribbon": "Blue Ribbon",
    "broken-timer": "Broken Timer",
    "discard": "discard a card",
    "switch": "The Old Switcheroo",
    "dive": "Go Dumpster Diving",
    "new-recipe": "Get New Recipe",
    "take-give": "Take 1, Give 1",
    "ban": "a ban",
    "restore": "a Restore card",
    "destroy": "Destroy",
    "end-turn": "the end of a turn",
}


def step_words(step: str) -> str:
    """A step as it is called in a heading. Raises KeyError if no game has it."""
    if step.startswith("scenario-"):
        number = int(step.removeprefix("scenario-"))
        scenario = facts.magic_bakery().scenarios[number - 1]
        return say("scenario {n}: {name}", n=number, name=scenario.name)
    return say(_WORDS[step])
