"""Files of BG Stats for tests, made out of the sample."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from companion.exchange.incoming import look
from companion.store import Play, Store

SAMPLE = (Path(__file__).parents[1] / "cases" / "sample.bgsplay").read_bytes()
PLAY = "55555555-5555-4555-8555-555555555555"
ZOE = "11111111-1111-4111-8111-111111111111"
LI = "22222222-2222-4222-8222-222222222222"


def document(game: str = "Filler", **play: Any) -> dict[str, Any]:
    """The sample with another game; keywords change its play."""
    found: dict[str, Any] = json.loads(SAMPLE)
    found["games"][0]["name"] = game
    found["plays"][0].update(play)
    return found


def scores(*changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The sample's scores, changed."""
    own = copy.deepcopy(json.loads(SAMPLE)["plays"][0]["playerScores"])
    return [{**score, **change} for score, change in zip(own, changes, strict=True)]


def text(values: Any) -> bytes:
    """A document as a file, one play a line."""
    return json.dumps(values, ensure_ascii=False, indent=1).encode()


def only(store: Store) -> Play:
    (play,) = store.documents.plays.all()
    return play


def take(store: Store, content: bytes, **answers: str) -> Play:
    look(store, content, other_games=True).take(answers)
    return store.documents.plays.newest_first()[0]


def names(store: Store) -> dict[str, str]:
    return {player.id: player.name for player in store.documents.players.all()}
