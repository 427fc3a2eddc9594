"""What BG Stats has no field for travels in its `metaData`, so that our own plays come back whole.

`metaData` is a text that holds JSON: `{"companion": {…}}` with the fields of a play.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from companion.games.registry import GAMES
from companion.rules import reading
from companion.rules.reading import Malformed
from companion.store import Play
from companion.store.outcomes import checked
from companion.store.records import play_from, to_document

_KEY = "companion"
_KEPT = (
    "id", "game", "started", "ended", "seats", "outcome", "options", "figures", "campaign",
    "title",
)  # fmt: skip
"""Who sat there, where, and the notes are read from the fields that BG Stats has for them."""


def packed(play: Play) -> str:
    """A play's own fields as the text of `metaData`."""
    document = to_document(play)
    own = {key: document[key] for key in _KEPT}
    return json.dumps({_KEY: own}, ensure_ascii=False, separators=(",", ":"))


def moment(time: str) -> str:
    """A time of ours as BG Stats writes them: what the clock showed, YYYY-MM-DD HH:MM:SS."""
    day, clock = time[:10] or "1970-01-01", time[11:19]
    return f"{day} {clock or '00:00:00'}"


def modified(play: Play) -> str:
    """What stands as the moment of a play's last change: another there has changed it since."""
    return moment(play.ended or play.started)


def unpacked(text: object) -> Play | None:
    """The play in a `metaData`, None if it holds none that can be relied on."""
    try:
        values = json.loads(text) if isinstance(text, str) else None
        own = values[_KEY] if isinstance(values, dict) else None
        return _play(own) if isinstance(own, dict) else None
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _play(own: Mapping[str, Any]) -> Play:
    play = play_from({key: own[key] for key in _KEPT} | {"tracked": False})
    for text in (play.id, play.game, play.started, play.ended or "", play.title, *play.seats):
        reading.plain_text(text)
    reading.plain_text(play.campaign or "")
    if not play.id or not play.seats:
        raise Malformed("a play has an id and seats")
    checked(play.outcome, len(play.seats))
    _check_options(play)
    return play


def _check_options(play: Play) -> None:
    if play.game in GAMES:
        game = GAMES[play.game]
        for key, value in play.options.items():
            if key in game.options:
                game.options[key](value)
