"""Our four games by the names that other programs have for them."""

from __future__ import annotations

import unicodedata
from functools import cache

from companion.content import facts
from companion.games.registry import GAMES

TEAM_GAMES = ("magic-bakery",)
"""Everybody wins or loses together."""
IN_STARS = ("cake-auf",)
"""Their results count stars, not points."""


def slug_of(*names: object) -> str | None:
    """The game that one of these names means, None if it is not ours."""
    known = _by_name()
    return next((known[bare] for name in names if (bare := _bare(name)) in known), None)


def title_of(game: str) -> str:
    """What a game is called elsewhere; a game that is not ours is known by its title alone."""
    return facts.game(game).game.title if game in GAMES else game


@cache
def _by_name() -> dict[str, str]:
    found: dict[str, str] = {}
    for slug in GAMES:
        head = facts.game(slug).game
        found |= {_bare(name): slug for name in (slug, head.title, head.short)}
    return found


def _bare(name: object) -> str:
    """Letters and digits only, without accents and case."""
    text = unicodedata.normalize("NFKD", name) if isinstance(name, str) else ""
    return "".join(mark for mark in text.casefold() if mark.isalnum())
