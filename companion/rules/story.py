"""Events told in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.rules.game import Event, Game, Who

COMMON_SENTENCES: Mapping[str, str] = {
    "undone": "The last move was taken back",
    "redone": "The move taken back counts again",
    "adjusted": "The table was corrected",
    "ruled": "The table changed a ruling",
    "renamed": "{name} takes over a seat",
    "ended": "The game is over",
    "reopened": "The game goes on",
    "finished": "The table was ended by hand",
    "abandoned": "The table was abandoned",
}


def template(game: Game[Any], event: Event) -> str:
    """The sentence of an event, with its gaps open."""
    return game.sentences.get(event.code) or COMMON_SENTENCES[event.code]


def filled(words: str, facts: Mapping[str, object], names: Sequence[str]) -> str:
    """A sentence with its gaps filled; a seat is shown by its name, several by a way along them."""
    return words.format(**{key: _shown(one, names) for key, one in facts.items()})


def _shown(fact: object, names: Sequence[str]) -> object:
    if isinstance(fact, Who):
        return names[fact.seat]
    if isinstance(fact, tuple):
        return " → ".join(str(_shown(one, names)) for one in fact)
    return fact


def sentence(game: Game[Any], event: Event, names: Sequence[str]) -> str:
    """What happened, in English."""
    return filled(template(game, event), event.facts, names)
