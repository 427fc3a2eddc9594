"""Whether all of the rules are there: a copy of the app may have been cut short."""

from __future__ import annotations

from companion.content import facts, rulebook
from companion.games.registry import GAMES
from companion.views.words import joined, say


def what_is_missing() -> str | None:
    """What can't be read of the rules, in a sentence; None if everything is there."""
    try:
        rulebook.all_ids()
        wanted = [slug for slug in GAMES if facts.described(slug)]
        lost = [GAMES[slug].title for slug in wanted if slug not in facts.slugs()]
        for game in facts.slugs():
            facts.game(game)
    except (OSError, ValueError, KeyError) as fault:
        return say("The rules are incomplete: {fault}. Install Companion again.", fault=fault)
    if not lost:
        return None
    return say("The rules of {games} are missing. Install Companion again.", games=joined(lost))
