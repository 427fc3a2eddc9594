"""What a table decided about an open question, in words."""

from __future__ import annotations

from companion.content.rulebook import ruling
from companion.rules.common import Ruling
from companion.views.words import joined, say


def ruling_words(game: str, move: Ruling) -> str:
    """``Ruling. Bees or turtle first: the turtle first, then everyone passes cards``."""
    told = []
    for key, value in move.values.items():
        rule = ruling(game, key)
        choice = next(one for one in rule.choices if one.value == value)
        told.append(
            say("{question}: {choice}", question=rule.title, choice=choice.text.rstrip("."))
        )
    return say("Ruling. {told}", told=joined(told))
