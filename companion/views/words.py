"""The words of the screens: sentences of their own, and those of rules and games for a reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.language import counted, joined, say
from companion.rules import story
from companion.rules.game import Event, Game, IllegalMove

__all__ = ["counted", "happened", "joined", "reason", "say"]


def reason(refusal: IllegalMove) -> str:
    """Why a move is refused, in the reader's language."""
    return say(refusal.template, **refusal.facts)


def happened(game: Game[Any], event: Event, names: Sequence[str]) -> str:
    """What happened, in the reader's language."""
    return story.filled(say(story.template(game, event)), event.facts, names)
