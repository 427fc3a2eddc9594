"""Plays of our log as a `.bgsplay` file, with every field that BG Stats writes itself."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from companion.exchange.bgstats.games import TEAM_GAMES, title_of
from companion.exchange.bgstats.own import modified, moment, packed
from companion.exchange.bgstats.reading import RECORDED
from companion.exchange.identity import derived, uuid_of
from companion.games.registry import GAMES
from companion.log.bakery import scenarios_of
from companion.log.entry import oldest_first
from companion.log.people import People
from companion.log.results import Result, results
from companion.log.statistics import number
from companion.store import Play, Player

ABOUT = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use "
    "a share, export or open-in function to open it with Board Game Stats."
)
"""The sentence by which such a file is known."""

BETWEEN = "／"
"""What BG Stats puts between several boards."""

Document = dict[str, Any]


def bgsplay(plays: Iterable[Play], players: Iterable[Player]) -> bytes:
    """The file. Running tables are left out; abandoned ones count in no statistics there."""
    over = [play for play in oldest_first(plays) if play.state != "running"]
    newest = max(map(modified, over), default=moment(""))
    tables = _Numbered(People(players), newest)
    document = {
        "about": ABOUT,
        "plays": [tables.play(play) for play in over],
        "players": list(tables.players.values()),
        "locations": list(tables.places.values()),
        "games": list(tables.games.values()),
        "userInfo": {"meRefId": 0},
    }
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


class _Numbered:
    """Players, places and games as they turn up: a play refers to them by number."""

    def __init__(self, people: People, stamp: str) -> None:
        self._people = people
        self._stamp = stamp
        self.players: dict[str, Document] = {}
        self.places: dict[str, Document] = {}
        self.games: dict[str, Document] = {}

    def play(self, play: Play) -> Document:
        """A play with its scores."""
        stamp = modified(play)
        began = moment(play.started)
        got = {result.seat: result for result in results([play], self._people)}
        return {
            "uuid": uuid_of("play", play.id),
            "modificationDate": stamp,
            "entryDate": stamp,
            "playDate": began,
            "playDateYmd": int(began[:10].replace("-", "")),
            "usesTeams": False,
            "durationMin": number(play, "minutes") or 0,
            "ignored": play.state == "abandoned",
            "manualWinner": False,
            "rounds": number(play, "rounds") or number(play, "days") or 0,
            "bggId": 0,
            "bggLastSync": "",
            "importPlayId": 0,
            "locationRefId": self._place(play.place) if play.place else 0,
            "gameRefId": self._game(play.game),
            "rating": 0,
            "nemestatsId": 0,
            "scoringSetting": 0,
            "metaData": packed(play),
            "board": _board(play),
            "comments": play.notes,
            "playImages": "[]",
            "playerScores": [
                self._score(play, seat, got.get(seat)) for seat in range(len(play.seats))
            ],
            "expansionPlays": [],
        }

    def _score(self, play: Play, seat: int, result: Result | None) -> Document:
        standing = result.standing if result else {}
        return {
            "score": _score_text(standing, result),
            "winner": bool(result and result.won),
            "newPlayer": False,
            "startPlayer": seat == 0 and _starts_with_the_first(play),
            "playerRefId": self._player(play, seat),
            "rank": (result.place if result else None) or 0,
            "seatOrder": seat + 1,
            "role": str(standing.get("role", "")),
            "team": "",
            "teamRole": "",
            "startPosition": "",
            "metaData": "",
        }

    def _player(self, play: Play, seat: int) -> int:
        key = self._people.key(play, seat)
        name = self._people.name(key)
        document = {
            "uuid": derived("player", key) if name is None else uuid_of("player", key),
            "id": len(self.players) + 1,
            "name": play.seats[seat] if name is None else name,
            "isAnonymous": False,
            "modificationDate": self._stamp,
            "bggUsername": "",
            "metaData": "",
        }
        return _number_of(self.players, key, document)

    def _place(self, name: str) -> int:
        document = {
            "uuid": derived("place", name),
            "id": len(self.places) + 1,
            "name": name,
            "modificationDate": self._stamp,
        }
        return _number_of(self.places, name, document)

    def _game(self, game: str) -> int:
        counts = GAMES[game].seats if game in GAMES else (0,)
        document = {
            "uuid": derived("game", game),
            "id": len(self.games) + 1,
            "name": title_of(game),
            "modificationDate": self._stamp,
            "cooperative": game in TEAM_GAMES,
            "highestWins": True,
            "noPoints": False,
            "usesTeams": False,
            "urlThumb": "",
            "urlImage": "",
            "bggName": "",
            "bggYear": 0,
            "bggId": 0,
            "designers": "",
            "metaData": "",
            "isBaseGame": 1,
            "isExpansion": 0,
            "rating": 0,
            "minPlayerCount": counts[0],
            "maxPlayerCount": counts[-1],
            "minPlayTime": 0,
            "maxPlayTime": 0,
            "minAge": 0,
            "preferredImage": 0,
            "copies": [],
        }
        return _number_of(self.games, game, document)


def _number_of(documents: dict[str, Document], key: str, document: Document) -> int:
    number: int = documents.setdefault(key, document)["id"]
    return number


def _score_text(standing: Mapping[str, Any], result: Result | None) -> str:
    """The text that came from elsewhere, else the number, else nothing: missing is not 0."""
    if "score" in standing:
        return str(standing["score"])
    return "" if result is None or result.score is None else str(result.score)


def _starts_with_the_first(play: Play) -> bool:
    """Seats of a table are in turn order; in Filler, and elsewhere, as people sit."""
    known = play.game in GAMES and (play.outcome or {}).get("termination") != RECORDED
    return known and play.game != "filler"


def _board(play: Play) -> str:
    scenarios = scenarios_of(play)
    if scenarios:
        return BETWEEN.join(f"Scenario {number}" for number in scenarios)
    return play.title
