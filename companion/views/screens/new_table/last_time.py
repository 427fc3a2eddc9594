"""A table that looks as it did last time, so that most evenings need no choice at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.library import Library
from companion.rules.game import Json
from companion.views.screens.new_table.draft import Draft, fitting
from companion.views.words import say

_KEY = "choices/{game}"
_NOT_FOR_NEXT_TIME = ("turtle",)
"""Whoever had the turtle: that was another evening."""
_NOT_AN_OPTION = (*_NOT_FOR_NEXT_TIME, "score_only")


def first_draft(
    library: Library, game: str, asked: Mapping[str, str], *, just_score: bool = False
) -> Draft:
    """Seats, options and rulings as at the last table; ``asked`` is the address's query."""
    draft = Draft(game, just_score=just_score)
    kept = library.setting(_KEY.format(game=game), {})
    draft = replace(
        draft,
        names=fitting(library.last_seats(game), draft.seats),
        options=dict(kept.get("options", {})),
        rulings=dict(kept.get("rulings", {})),
        campaign=asked.get("campaign") or _last_campaign(library),
    )
    return _as_asked(_like(library, draft, asked), asked)


def _like(library: Library, draft: Draft, asked: Mapping[str, str]) -> Draft:
    """``like=<a table>``: its players and settings; ``without=1``: but for its second seat."""
    play = library.play(asked.get("like", ""))
    if play is None or play.game != draft.game:
        return draft
    header = library.open(play.id).table.header
    gone = asked.get("without", "")
    return replace(
        draft,
        names=tuple(name for seat, name in enumerate(play.seats) if str(seat) != gone),
        options={key: value for key, value in header.options.items() if key not in _NOT_AN_OPTION},
        rulings=dict(header.rulings),
        campaign=header.campaign or draft.campaign,
    )


def _as_asked(draft: Draft, asked: Mapping[str, str]) -> Draft:
    """``scenarios=3`` or ``1,5``, ``ducks=2``, ``mode=freeplay``: what another screen begins."""
    if "scenarios" in asked:
        numbers = [int(one) for one in asked["scenarios"].split(",") if one.isdigit()]
        mode = "campaign" if len(numbers) == 1 else "freeplay"
        draft = draft.option("scenarios", numbers).option("mode", asked.get("mode", mode))
    elif "mode" in asked:
        draft = draft.option("mode", asked["mode"])
    if asked.get("ducks", "").isdigit():
        draft = draft.option("ducks", int(asked["ducks"]))
    return draft


def _last_campaign(library: Library) -> str:
    found = (play.campaign for play in library.log() if play.campaign)
    return next(found, say("Our bakery"))


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
