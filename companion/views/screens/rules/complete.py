"""Whether all of the rules are there: a copy of the app may have been cut short."""

from __future__ import annotations

from companion.content import facts, rulebook
from companion.games.registry import GAMES
from companion.views.words import joined, say


def what_is_missing() -> str | None:
    """What can't be read of the rules, in a sentence; None if everything is there."""
    try:
        lost = [title for game, title in _titles().items() if game not in facts.slugs()]
        rulebook.all_ids()
        for game in facts.slugs():
            facts.game(game)
    except (OSError, ValueError, KeyError) as fault:
        return say("The rules are incomplete: {fault}. Install Companion again.", fault=fault)
    if not lost:
        return None
    return say("The rules of {games} are missing. Install Companion again.", games=joined(lost))


def _titles() -> dict[str, str]:
    return {slug: game.title for slug, game in GAMES.items()}
