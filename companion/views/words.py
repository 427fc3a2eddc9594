"""The words of the screens: sentences of their own, and those of rules and games for a reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.language import ENGLISH, counted, joined, language, say
from companion.rules import story
from companion.rules.game import Event, Game, IllegalMove

__all__ = ["counted", "happened", "in_sentence", "joined", "reason", "say"]


_NOUNS = ("first", "ingredient", "layer", "second", "way")
"""Facts of events that are words themselves; all others are names and numbers."""


def in_sentence(noun: str) -> str:
    """A word of a card in the middle of a sentence: small in English, as it is in German."""
    return noun.lower() if language() == ENGLISH else noun


def reason(refusal: IllegalMove) -> str:
    """Why a move is refused, in the reader's language."""
    return say(refusal.template, **refusal.facts)


def happened(game: Game[Any], event: Event, names: Sequence[str]) -> str:
    """What happened, in the reader's language."""
    words = {key: say(str(event[key])) for key in _NOUNS if isinstance(event.facts.get(key), str)}
    return story.filled(say(story.template(game, event)), {**event.facts, **words}, names)
