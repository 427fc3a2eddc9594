"""A table that looks as it did last time, so that most evenings need no choice at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.library import Campaign, Library, no_campaign
from companion.rules.game import Json
from companion.views.screens.new_table.asked import as_asked
from companion.views.screens.new_table.choices import MAGIC_BAKERY
from companion.views.screens.new_table.draft import Board, Draft, fitting
from companion.views.words import say

_KEY = "choices/{game}"
_NOT_FOR_NEXT_TIME = ("turtle", "scenario")
"""Whoever had the turtle, that was another evening; the campaign goes on by itself."""


def first_draft(
    library: Library, game: str, asked: Mapping[str, str], *, just_score: bool = False
) -> Draft:
    """Seats, options and rulings as at the last table; ``asked`` is the address's query."""
    kept = library.setting(_KEY.format(game=game), {})
    draft = Draft(
        game,
        options=dict(kept.get("options", {})),
        rulings=dict(kept.get("rulings", {})),
        just_score=just_score,
    )
    draft = replace(draft, names=fitting(library.last_seats(game), draft.seats))
    if game == MAGIC_BAKERY:
        draft = _in_campaign(library, draft, asked.get("campaign"))
    return as_asked(library, draft, asked)


def _in_campaign(library: Library, draft: Draft, name: str | None) -> Draft:
    """With the campaign of that name, else the one that was played last, and its ducks."""
    known = sorted(library.campaigns(), key=lambda one: one.plays[-1].when, reverse=True)
    boards = tuple(map(_board, known))
    if name is not None and all(one.name != name for one in boards):
        boards = (_board(no_campaign(name)), *boards)
    if not boards:
        return replace(draft, boards=(_board(no_campaign(say("Our bakery"))),))
    chosen = next((one for one in boards if one.name == name), boards[0])
    return replace(draft, boards=boards).playing(chosen)


def _board(campaign: Campaign) -> Board:
    return Board(campaign.name, campaign.next or 1, campaign.ducks)


def remember(library: Library, draft: Draft) -> None:
    """Keep what was chosen for the next table of this game. Raises StoreError."""
    options: dict[str, Json] = {
        key: value for key, value in draft.options.items() if key not in _NOT_FOR_NEXT_TIME
    }
    kept = {"options": options, "rulings": dict(draft.rulings)}
    library.keep_setting(_KEY.format(game=draft.game), kept)


def kept_rulings(library: Library, game: str) -> Mapping[str, str]:
    """The rulings with which the next table of a game begins."""
    return dict(library.setting(_KEY.format(game=game), {}).get("rulings", {}))


def keep_ruling(library: Library, game: str, key: str, value: str) -> None:
    """Keep one ruling for the next table of a game. Raises StoreError."""
    kept = library.setting(_KEY.format(game=game), {})
    rulings = {**kept.get("rulings", {}), key: value}
    library.keep_setting(_KEY.format(game=game), {**kept, "rulings": rulings})
